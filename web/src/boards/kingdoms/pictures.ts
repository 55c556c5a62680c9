/** A small line drawing for every variant, in a box of 24 × 24. */
export const pictures: Record<string, string> = {
  factions: 'M5 4h14v8c0 5-3 8-7 9-4-1-7-4-7-9ZM9 10c1-1 2-1 2 0M13 10c1-1 2-1 2 0M10 15c1 1 3 1 4 0',
  extra: 'M4 4h10v7c0 4-2 6-5 7-3-1-5-3-5-7ZM18 12v8M14 16h8',
  exploration: 'M3 17l9-5 2 4-9 4ZM12 12l7-5 3 6-8 3M8 20l-1 2',
  edition: 'M12 6c-2-2-5-2.3-8-2v14c3-.3 6 0 8 2 2-2 5-2.3 8-2V4c-3-.3-6 0-8 2Zm0 0v14',
}
