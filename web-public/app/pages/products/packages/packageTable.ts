import { cellPrice, type CellPrice, type TableOptions, type TablePackage } from './cellPrice.ts'
import { COLUMNS, type Column, type PackageValues } from './columns.ts'

export interface PackageRow {
  /** Package id in the first region with a price. */
  id: number
  title: string
  cells: string[]
  /** By region; null if not sold there. */
  prices: (CellPrice | null)[]
}

export interface PackageTable {
  columns: { label: string; isNumber: boolean }[]
  regions: string[]
  rows: PackageRow[]
  common: { label: string; text: string }[]
  /** True if rows were omitted. */
  isCut: boolean
  /** Undefined without tax. */
  taxPercent?: number
}

export const MAX_ROWS = 60

const isHidden = (hidden: readonly string[], fields: readonly string[]) =>
  fields.every((field) => hidden.includes(field))

const visibleValues = (values: PackageValues, hidden: readonly string[]): PackageValues =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => !hidden.includes(name) && !hidden.includes(`${name}Id`)),
  )

interface Line {
  one: TablePackage
  texts: string[]
}

/** Merges packages that differ only in region and price. */
function rowsOf(lines: readonly Line[], regions: readonly number[], options: TableOptions): PackageRow[] {
  const rows = new Map<string, RowDraft>()
  for (const { one, texts } of lines) {
    const index = regions.indexOf(one.region?.id ?? 0)
    const key = JSON.stringify([one.title, texts])
    const existing = rows.get(key)
    const isCellEmpty = existing?.prices[index] === null
    const row = existing && isCellEmpty ? existing : newRow({ one, texts }, regions.length)
    row.prices[index] = cellPrice(one, options)
    row.ids[index] = one.id
    if (row !== existing) rows.set(existing ? `${key} ${one.id}` : key, row)
  }
  return [...rows.values()].map(({ ids, ...row }) => ({ ...row, id: linkedId(row.prices, ids) }))
}

type RowDraft = Omit<PackageRow, 'id'> & { ids: number[] }

const newRow = ({ one, texts }: Line, regions: number): RowDraft => ({
  title: one.title,
  cells: texts,
  prices: Array.from({ length: regions }, () => null),
  ids: [],
})

/** Returns the id in the first region with a price, else in the first selling it on request. */
function linkedId(prices: PackageRow['prices'], ids: readonly number[]): number {
  const priced = prices.findIndex((price) => price !== null && price.amounts.length > 0)
  return ids[priced < 0 ? prices.findIndex((price) => price !== null) : priced] ?? 0
}

interface FilledColumn {
  column: Column
  texts: string[]
}

const hasEqualTexts = ({ column, texts }: FilledColumn) =>
  column.isShared === true && texts.length > 1 && texts.every((text) => text === texts[0])

function regionsOf(
  packages: readonly TablePackage[],
  order: readonly number[],
): { id: number; title: string }[] {
  const found = new Map(packages.map(({ region }) => [region?.id ?? 0, region?.title ?? '']))
  const orderOf = (id: number) => (order.includes(id) ? order.indexOf(id) : order.length)
  return [...found]
    .map(([id, title]) => ({ id, title }))
    .toSorted((one, other) => orderOf(one.id) - orderOf(other.id) || one.id - other.id)
}

/** Builds a table with one row per package and one price per region; omits hidden and empty columns. */
export function packageTable(packages: readonly TablePackage[], options: TableOptions): PackageTable {
  const { language, hidden, regionOrder } = options
  const values = packages.map((one) => visibleValues(one.values, hidden))
  const filled = COLUMNS.filter(({ fields }) => !isHidden(hidden, fields))
    .map((column) => ({ column, texts: values.map((one) => column.text(one, language)) }))
    .filter(({ texts }) => texts.some((text) => text !== ''))
  const own = filled.filter((one) => !hasEqualTexts(one))
  const regions = regionsOf(packages, regionOrder)
  const lines = packages.map((one, index) => ({ one, texts: own.map(({ texts }) => texts[index] ?? '') }))
  const rows = rowsOf(
    lines,
    regions.map(({ id }) => id),
    options,
  )
  return {
    columns: own.map(({ column }) => ({ label: column.label[language], isNumber: column.isNumber === true })),
    regions: regions.map(({ title }) => title),
    rows: rows.slice(0, MAX_ROWS),
    common: filled
      .filter((one) => hasEqualTexts(one) && one.column.isOnlyIfDifferent !== true)
      .map(({ column, texts }) => ({ label: column.label[language], text: texts[0] ?? '' })),
    isCut: rows.length > MAX_ROWS,
    ...(options.taxPercent !== undefined && { taxPercent: options.taxPercent }),
  }
}
