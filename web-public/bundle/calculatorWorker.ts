import path from 'node:path'
import { build } from 'esbuild'
import { WORKER_FILE } from '../app/offlineWorker.ts'

const SOURCE = path.join(import.meta.dirname, '../worker/calculatorWorker.ts')

interface Emitter {
  environment: { name: string }
  emitFile(file: { type: 'asset'; fileName: string; source: string }): string
}

/** Builds the service worker separately under a stable name, where browsers look for updates. */
export const calculatorWorker = () => ({
  name: 'calculator-worker',
  apply: 'build' as const,
  async generateBundle(this: Emitter) {
    if (this.environment.name !== 'client') return
    const { outputFiles } = await build({
      entryPoints: [SOURCE],
      bundle: true,
      minify: true,
      write: false,
      format: 'iife',
      target: 'es2022',
    })
    const [file] = outputFiles
    if (!file) throw new Error('The calculator’s worker was not built')
    this.emitFile({ type: 'asset', fileName: WORKER_FILE, source: file.text })
  },
})
