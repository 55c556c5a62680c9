/** How many lines of chat have come since the chat was looked at. */
import { untrack } from 'svelte'
import type { PageModel } from './table_page.svelte'

export function unread(page: PageModel): { readonly count: number } {
  let seen = $state(untrack(() => page.table.chat.length))
  $effect(() => {
    if (page.tab === 'chat') seen = page.table.chat.length
  })
  return {
    get count() {
      return Math.max(0, page.table.chat.length - seen)
    },
  }
}
