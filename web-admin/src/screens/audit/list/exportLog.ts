import type { AuditEntry, Envelope } from '@flou/shared/api.ts'
import { CSV_MARK, csvLine } from '@flou/shared/text/csv.ts'

interface ExportOptions {
  /** One page from a cursor on; '' for the first. */
  page: (cursor: string) => Promise<Envelope<AuditEntry[]>>
  header: readonly string[]
  cells: (entry: AuditEntry) => readonly (string | number)[]
  isStopped: () => boolean
  onProgress: (count: number) => void
}

export interface ExportedLog {
  /** Parts of the file, in order; undefined where it was stopped. */
  parts: string[] | undefined
  count: number
}

/** Reads the log page by page into the parts of a CSV file. Stopped, it gives no file: half a log would pass for a whole one. */
export async function exportLog({
  page,
  header,
  cells,
  isStopped,
  onProgress,
}: ExportOptions): Promise<ExportedLog> {
  const parts = [CSV_MARK + csvLine(header)]
  let count = 0
  let cursor: string | undefined = ''
  while (cursor !== undefined) {
    if (isStopped()) return { parts: undefined, count }
    const answer: Envelope<AuditEntry[]> = await page(cursor)
    parts.push(answer.data.map((entry) => csvLine(cells(entry))).join(''))
    count += answer.data.length
    onProgress(count)
    ;({ cursor } = answer)
  }
  return { parts, count }
}
