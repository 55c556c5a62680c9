/** Words: everything a person reads, from the Fluent text of the house and a game. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Change, Decision, Fact, Facts, GameEvent, Line, Preview, WhyNot, ScoreItem, Tie } from './protocol'

/** The id of a component's name or a rule's text: its ref with dashes. */
export const messageId = (ref: string): string => ref.replace(/[:.]/g, '-')

export function makeBundle(language: string, ...texts: (string | FluentResource)[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const text of texts) {
    const resource = typeof text === 'string' ? new FluentResource(text) : text
    for (const error of bundle.addResource(resource)) console.warn('words:', error)
  }
  return bundle
}

export type PlayerName = { seat: number; name: string }

/** The texts of a table in one language, with the names of the people at it. Never throws: a missing text shows its id. */
export class Words {
  readonly language: string
  readonly bundle: FluentBundle
  readonly #names: ReadonlyMap<number, string>

  constructor(language: string, bundle: FluentBundle, players: readonly PlayerName[] = []) {
    this.language = language
    this.bundle = bundle
    this.#names = new Map(players.map((player) => [player.seat, player.name]))
  }

  /** The same words at a table with these people. */
  with(players: readonly PlayerName[]): Words {
    return new Words(this.language, this.bundle, players)
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id)
  }

  text(id: string, facts: Facts = {}): string {
    return this.#format(id, null, facts)
  }

  /** An attribute of a message, such as the help of an option; "" if there is none. */
  attribute(id: string, attribute: string, facts: Facts = {}): string {
    return this.bundle.getMessage(id)?.attributes[attribute] ? this.#format(id, attribute, facts) : ''
  }

  #format(id: string, attribute: string | null, facts: Facts): string {
    const message = this.bundle.getMessage(id)
    const pattern = attribute === null ? message?.value : message?.attributes[attribute]
    if (pattern === undefined || pattern === null) return attribute === null ? id : `${id}.${attribute}`
    const shown: Record<string, FluentVariable> = {}
    for (const [name, fact] of Object.entries(facts)) shown[name] = this.#shown(fact)
    return this.bundle.formatPattern(pattern, shown, [])
  }

  #shown(fact: Fact | readonly Fact[]): string | number {
    if (fact === null || fact === undefined) return ''
    if (typeof fact === 'boolean') return this.text(fact ? 'yes' : 'no')
    if (typeof fact !== 'object') return fact
    if (Array.isArray(fact)) return fact.map((part: Fact) => this.#shown(part)).join(', ')
    if ('refs' in fact) return this.#listed(fact.refs).join(', ')
    return 'ref' in fact ? this.name(fact.ref) : ''
  }

  /** By name; what can be counted, such as units, is named once with its number. */
  #listed(refs: readonly string[]): string[] {
    const counted = (ref: string): boolean => !!this.bundle.getMessage(messageId(ref))?.attributes['counted']
    const once = refs.filter((ref, at) => !counted(ref) || refs.indexOf(ref) === at)
    return once.map((ref) =>
      counted(ref) ? this.#format(messageId(ref), 'counted', { count: refs.filter((other) => other === ref).length }) : this.name(ref),
    )
  }

  /** The name of the player who sits there, or the name of the seat. */
  player(seat: number): string {
    return this.#names.get(seat) || this.text('seat', { number: seat + 1 })
  }

  /** The name of a component. */
  name(ref: string | number): string {
    if (typeof ref === 'number') return String(ref)
    if (ref.startsWith('n:')) return ref.slice(2)
    if (ref.startsWith('seat:')) return this.player(Number(ref.slice(5)))
    return this.text(messageId(ref))
  }

  /** An option by its name; a word such as yes or done by what its question brings (`yes-PROMPT`). */
  option(ref: string, { prompt, facts }: Pick<Decision, 'prompt' | 'facts'>): string {
    const id = `${ref}-${prompt}`
    return !ref.includes(':') && this.has(id) ? this.text(id, facts) : this.name(ref)
  }

  /** What an option (`hint-for-OPTION`) or any answer to a question (`hint-at-PROMPT`) is good for; "" if nobody says it. */
  goodFor(ref: string, { prompt, facts }: Pick<Decision, 'prompt' | 'facts'>): string {
    const [forOption, atPrompt] = [`hint-for-${messageId(ref)}`, `hint-at-${prompt}`]
    if (this.has(forOption)) return this.text(forOption)
    const number = ref.startsWith('n:') ? Number(ref.slice(2)) : 0
    return this.has(atPrompt) ? this.text(atPrompt, { ...facts, number }) : ''
  }

  prompt(decision: Pick<Decision, 'prompt' | 'facts'>): string {
    return this.text(`prompt-${decision.prompt}`, decision.facts)
  }

  /** What is asked, regardless of the numbers in it. */
  promptKind(prompt: string): string {
    return this.text(`prompt-${prompt}`).replace(/\{\s*\$[\w-]+\s*\}/g, '…')
  }

  event(event: GameEvent): string {
    const id = `event-${event.key}${event.private ? '-private' : ''}`
    return this.text(id, { ...event.facts, player: event.seat === null ? '' : this.player(event.seat) })
  }

  reason(whyNot: Pick<WhyNot, 'reason' | 'facts'>): string {
    return this.text(`reason-${whyNot.reason}`, whyNot.facts)
  }

  /** What an option leads to. */
  preview({ key, facts }: Preview): string {
    return this.text(`preview-${key}`, facts)
  }

  score(item: ScoreItem): string {
    return this.text(`score-${item.key}`, { ...item.facts, points: item.points })
  }

  /** What somebody has more or less of, such as "coins +2". */
  change({ key, by }: Change): string {
    return `${this.text(`tally-${key}`)}\u00a0${by > 0 ? '+' : '\u2212'}${Math.abs(by)}`
  }

  /** What decided between seats of equal points. */
  tie({ ahead, behind, key, facts }: Tie): string {
    const names = (seats: readonly number[]): string => seats.map((seat) => this.player(seat)).join(', ')
    return this.text(`tie-${key}`, { ...facts, ahead: names(ahead), behind: names(behind) })
  }

  /** A sentence about a saga. */
  line({ key, facts }: Line): string {
    return this.text(`annals-${key}`, facts)
  }

  rule(id: string): string {
    return this.text(`rule-${messageId(id)}`)
  }

  ruleTitle(id: string): string {
    return this.attribute(`rule-${messageId(id)}`, 'title') || id
  }
}
