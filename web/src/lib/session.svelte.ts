/** Who the house takes us for. */
import { api } from './api'
import type { Me } from './protocol'
import { t } from './i18n.svelte'

const STRANGER: Me = { id: null, name: null, login: null, email: null, verified: null, webhook: null }

/** A name for somebody who has not given one, from a list among the house's texts. */
export function madeUpName(list: string, random = Math.random()): string {
  const names = list.split(',').map((name) => name.trim())
  return names[Math.floor(random * names.length)] ?? names[0] ?? ''
}

class Session {
  me: Me = $state.raw(STRANGER)

  async load(): Promise<void> {
    this.me = await api.me()
  }

  /** Makes a stranger a guest, so that they can sit down. */
  async ensure(name = ''): Promise<void> {
    if (this.me.id !== null) return
    this.me = await api.rename(name || madeUpName(t('web-guest-names')))
  }

  async rename(name: string): Promise<void> {
    this.me = await api.rename(name)
  }

  become(me: Me): void {
    this.me = me
  }

  async logout(): Promise<void> {
    await api.logout()
    this.me = STRANGER
  }
}

export const session = new Session()
