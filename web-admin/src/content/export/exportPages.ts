import type { Envelope } from '@flou/shared/api.ts'

/** How rows become a file. */
export interface FileFormat<R> {
  extension: string
  mime: string
  head: string
  /** The text of some rows. @param isFirst true where none has been written before */
  rows: (rows: readonly R[], isFirst: boolean) => string
  tail: string
}

interface ExportOptions<R> {
  /** One page from a cursor on; '' for the first. */
  page: (cursor: string) => Promise<Envelope<R[]>>
  format: FileFormat<R>
  isStopped: () => boolean
  onProgress: (count: number) => void
}

export interface ExportedPages {
  /** Parts of the file, in order; undefined where it was stopped. */
  parts: string[] | undefined
  count: number
}

/** Reads a list page by page into the parts of a file. Stopped, it gives no file: half a list would pass for a whole one. */
export async function exportPages<R>({
  page,
  format,
  isStopped,
  onProgress,
}: ExportOptions<R>): Promise<ExportedPages> {
  const parts = [format.head]
  let count = 0
  let cursor: string | undefined = ''
  while (cursor !== undefined) {
    if (isStopped()) return { parts: undefined, count }
    const answer: Envelope<R[]> = await page(cursor)
    if (answer.data.length > 0) parts.push(format.rows(answer.data, count === 0))
    count += answer.data.length
    onProgress(count)
    ;({ cursor } = answer)
  }
  return { parts: [...parts, format.tail], count }
}
