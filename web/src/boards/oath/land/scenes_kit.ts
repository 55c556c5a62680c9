/** The kit of the landscapes: signs in a few strokes, the foot at 0,0. A wash is a colour of the land under the pen's line. */
export type Wash = 'leaf' | 'stone' | 'snow' | 'sand' | 'water' | 'gold' | 'roof' | 'bone' | 'dark' | 'fog' | 'shade'
export type Sign = { line: string; wash: [Wash, string][] }

/** A line, then washes from back to front, each as its colour and its shape; "=" is the shape of the line. */
function sign(line: string, ...washes: string[]): Sign {
  const wash = washes.map((text): [Wash, string] => {
    const cut = text.indexOf(' ')
    const shape = text.slice(cut + 1)
    return [text.slice(0, cut) as Wash, shape === '=' ? line : shape]
  })
  return { line, wash }
}

const FIR = 'M-9-4 0-31 9-4Q4-7 0-4T-9-4Z'
const CROWN = 'M-11-10q-6-8 2-13q3-9 12-5q10 1 8 10q3 8-7 9q-9 3-15-1Z'
const PEAK = 'M-28 0-5-44 2-34 9-40 31 0Z'
const BAY = 'M-76 2Q-70-13-42-15T8-22Q44-25 76-20V2Q40 7 0 4T-76 2Z'

export const KIT: Record<string, Sign> = {
  // what grows
  fir: sign(`M0 0v-4${FIR}M-5-14Q-2-16 0-13T5-14`, `leaf ${FIR}`, 'shade M0-31 9-4Q6-6 3-5Z'),
  oak: sign(`M0 0v-11M0-6l-5-6${CROWN}`, `leaf ${CROWN}`, 'shade M2-8q11 0 11-12q-3 7-11 12Z'),
  blossom: sign(`M0 0v-11M0-6l-5-6${CROWN}M-5-20h.1M1-25h.1M5-18h.1M-1-15h.1`, `roof ${CROWN}`),
  palm: sign('M0 0q5-14-1-29M-1-29q-9-7-16 3M-1-29q-6-11-15-9M-1-29q3-11 12-10M-1-29q9-5 15 5M-1-29q-7 1-10 10', 'leaf M-1-29q-9-7-16 3q7-4 16-3q-6-11-15-9q8 0 15 9q3-11 12-10q-6 3-12 10q9-5 15 5q-7-5-15-5Z'),
  snag: sign('M-2 0Q0-9-2-16-4-23-10-27M3 0Q1-9 3-15L4-31M-2-16Q1-20 4-31M3-11Q9-14 12-22M8-16 15-17M-6-23-13-22M4-24 9-30', 'dark M-2 0Q0-9-2-16Q1-20 4-31L3-15Q1-9 3 0Z'),
  wheat: sign('M-8 0q1-9-2-16M0 0v-19M8 0q-1-9 2-16M-10-16q-4-3-3-8q5 2 3 8M0-19q-4-4 0-9q4 5 0 9M10-16q4-3 3-8q-5 2-3 8', 'gold M-10-16q-4-3-3-8q5 2 3 8ZM0-19q-4-4 0-9q4 5 0 9ZM10-16q4-3 3-8q-5 2-3 8Z'),
  furrow: sign('M-24 0q12-7 24 0t24 0M-18 6q9-5 18 0t18 0M-20-6q10-6 20 0t20 0'),
  reed: sign('M-7 0-9-17M0 0V-22M7 0 10-15M0-4Q5-12 11-11', 'roof M-11-17a1.8 4.5 0 1 1 3.6 0a1.8 4.5 0 1 1-3.6 0ZM-1.8-23a1.8 4.5 0 1 1 3.6 0a1.8 4.5 0 1 1-3.6 0ZM8.4-16a1.8 4.5 0 1 1 3.6 0a1.8 4.5 0 1 1-3.6 0Z'),
  tuft: sign('M-6 0q1-6-2-8M-1 0q1-7 1-11M4 0q1-6 5-8'),
  flower: sign('M0 0v-8M0-3q4-1 5-4', 'gold M0-8q-5 0-4-4q4-1 4 4q0-5 4-4q1 4-4 4Z'),
  // ground and water
  hill: sign('M-34 0Q-16-21 2-19T36 0M-12-10q4-4 9-4M4-7q4-3 9-2', 'leaf M-34 0Q-16-21 2-19T36 0Z'),
  down: sign('M-44 0Q-20-16 4-14T46 0M-8-7q5-3 11-3', 'sand M-44 0Q-20-16 4-14T46 0Z'),
  peak: sign('M-28 0-5-44 2-34 9-40 31 0M-5-44-9-26-3-18-7-6M9-40 12-26 8-17', `stone ${PEAK}`, 'snow M-5-44 2-34 9-40 16-28 10-25 6-31 1-25-4-31-8-26-14-27Z', 'shade M9-40 31 0H12L7-12 11-24Z'),
  crag: sign('M-14 0-9-21-2-15 3-27 14 0ZM3-27 1-14 5-7M-9-21-8-11', 'stone M-14 0-9-21-2-15 3-27 14 0Z', 'shade M3-27 14 0H6L5-7 1-14Z'),
  rock: sign('M-11 0-8-9 0-13 7-8 11 0ZM0-13 1-6', 'stone =', 'shade M0-13 7-8 11 0H3L1-6Z'),
  cliff: sign('M-42 0-40-26-32-42-16-48-9-38-4-22 0-12 1 0M-16-48-18-30-13-18-16-4M-32-42-30-24-34-10M-9-38-10-24', 'stone M-42 0-40-26-32-42-16-48-9-38-4-22 0-12 1 0Z', 'shade M-16-48-9-38-4-22 0-12 1 0H-14L-13-18-18-30Z'),
  road: sign('M-4-14Q4-9-2-5T-10 4M3-14Q13-8 7-4T4 4', 'sand M-4-14Q4-9-2-5T-10 4H4Q2-1 7-4T3-14Z'),
  bay: sign('M-76 2Q-70-13-42-15T8-22Q44-25 76-20', `water ${BAY}`),
  wave: sign('M-11 0q5.5-6 11 0t11 0'),
  pool: sign('M-22 0Q-20-7 2-7T24 0M-10-1h12M6 2h9', 'water M-22 0Q-20-7 2-7T24 0Q18 6 0 5T-22 0Z'),
  stream: sign('M-6-30Q-14-24 0-19T10-10Q6-3-34 2M4-31Q0-25 14-20T38-8Q34 2 6 4M2-24q5 1 7 3M12-15q6 1 8 4M-6-1q8-2 13 0M10-5q7-1 11 1', 'water M-6-30Q-14-24 0-19T10-10Q6-3-34 2L-30 6H6Q34 2 38-8Q34-16 14-20Q0-25 4-31Z'),
  water: sign('', 'water M-64 2V-6q8-5 16 0t16 0 16 0 16 0 16 0 16 0 16 0V2Q0 6-64 2Z'),
  crack: sign('M-26-2-14-7-6-2 4-8 12-3 26-9M-6-2-9 6M4-8 2-15 8-19M12-3 17 4'),
  fog: sign('M-52 0q9-8 19-2q9-10 20-1q10-8 19 1q8-8 18-1q9-5 16 2M-36 9q10-7 19 0t20 0q10-7 20-1', 'fog M-58 4Q-54-7-36-5Q-28-14-14-6Q0-14 12-5Q24-11 32-4Q46-8 52 2Q40 16 0 13T-58 4Z'),
  sun: sign('M-9 0a9 9 0 1 1 18 0M-15-2h-4M15-2h4M-11-11l-3-3M11-11l3-3M0-15v-4', 'gold M-9 0a9 9 0 1 1 18 0Z'),
  salt: sign('M-20 0-8-17 3 0ZM-8-17-6-4M2 0 12-24 24 0M12-24 14-5', 'snow M-20 0-8-17 3 0ZM2 0 12-24 24 0Z', 'shade M-8-17 3 0H-5ZM12-24 24 0H14Z'),
  pan: sign('M-30 0-20-9 18-9 30 0ZM-9-9-12 0M6-9 8 0M-25-4.500H24', 'snow M-30 0-20-9 18-9 30 0Z'),
  // what people built
  house: sign('M-8 0v-9h16V0M-11-8 0-18 11-8ZM-2 0v-5h4v5', 'bone M-8 0v-9h16V0Z', 'roof M-11-8 0-18 11-8Z'),
  hut: sign('M-9 0-8-12 7-10 9 0ZM-12-11 1-21 10-9M-2 0v-6h5v6M5-16v-6h3v8', 'bone M-9 0-8-12 7-10 9 0Z', 'roof M-12-11 1-21 10-9Z'),
  tower: sign('M-8 0v-28h-2v-9h5v4h3v-4h4v4h3v-4h5v9H8V0ZM-2 0v-8q2-3 4 0v8M0-20v-5', 'stone M-8 0v-28h-2v-9h5v4h3v-4h4v4h3v-4h5v9H8V0Z', 'shade M3-28H8V0H3Z'),
  walls: sign('M-40 0v-16h5v4h5v-4h5v4h5v-4h5v4h5v-4h5v4h5v-4h5v4h5v-4h5v4h5v-4h5v4h5v-4h5V0ZM-5 0v-7Q0-13 5-7V0', 'stone M-40 0v-16h80V0Z', 'dark M-5 0v-7Q0-13 5-7V0Z'),
  dome: sign('M-13 0v-16h26V0M-16-16H16M-12-16Q-12-31 0-33Q12-31 12-16M0-33v-8M-6-17v17M6-17v17', 'bone M-13 0v-16h26V0Z', 'gold M-12-16Q-12-31 0-33Q12-31 12-16Z', 'shade M4-16Q6-26 0-33Q12-31 12-16Z'),
  column: sign('M-5 0v-27H5V0M-7-27H7v-4H-7ZM-8 0H8M-1.500-25V-2M2-25V-2', 'bone M-5 0v-27H5V0ZM-7-27H7v-4H-7Z', 'shade M2-27H5V0H2Z'),
  stump: sign('M-5 0v-17l4 3 2-5 4 3V0ZM-8 0H8', 'bone M-5 0v-17l4 3 2-5 4 3V0Z'),
  court: sign('M-36 0H36M-33-4H33V0H-33ZM-29-4v-23M-23-4v-23M-10-4v-23M-4-4v-23M4-4v-23M10-4v-23M23-4v-23M29-4v-23M-34-27H34v-4H-34ZM-35-31 0-47 35-31M0-43v9M-6-41H6M-6-41l-3 6h6ZM6-41l3 6H3Z', 'bone M-33 0v-31L0-47 33-31V0Z', 'dark M-23-4v-23h13v23ZM10-4v-23h13v23ZM-4-4v-23H4v23Z'),
  menhirs: sign('M-36 0-34-29-25-32-23 0ZM-12 0-11-28-2-28-3 0ZM9 0 9-28 18-28 20 0ZM-16-28-15-37 21-38 23-29ZM30 2 33-22 40-20 42 2ZM-30-20-28-14M13-18l1 8', 'stone M-36 0-34-29-25-32-23 0ZM-12 0-11-28-2-28-3 0ZM9 0 9-28 18-28 20 0ZM-16-28-15-37 21-38 23-29ZM30 2 33-22 40-20 42 2Z', 'shade M-27-31-23 0h-5ZM-5-28h3l-1 28h-4ZM15-28h3L20 0h-5Z'),
  adit: sign('M-40 0Q-34-32-8-42Q22-44 40 0ZM-13 0v-20H13V0M-16-20H16v-5H-16ZM-9-20v20M9-20v20M-5 0l2-9M5 0 3-9M-6-3H6', 'stone M-40 0Q-34-32-8-42Q22-44 40 0Z', 'dark M-11 0v-20H11V0Z', 'roof M-16-20H16v-5H-16ZM-13 0v-20h4V0ZM9 0v-20h4V0Z'),
  cart: sign('M-11-13H11L7-4H-7ZM-9-13q2-6 6-3q3-6 7 0q4-3 5 3M-6-2a2.600 2.600 0 1 0 .1 0M5-2a2.600 2.600 0 1 0 .1 0', 'gold M-9-13q2-6 6-3q3-6 7 0q4-3 5 3Z', 'roof M-11-13H11L7-4H-7Z'),
  yurt: sign('M-17 0-18-11Q-14-21 0-24Q14-21 18-11L17 0ZM-18-11Q0-6 18-11M-4 0v-8h8v8M0-24v-4l6 2-6 2', 'bone M-17 0-18-11Q-14-21 0-24Q14-21 18-11L17 0Z', 'roof M-18-11Q-14-21 0-24Q14-21 18-11Q0-6-18-11Z'),
  horse: sign('M-13 0v-8q-2-6 5-7h9L6-22 9-24 10-21 15-18 13-16 9-17Q8-12 6-8V0M-9 0l1-7M2 0l-1-8M-13-9q-4 2-4 8', 'roof M-13-1v-7q-2-6 5-7h9L6-22 9-24 10-21 15-18 13-16 9-17Q8-12 6-8V-1L3-8H-8L-11-1Z'),
  wreck: sign('M-26-6Q-10-2 10-5L26-14Q22 2 8 4H-16Q-24 0-26-6ZM-16-4l-3-7M-7-3-9-11M2-4 1-12M10-6 10-14M-3-4 6-34M1-18l12-3-7-8', 'roof M-26-6Q-10-2 10-5L26-14Q22 2 8 4H-16Q-24 0-26-6Z', 'bone M1-18l12-3-7-8Z'),
  stack: sign('M-13 0-10-22-12-32-3-42 7-36 8-20 13 0ZM-3-42-1-26-5-14M7-36 4-24', 'stone =', 'shade M-3-42 7-36 8-20 13 0H2L-1-26Z'),
  skull: sign('M-22 0Q-26-10-23-22-18-38 0-39 18-38 22-22 24-12 17-8V0H8L6-5H2L0 0-4-5-8 0ZM-14-19q6-6 10 0q-1 8-6 7q-4-1-4-7ZM5-19q6-6 10 0q0 6-4 7q-5 1-6-7ZM0-12l-2 4h5ZM-10-30q6-4 12-3', 'bone M-22 0Q-26-10-23-22-18-38 0-39 18-38 22-22 24-12 17-8V0Z', 'dark M-14-19q6-6 10 0q-1 8-6 7q-4-1-4-7ZM5-19q6-6 10 0q0 6-4 7q-5 1-6-7ZM0-12l-2 4h5Z'),
  ribs: sign('M-30 0Q-32-22-18-28M-24 0Q-26-18-15-24M-14 0Q-15-24-2-29M-8 0Q-9-20 1-25M2 0Q2-22 13-25M8 0Q7-18 16-21M17 0Q17-14 25-17M22 0Q22-11 27-14', 'bone M-30 0Q-32-22-18-28L-15-24Q-26-18-24 0ZM-14 0Q-15-24-2-29L1-25Q-9-20-8 0ZM2 0Q2-22 13-25L16-21Q7-18 8 0ZM17 0Q17-14 25-17L27-14Q22-11 22 0Z'),
  spire: sign('M-7 0v-24L0-40 7-24V0M-9-24H9M0-40v-5M-2-12v-5h4v5', 'stone M-7 0v-24L0-40 7-24V0Z', 'shade M0-40 7-24V0H2Z'),
  fall: sign('M-8-40Q-10-20-8 0M8-40Q10-20 8 0M-3-38v16M2-34v20M-2-14v10M4-10v8M-15 1q8-7 15-2q8-5 15 2', 'water M-8-40Q-10-20-8 0H8Q10-20 8-40Z', 'fog M-15 2q8-8 15-3q8-5 15 3q-15 5-30 0Z'),
  door: sign('M-7 0v-11Q0-20 7-11V0ZM0-16V0M-3-6h.1', 'dark M-7 0v-11Q0-20 7-11V0Z'),
  eyes: sign('M-7 0q3-4 6 0q-3 3-6 0ZM2 0q3-4 6 0q-3 3-6 0Z', 'gold ='),
  swan: sign('M-11 0q-4-7 2-8q5 3 8 1q4-2 2-8q-1-5 4-4l4 2-4 1q3 8 2 12q-2 4-8 4Z', 'snow ='),
  star: sign('M0-5 1.500-1.500 5 0 1.500 1.500 0 5-1.500 1.500-5 0-1.500-1.500Z', 'gold ='),
}
