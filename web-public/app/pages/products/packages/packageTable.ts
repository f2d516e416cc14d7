import type { Language } from '@flou/shared/locale.ts'
import { limitsInWords } from '@flou/shared/pricing/chargeRules.ts'
import { formatMoney, roundForDisplay } from '@flou/shared/pricing/money.ts'
import { withTax } from '@flou/shared/pricing/tax.ts'
import {
  convertPrice,
  monthlyAmount,
  pricesOf,
  type PricedPackage,
  type PriceUnit,
  type UnitPrice,
} from '@flou/shared/pricing/unitPrice.ts'
import { COLUMNS, type Column, type PackageValues } from './columns.ts'

/** A package of any kind, as far as tables know it; `values` is all of it. */
export interface TablePackage extends PricedPackage {
  id: number
  title: string
  region: { id: number; title: string } | null
  values: PackageValues
}

/** What a package costs in a region, as its language writes it. */
export interface CellPrice {
  /** Per unit, dearest unit first; none where it is sold on request. */
  amounts: { amount: string; unit: PriceUnit }[]
  /** Its monthly cap and minimum charge in words; absent where it has neither. */
  limits?: string[]
  /** The first of them with tax; absent where none is added. */
  withTax?: string
  /** A month of it, before tax and unrounded: what yearly prices are computed from. Absent where it is sold on request. */
  monthly?: number
}

export interface PackageRow {
  /** Of the package in its first region: where links to the calculator lead. */
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

export interface TableOptions {
  language: Language
  hidden: readonly string[]
  /** Ids of all regions, first by order (decision 34). */
  regionOrder: readonly number[]
  hoursPerMonth: number
  /** Undefined where no tax is added. */
  taxPercent: number | undefined
}

/** Rows that a table shows at most: what is further down is asked for, or found in the calculator. */
export const MOST_ROWS = 60

const UNITS: readonly PriceUnit[] = ['month', 'hour']
const isHidden = (hidden: readonly string[], fields: readonly string[]) =>
  fields.every((field) => hidden.includes(field))

/** The prices that are not hidden, as they were entered. */
function enteredPrices(one: PricedPackage, hidden: readonly string[]): UnitPrice[] {
  const shown = (['price', 'pricePerMonth', 'pricePerHour'] as const).filter(
    (field) => !hidden.includes(field),
  )
  const visible = Object.fromEntries(shown.map((field) => [field, one[field]]))
  return pricesOf({ price: 0, unit: one.unit, ...visible })
}

function monthlyOf(one: PricedPackage, { hidden, hoursPerMonth }: TableOptions): { monthly?: number } {
  const entered = enteredPrices(one, hidden)
  const price = entered.findLast(({ unit }) => unit === 'month') ?? entered[0]
  return price ? { monthly: monthlyAmount(price, one, hoursPerMonth) } : {}
}

/** What a package costs a month and an hour: entered prices as they are, the others derived from them. */
function unitPrices(one: PricedPackage, { hidden, hoursPerMonth }: TableOptions): UnitPrice[] {
  const entered = enteredPrices(one, hidden)
  const [first] = entered
  if (!first) return []
  const amountPer = (unit: PriceUnit) => {
    const own = entered.findLast((price) => price.unit === unit)
    if (unit === 'hour') return own?.amount ?? roundForDisplay(convertPrice(first, unit, hoursPerMonth))
    const month = monthlyAmount(own ?? first, one, hoursPerMonth)
    return own?.amount === month ? month : roundForDisplay(month)
  }
  return UNITS.map((unit) => ({ unit, amount: amountPer(unit) }))
}

/** The limits as they were entered: those of a disk, too, of which the shown price is not. */
function limitsOf({ values }: TablePackage, { language, hidden }: TableOptions): { limits?: string[] } {
  const amount = (name: string) => (hidden.includes(name) ? 0 : Number(values[name] ?? 0))
  const limits = limitsInWords(
    { monthlyCap: amount('monthlyCap'), minimumCharge: amount('minimumCharge') },
    language,
  )
  return limits.length > 0 ? { limits } : {}
}

function cellPrice(one: TablePackage, options: TableOptions): CellPrice {
  const { language, taxPercent } = options
  const prices = unitPrices(one, options)
  const [first] = prices
  return {
    amounts: prices.map(({ amount, unit }) => ({ amount: formatMoney(amount, language), unit })),
    ...(first &&
      taxPercent !== undefined && {
        withTax: formatMoney(roundForDisplay(withTax(first.amount, taxPercent)), language),
      }),
    ...monthlyOf(one, options),
    ...(first && limitsOf(one, options)),
  }
}

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
  const rows = new Map<string, PackageRow>()
  for (const { one, texts } of lines) {
    const index = regions.indexOf(one.region?.id ?? 0)
    const key = JSON.stringify([one.title, texts])
    const known = rows.get(key)
    const isFree = known?.prices[index] === null
    const row = known && isFree ? known : newRow({ one, texts }, regions.length)
    row.prices[index] = cellPrice(one, options)
    if (row !== known) rows.set(known ? `${key} ${one.id}` : key, row)
  }
  return [...rows.values()]
}

const newRow = ({ one, texts }: Line, regions: number): PackageRow => ({
  id: one.id,
  title: one.title,
  cells: texts,
  prices: Array.from({ length: regions }, () => null),
})

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
