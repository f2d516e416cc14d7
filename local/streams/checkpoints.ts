import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** How far each reader of a stream has got. Written only after a batch was dealt with, so that nothing is skipped. */
export interface Checkpoints {
  /** Number of the last record that was dealt with; 0 before the first. */
  read: (reader: string) => number
  write: (reader: string, sequence: number) => void
  /** The furthest number that every reader has passed for good. */
  lowest: () => number
  close: () => void
}

/** How long a place is kept in memory alone: whoever is killed meanwhile is handed these records again, as the service may do. */
const KEPT_MS = 1_000

interface Options {
  stateDir: string
  /** Hears what keeps places from being written; they are tried again. */
  onError: (cause: unknown) => void
}

/** Runs `work` a while after it was asked for, again after it failed, and once more at the end. */
function deferred(work: () => void, onError: (cause: unknown) => void) {
  let timer: NodeJS.Timeout | undefined
  const attempt = () => {
    try {
      work()
      return true
    } catch (cause) {
      onError(cause)
      return false
    }
  }
  const ask = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined
      if (!attempt()) ask()
    }, KEPT_MS).unref()
  }
  const end = () => {
    clearTimeout(timer)
    attempt()
  }
  return { ask, end }
}

/** The checkpoints of a state folder, written at most once a second and when they are closed. */
export function openCheckpoints({ stateDir, onError }: Options): Checkpoints {
  const database = new DatabaseSync(path.join(stateDir, 'checkpoints.db'))
  database.exec(
    // a place that a power failure takes back is one where records come again
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; CREATE TABLE IF NOT EXISTS checkpoint (reader TEXT PRIMARY KEY, sequence INTEGER NOT NULL)',
  )
  const upsert = database.prepare('INSERT OR REPLACE INTO checkpoint VALUES (?, ?)')
  const lowest = database.prepare('SELECT min(sequence) AS sequence FROM checkpoint')
  const rows = database.prepare('SELECT reader, sequence FROM checkpoint').all()
  const places = new Map(rows.map(({ reader, sequence }) => [String(reader), Number(sequence)]))
  const unwritten = new Set<string>()
  const writing = deferred(() => {
    for (const reader of unwritten) {
      upsert.run(reader, places.get(reader) ?? 0)
      unwritten.delete(reader)
    }
  }, onError)
  return {
    read: (reader) => places.get(reader) ?? 0,
    write(reader, sequence) {
      places.set(reader, sequence)
      unwritten.add(reader)
      writing.ask()
    },
    lowest: () => Number(lowest.get()?.['sequence'] ?? 0),
    close() {
      writing.end()
      database.close()
    },
  }
}
