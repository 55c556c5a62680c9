/** How many lines of chat have come since the chat was looked at. */
import { untrack } from 'svelte'
import type { Desk } from './desk.svelte'

export function unread(desk: Desk): { readonly count: number } {
  let seen = $state(untrack(() => desk.table.chat.length))
  $effect(() => {
    if (desk.tab === 'chat') seen = desk.table.chat.length
  })
  return {
    get count() {
      return Math.max(0, desk.table.chat.length - seen)
    },
  }
}
