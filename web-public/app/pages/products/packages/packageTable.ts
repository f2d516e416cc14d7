import { cellPrice, type CellPrice, type TableOptions, type TablePackage } from './cellPrice.ts'
import { COLUMNS, type Column, type PackageValues } from './columns.ts'

export interface PackageRow {
  /** Id of the package in the first region that has a price. */
  id: number
  title: string
  cells: string[]
  /** One for each region of the table; null where the package is not sold there. */
  prices: (CellPrice | null)[]
}

export interface PackageTable {
  columns: { label: string; isNumber: boolean }[]
  regions: string[]
  rows: PackageRow[]
  /** What is the same for all packages. */
  common: { label: string; text: string }[]
  /** There are more packages than the table shows. */
  isCut: boolean
  /** Absent where no tax is added. */
  taxPercent?: number
}

/** Rows that a table shows at most: what is further down is asked for, or found in the calculator. */
export const MOST_ROWS = 60

const isHidden = (hidden: readonly string[], fields: readonly string[]) =>
  fields.every((field) => hidden.includes(field))

/** The values of a package without those that its product hides. */
const visibleValues = (values: PackageValues, hidden: readonly string[]): PackageValues =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => !hidden.includes(name) && !hidden.includes(`${name}Id`)),
  )

interface Line {
  one: TablePackage
  texts: string[]
}

/** Packages that differ in nothing but their region and price are one row. */
function rowsOf(lines: readonly Line[], regions: readonly number[], options: TableOptions): PackageRow[] {
  const rows = new Map<string, RowDraft>()
  for (const { one, texts } of lines) {
    const index = regions.indexOf(one.region?.id ?? 0)
    const key = JSON.stringify([one.title, texts])
    const known = rows.get(key)
    const isFree = known?.prices[index] === null
    const row = known && isFree ? known : newRow({ one, texts }, regions.length)
    row.prices[index] = cellPrice(one, options)
    row.ids[index] = one.id
    if (row !== known) rows.set(known ? `${key} ${one.id}` : key, row)
  }
  return [...rows.values()].map(({ ids, ...row }) => ({ ...row, id: linkedId(row.prices, ids) }))
}

/** A row that is being filled, with the id of its package in each region. */
type RowDraft = Omit<PackageRow, 'id'> & { ids: number[] }

const newRow = ({ one, texts }: Line, regions: number): RowDraft => ({
  title: one.title,
  cells: texts,
  prices: Array.from({ length: regions }, () => null),
  ids: [],
})

/** Id of the package in the first region with a price, else in the first that sells it on request. */
function linkedId(prices: PackageRow['prices'], ids: readonly number[]): number {
  const priced = prices.findIndex((price) => price !== null && price.amounts.length > 0)
  return ids[priced < 0 ? prices.findIndex((price) => price !== null) : priced] ?? 0
}

interface FilledColumn {
  column: Column
  texts: string[]
}

const isSame = ({ column, texts }: FilledColumn) =>
  column.isShared === true && texts.length > 1 && texts.every((text) => text === texts[0])

/** The regions that packages are sold in, first by order. */
function regionsOf(
  packages: readonly TablePackage[],
  order: readonly number[],
): { id: number; title: string }[] {
  const found = new Map(packages.map(({ region }) => [region?.id ?? 0, region?.title ?? '']))
  const place = (id: number) => (order.includes(id) ? order.indexOf(id) : order.length)
  return [...found]
    .map(([id, title]) => ({ id, title }))
    .toSorted((one, other) => place(one.id) - place(other.id) || one.id - other.id)
}

/**
 * A product's packages of one kind as a table: a row for each package, a price for each region. Hidden fields and columns that no
 * package fills are left out; what all packages share is said once.
 */
export function packageTable(packages: readonly TablePackage[], options: TableOptions): PackageTable {
  const { language, hidden, regionOrder } = options
  const values = packages.map((one) => visibleValues(one.values, hidden))
  const filled = COLUMNS.filter(({ fields }) => !isHidden(hidden, fields))
    .map((column) => ({ column, texts: values.map((one) => column.text(one, language)) }))
    .filter(({ texts }) => texts.some((text) => text !== ''))
  const own = filled.filter((one) => !isSame(one))
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
    rows: rows.slice(0, MOST_ROWS),
    common: filled
      .filter(isSame)
      .map(({ column, texts }) => ({ label: column.label[language], text: texts[0] ?? '' })),
    isCut: rows.length > MOST_ROWS,
    ...(options.taxPercent !== undefined && { taxPercent: options.taxPercent }),
  }
}
