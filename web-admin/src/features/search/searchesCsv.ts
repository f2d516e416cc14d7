import { LANGUAGES, type Language } from '@flou/shared/locale.ts'
import type { SearchFigures } from '@flou/shared/search/searchFigures.ts'
import { CSV_BOM, csvLines } from '@flou/shared/strings/csv.ts'

export interface CsvLabels {
  language: Language
  header: readonly [string, string, string, string, string, string]
  week: string
  query: string
  page: string
  languageName: (language: Language) => string
}

/** Writes one CSV; the first column is the row kind. Cells are protected against formulas. */
export function searchesCsv({ weeks, queries, pages }: SearchFigures, labels: CsvLabels): string[] {
  const { header, week, query, page, languageName } = labels
  const line = csvLines(labels.language)
  return [
    CSV_BOM,
    line(header),
    ...weeks.flatMap((one) =>
      LANGUAGES.map((language) => {
        const { searches, none, clicks } = one[language]
        return line([week, one.week, languageName(language), searches, none, clicks])
      }),
    ),
    ...queries.map((one) =>
      line([query, one.query, languageName(one.language), one.searches, one.none, one.clicks]),
    ),
    ...pages.map((one) => line([page, one.path, languageName(one.language), '', '', one.clicks])),
  ]
}
