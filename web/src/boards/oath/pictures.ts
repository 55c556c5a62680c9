/** A small line drawing for every variant, in a box of 24 × 24. */
export const pictures: Record<string, string> = {
  chancellor: 'M4 18V8l5 4 3-7 3 7 5-4v10ZM4 21h16',
}
