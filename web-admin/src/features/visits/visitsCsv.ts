import type { Language } from '@flou/shared/locale.ts'
import type { VisitFigures } from '@flou/shared/visits/visits.ts'
import { CSV_BOM, csvLines } from '@flou/shared/strings/csv.ts'

export interface CsvLabels {
  language: Language
  header: readonly [string, string, string, string, string]
  day: string
  page: string
  site: string
  nameOf: (host: string) => string
}

/** Writes one CSV; the first column is the row kind. Cells are protected against formulas. */
export function visitsCsv({ days, pages, referrers }: VisitFigures, labels: CsvLabels): string[] {
  const { header, day, page, site, nameOf } = labels
  const line = csvLines(labels.language)
  return [
    CSV_BOM,
    line(header),
    ...days.map((one) => line([day, one.day, one.en, one.id, one.en + one.id])),
    ...pages.map((one) => line([page, nameOf(one.path), one.en, one.id, one.en + one.id])),
    ...referrers.map(({ host, entries }) => line([site, nameOf(host), '', '', entries])),
  ]
}
