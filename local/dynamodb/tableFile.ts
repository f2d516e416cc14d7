import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

const DAY = 24 * 60 * 60

/**
 * An index replaces the scan of stream records per write (146 → 851 puts/s at 30,000 records). Deletes
 * consumed records older than a day, except the last.
 */
export function maintainTableFile(file: string, readUpTo: number, now: Date): void {
  withFile(file, (database) => {
    database.exec(
      'CREATE INDEX IF NOT EXISTS local_stream_order ON _stream_records(table_name, CAST(sequence_number AS INTEGER))',
    )
    database
      .prepare(
        `DELETE FROM _stream_records WHERE created_at < ? AND CAST(sequence_number AS INTEGER) <= ?
         AND id < (SELECT max(id) FROM _stream_records)`,
      )
      .run(Math.floor(now.getTime() / 1000) - DAY, readUpTo)
  })
}

export interface TypeStatistics {
  /** Prefix of the partition key. */
  type: string
  items: number
  bytes: number
}

export function tableStatistics(file: string, table: string): TypeStatistics[] {
  const rows = withFile(file, (database) =>
    database
      .prepare(
        `SELECT substr(pk, 3, CASE instr(pk, '#') WHEN 0 THEN length(pk) ELSE instr(pk, '#') - 3 END) AS type,
         count(*) AS items, sum(item_size) AS bytes FROM "${table.replaceAll('"', '""')}" GROUP BY 1 ORDER BY 3 DESC`,
      )
      .all(),
  )
  return (rows ?? []).map((row) => ({
    type: String(row['type']),
    items: Number(row['items']),
    bytes: Number(row['bytes']),
  }))
}

function withFile<T>(file: string, use: (database: DatabaseSync) => T): T | undefined {
  if (!existsSync(file)) return undefined
  const database = new DatabaseSync(file, { timeout: 5000 })
  try {
    return use(database)
  } finally {
    database.close()
  }
}
