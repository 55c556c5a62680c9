/** A small line drawing for every variant, in a box of 24 × 24. */
export const pictures: Record<string, string> = {
  short: 'M6 3h12M6 21h12M7 3c0 5 4 6 5 9-1 3-5 4-5 9M17 3c0 5-4 6-5 9 1 3 5 4 5 9',
  neutral: 'M5 20v-8a7 7 0 0 1 14 0v8h-5v-6h-4v6ZM12 5V2',
  titans_move_neutral: 'M6 10c-3-1-4-4-3-7 1 3 3 4 5 4M18 10c3-1 4-4 3-7-1 3-3 4-5 4M7 7h10v7l-5 7-5-7ZM10 12v.1M14 12v.1',
  open_screens: 'M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7Zm10 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  first: 'M6 21V4c4-2 8 2 13 0v10c-5 2-9-2-13 0',
  edition: 'M12 6c-2-2-5-2.3-8-2v14c3-.3 6 0 8 2 2-2 5-2.3 8-2V4c-3-.3-6 0-8 2Zm0 0v14',
}
