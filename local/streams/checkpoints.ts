import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Written only after a batch is processed, so that none is skipped. */
export interface Checkpoints {
  /** 0 before the first record. */
  read: (reader: string) => number
  write: (reader: string, sequence: number) => void
  lowest: () => number
  close: () => void
}

/** In milliseconds; after a crash this period's records are delivered again. */
const WRITE_DELAY_MS = 1_000

interface Options {
  stateDir: string
  onError: (cause: unknown) => void
}

/** Retries failed work after the delay; also runs at the end. */
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
  const schedule = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined
      if (!attempt()) schedule()
    }, WRITE_DELAY_MS).unref()
  }
  const end = () => {
    clearTimeout(timer)
    attempt()
  }
  return { schedule, end }
}

export function openCheckpoints({ stateDir, onError }: Options): Checkpoints {
  const database = new DatabaseSync(path.join(stateDir, 'checkpoints.db'))
  database.exec(
    // a lost position only means redelivery
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; CREATE TABLE IF NOT EXISTS checkpoint (reader TEXT PRIMARY KEY, sequence INTEGER NOT NULL)',
  )
  const upsert = database.prepare('INSERT OR REPLACE INTO checkpoint VALUES (?, ?)')
  const lowest = database.prepare('SELECT min(sequence) AS sequence FROM checkpoint')
  const rows = database.prepare('SELECT reader, sequence FROM checkpoint').all()
  const positions = new Map(rows.map(({ reader, sequence }) => [String(reader), Number(sequence)]))
  const unwritten = new Set<string>()
  const writing = deferred(() => {
    for (const reader of unwritten) {
      upsert.run(reader, positions.get(reader) ?? 0)
      unwritten.delete(reader)
    }
  }, onError)
  return {
    read: (reader) => positions.get(reader) ?? 0,
    write(reader, sequence) {
      positions.set(reader, sequence)
      unwritten.add(reader)
      writing.schedule()
    },
    lowest: () => Number(lowest.get()?.['sequence'] ?? 0),
    close() {
      writing.end()
      database.close()
    },
  }
}
