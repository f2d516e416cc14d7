import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** How far each reader of a stream has got. Written only after a batch was dealt with, so that nothing is skipped. */
export interface Checkpoints {
  /** Number of the last record that was dealt with; 0 before the first. */
  read: (reader: string) => number
  write: (reader: string, sequence: number) => void
  /** The furthest number that every reader has passed. */
  lowest: () => number
  close: () => void
}

export function openCheckpoints(stateDir: string): Checkpoints {
  const database = new DatabaseSync(path.join(stateDir, 'checkpoints.db'))
  database.exec(
    'PRAGMA journal_mode = WAL; CREATE TABLE IF NOT EXISTS checkpoint (reader TEXT PRIMARY KEY, sequence INTEGER NOT NULL)',
  )
  const select = database.prepare('SELECT sequence FROM checkpoint WHERE reader = ?')
  const upsert = database.prepare('INSERT OR REPLACE INTO checkpoint VALUES (?, ?)')
  const lowest = database.prepare('SELECT min(sequence) AS sequence FROM checkpoint')
  return {
    read: (reader) => Number(select.get(reader)?.['sequence'] ?? 0),
    write: (reader, sequence) => void upsert.run(reader, sequence),
    lowest: () => Number(lowest.get()?.['sequence'] ?? 0),
    close: () => database.close(),
  }
}
