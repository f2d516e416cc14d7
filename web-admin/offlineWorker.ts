import { createHash } from 'node:crypto'
import path from 'node:path'
import { build } from 'esbuild'
import type { Plugin } from 'vite'
import { WORKER_FILE } from './src/shell/offlineApp.ts'

const SOURCE = path.join(import.meta.dirname, 'worker/appWorker.ts')
const CACHED = /^assets\/.*\.(?:js|css|woff2)$/

/** Builds the service worker under a stable name, with the files of this build. */
export const offlineWorker = (): Plugin => ({
  name: 'offline-worker',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_, bundle) {
    const files = Object.keys(bundle)
      .filter((file) => CACHED.test(file))
      .toSorted()
      .map((file) => `/${file}`)
    const { outputFiles } = await build({
      entryPoints: [SOURCE],
      bundle: true,
      minify: true,
      write: false,
      format: 'iife',
      target: 'es2022',
      define: {
        BUILT_FILES: JSON.stringify(files),
        BUILD: JSON.stringify(createHash('sha256').update(files.join()).digest('hex').slice(0, 16)),
      },
    })
    const [file] = outputFiles
    if (!file) throw new Error('The worker was not built')
    this.emitFile({ type: 'asset', fileName: WORKER_FILE.slice(1), source: file.text })
  },
})
