import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { compress } from './vite/compress'
import { shell } from './vite/shell'
import { worker } from './vite/worker'

export default defineConfig({
  plugins: [svelte(), shell(), worker(), compress()],
  build: {
    target: 'es2022',
    // A strict CSP: no script and no picture inlined into the page.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['..'] }, // the emblems stand beside the rules
    proxy: { '/api': { target: process.env['CROWNLANDS_URL'] ?? 'http://127.0.0.1:8000', ws: true } },
  },
  test: { include: ['test/**/*.test.ts', 'src/**/*.test.ts'], setupFiles: ['test/setup.ts'], reporters: ['dot'], testTimeout: 60_000 },
})
