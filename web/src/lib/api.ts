/** The house over HTTP. Its errors are ApiErrors with a sentence that can be shown as it is. */
import type {
  ApiErrorMessage,
  DeviceLink,
  GameInfo,
  Me,
  Moment,
  MyDevice,
  MyPush,
  MySaga,
  MyStatistics,
  NewTable,
  News,
  Note,
  PastGames,
  Paragraph,
  PlayedAhead,
  PlayingAhead,
  SagaPage,
  TableCard,
  TableInfo,
  VerifiedEmail,
} from './protocol'

export class ApiError extends Error {
  readonly key: string
  readonly status: number

  constructor(status: number, key: string, text: string) {
    super(text)
    this.status = status
    this.key = key
  }
}

let language = 'en'
let unreachable = 'The house does not answer.'

/** The language of the sentences that the house answers with, and what to say when it does not answer. */
export function speak(to: string, silence: string): void {
  language = to
  unreachable = silence
}

async function ask(path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  const headers: Record<string, string> = { 'Accept-Language': language }
  const init: RequestInit = { headers, credentials: 'same-origin', signal: signal ?? null }
  if (body !== undefined) {
    init.method = 'POST'
    headers['X-Crownlands'] = '1'
    headers['Content-Type'] = 'application/json'
    init.body = JSON.stringify(body)
  }
  let response: Response
  try {
    response = await fetch(path, init)
  } catch {
    throw new ApiError(0, 'unreachable', unreachable)
  }
  if (!response.ok) throw await apiError(response)
  return response
}

async function apiError(response: Response): Promise<ApiError> {
  try {
    const { error } = (await response.json()) as ApiErrorMessage
    return new ApiError(response.status, error.key, error.text)
  } catch {
    return new ApiError(response.status, 'unreachable', unreachable)
  }
}

async function json<T>(path: string, body?: unknown): Promise<T> {
  return (await (await ask(path, body)).json()) as T
}

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`
const saga = (id: string): string => `/api/sagas/${encodeURIComponent(id)}`

type AheadMessage = PlayingAhead | PlayedAhead | ApiErrorMessage

/** A table where bots have played the first games of a saga; reports how many have been played. */
async function createAhead(
  wish: NewTable,
  ahead: number,
  tell: (progress: PlayingAhead) => void,
  signal: AbortSignal,
): Promise<TableInfo> {
  const response = await ask('/api/tables/ahead', { ...wish, ahead }, signal)
  let made: TableInfo | undefined
  for await (const data of eventsIn(response)) {
    const message = JSON.parse(data) as AheadMessage
    if ('error' in message) throw new ApiError(200, message.error.key, message.error.text)
    // The stream is read to its end, because leaving the page earlier would cut it off.
    if ('table' in message) made = message.table
    else tell(message)
  }
  if (made) return made
  throw new ApiError(0, 'unreachable', unreachable)
}

/** The events of a stream (`text/event-stream`), as they come. */
export async function* eventsIn(response: Pick<Response, 'body'>): AsyncGenerator<string> {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const events = (text + part.value).split('\n\n')
    text = events.pop() as string
    for (const event of events) yield event.replace(/^data: /, '')
  }
}

/** Which of my games to show. */
export type GameFilter = { game?: string; won?: '' | 'yes' | 'no'; companion?: string }

let shelf: Promise<GameInfo[]> | undefined
/** The games of the house: fetched once, and again only if that failed. */
function games(): Promise<GameInfo[]> {
  shelf ??= json<GameInfo[]>('/api/games')
  shelf.catch(() => (shelf = undefined))
  return shelf
}

export const api = {
  me: () => json<Me>('/api/me'),
  rename: (name: string) => json<Me>('/api/me', { name }),
  notices: (email: string, webhook: string) => json<Me>('/api/me/notices', { email, webhook }),
  verifyEmail: (token: string) => json<VerifiedEmail>('/api/me/email', { token }),
  /** The games that I have played to the end at least once. */
  finished: () => json<string[]>('/api/me/finished'),
  link: () => json<DeviceLink>('/api/me/link', {}),
  claim: (token: string) => json<Me>('/api/me/claim', { token }),
  account: (login: string, password: string, old = '') => json<Me>('/api/me/account', { login, password, old }),
  devices: () => json<MyDevice[]>('/api/me/devices'),
  logoutThere: (device: string) => json<MyDevice[]>('/api/me/devices/logout', { device }),
  push: () => json<MyPush>('/api/me/push'),
  pushHere: (endpoint: string, p256dh: string, auth: string) => json<MyPush>('/api/me/push', { endpoint, p256dh, auth }),
  noPushHere: () => json<MyPush>('/api/me/push/stop', {}),
  login: (login: string, password: string) => json<Me>('/api/login', { login, password }),
  logout: () => ask('/api/logout', {}),

  games,
  catalogue: (game: string) => json<unknown>(`/api/games/${game}/catalogue`),
  rules: (game: string) => json<Paragraph[]>(`/api/games/${game}/rules`),
  /** The table of a lesson: mine that is under way, or a new one. */
  learn: (game: string, lesson: string) => json<TableInfo>(`/api/games/${game}/lessons/${lesson}`, {}),
  shelfWords: (lang: string) => json<Record<string, string>>(`/api/words/shelf/${lang}`),
  words: async (game: string, lang: string) => (await ask(`/api/words/${game}/${lang}`)).text(),

  tables: (which: 'open' | 'mine' | 'watch') => json<TableCard[]>(`/api/tables?which=${which}`),
  /** `part`: the start waits a moment for what this browser adds to the seed. */
  create: (wish: NewTable) => json<TableInfo>('/api/tables?part=true', wish),
  table: (id: string) => json<TableInfo>(table(id)),
  sit: (id: string, seat: number) => json<TableInfo>(`${table(id)}/sit`, { seat }),
  delete: (id: string) => ask(`${table(id)}/delete`, {}),
  leave: (id: string) => json<TableInfo>(`${table(id)}/leave`, {}),
  start: (id: string) => json<TableInfo>(`${table(id)}/start?part=true`, {}),
  seat: (id: string, seat: number, kind: string) => json<TableInfo>(`${table(id)}/seat`, { seat, kind }),
  /** The seats in a new order, by their old numbers; null for one more. */
  arrange: (id: string, order: (number | null)[]) => json<TableInfo>(`${table(id)}/seats`, { order }),
  rematch: (id: string) => json<TableInfo>(`${table(id)}/rematch?part=true`, {}),
  clone: (id: string) => json<TableInfo>(`${table(id)}/clone?part=true`, {}),
  at: (id: string, answers: number, seat: number | null) =>
    json<Moment>(`${table(id)}/at/${answers}${seat === null ? '' : `?seat=${seat}`}`),

  news: (id: string, seat: number) => json<News>(`${table(id)}/news?seat=${seat}`),
  notes: (id: string) => json<Note[]>(`${table(id)}/notes`),
  /** Replaces the note that is there; "" removes it. */
  writeNote: (id: string, answers: number, text: string) => json<Note[]>(`${table(id)}/notes`, { answers, text }),
  /** The games I have played to the end, a page at a time; an empty filter means all. */
  myGames: (page = 0, filter: GameFilter = {}) => {
    const wanted = Object.entries(filter).filter(([, value]) => value)
    return json<PastGames>(`/api/me/games?${new URLSearchParams([['page', String(page)], ...wanted])}`)
  },
  hide: (id: string) => json<PastGames>(`/api/me/games/${encodeURIComponent(id)}/hide`, {}),
  myStatistics: () => json<MyStatistics>('/api/me/statistics'),

  createAhead,
  mySagas: () => json<MySaga[]>('/api/sagas'),
  saga: (id: string) => json<SagaPage>(saga(id)),
  exported: async (id: string, form: string) => (await ask(exportUrl(id, form))).text(),
}

export const exportUrl = (id: string, form: string): string => `${saga(id)}/export/${encodeURIComponent(form)}`

export const recordUrl = (id: string): string => `${table(id)}/record`
export const qrUrl = (id: string): string => `${table(id)}/qr`
/** A link to share: the house adds a preview of what is behind it, and it opens the table. */
export const inviteUrl = (id: string): string => `${location.origin}/t/${id}`
/** The same for a saga, which opens its page. */
export const sagaUrl = (id: string): string => `${location.origin}/s/${id}`
export const pictureUrl = (id: string): string => `${table(id)}/picture.png`
