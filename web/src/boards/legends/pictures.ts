/** A small line drawing for every variant, in a box of 24 × 24. */
export const pictures: Record<string, string> = {
  map: 'M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2ZM9 4v14M15 6v14',
  layout: 'M3 4h6v6H3ZM9 4h6v6H9ZM15 4h6v6h-6ZM9 10h6v10H9Z',
  exploration: 'M5 10c0-3 3-5 7-5s7 2 7 5v9H5ZM5 12h14M10.5 12v3h3v-3',
  swamp: 'M2 18c2-2 4-2 6 0s4 2 6 0 4-2 8 0M8 14V5M8 5c-2 1-2 4 0 5M14 14V3M14 3c2 1 2 5 0 6M18 14V8',
  citadels: 'M5 21V8h2V5h2.5v2h5V5H17v3h2v13ZM10 21v-5a2 2 0 0 1 4 0v5M3 21h18',
  leaders: 'M12 11a4 4 0 1 0 0-.1M5 21c0-5 3-8 7-8s7 3 7 8M8 6l1-4 3 2 3-2 1 4',
  events: 'M4 18c1-6 5-7 8-7-3-1-4-4-3-7 1 3 4 4 6 4 3 1 5 4 5 7-2-2-4-2-5-1 1 2 0 5-3 6-3 0-6-1-8-2Z',
  ties: 'M4 8l8-4 8 4v8l-8 4-8-4ZM4 8l8 4 8-4M12 12v8M8 13.5v.1M16 13.5v.1M12 7.5v.1',
  youngest: 'M12 9a3.5 3.5 0 1 0 0-.1M6 21c0-5 2.5-8 6-8s6 3 6 8M12 5V2',
}
