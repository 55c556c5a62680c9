/** The service worker and the page that it shows when the house cannot be reached. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { Plugin } from 'vite'
import { shellHead, shellStyle } from './shell'

const LANGUAGES = ['en', 'ru']
/** A script without what is only there for its readers. */
const lean = (script: string): string =>
  script
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/^\s+/gm, '')
const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')

function says(language: string, id: string): string {
  const bundle = new FluentBundle(language)
  bundle.addResource(new FluentResource(read(`../../src/crownlands/locale/${language}/web.ftl`)))
  const value = bundle.getMessage(id)?.value
  if (!value) throw new Error(`${language}: ${id} is missing`)
  return bundle.formatPattern(value)
}

/** In both languages, for nothing can be asked from where this page is shown. */
function offlinePage(): string {
  const lines = LANGUAGES.map((language) => `<p lang="${language}">${says(language, 'web-unreachable')}</p>`)
  const verbs = LANGUAGES.map((language) => `<span lang="${language}">${says(language, 'web-try-again')}</span>`)
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Crownlands</title>
    <style>${shellStyle()}</style>
    <script defer src="/offline.js"></script>
  </head>
  <body>
    ${shellHead()}
    <main class="shell-offline">
      ${lines.join('\n      ')}
      <button id="again">${verbs.join(' · ')}</button>
    </main>
  </body>
</html>
`
}

export function worker(): Plugin {
  return {
    name: 'worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const offline = offlinePage()
        const script = lean(read('../worker/offline.js'))
        // A new build is a new worker: that is how a browser finds out.
        const build = createHash('sha256').update([...Object.keys(bundle).sort(), offline, script].join()).digest('hex')
        const source = lean(read('../worker/worker.js')).replace('BUILD', build.slice(0, 12))
        this.emitFile({ type: 'asset', fileName: 'worker.js', source })
        this.emitFile({ type: 'asset', fileName: 'offline.js', source: script })
        this.emitFile({ type: 'asset', fileName: 'offline.html', source: offline })
      },
    },
  }
}
