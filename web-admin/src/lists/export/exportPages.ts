import type { Envelope } from '@flou/shared/api.ts'

export interface FileFormat<R> {
  extension: string
  mime: string
  head: string
  /** Formats some rows. @param isFirst true for the first rows of the file */
  rows: (rows: readonly R[], isFirst: boolean) => string
  tail: string
}

interface ExportOptions<R> {
  /** Reads one page from a cursor; '' for the first. */
  page: (cursor: string) => Promise<Envelope<R[]>>
  format: FileFormat<R>
  isStopped: () => boolean
  onProgress: (count: number) => void
}

interface ExportedPages {
  /** Chunks of the file in order; undefined if stopped. */
  chunks: string[] | undefined
  count: number
}

/** Reads a list page by page into file chunks; none if stopped, so that a partial list is never saved. */
export async function exportPages<R>({
  page,
  format,
  isStopped,
  onProgress,
}: ExportOptions<R>): Promise<ExportedPages> {
  const chunks = [format.head]
  let count = 0
  let cursor: string | undefined = ''
  while (cursor !== undefined) {
    if (isStopped()) return { chunks: undefined, count }
    const answer: Envelope<R[]> = await page(cursor)
    if (answer.data.length > 0) chunks.push(format.rows(answer.data, count === 0))
    count += answer.data.length
    onProgress(count)
    ;({ cursor } = answer)
  }
  return { chunks: [...chunks, format.tail], count }
}
