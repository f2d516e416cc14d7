import type { StoredRecord } from '@flou/shared/api.ts'
import type { Batch } from '@flou/shared/content/batch.ts'
import { requireContentType } from '@flou/shared/content/registry.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeText } from '@flou/shared/strings/csv.ts'
import { readCsv, writeCsv } from './csv/gridCsv.ts'
import { cellText, completed, readCell, displayText } from './model/cells.ts'
import { gridColumns } from './model/columns.ts'
import { fillTexts, pasteTexts, textsByColumn, type GridSchema } from './model/edits.ts'
import { applyTyped, outcomeOf } from './model/applyTyped.ts'
import {
  bodyOf,
  errorsOf,
  partitionByErrors,
  isChanged,
  storedRow,
  valueOf,
  type GridRow,
} from './model/rows.ts'

const type = requireContentType('networkPackage')
const columns = gridColumns(type)
const titled = (id: number, en: string, indonesian = en) => ({ id, title: { en, id: indonesian } })
const references = {
  region: [titled(1, 'Jakarta'), titled(2, 'Singapore', 'Singapura')],
  productDetail: [titled(1, 'Standard'), titled(2, 'Standard')],
  billingMethod: [titled(1, 'Monthly', 'Bulanan')],
  billingItem: [titled(1, 'Bandwidth')],
  billingItemType: [titled(1, 'Gbps')],
}
let number = 0
const gridIn = (language: 'en' | 'id'): GridSchema => ({
  type,
  columns,
  context: { language, references },
  nextNumber: () => (number += 1),
})
const grid = gridIn('en')

const record = (id: number, values: object = {}): StoredRecord =>
  ({
    id,
    recordVersion: 3,
    productId: 1,
    title: `Package ${id}`,
    regionId: 1,
    productDetailId: 2,
    billingMethodId: 1,
    billingItemId: 1,
    billingItemTypeId: 1,
    price: 250_000_0000,
    unit: 'month',
    order: id,
    maximumConnections: 10,
    maximumConnectionsPerSecond: 20,
    maximumQueryPerSecond: 30,
    billingItemValue: 1.125,
    formula: 'price × qty',
    isFormula: true,
    ...values,
  }) as unknown as StoredRecord
const rows = [record(1), record(2)].map((one) => storedRow(type, one))
const columnOf = (key: string) => columns.findIndex((column) => column.key === key)
const valueAt = (row: GridRow | undefined, key: string) => {
  const column = columns[columnOf(key)]
  return row && column && valueOf(row, column, type)
}

test('the columns are those declared, the title first and the parent left out', () => {
  const keys = columns.map(({ key }) => key)

  expect(keys.slice(0, 3)).toEqual(['title', 'regionId', 'price'])
  expect(keys).toContain('formula')
  expect(keys).not.toContain('productId')
})

test('what limits a price comes last, so that rows of earlier spreadsheets are pasted as before', () => {
  const keys = columns.map(({ key }) => key)
  expect(keys.slice(-5)).toEqual([
    'monthlyCap',
    'minimumCharge',
    'partialHours',
    'includedAmount',
    'indonesianTitle',
  ])

  const limits = { monthlyCap: 500_000_0000, minimumCharge: 12_500_5000, partialHours: 'started' }
  for (const sheet of [gridIn('en'), gridIn('id')]) {
    const file = writeCsv([storedRow(type, record(1, limits))], sheet)
    const [row] = readCsv(file, rows, sheet).rows
    expect(['monthlyCap', 'minimumCharge', 'partialHours'].map((key) => valueAt(row, key))).toEqual(
      Object.values(limits),
    )
  }
})

test('pasted texts are read as their columns want them; rows beyond the end are new', () => {
  const texts = [
    ['One', 'singapura', '1', 'Standard (#1)'],
    ['Two', 'Jakarta', '2', 'Standard'],
    ['Three', 'Atlantis', '3', 'standard (#2)'],
  ]

  const next = pasteTexts(rows, grid, { row: 0, column: 0, texts })

  expect(next).toHaveLength(3)
  expect(next.map((row) => valueAt(row, 'regionId'))).toEqual([
    2,
    1,
    { unread: 'Atlantis', problem: 'grid.unknown' },
  ])
  expect(valueAt(next[0], 'productDetailId')).toBe(1)
  expect(valueAt(next[1], 'productDetailId')).toEqual({ unread: 'Standard', problem: 'grid.ambiguous' })
  expect(next[2]?.id).toBe(0)
})

test('names are looked up among what is pasted into their own column', () => {
  const area = { top: 0, bottom: 0, left: 1, right: 3 }
  const brought = (texts: string[][]) =>
    textsByColumn(columns, area, texts).map(({ column: { key }, texts }) => [key, texts])

  expect(brought([['Jakarta', '1', 'Standard', 'Monthly'], ['Singapore']])).toEqual([
    ['regionId', ['Jakarta', 'Singapore']],
    ['price', ['1', '']],
    ['productDetailId', ['Standard', '']],
    ['billingMethodId', ['Monthly', '']],
  ])
  expect(brought([['Jakarta']])).toEqual([
    ['regionId', ['Jakarta']],
    ['price', ['Jakarta']],
    ['productDetailId', ['Jakarta']],
  ])
})

test('one price fills a selection, and a price typed over by itself counts as no change', () => {
  const price = columnOf('price')
  const area = { top: 0, bottom: 1, left: price, right: price }

  const dearer = fillTexts(rows, grid, { area, texts: [['Rp 1.500.000']] })
  const back = fillTexts(dearer, grid, { area, texts: [['250,000']] })

  expect(dearer.map((row) => valueAt(row, 'price'))).toEqual([1_500_000_0000, 1_500_000_0000])
  expect(back.some(isChanged)).toBe(false)
})

test('errors are those the server would name, at their cells', () => {
  const texts = [['', 'Atlantis']]
  const [row] = pasteTexts(rows, grid, { row: 0, column: 0, texts })
  const formula = columnOf('formula')
  const [, other] = pasteTexts(rows, grid, { row: 1, column: formula, texts: [['prize * 2']] })

  expect(row && errorsOf(row, columns, type)).toEqual({ title: 'required', regionId: 'grid.unknown' })
  expect(other && errorsOf(other, columns, type)).toEqual({ formula: 'formula:prize' })
})

test('a changed row is sent whole, with the id and version it was read at', () => {
  const [row] = pasteTexts(rows, grid, { row: 0, column: 0, texts: [['Renamed']] })

  expect(row && bodyOf(row, columns, type)).toMatchObject({
    id: 1,
    recordVersion: 3,
    title: 'Renamed',
    regionId: 1,
    order: 1,
  })
})

test('prices are shown as rupiah in the reader’s language', () => {
  const price = columns[columnOf('price')]

  expect(price && displayText(1_234_567_0000, price, gridIn('id').context)).toBe('Rp1.234.567')
  expect(price && displayText(1_234_567_0000, price, grid.context)).toBe('Rp1,234,567')
})

const language = fc.constantFrom('id' as const, 'en' as const)

test('a file written in either language is read back in either without a change', () => {
  const values = fc.record({
    title: fc.string({ minLength: 1 }).filter((text) => !/[\r\n]/.test(text)),
    price: fc.integer({ min: 0, max: 9_000_000_000_000 }),
    billingItemValue: fc.nat(99_999).map((value) => value / 1_000),
    regionId: fc.constantFrom(1, 2),
    isFormula: fc.boolean(),
    unit: fc.constantFrom('month', 'hour'),
    formula: fc.constantFrom('', 'price × qty', '-2 + price', '+price'),
  })
  fc.assert(
    fc.property(fc.array(values, { minLength: 1, maxLength: 4 }), language, language, (all, one, other) => {
      const stored = all.map((each, index) => storedRow(type, record(index + 1, each)))

      const file = readCsv(writeCsv(stored, gridIn(one)), stored, gridIn(other))

      expect(file.problems).toEqual([])
      expect(file.rows.filter(isChanged)).toEqual([])
      expect(file.rows.map(({ id, version }) => [id, version])).toEqual(stored.map(({ id }) => [id, 3]))
    }),
    { numRuns: 60 },
  )
})

test('a file names what is wrong by line: an unknown column, an unknown ID, one that comes twice', () => {
  const source = 'ID;Title;Colour\n1;New name;red\n99;X;\n1;Again;\n;Brand new;'

  const { rows: read, lines, problems } = readCsv(source, rows, grid)

  expect(read.map(({ id }) => id)).toEqual([1, 0])
  expect(lines).toEqual([2, 5])
  expect(problems.map(({ line, message }) => [line, message])).toEqual([
    [1, 'grid.columnUnknown'],
    [3, 'grid.idUnknown'],
    [4, 'grid.idTwice'],
  ])
})

test('what is copied from a cell is what its column reads', () => {
  for (const column of columns) {
    const value = rows[0] && valueOf(rows[0], column, type)
    expect(readCell(cellText(value, column, grid.context), column, grid.context), column.key).toEqual(value)
  }
})

test('what says whose row it is stays in view, and the price comes next', () => {
  const frozen = columns.filter(({ frozenAt }) => frozenAt !== undefined)

  expect(frozen.map(({ key, frozenAt }) => [key, frozenAt])).toEqual([
    ['title', 64],
    ['regionId', 264],
  ])
  expect(columns[2]?.key).toBe('price')
})

test('a part of a title is completed to the first that begins with it, else to the first that has it', () => {
  const titles = ['East Surabaya', 'Jakarta', 'Surabaya']

  expect(['sura', 'EAST', 'surabaya', 'abaya', 'bandung', ''].map((text) => completed(text, titles))).toEqual(
    ['Surabaya', 'East Surabaya', 'surabaya', 'East Surabaya', 'bandung', ''],
  )
})

test('the good rows are saved, and a bad one stays as it was typed, with its message', () => {
  const typed = pasteTexts(rows, grid, { row: 0, column: 1, texts: [['Singapore'], ['Atlantis']] })
  const errorsFor = (row: GridRow) => errorsOf(row, columns, type)
  const { good, bad } = partitionByErrors(typed.filter(isChanged), errorsFor)
  // fields it reads
  const done = { entries: good.map(({ id }) => ({ id, action: 'update' })), failures: [] } as unknown as Batch

  const read = [record(1, { regionId: 2 }), record(2)].map((one) => storedRow(type, one))
  const now = applyTyped(read, typed, { shape: grid, ...outcomeOf(done, good) })

  expect([good.map(({ id }) => id), bad.map(({ id }) => id)]).toEqual([[1], [2]])
  expect(now.map(isChanged)).toEqual([false, true])
  expect(now[1] && errorsFor(now[1])).toEqual({ regionId: 'grid.unknown' })
})

test('a grid shows years without separators of thousands', () => {
  const year = gridColumns(requireContentType('milestone')).find(({ key }) => key === 'year')

  expect(year && displayText(2017, year, gridIn('id').context)).toBe('2017')
})

test('a file of Excel in Windows-1252 is read with its signs, one that lost a sign before is refused', () => {
  const ansi = Buffer.from('ID;Title\r\n1;g4.small \x96 \xe9disi \x93baru\x94\r\n', 'latin1')
  const read = readCsv(decodeText(ansi), rows, grid)
  const lost = readCsv('ID;Title\r\n1;g4.small \ufffd\r\n', rows, grid)

  expect(read.problems).toEqual([])
  expect(valueAt(read.rows[0], 'title')).toBe('g4.small – édisi “baru”')
  expect(lost.rows).toEqual([])
  expect(lost.problems).toEqual([{ line: 2, column: 'Title', message: 'grid.lostCharacter' }])
})
