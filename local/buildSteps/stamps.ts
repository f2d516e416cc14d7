import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { PROJECT } from '../settings.ts'

/** Input hash of each output; holds the build lock. */
export interface Stamps {
  read: (step: string) => string | undefined
  write: (step: string, hash: string) => void
  release: () => void
}

/** Acquires the build lock, waiting for another process. */
export async function takeStamps(onWait: () => void): Promise<Stamps> {
  mkdirSync(path.join(PROJECT, 'dist'), { recursive: true })
  const database = new DatabaseSync(path.join(PROJECT, 'dist/build.db'))
  let hasWaited = false
  while (!tryLock(database)) {
    if (!hasWaited) onWait()
    hasWaited = true
    await sleep(200)
  }
  database.exec('CREATE TABLE IF NOT EXISTS stamp (step TEXT PRIMARY KEY, hash TEXT NOT NULL)')
  const select = database.prepare('SELECT hash FROM stamp WHERE step = ?')
  const upsert = database.prepare('INSERT OR REPLACE INTO stamp VALUES (?, ?)')
  return {
    read: (step) => select.get(step)?.['hash']?.toString(),
    write(step, hash) {
      upsert.run(step, hash)
      // Persists finished steps even if a later one fails.
      database.exec('COMMIT; BEGIN EXCLUSIVE')
    },
    release() {
      database.exec('COMMIT')
      database.close()
    },
  }
}

function tryLock(database: DatabaseSync): boolean {
  try {
    database.exec('BEGIN EXCLUSIVE')
    return true
  } catch {
    return false
  }
}
