/** The emblems of the exploration tokens, in a box of 20 × 20 about 0,0: what is washed, and the pen. */
export type TokenSign = { line: string; fill?: string }

export const TOKENS: Record<string, TokenSign> = {
  hidden: { line: 'M-3-2.5Q-3-6 .2-6T3.3-3Q3.3-1 1.2 0T0 2.6M0 5.2v.3' },
  crown: { line: 'M-7 5V-4l4 3.5L0-6.5 3-.5 7-4V5Z', fill: 'M-7 5V-4l4 3.5L0-6.5 3-.5 7-4V5Z' },
  treasure: {
    line: 'M-6.5 5.5v-6h13v6ZM-6.5-.5Q-6.5-5.5-3-5.5H3Q6.5-5.5 6.5-.5M-1.3-1.5h2.6v3.5h-2.6Z',
    fill: 'M-6.5-.5Q-6.5-5.5-3-5.5H3Q6.5-5.5 6.5-.5Z',
  },
  bandits: {
    line: 'M-7-2.5Q0-6 7-2.5Q7 2.5 3.5 2.5 1.2 2.5 0 .5-1.2 2.5-3.5 2.5-7 2.5-7-2.5ZM-3.5-.8h1.5M3.5-.8h-1.5M-4 6Q0 3.5 4 6',
    fill: 'M-7-2.5Q0-6 7-2.5Q7 2.5 3.5 2.5 1.2 2.5 0 .5-1.2 2.5-3.5 2.5-7 2.5-7-2.5Z',
  },
  'dragon-lair': {
    line: 'M-7.5 6Q-7-6 0-6.5T7.5 6ZM-3.5 6Q-3.5-1 0-1T3.5 6M-1.5 2h.3M1.2 2h.3M-5-3-7.5-6M5-3 7.5-6',
    fill: 'M-3.5 6Q-3.5-1 0-1T3.5 6Z',
  },
  camp: { line: 'M-7.5 5.5 0-6.5 7.5 5.5ZM0-6.5V-8M-2.5 5.5 0-.5 2.5 5.5', fill: 'M-7.5 5.5 0-6.5 7.5 5.5Z' },
  fort: {
    line: 'M-6.5 6V-2h-1v-4h2.6v1.6h2.6V-6h4.6v1.6H5V-6h2.6v4h-1V6ZM-1.7 6V2.5Q0 .5 1.7 2.5V6',
    fill: 'M-6.5 6V-2h-1v-4h2.6v1.6h2.6V-6h4.6v1.6H5V-6h2.6v4h-1V6Z',
  },
  city: {
    line: 'M-7.5 6V-1L-4.5-4-1.5-1V6ZM-1.5 6V-4L1.5-7.5 4.5-4V6ZM4.5 0 6 -1.5 8 0V6H4.5M1.5-1.5v2M-4.5 1.5v1.5',
    fill: 'M-7.5-1L-4.5-4-1.5-1ZM-1.5-4L1.5-7.5 4.5-4Z',
  },
  church: {
    line: 'M-7 6V-.5L-2-3.5V6ZM-2 6V-3.5L0-7 2-3.5V6ZM2-3.5 7-.5V6H2M0-7v-2M-1-8.2h2M-.8 6V3.5h1.6V6',
    fill: 'M-7-.5-2-3.5V-1ZM2-3.5 7-.5 2-1ZM-2-3.5 0-7 2-3.5Z',
  },
  blank: { line: 'M-4 0h8' },
}

/** `token:fort-2` is a fort; `hidden` is what lies face down. */
export const kindOf = (token: string | null): string => (token ?? '').replace(/^token:/, '').replace(/-\d+$/, '')
