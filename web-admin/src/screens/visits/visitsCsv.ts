import type { VisitFigures } from '@flou/shared/visits.ts'
import { CSV_MARK, csvLine } from '@flou/shared/text/csv.ts'

/** Column headings, and what the kinds of rows are called. */
export interface CsvWords {
  header: readonly [string, string, string, string, string]
  day: string
  page: string
  site: string
  nameOf: (host: string) => string
}

/** Figures as one CSV file: a row for each day, page and site, told apart by the first column. No cell is a formula. */
export function visitsCsv({ days, pages, referrers }: VisitFigures, words: CsvWords): string[] {
  const { header, day, page, site, nameOf } = words
  return [
    CSV_MARK,
    csvLine(header),
    ...days.map((one) => csvLine([day, one.day, one.en, one.id, one.en + one.id])),
    ...pages.map((one) => csvLine([page, nameOf(one.path), one.en, one.id, one.en + one.id])),
    ...referrers.map(({ host, entries }) => csvLine([site, nameOf(host), '', '', entries])),
  ]
}
