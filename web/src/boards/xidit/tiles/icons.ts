/** Small signs in a box of 24 × 24: units, orders, rewards. Every one has a shape of its own, whatever its colour. */

export type Sign = { fill?: string; line?: string }

export const SIGNS: Record<string, Sign> = {
  // a pitchfork
  'unit:militia': {
    line: 'M12 22V9M6 3v5c0 3 2 4 6 4s6-1 6-4V3M12 12V3M9 16h6',
  },
  // a drawn bow
  'unit:archer': { line: 'M7 3c9 3 9 15 0 18M7 3v18M3 12h17M16.5 8.5 20 12l-3.5 3.5' },
  // a shield with a sword
  'unit:infantry': {
    fill: 'M4 4h16v8c0 5-3.4 8-8 10-4.6-2-8-5-8-10Z',
    line: 'M12 7v10M8.5 10h7',
  },
  // a sun over a cross
  'unit:cleric': {
    line: 'M12 9v13M7.5 14h9M12 1.5v1.5M5.8 3.5l1 1.2M18.2 3.5l-1 1.2',
    fill: 'M12 3.5a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4Z',
  },
  // a pointed hat with a star
  'unit:mage': {
    fill: 'M13 2 7 17h11L15 8l3-2ZM2.5 18.5h19c0 3-19 3-19 0Z',
  },
  'order:act': {
    line: 'M4 20 15 9M4 16l4 4M20 20 9 9M20 16l-4 4',
    fill: 'M12.5 6.5 20 3.5l-3 7.5ZM11.5 6.5 4 3.5l3 7.5Z',
  },
  'order:wait': { line: 'M6 3h12M6 21h12M7.5 3c0 5 3.5 6 4.5 9-1 3-4.5 4-4.5 9M16.5 3c0 5-3.5 6-4.5 9 1 3 4.5 4 4.5 9', fill: 'M9 20.5c1-3 5-3 6 0Z' },
  coins: { fill: 'M12 4c5 0 9 3.6 9 8s-4 8-9 8-9-3.6-9-8 4-8 9-8Zm0 3.4 1.4 3 3.3.3-2.5 2.1.8 3.2-3-1.7-3 1.7.8-3.2-2.5-2.1 3.3-.3Z' },
  // a lyre
  bards: {
    line: 'M7 3C3 8 4 17 12 19c8-2 9-11 5-16M6 7h12M10 7v10M14 7v10M12 7v11M8 22h8M12 19v3',
  },
  // a tower
  guild: { fill: 'M6 22V10H4.5V4h3v2H10V4h4v2h2.5V4h3v6H18v12h-4v-5c0-2.6-4-2.6-4 0v5Z' },
  lair: { line: 'M3 21C3 10 7 4 12 4s9 6 9 17M8 21c0-6 1.5-9 4-9s4 3 4 9M9 8h.1M15 8h.1' },
  crown: { fill: 'M3 19V7l5 4 4-7 4 7 5-4v12Z' },
  bastion: { fill: 'M3 22V8h4v3h3V6h4v5h3V8h4v14h-7v-5c0-2.6-4-2.6-4 0v5ZM12 1l5 2-5 2Z' },
}
SIGNS['reward:coins'] = SIGNS['column:wealth'] = SIGNS['coins']!
SIGNS['reward:bards'] = SIGNS['column:reputation'] = SIGNS['bards']!
SIGNS['reward:guild'] = SIGNS['column:influence'] = SIGNS['guild']!

/** The colour token of a sign. */
export const tint = (of: string): string => {
  const [kind, name] = of.split(':')
  if (kind === 'unit') return `var(--x-${name})`
  if (/coins|wealth/.test(of)) return 'var(--x-coin)'
  if (/bards|reputation/.test(of)) return 'var(--x-bard)'
  if (/guild|influence/.test(of)) return 'var(--x-guild)'
  return 'currentColor'
}
