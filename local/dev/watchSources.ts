import { watch, type FSWatcher } from 'node:fs'
import path from 'node:path'
import { PROJECT } from '../settings.ts'

const FOLDERS = ['web-public/app', 'shared', 'functions', 'infra'] as const
/** Editors write a file in several steps. */
const QUIET = 150

/** Calls `update` after changes, one call at a time; a failure is said, and the next change tries again. */
export function watchSources(update: () => Promise<void>): { close: () => void } {
  let timer: NodeJS.Timeout | undefined
  let isRunning = false
  let isStale = false

  async function run(): Promise<void> {
    if (isRunning) return
    isRunning = true
    while (isStale) {
      isStale = false
      await update().catch((cause: unknown) => console.error(cause instanceof Error ? cause.message : cause))
    }
    isRunning = false
  }

  const watchers: FSWatcher[] = FOLDERS.map((folder) =>
    watch(path.join(PROJECT, folder), { recursive: true }, (_, file) => {
      if (!file || !/\.(tsx?|css|js|json)$/.test(file)) return
      isStale = true
      clearTimeout(timer)
      timer = setTimeout(() => void run(), QUIET)
    }),
  )
  return {
    close() {
      clearTimeout(timer)
      watchers.forEach((watcher) => watcher.close())
    },
  }
}
