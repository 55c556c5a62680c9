/** The tab: its title says whose turn it is, its icon has a mark when it is mine. */

export function markTab(title: string, myTurn: boolean): void {
  document.title = title
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  const href = myTurn ? '/favicon-turn.svg' : '/favicon.svg'
  if (icon && !icon.href.endsWith(href)) icon.href = href
}
