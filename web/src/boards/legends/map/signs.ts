/**
 * The signs of the land, drawn with a few strokes. The foot of a sign stands at 0,0; a unit is a unit of the map.
 * `fill` is washed with the colour of the side, `shade` with ink, `line` is the pen.
 */
export type Sign = { line: string; fill?: string; shade?: string; size: number }

const sign = (size: number, line: string, fill?: string, shade?: string): Sign => ({
  size,
  line,
  ...(fill === undefined ? {} : { fill }),
  ...(shade === undefined ? {} : { shade }),
})

export const SIGNS = {
  // sand
  dune: sign(24, 'M-22 0q9-13 22-11q12 2 22 11M-4-11q3 6 11 8', 'M-22 0q9-13 22-11q12 2 22 11Z'),
  salt: sign(16, 'M-12-2h8M-8-6v8M5-10h8M9-14v8M2 4h6M5 1v6'),
  cactus: sign(20, 'M0 0v-28M0-10h-9v-9M0-14h8v-9', undefined),
  tent: sign(
    44,
    'M-40 0 -14-34 12 0ZM-14-34q2 18 6 34M-14-34v-8l9 3-9 4M6-8 22-26 42 0H14',
    'M-40 0-14-34 12 0ZM6-8 22-26 42 0H12Z',
    'M-14-34q2 18 6 34H12Z',
  ),
  well: sign(
    26,
    'M-14 0v-12q14-7 28 0V0q-14 7-28 0ZM-14-12q14 7 28 0M-12-14v-16M12-14v-16M-17-28 0-40 17-28Z',
    'M-17-28 0-40 17-28Z',
    'M-14-12q14 7 28 0q-14-7-28 0Z',
  ),
  mesa: sign(
    30,
    'M-34 0-24-24H4l4 10h14L32 0M-16-24l-2 24M-6-24v24M4-22l2 22M16-14l3 14',
    'M-34 0-24-24H4l4 10h14L32 0Z',
    'M4-24 8-14h14L32 0H8Z',
  ),
  palm: sign(
    34,
    'M0 0q5-20-2-38M-2-38q-12-8-20 3M-2-38q-8-14-20-11M-2-38q4-14 16-13M-2-38q12-6 20 6M-2-38q-10 0-14 13',
    'M-2-38q-12-8-20 3q8-5 20-3q-8-14-20-11q10 0 20 11q4-14 16-13q-8 4-16 13q12-6 20 6q-9-6-20-6Z',
  ),
  oasis: sign(40, 'M-34-4q14-12 34-10q20 1 32 9q-14 11-34 11q-20 0-32-10ZM-16-3h14M4 0h14'),
  // green land
  tuft: sign(15, 'M-9 0q1-8-3-11M-3 0q2-9 1-15M4 0q1-8 6-12'),
  clover: sign(
    14,
    'M0 0v-9M0-9q-9 2-7-5q3-4 7 1q-1-8 4-7q6 2 1 7q7 0 4 5q-4 4-9-1',
    'M0-9q-9 2-7-5q3-4 7 1q-1-8 4-7q6 2 1 7q7 0 4 5q-4 4-9-1Z',
  ),
  hill: sign(32, 'M-30 0q8-20 24-19q18 0 34 19M-10-10q4-4 9-4M2-6q4-4 9-3', 'M-30 0q8-20 24-19q18 0 34 19Z'),
  tree: sign(
    20,
    'M0 0v-12M-11-14q-6-9 3-14q4-10 13-5q11 1 9 11q3 9-8 10q-10 4-17-2Z',
    'M-11-14q-6-9 3-14q4-10 13-5q11 1 9 11q3 9-8 10q-10 4-17-2Z',
    'M2-11q13-1 12-11q-1 6-12 11Z',
  ),
  willow: sign(
    28,
    'M0 0v-22M-18-8q-4-22 6-28q12-10 24 0q10 8 6 28M-9-6q-3-16 3-24M8-6q3-16-3-24M1-12v-16',
    'M-18-8q-4-22 6-28q12-10 24 0q10 8 6 28q-5-5-9 2q-5-8-9 1q-5-8-9 0q-4-7-9-3Z',
  ),
  reed: sign(14, 'M-7 0-9-20M0 0v-25M7 0l3-18M-10-20v-6M0-25v-7M10-18v-6'),
  wheat: sign(
    20,
    'M-10 0q2-14-2-27M0 0v-30M10 0q-2-14 2-27M-12-27l-4 5M-12-27l4 4M-11-20l-4 4M-11-20l4 3M0-30l-4 5M0-30l4 5M0-22l-4 4M0-22l4 4M12-27l4 5M12-27l-4 4M11-20l4 4M11-20l-4 3',
  ),
  hive: sign(
    22,
    'M-13 0q-3-12 3-18q3-8 10-8q7 0 10 8q6 6 3 18ZM-12-8h24M-9-17h18M-3 0v-5h6v5',
    'M-13 0q-3-12 3-18q3-8 10-8q7 0 10 8q6 6 3 18Z',
  ),
  stones: sign(
    46,
    'M-40 0-38-30-28-31-27 0M-16 0-15-34-6-34-6 0M8 0V-33h9V0M-18-34-18-42 20-42 20-34ZM28 2l2-24 9 1 2 23',
    'M-40 0-38-30-28-31-27 0ZM-16 0-15-34-6-34-6 0ZM8 0V-33h9V0ZM-18-34V-42H20v8ZM28 2l2-24 9 1 2 23Z',
    'M-31-31l4 31h-6ZM-9-34h3v34h-5ZM14-33h3V0h-5Z',
  ),
  house: sign(22, 'M-14 0v-13h28V0ZM-18-12 0-26 18-12M-3 0v-8h6v8', 'M-18-12 0-26 18-12Z'),
  mill: sign(
    40,
    'M-12 0-8-30H8L12 0ZM-9-30 0-40 9-30M0-33-20-47M0-33 18-50M0-33 20-20M0-33-18-18M-20-47l8 0M18-50l2 8M20-20l-9 1M-18-18l-2-8M-3 0v-9h6v9',
    'M-9-30 0-40 9-30Z',
    'M3-30H8L12 0H5Z',
  ),
  pine: sign(20, 'M0 0v-7M-12-7 0-22 12-7ZM-9-17 0-31 9-17M-6-27 0-40 6-27', 'M-12-7 0-40 12-7Z', 'M0-40 12-7H3Z'),
  fir: sign(
    20,
    'M0 0v-6M-12-6q7-4 12-32q5 28 12 32ZM-6-14h5M2-20h4',
    'M-12-6q7-4 12-32q5 28 12 32Z',
    'M0-38q5 28 12 32H3Z',
  ),
  leaf: sign(14, 'M-8 0q0-14 14-16q1 14-14 16ZM-8 0-1-9M-8 0l-4 3', 'M-8 0q0-14 14-16q1 14-14 16Z'),
  sheep: sign(
    18,
    'M-11-5q-5-5 0-9q4-6 10-3q8-4 12 3q4 6-2 9ZM10-14q8-2 8 4q-3 4-7 1M-6-4v6M-1-4v6M6-4v6',
    'M-11-5q-5-5 0-9q4-6 10-3q8-4 12 3q4 6-2 9Z',
  ),
  // stone
  rock: sign(
    26,
    'M-24 0-14-20-4-14 4-30 16-16 24 0M4-30l2 14-6 16M-14-20l2 10M16-16l-2 8',
    'M-24 0-14-20-4-14 4-30 16-16 24 0Z',
    'M4-30 16-16 24 0H4l4-14Z',
  ),
  cairn: sign(16, 'M-12 0q0-8 8-8h8q8 0 8 8ZM-7-8q0-7 7-7t7 7M-3-15q0-5 3-5t3 5', 'M-12 0q0-8 8-8h8q8 0 8 8Z'),
  ruin: sign(
    40,
    'M-34 0v-26h10V0M-36-26h14M-12 0v-16l5-4 5 5V0M8 0v-30h10V0M6-30h15M6-36h30l-5 6M28 0v-10l8-3v13',
    'M-34 0v-26h10V0ZM8 0v-30h10V0ZM-12 0v-16l5-4 5 5V0Z',
    'M-28-26h4V0h-4ZM14-30h4V0h-4Z',
  ),
  bird: sign(13, 'M-13-4q6-6 10 1q4-8 11-3M4 8q5-5 8 0q3-6 9-2'),
  wind: sign(22, 'M-22-10h28q9 0 9-7t-7-7-7 5M-16-3h36q7 0 7 6t-6 6'),
  spire: sign(
    34,
    'M-12 0-6-34-2-30 2-50 8-28 14 0M2-50v-10l11 4-11 4M2-30l1 30',
    'M-12 0-6-34-2-30 2-50 8-28 14 0Z',
    'M2-50 8-28 14 0H3Z',
  ),
  castle: sign(
    84,
    'M-62 0v-38h8v6h8v-6h8v6h8v-6h8V0M-30-32v-44h9v8h9v-8h10v8h9v-8h9V0M-34-76-10.5-104 16-76M-10-104v-16l15 5-15 6M16-38h8v6h9v-6h9v6h9v-6h9V0H-62M-18 0v-18q8-9 16 0V0M-50-16v-8M40-16v-8M-16-48v-10M4-48v-10M60-22h14V0H60',
    'M-62 0v-38h8v6h8v-6h8v6h8v-44h44v38h8v6h9v-6h9v6h9v-6h9v16h14V0ZM-34-76-10-104 16-76Z',
    'M-2-76H16V0H4ZM42-38h18V0H48ZM-18 0v-18q8-9 16 0V0Z',
  ),
  lighthouse: sign(
    50,
    'M-12 0-8-40H8L12 0ZM-11-40h22M-7-40v-11h14v11M-9-51 0-61 9-51ZM-9-27H9M-10-14h20M13-47l14-4M13-43l13 3M-13-47l-14-4M-13-43l-13 3',
    'M-11-14-9-27H9l1 13ZM-9-51 0-61 9-51Z',
    'M3-40h5L12 0H5Z',
  ),
  // ice
  peak: sign(
    36,
    'M-32 0-12-30-6-24 6-46 32 0M6-46l2 14 6 5-4 7 4 8M-12-30l2 9M-2-29l4 5 5-4',
    'M-12-30-6-24 6-46l13 23-8-4-4 6-6-6-6 6-4-6-6 5Z',
    'M6-46 32 0H16l-6-12 4-8-6-5Z',
  ),
  fang: sign(
    76,
    'M-50 0-30-30-22-24 2-92 18-58 24-64 52 0M2-92l4 30-8 18 12 12-6 32M18-58l2 18M-30-30l4 14M-12-50l6 8 6-6M24-64l6 24',
    'M-14-48 2-92 18-58l6-6 8 18-8-6-6 8-8-10-6 10-6-8-6 8Z',
    'M2-92 18-58l6-6L52 0H12l6-32-10-12 6-18Z',
  ),
  crevasse: sign(24, 'M-22 0-10-6-4-2 6-9 14-5 22-10M-12 8-2 3 5 7 14 2'),
  floe: sign(22, 'M-20-3-8-10 12-9 20-2 8 5-12 4ZM-8-10-4-4 8 5M-4-4-20-3', 'M-20-3-8-10 12-9 20-2 8 5-12 4Z'),
  seal: sign(
    26,
    'M-24 0q2-10 14-10q10-2 16-9q5-5 10 0q3 4-2 8q-4 10-16 11ZM-24 0l-8-6M-24 0l-8 4M4-2q4 4 9 2M12-16h1',
    'M-24 0q2-10 14-10q10-2 16-9q5-5 10 0q3 4-2 8q-4 10-16 11Z',
  ),
  // fire
  crater: sign(
    88,
    'M-78 0q26-14 44-62q8-8 18-4q10 6 20 0q12-6 20 2Q44-14 78 0M-34-62q14 12 30 4q14 8 28-6M-18-44-30-8M6-48 4-18M22-44 38-14M-10-72q-8-12 2-20q8-8 0-18M10-72q8-10 0-18q-6-10 4-20',
    'M-34-62q14 12 30 4q14 8 28-6q-8-8-20-2q-10 6-20 0q-10-4-18 4ZM-8-58q6 20-4 34q14 4 8 24h10q8-20-2-28q8-14-2-30Z',
    'M24-64Q44-14 78 0H26q8-30-6-60Z',
  ),
  cone: sign(
    30,
    'M-28 0q12-6 20-28h14Q14-6 28 0M-8-28q7 5 14 0M-4-34q-3-5 1-9M4-34q3-5-1-9',
    'M-28 0q12-6 20-28h14Q14-6 28 0Z',
    'M2-26 6-28Q14-6 28 0H10Z',
  ),
  ember: sign(24, 'M-22-4-12-9-6-3 4-8 10-1 22-6M-4-3-7 6 2 10', undefined),
  pumice: sign(
    18,
    'M-12-3q4-6 9-1q-1 6-9 1ZM4-9q5-4 8 1q-3 5-8-1ZM0 5q4-4 7 0q-3 4-7 0Z',
    'M-12-3q4-6 9-1q-1 6-9 1ZM4-9q5-4 8 1q-3 5-8-1Z',
  ),
  steam: sign(
    26,
    'M-16 0q16 7 32 0q-16-7-32 0ZM-7-6q-6-7 0-13t0-13M2-7q-6-8 1-14t0-14M10-6q-5-7 0-12t0-12',
    'M-16 0q16 7 32 0q-16-7-32 0Z',
  ),
  glass: sign(
    24,
    'M-14 0-18-18-10-28-4-2ZM-10-28-8-4M0 0 2-32 10-24 8 0ZM2-32l3 32M11 0l9-14 3 12',
    'M-14 0-18-18-10-28-4-2ZM0 0 2-32 10-24 8 0Z',
  ),
  pier: sign(
    34,
    'M-30-6H22M-30-12H22M-24-12V4M-10-12V4M4-12V4M18-12V4M26 0q8 5 16-2l2-6H24ZM33-8v-18l9 13Z',
    'M33-8v-18l9 13Z',
  ),
} as const satisfies Record<string, Sign>

export type SignName = keyof typeof SIGNS

/** What grows and stands where: first the landmark (or nothing), then what is strewn around. */
export const COUNTRY: Record<string, [SignName | '', ...SignName[]][]> = {
  desert: [
    ['', 'salt', 'dune'],
    ['', 'cactus', 'dune'],
    ['tent', 'dune'],
    ['well', 'dune', 'cactus'],
    ['', 'mesa', 'mesa', 'dune'],
    ['', 'dune'],
    ['oasis', 'palm', 'dune'],
  ],
  horseshoe: [
    ['', 'bird', 'tuft'],
    ['', 'tree', 'tree', 'hill'],
    ['', 'rock', 'rock', 'cairn'],
    ['ruin', 'reed', 'tuft'],
    ['', 'willow', 'reed'],
  ],
  meadows: [
    ['', 'clover', 'hill'],
    ['stones', 'tuft'],
    ['mill', 'house', 'tuft'],
    ['', 'pine'],
    ['hive', 'wheat', 'wheat'],
  ],
  'red-forest': [
    ['', 'fir'],
    ['', 'fir', 'fir', 'leaf'],
    ['', 'fir', 'leaf'],
  ],
  citadel: [
    ['castle', 'rock'],
    ['', 'hill', 'sheep', 'tuft'],
    ['lighthouse', 'tuft', 'rock'],
  ],
  'ice-peaks': [
    ['', 'peak'],
    ['', 'crevasse', 'floe'],
    ['fang', 'crevasse'],
    ['', 'peak', 'crevasse'],
    ['seal', 'floe', 'crevasse'],
  ],
  'tall-islands': [
    ['', 'rock', 'bird'],
    ['', 'wind', 'rock'],
    ['spire', 'cairn', 'rock'],
  ],
  volcano: [
    ['pier', 'pumice'],
    ['', 'pumice'],
    ['', 'cone'],
    ['', 'steam', 'pumice'],
    ['', 'ember', 'pumice'],
    ['crater', 'ember'],
    ['', 'glass', 'pumice'],
  ],
}
