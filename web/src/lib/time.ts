/** Times in words and on clocks. */

const MINUTE = 60
const HOUR = 3600
const DAY = 86_400

/** "5 minutes ago" in the language of the page. */
export function ago(since: number, language: string, now = Date.now() / 1000): string {
  const seconds = Math.max(0, now - since)
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  if (seconds < MINUTE) return format.format(0, 'minute')
  if (seconds < HOUR) return format.format(-Math.floor(seconds / MINUTE), 'minute')
  if (seconds < DAY) return format.format(-Math.floor(seconds / HOUR), 'hour')
  return format.format(-Math.floor(seconds / DAY), 'day')
}

/** "16 November 2026" in the language of the page. */
export function day(at: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(at * 1000)
}

/** A clock: 4:05, 1:02:03, or days and hours. */
export function clockFace(seconds: number, language: string): string {
  const left = Math.max(0, Math.floor(seconds))
  if (left >= DAY) {
    const unit = (value: number, name: 'day' | 'hour'): string =>
      new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'narrow' }).format(value)
    return `${unit(Math.floor(left / DAY), 'day')} ${unit(Math.floor((left % DAY) / HOUR), 'hour')}`
  }
  const two = (value: number): string => String(value).padStart(2, '0')
  const minutes = Math.floor((left % HOUR) / MINUTE)
  if (left >= HOUR) return `${Math.floor(left / HOUR)}:${two(minutes)}:${two(left % MINUTE)}`
  return `${minutes}:${two(left % MINUTE)}`
}
