import { watch, type FSWatcher } from 'node:fs'
import path from 'node:path'
import { PROJECT } from '../settings.ts'

/** Debounce in milliseconds. */
const FOLDERS = {
  // building must not slow down Vite's updates
  'web-public': 4_000,
  // editors write a file in several operations
  shared: 150,
  functions: 150,
  infra: 150,
} as const
const GENERATED = /(^|\/)(node_modules|build|dist|\.react-router)\//

/** Waits for complete writes, so that pages update once. */
export const WHOLE_FILES = { awaitWriteFinish: { stabilityThreshold: 40, pollInterval: 10 } } as const

interface WatchOptions {
  update: () => Promise<void>
  isStale: boolean
}

/** Runs one update at a time; failures are retried at the next change. */
export function watchSources({ update, isStale }: WatchOptions): { close: () => void } {
  let timer: NodeJS.Timeout | undefined
  let isRunning = false

  async function runUpdates(): Promise<void> {
    if (isRunning) return
    isRunning = true
    while (isStale) {
      isStale = false
      await update().catch((cause: unknown) => console.error(cause instanceof Error ? cause.message : cause))
    }
    isRunning = false
  }

  function scheduleUpdate(wait: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => {
      isStale = true
      void runUpdates()
    }, wait)
  }

  const watchers: FSWatcher[] = Object.entries(FOLDERS).map(([folder, wait]) =>
    watch(path.join(PROJECT, folder), { recursive: true }, (_, file) => {
      if (file && /\.(tsx?|css|js|json)$/.test(file) && !GENERATED.test(file)) scheduleUpdate(wait)
    }),
  )
  void runUpdates()
  return {
    close() {
      clearTimeout(timer)
      watchers.forEach((watcher) => watcher.close())
    },
  }
}
