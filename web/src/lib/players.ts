/** Who sits at a table, in words. */
import type { Player, TableInfo } from './protocol'
import { letterOf } from '../ui/livery'
import type { Words } from './words'

/** The name of a seat: the person's, a bot's by its letter, or "" for an open one. */
export function playerName(player: Player, words: Words): string {
  if (player.name) return player.name
  return player.kind === 'bot' ? words.text(`web-bot-of-seat-${(player.seat % 6) + 1}`) : ''
}

/** The names of all seats; equal names are told apart by the letter of the seat. */
export function named(players: readonly Player[], words: Words): { seat: number; name: string }[] {
  const names = players.map((player) => playerName(player, words))
  return players.map(({ seat }, at) => {
    const name = names[at] as string
    const shared = name && names.some((other, index) => index !== at && other === name)
    return { seat, name: shared ? `${name} (${letterOf(seat)})` : name }
  })
}

/** How strong a bot is, in words. */
export function botLevel(bot: string, words: Words): string {
  return words.has(`strength-${bot}`) ? words.text(`strength-${bot}`) : bot
}

/** Names in a row, as the language joins them. */
export function listed(names: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
}

/** Everybody at a table in a row, open seats left out; mine too unless I am left out. */
export function company(players: readonly Player[], words: Words, me: readonly number[] = []): string {
  const names = named(players, words).filter(({ seat, name }) => name && !me.includes(seat))
  return listed(names.map(({ name }) => name), words.language)
}

/** What people call a game: the part after the colon of a long name. */
export function shortName(game: string, words: Words): string {
  const id = `game-${game}`
  return words.attribute(id, 'short') || (words.text(id).split(': ').at(-1) as string)
}

/** Which game of which saga a table is. */
export function sagaName(info: TableInfo, words: Words): string {
  return words.text('web-saga-game', { saga: words.text(`saga-${info.saga}`), number: info.saga_game ?? 1 })
}
