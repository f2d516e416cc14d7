import { LANGUAGES, type Language } from '@flou/shared/locale.ts'
import type { SearchFigures } from '@flou/shared/search/searchFigures.ts'
import { CSV_MARK, csvLines } from '@flou/shared/text/csv.ts'

/** Column headings, and what the kinds of rows are called. */
export interface CsvWords {
  /** Language of the spreadsheet that opens the file. */
  language: Language
  header: readonly [string, string, string, string, string, string]
  week: string
  query: string
  page: string
  languageName: (language: Language) => string
}

/** Figures as one CSV file: a row for each week and language, query and page, told apart by the first column. No cell is a formula. */
export function searchesCsv({ weeks, queries, pages }: SearchFigures, words: CsvWords): string[] {
  const { header, week, query, page, languageName } = words
  const line = csvLines(words.language)
  return [
    CSV_MARK,
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
