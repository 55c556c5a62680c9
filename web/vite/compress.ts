/** Beside every file of a build that is worth it: the same compressed, once and as small as it gets. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const WORTH_IT = /\.(js|css|svg)$/
const SMALLEST = 1024

export function compress(): Plugin {
  return {
    name: 'compress',
    apply: 'build',
    writeBundle({ dir }) {
      const folder = join(dir as string, 'assets')
      for (const name of readdirSync(folder)) {
        const file = join(folder, name)
        const text = WORTH_IT.test(name) ? readFileSync(file) : Buffer.alloc(0)
        if (text.length < SMALLEST) continue
        writeFileSync(`${file}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }))
        writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }))
      }
    },
  }
}
