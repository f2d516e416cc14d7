import type { Language } from '@flou/shared/locale.ts'
import type { VisitFigures } from '@flou/shared/visits.ts'
import { CSV_MARK, csvLines } from '@flou/shared/text/csv.ts'

/** Column headings, and what the kinds of rows are called. */
export interface CsvWords {
  /** Language of the spreadsheet that opens the file. */
  language: Language
  header: readonly [string, string, string, string, string]
  day: string
  page: string
  site: string
  nameOf: (host: string) => string
}

/** Figures as one CSV file: a row for each day, page and site, told apart by the first column. No cell is a formula. */
export function visitsCsv({ days, pages, referrers }: VisitFigures, words: CsvWords): string[] {
  const { header, day, page, site, nameOf } = words
  const line = csvLines(words.language)
  return [
    CSV_MARK,
    line(header),
    ...days.map((one) => line([day, one.day, one.en, one.id, one.en + one.id])),
    ...pages.map((one) => line([page, nameOf(one.path), one.en, one.id, one.en + one.id])),
    ...referrers.map(({ host, entries }) => line([site, nameOf(host), '', '', entries])),
  ]
}
