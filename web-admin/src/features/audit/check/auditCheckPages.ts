import type { Envelope } from '@flou/shared/api.ts'
import { addReport, type DayReport } from '@flou/shared/audit/auditCheck.ts'

/** Inclusive days such as `2026-11-23` in Asia/Jakarta. */
export interface DayRange {
  from: string
  to: string
}

interface Reading<T> {
  /** Loads the page at a cursor; '' for the first. */
  page: (cursor: string) => Promise<Envelope<T>>
  isStopped: () => boolean
}

/** Reads all pages in order. Returns false if stopped. */
async function readAll<T>({ page, isStopped }: Reading<T>, take: (data: T) => void): Promise<boolean> {
  let cursor: string | undefined = ''
  while (cursor !== undefined) {
    if (isStopped()) return false
    const response: Envelope<T> = await page(cursor)
    take(response.data)
    ;({ cursor } = response)
  }
  return true
}

/** Verifies a range page by page and reports cumulative progress. Returns false if stopped. */
export function readReports(
  reading: Reading<DayReport[]>,
  onProgress: (reports: readonly DayReport[]) => void,
): Promise<boolean> {
  let reports: DayReport[] = []
  return readAll(reading, (page) => {
    for (const report of page) reports = addReport(reports, report)
    onProgress(reports)
  })
}

/**
 * Reads the export into blobs, which browsers may keep on disk. Returns undefined if stopped, because a
 * partial log must not look complete.
 */
export async function readExport(
  reading: Reading<string>,
  onProgress: (day: string) => void,
): Promise<Blob[] | undefined> {
  const chunks: Blob[] = []
  const isWhole = await readAll(reading, (text) => {
    chunks.push(new Blob([text]))
    const day = [...text.matchAll(/^\{"type":"(?:link|seal|open)","day":"([\d-]{10})"/gm)].at(-1)?.[1]
    if (day) onProgress(day)
  })
  return isWhole ? chunks : undefined
}
