import type { Language } from '@flou/shared/locale.ts'
import { CSV_MARK, csvLines } from '@flou/shared/text/csv.ts'
import type { FileFormat } from './exportPages.ts'

interface Columns<R> {
  header: readonly string[]
  cells: (row: R) => readonly (string | number)[]
}

/** Lines that spreadsheets of a language open; no cell is a formula that was typed. */
export function csvFormat<R>({ header, cells }: Columns<R>, language: Language): FileFormat<R> {
  const line = csvLines(language)
  return {
    extension: 'csv',
    mime: 'text/csv;charset=utf-8',
    head: CSV_MARK + line(header),
    rows: (rows) => rows.map((row) => line(cells(row))).join(''),
    tail: '',
  }
}

/** An array of objects, one a line. */
export const jsonFormat = <R>(objectOf: (row: R) => object): FileFormat<R> => ({
  extension: 'json',
  mime: 'application/json',
  head: '[',
  rows: (rows, isFirst) =>
    `${isFirst ? '' : ','}\n${rows.map((row) => JSON.stringify(objectOf(row))).join(',\n')}`,
  tail: '\n]\n',
})
