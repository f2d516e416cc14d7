import { watch, type FSWatcher } from 'node:fs'
import path from 'node:path'
import { PROJECT } from '../settings.ts'

/** Folders whose changes the running functions take in, with how long to wait for the next change, in ms. */
const FOLDERS = {
  // Vite shows these on open pages at once; building them for previews and published pages must not slow that down
  'web-public': 4_000,
  // editors write a file in several steps
  shared: 150,
  functions: 150,
  infra: 150,
} as const
const MADE = /(^|\/)(node_modules|build|dist|\.react-router)\//

/** How Vite waits for the end of a file that is written in several steps: each step would update open pages once more. */
export const WHOLE_FILES = { awaitWriteFinish: { stabilityThreshold: 40, pollInterval: 10 } } as const

interface Watching {
  update: () => Promise<void>
  /** Updates at once, without waiting for a change. */
  isStale: boolean
}

/** Calls `update` after changes, one call at a time; a failure is printed, and the next change tries again. */
export function watchSources({ update, isStale }: Watching): { close: () => void } {
  let timer: NodeJS.Timeout | undefined
  let isRunning = false

  async function run(): Promise<void> {
    if (isRunning) return
    isRunning = true
    while (isStale) {
      isStale = false
      await update().catch((cause: unknown) => console.error(cause instanceof Error ? cause.message : cause))
    }
    isRunning = false
  }

  function plan(wait: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => {
      isStale = true
      void run()
    }, wait)
  }

  const watchers: FSWatcher[] = Object.entries(FOLDERS).map(([folder, wait]) =>
    watch(path.join(PROJECT, folder), { recursive: true }, (_, file) => {
      if (file && /\.(tsx?|css|js|json)$/.test(file) && !MADE.test(file)) plan(wait)
    }),
  )
  void run()
  return {
    close() {
      clearTimeout(timer)
      watchers.forEach((watcher) => watcher.close())
    },
  }
}
