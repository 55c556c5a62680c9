/** Where we are: a few pages, addressed by the hash. */

export type Route =
  | { page: 'home' }
  | { page: 'table'; id: string }
  | { page: 'saga'; id: string }
  | { page: 'new'; game: string }
  | { page: 'rules'; game: string; rule: string }
  | { page: 'claim'; token: string }
  | { page: 'verify'; token: string }
  | { page: 'games' }
  | { page: 'account' }
  | { page: 'settings' }

/** The name of a game. It becomes part of an address, and anything else could lead to another of the house's answers. */
const GAME = /^[\w-]+$/

export function parseRoute(hash: string): Route {
  const [page = '', rest = '', more = ''] = hash.replace(/^#?\/?/, '').split('/')
  let argument = ''
  let part = ''
  try {
    argument = decodeURIComponent(rest)
    part = decodeURIComponent(more)
  } catch {
    return { page: 'home' }
  }
  if (page === 'table' && argument) return { page: 'table', id: argument }
  if (page === 'saga' && argument) return { page: 'saga', id: argument }
  if (page === 'rules' && GAME.test(argument)) return { page: 'rules', game: argument, rule: part }
  if (page === 'new') return { page: 'new', game: argument }
  if ((page === 'claim' || page === 'verify') && argument) return { page, token: argument }
  if (page === 'account' || page === 'settings' || page === 'games') return { page }
  return { page: 'home' }
}

/** The page that a shared link opens: /t/ID a table, /s/ID a saga; null for any other path. */
export function sharedHash(path: string): string | null {
  const found = /^\/([ts])\/([\w-]+)\/?$/.exec(path)
  return found ? `#/${found[1] === 't' ? 'table' : 'saga'}/${found[2]}` : null
}

const shared = sharedHash(location.pathname)
if (shared) history.replaceState(null, '', `/${location.hash || shared}`)

class Router {
  route: Route = $state.raw(parseRoute(location.hash))

  constructor() {
    addEventListener('hashchange', () => (this.route = parseRoute(location.hash)))
  }

  go(hash: string): void {
    location.hash = hash
  }

  /** Goes somewhere without leaving a step to go back to, so that a used token does not stay in the history. */
  replace(hash: string): void {
    history.replaceState(null, '', hash)
    this.route = parseRoute(hash)
  }
}

export const router = new Router()
