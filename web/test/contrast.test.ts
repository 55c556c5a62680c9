import { describe, expect, it } from 'vitest'
import { read } from './files'

type Palette = Record<string, string>

/** The colours of a theme: `light-dark(a, b)` gives a or b. */
function palette(block: string, dark: boolean): Palette {
  const found: Palette = {}
  for (const [, name, value] of block.matchAll(/--([a-z0-9-]+):\s*([^;]+);/g)) {
    const both = /light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/.exec(value as string)
    const colour = both ? both[dark ? 2 : 1] : /^#[0-9a-f]{6}$/.exec(value as string)?.[0]
    if (colour) found[name as string] = colour
  }
  return found
}

function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

const css = read('src/styles/tokens.css')
const [usual = '', special = ''] = css.split("[data-theme='contrast']")
const THEMES: [string, Palette, number][] = [
  ['light', palette(usual, false), 4.5],
  ['dark', palette(usual, true), 4.5],
  ['contrast, light', { ...palette(usual, false), ...palette(special, false) }, 7],
  ['contrast, dark', { ...palette(usual, true), ...palette(special, true) }, 7],
]
const SURFACES = ['paper', 'paper-deep', 'paper-bright', 'gold-wash']
const TEXTS = ['ink', 'ink-faded', 'wax-text', 'gold-text']

describe.each(THEMES)('the %s theme', (_, colours, least) => {
  it.each(SURFACES.flatMap((surface) => TEXTS.map((text) => [text, surface])))('%s on %s can be read', (text, surface) => {
    expect(contrast(colours[text as string]!, colours[surface as string]!)).toBeGreaterThanOrEqual(least)
  })
  it('names on sea and land can be read', () => {
    for (const ground of ['sea', 'sea-deep', 'land', 'desk']) {
      expect(contrast(colours['ink']!, colours[ground]!)).toBeGreaterThanOrEqual(least)
    }
  })
  it('text on wax and on every livery can be read', () => {
    expect(contrast(colours['on-wax']!, colours['wax']!)).toBeGreaterThanOrEqual(4.5)
    for (const seat of [0, 1, 2, 3, 4, 5]) {
      expect(contrast(colours[`livery-${seat}-charge`]!, colours[`livery-${seat}`]!)).toBeGreaterThanOrEqual(4.5)
    }
  })
  it('focus, offers and rims stand out from what is behind them', () => {
    for (const mark of ['focus', 'offer', 'livery-rim', 'line-strong']) {
      for (const surface of ['paper', 'paper-bright']) {
        expect(contrast(colours[mark]!, colours[surface]!), `${mark} on ${surface}`).toBeGreaterThanOrEqual(3)
      }
    }
  })
})

// How the three common kinds of colour blindness see a colour (Machado, Oliveira, Fernandes 2009, full strength).
const BLIND: Record<string, number[][]> = {
  protan: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deutan: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritan: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
  none: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
}

function lab(colour: string, sight: number[][]): number[] {
  const linear = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  const seen = sight.map((row) => Math.min(1, Math.max(0, row.reduce((sum, factor, at) => sum + factor * linear[at]!, 0))))
  const [r, g, b] = seen as [number, number, number]
  const f = (value: number): number => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116)
  const [x, y, z] = [
    f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047),
    f(0.2126 * r + 0.7152 * g + 0.0722 * b),
    f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883),
  ]
  return [116 * y! - 16, 500 * (x! - y!), 200 * (y! - z!)]
}

describe.each(Object.entries(BLIND))('seen by %s eyes', (_, sight) => {
  const colours = palette(usual, false)
  it('the six liveries keep apart', () => {
    for (let a = 0; a < 6; a++) {
      for (let b = a + 1; b < 6; b++) {
        const [one, two] = [lab(colours[`livery-${a}`]!, sight), lab(colours[`livery-${b}`]!, sight)]
        const distance = Math.hypot(...one.map((value, at) => value - two[at]!))
        expect(distance, `liveries ${a} and ${b}`).toBeGreaterThan(17)
      }
    }
  })
})
