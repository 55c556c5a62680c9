/** The page that paints before its script and its stylesheet are here. */
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const PAGE = readFileSync(new URL('../index.html', import.meta.url), 'utf8')
const style = (name: string): string => readFileSync(new URL(`../src/styles/${name}.css`, import.meta.url), 'utf8')

/** The first styles with the tokens they use, and no others. */
export function shellStyle(): string {
  const css = style('shell')
  const tokens = style('tokens')
  const used = new Set(css.match(/--[\w-]+/g))
  const values = [...used].map((name) => {
    const line = new RegExp(`^ *(${name}: .*;)$`, 'm').exec(tokens)
    if (!line) throw new Error(`tokens.css has no ${name}`)
    return line[1]
  })
  const small = css.replace(/\/\*.*?\*\//gs, '').replace(/\s+/g, ' ')
  return `:root{color-scheme:light dark;${values.join('')}}${small}`
}

/** What stands in the page before the script has done its work. */
export const shellHead = (): string => (/<div id="shell">.*?\n    <\/div>/s.exec(PAGE) as RegExpExecArray)[0]

/** Writes the first styles into the page; a browser waits for the others only after it has painted these. */
export function shell(): Plugin {
  return {
    name: 'shell',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const sheets = html.match(/ *<link rel="stylesheet"[^>]*>\n/g) ?? []
        const bare = sheets.reduce((page, sheet) => page.replace(sheet, ''), html)
        return bare
          .replace('</head>', `  <style>${shellStyle()}</style>\n  </head>`)
          .replace('  </body>', `${sheets.join('')}  </body>`)
      },
    },
  }
}
