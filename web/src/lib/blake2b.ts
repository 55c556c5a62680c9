/** BLAKE2b with 32 bytes and a personalisation, as the house hashes seeds (RFC 7693). Browsers have no BLAKE2b of their own,
 * and where a house is reached without https, as in most homes, no `crypto.subtle` at all. */

const MASK = (1n << 64n) - 1n
const BLOCK = 128
const IV = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
]
/** The order of the message's words, one row per round. */
const ORDER = [
  '0123456789abcdef',
  'ea489fd61c02b753',
  'b8c052fdae367194',
  '7931dcbe265a40f8',
  '905724afe1bc683d',
  '2c6a0b834d75fe19',
  'c51fed4a0763928b',
  'db7ec13950f4862a',
  '6fe9b308c2d714a5',
  'a2847615fb9e3cd0',
].map((row) => [...row].map((digit) => parseInt(digit, 16)))
/** The columns and the diagonals that are mixed. */
const LANES = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const

const turned = (word: bigint, bits: bigint): bigint => (word >> bits) | ((word << (64n - bits)) & MASK)

function words(bytes: Uint8Array): bigint[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Array.from({ length: bytes.byteLength / 8 }, (_, at) => view.getBigUint64(at * 8, true))
}

function mix(v: bigint[], [a, b, c, d]: (typeof LANES)[number], x: bigint, y: bigint): void {
  v[a] = (v[a]! + v[b]! + x) & MASK
  v[d] = turned(v[d]! ^ v[a]!, 32n)
  v[c] = (v[c]! + v[d]!) & MASK
  v[b] = turned(v[b]! ^ v[c]!, 24n)
  v[a] = (v[a]! + v[b]! + y) & MASK
  v[d] = turned(v[d]! ^ v[a]!, 16n)
  v[c] = (v[c]! + v[d]!) & MASK
  v[b] = turned(v[b]! ^ v[c]!, 63n)
}

function compress(hash: bigint[], message: bigint[], counted: number, last: boolean): bigint[] {
  const v = [...hash, ...IV]
  v[12]! ^= BigInt(counted)
  if (last) v[14]! ^= MASK
  for (let round = 0; round < 12; round++) {
    const order = ORDER[round % 10]!
    LANES.forEach((lane, at) => mix(v, lane, message[order[2 * at]!]!, message[order[2 * at + 1]!]!))
  }
  return hash.map((word, at) => word ^ v[at]! ^ v[at + 8]!)
}

/** The hash of a text for one purpose, in hexadecimal digits. */
export function blake2b(text: string, purpose: string): string {
  const bytes = new TextEncoder().encode(text)
  const parameters = new Uint8Array(64)
  parameters.set([32, 0, 1, 1])
  parameters.set(new TextEncoder().encode(purpose), 48)
  let hash = words(parameters).map((word, at) => word ^ IV[at]!)
  const blocks = Math.max(1, Math.ceil(bytes.length / BLOCK))
  for (let at = 0; at < blocks; at++) {
    const block = new Uint8Array(BLOCK)
    block.set(bytes.subarray(at * BLOCK, (at + 1) * BLOCK))
    hash = compress(hash, words(block), Math.min(bytes.length, (at + 1) * BLOCK), at === blocks - 1)
  }
  const digest = new DataView(new ArrayBuffer(32))
  hash.slice(0, 4).forEach((word, at) => digest.setBigUint64(at * 8, word, true))
  return [...new Uint8Array(digest.buffer)].map(hex).join('')
}

export const hex = (byte: number): string => byte.toString(16).padStart(2, '0')
