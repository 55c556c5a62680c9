/** New versions of this page. A page that is open goes on with the one it has until somebody asks for the new one. */
const CHECK_EVERY = 3_600_000

class Updates {
  /** Whether a newer version is here than the one on the page. */
  waiting = $state(false)
  #registration: ServiceWorkerRegistration | undefined
  #checked = Date.now()
  #asked = false

  /** Starts once the page is idle. */
  start(): void {
    // A part of the page that the house no longer has belongs to an earlier version.
    addEventListener('vite:preloadError', () => (this.waiting = true))
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    const begin = (): void => void this.#register().catch(() => undefined) // the page works without one
    if (document.readyState === 'complete') begin()
    else addEventListener('load', begin)
  }

  /** Shows the new version. */
  reload(): void {
    this.#asked = true
    const worker = this.#registration?.waiting
    if (worker) worker.postMessage('take-over')
    else location.reload()
  }

  async #register(): Promise<void> {
    const workers = navigator.serviceWorker
    let had = workers.controller !== null
    workers.addEventListener('controllerchange', () => {
      if (this.#asked) location.reload()
      else this.waiting ||= had // somebody has asked for it in another window
      had = true
    })
    const registration = await workers.register('/worker.js', { updateViaCache: 'none' })
    this.#registration = registration
    this.#look()
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', () => this.#look())
    })
    document.addEventListener('visibilitychange', () => this.#check())
  }

  #look(): void {
    if (this.#registration?.waiting && navigator.serviceWorker.controller) this.waiting = true
  }

  #check(): void {
    if (document.hidden || Date.now() - this.#checked < CHECK_EVERY) return
    this.#checked = Date.now()
    this.#registration?.update().catch(() => undefined) // offline: the next time
  }
}

export const updates = new Updates()
