/** How wide a place name is. */
const FALLBACK = 6.1
let context: CanvasRenderingContext2D | null | undefined
const known = new Map<string, number>()

export function measureName(text: string): number {
  if (context === undefined) {
    context = typeof document === 'undefined' ? null : document.createElement('canvas').getContext('2d')
    if (context) {
      const serif = getComputedStyle(document.documentElement).getPropertyValue('--serif') || 'Georgia, serif'
      context.font = `small-caps 600 11px ${serif}`
    }
  }
  if (!context) return text.length * FALLBACK
  const found = known.get(text) ?? context.measureText(text).width + text.length * 0.25
  known.set(text, found)
  return found
}
