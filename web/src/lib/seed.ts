/** Where the seed of a game comes from: the part that this browser adds to it, and the proof that nobody has chosen it.
 *
 * The order is what makes it fair: the house shows the hash of its part, we send the hash of ours, and only when nobody can
 * change theirs any more we show our part. What we were shown is kept, and at the end everything must fit (docs/records.md).
 */
import { blake2b, hex } from './blake2b'
import type { ClientMessage, SeedInfo, SeedPart, TableInfo } from './protocol'

export const seedHash = (part: string): string => blake2b(part, 'crownlands-seal')
export const commitment = (part: string): string => blake2b(part, 'crownlands-part')

/** The seed that follows from the house's part and those of people; what was left out does not count. */
export function sharedSeed(house: string, parts: readonly SeedPart[]): string {
  const shown = parts.filter(({ part }) => part !== null).map(({ seat, part }) => `${seat} ${part}`)
  return blake2b([house, ...shown].join('\n'), 'crownlands-seed')
}

/** What this browser remembers of a table. */
export type Kept = {
  part: string
  /** The hash of the house's part, as we were shown it first. */
  seedHash: string
  /** The commitments as they stood when we showed our part; empty before. */
  stood: string
}

const standing = (parts: readonly SeedPart[]): string => parts.map(({ seat, commitment }) => `${seat} ${commitment}`).join('\n')

/** Whether everything that the house has shown after the game fits together. */
function fits(info: SeedInfo): boolean {
  const { seed, house_part: house, seed_parts: parts } = info
  if (seed === null || house === null || seedHash(house) !== info.seed_hash) return false
  if (parts.some(({ part, commitment: shown }) => part !== null && commitment(part) !== shown)) return false
  return seed === (parts.length ? sharedSeed(house, parts) : house)
}

/** `in`: our part is in the seed; `late`: it did not arrive in time; `other`: our seat's part is of another device of ours;
 * `broken`: the house has not kept to what it showed; `none`: we had no part in it. */
export type Verdict = { mine: 'none' | 'in' | 'late' | 'other' | 'broken'; checked: boolean }

/** What this browser can say about the seed of a game that has started. */
export function judge(info: TableInfo, kept: Kept | null): Verdict {
  const mine = ours(info, kept)
  const over = info.status === 'over' && info.seed !== null
  if (mine === 'broken' || (over && !fits(info))) return { mine: 'broken', checked: false }
  return { mine, checked: over }
}

function ours(info: TableInfo, kept: Kept | null): Verdict['mine'] {
  if (kept === null || !info.me.length) return 'none'
  if (info.seed_hash !== kept.seedHash) return 'broken'
  const mine = myPart(info)
  if (!kept.stood) return mine && mine.commitment !== commitment(kept.part) ? 'other' : 'late'
  if (standing(info.seed_parts) !== kept.stood) return 'broken'
  return mine?.part === kept.part ? 'in' : 'late'
}

function myPart(info: TableInfo): SeedPart | undefined {
  return info.seed_parts.find(({ seat }) => info.me.includes(seat))
}

const KEY = 'crownlands-seeds'
const MOST = 200

/** What this browser remembers, table by table; where nothing can be stored, as long as the page is open. */
export class SeedMemory {
  #kept: Record<string, Kept> | null = null

  of(table: string): Kept | null {
    return this.#all()[table] ?? null
  }

  keep(table: string, kept: Kept): void {
    const { [table]: _, ...others } = this.#all()
    this.#kept = Object.fromEntries([...Object.entries(others).slice(1 - MOST), [table, kept]])
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept))
    } catch {
      // a private window: then for as long as it is open
    }
  }

  /** Another tab may have written something. */
  #all(): Record<string, Kept> {
    try {
      const text = localStorage.getItem(KEY)
      if (text !== null) return JSON.parse(text) as Record<string, Kept>
    } catch {
      // as above
    }
    return this.#kept ?? {}
  }
}

export const memory = new SeedMemory()

function newPart(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))].map(hex).join('')
}

/** What is to be said about the seed of a table that waits; `entering`: we have just come in. */
export function contribution(info: TableInfo, entering: boolean, known: SeedMemory = memory): ClientMessage | null {
  if (info.status !== 'waiting' || !info.me.length) return null
  return info.shuffling === 'show' ? shown(info, known) : committed(info, entering, known)
}

/** Of several devices of ours, the one that has come in last counts; the others do not argue. */
function committed(info: TableInfo, entering: boolean, known: SeedMemory): ClientMessage | null {
  const kept = known.of(info.id) ?? { part: newPart(), seedHash: info.seed_hash, stood: '' }
  const mine = commitment(kept.part)
  const there = myPart(info)?.commitment
  if (kept.seedHash !== info.seed_hash || there === mine || (there && !entering)) return null
  known.keep(info.id, kept)
  return { type: 'commit', commitment: mine }
}

/** Our part is shown only where our commitment stands, and once we know what all the others are. */
function shown(info: TableInfo, known: SeedMemory): ClientMessage | null {
  const kept = known.of(info.id)
  const mine = myPart(info)
  if (!kept || kept.seedHash !== info.seed_hash || mine?.commitment !== commitment(kept.part) || mine.part) return null
  const stood = standing(info.seed_parts)
  if (kept.stood && kept.stood !== stood) return null
  known.keep(info.id, { ...kept, stood })
  return { type: 'show', part: kept.part }
}
