import type { Envelope } from '@flou/shared/api.ts'
import { addReport, type DayReport } from '@flou/shared/auditTrail.ts'

/** The days that are looked at, both inclusive, `2026-11-23` in Asia/Jakarta. */
export interface DayRange {
  from: string
  to: string
}

interface Reading<T> {
  /** One page from a cursor on; '' for the first. */
  page: (cursor: string) => Promise<Envelope<T>>
  isStopped: () => boolean
}

/** All pages in turn. Returns false where it was stopped. */
async function readAll<T>({ page, isStopped }: Reading<T>, take: (data: T) => void): Promise<boolean> {
  let cursor: string | undefined = ''
  while (cursor !== undefined) {
    if (isStopped()) return false
    const answer: Envelope<T> = await page(cursor)
    take(answer.data)
    ;({ cursor } = answer)
  }
  return true
}

/** Checks a range call by call; what was found so far is given after each. Returns false where it was stopped. */
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
 * Reads the export page by page into the parts of a file. Each becomes a blob at once, which the browser may keep on disk. Stopped, it
 * returns no file: half a trail would pass for a whole one.
 */
export async function readExport(
  reading: Reading<string>,
  onProgress: (day: string) => void,
): Promise<Blob[] | undefined> {
  const parts: Blob[] = []
  const isWhole = await readAll(reading, (text) => {
    parts.push(new Blob([text]))
    const day = [...text.matchAll(/^\{"type":"(?:link|seal|open)","day":"([\d-]{10})"/gm)].at(-1)?.[1]
    if (day) onProgress(day)
  })
  return isWhole ? parts : undefined
}
