import { CSV_MARK, csvLine } from '@flou/shared/text/csv.ts'
import type { FileFormat } from './exportPages.ts'

interface Columns<R> {
  header: readonly string[]
  cells: (row: R) => readonly (string | number)[]
}

/** Lines that spreadsheets open; no cell is a formula. */
export const csvFormat = <R>({ header, cells }: Columns<R>): FileFormat<R> => ({
  extension: 'csv',
  mime: 'text/csv;charset=utf-8',
  head: CSV_MARK + csvLine(header),
  rows: (rows) => rows.map((row) => csvLine(cells(row))).join(''),
  tail: '',
})

/** An array of objects, one a line. */
export const jsonFormat = <R>(objectOf: (row: R) => object): FileFormat<R> => ({
  extension: 'json',
  mime: 'application/json',
  head: '[',
  rows: (rows, isFirst) =>
    `${isFirst ? '' : ','}\n${rows.map((row) => JSON.stringify(objectOf(row))).join(',\n')}`,
  tail: '\n]\n',
})
