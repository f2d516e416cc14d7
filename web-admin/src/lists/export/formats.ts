import type { Language } from '@flou/shared/locale.ts'
import { CSV_BOM, csvLines } from '@flou/shared/strings/csv.ts'
import type { FileFormat } from './exportPages.ts'

interface Columns<R> {
  header: readonly string[]
  cells: (row: R) => readonly (string | number)[]
}

/** CSV for spreadsheets in a language; cells are never evaluated as formulas. */
export function csvFormat<R>({ header, cells }: Columns<R>, language: Language): FileFormat<R> {
  const line = csvLines(language)
  return {
    extension: 'csv',
    mime: 'text/csv;charset=utf-8',
    head: CSV_BOM + line(header),
    rows: (rows) => rows.map((row) => line(cells(row))).join(''),
    tail: '',
  }
}

export const jsonFormat = <R>(objectOf: (row: R) => object): FileFormat<R> => ({
  extension: 'json',
  mime: 'application/json',
  head: '[',
  rows: (rows, isFirst) =>
    `${isFirst ? '' : ','}\n${rows.map((row) => JSON.stringify(objectOf(row))).join(',\n')}`,
  tail: '\n]\n',
})
