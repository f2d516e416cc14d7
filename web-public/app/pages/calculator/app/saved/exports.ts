import type { Language } from '@flou/shared/locale.ts'
import type { Estimate } from '@flou/shared/pricing/estimate/estimate.ts'
import { formatNumber, MONEY_SCALE } from '@flou/shared/pricing/money.ts'
import { soldIn } from '@flou/shared/pricing/priceFile.ts'
import { isPriced } from '@flou/shared/pricing/priceLine.ts'
import { PROBLEM_WORDS } from '@flou/shared/pricing/explain.ts'
import { CSV_MARK, csvLines } from '@flou/shared/text/csv.ts'
import { taxName } from '@flou/shared/pricing/tax.ts'
import type { Totals } from '@flou/shared/pricing/totals.ts'
import type { CalculatorContent } from '../../readCalculator.ts'
import { discountOn } from '../prices/discounts.ts'
import { knownPrices } from '../prices/priceFiles.ts'
import { pricedItem } from '../prices/pricing.ts'

export interface Exported {
  estimate: Estimate
  totals: Totals | undefined
  content: CalculatorContent
  names: ReadonlyMap<number, string>
  language: Language
}

type Cell = string | number

/** For spreadsheets with English settings, and for Excel with Indonesian ones. Both with a mark of UTF-8. */
const FILE_LANGUAGES = { csv: 'en', csvId: 'id' } as const satisfies Record<string, Language>
export type CsvFile = keyof typeof FILE_LANGUAGES

const HEADINGS = {
  en: [
    'Group',
    'Product',
    'Package',
    'Region',
    'Quantity',
    'GB',
    'Hours',
    'Unit price',
    'Per',
    'Line total',
    'Note',
  ],
  id: [
    'Grup',
    'Produk',
    'Paket',
    'Region',
    'Jumlah',
    'GB',
    'Jam',
    'Harga satuan',
    'Per',
    'Total baris',
    'Catatan',
  ],
} as const satisfies Record<Language, readonly string[]>
const UNITS = { en: { month: 'month', hour: 'hour' }, id: { month: 'bulan', hour: 'jam' } } as const
const SUMS = { en: ['Subtotal', 'Total'], id: ['Subtotal', 'Total'] } as const

/** What a file says that holds a customer's prices. */
const DISCOUNT = {
  en: {
    line: (percent: string) => `Customer’s discount ${percent}%`,
    all: 'With your discount as a customer, as of the day of the export',
  },
  id: {
    line: (percent: string) => `Diskon pelanggan ${percent} %`,
    all: 'Sudah termasuk diskon pelanggan Anda, per tanggal ekspor',
  },
} as const satisfies Record<Language, unknown>

const isDiscounted = ({ items, period }: Estimate) =>
  items.some(({ product }) => discountOn(product, period) > 0)

const rupiah = (amount: number) => amount / MONEY_SCALE

/** The lines of an estimate, one for each of its parts. */
function linesOf({ estimate, content, names, language }: Exported): Cell[][] {
  const { items, period } = estimate
  return items.flatMap((item) => {
    const percent = discountOn(item.product, period)
    const note = percent > 0 ? DISCOUNT[language].line(formatNumber(percent, language)) : ''
    return pricedItem(item, period).parts.map(({ part, sold, result, quantity }): Cell[] => {
      const isLine = isPriced(result)
      return [
        item.group ?? '',
        names.get(item.product) ?? '',
        sold?.title ?? '',
        sold ? (content.regions[sold.region] ?? '') : '',
        quantity,
        part.capacity ?? '',
        item.hours ?? '',
        isLine ? rupiah(result.steps.unitPrice.amount) : '',
        isLine ? UNITS[language][result.steps.unitPrice.unit] : '',
        isLine ? rupiah(result.amount) : '',
        isLine ? note : PROBLEM_WORDS[result.problem][language],
      ]
    })
  })
}

/** The estimate as a table for spreadsheets, in the visitor's language. */
export function csvOf(exported: Exported, file: CsvFile): string {
  const { totals, content, language } = exported
  const width = HEADINGS[language].length
  const sum = (name: string, amount: number): Cell[] => {
    const row: Cell[] = Array.from({ length: width }, () => '')
    row[0] = name
    row[width - 2] = rupiah(amount)
    return row
  }
  const [subtotal, total] = SUMS[language]
  const sums = totals
    ? [
        sum(subtotal, totals.subtotal),
        sum(taxName(content.rules.taxPercent, language), totals.tax),
        sum(total, totals.total),
      ]
    : []
  const note = isDiscounted(exported.estimate) ? [[DISCOUNT[language].all]] : []
  const rows: Cell[][] = [[...HEADINGS[language]], ...linesOf(exported), ...sums, ...note]
  return CSV_MARK + rows.map(csvLines(FILE_LANGUAGES[file])).join('')
}

/** The estimate for programs: what was chosen, and what it came to, in rupiah. */
export function jsonOf({ estimate, totals, content, names, language }: Exported): string {
  const { items, period, name } = estimate
  const lines = items.map((item) => {
    const { parts, amount } = pricedItem(item, period)
    const file = knownPrices(item)
    return {
      product: names.get(item.product) ?? '',
      productSlug: file?.slug,
      priceVersion: item.version,
      group: item.group,
      region: file && content.regions[soldIn(file, item)?.region ?? 0],
      hours: item.hours,
      customerDiscountPercent: discountOn(item.product, period) || undefined,
      amount: amount === undefined ? null : rupiah(amount),
      parts: parts.map(({ part, sold, quantity, result }) => ({
        kind: part.kind,
        id: part.id,
        title: sold?.title ?? null,
        quantity,
        capacity: part.capacity,
        amount: isPriced(result) ? rupiah(result.amount) : null,
        problem: isPriced(result) ? undefined : result.problem,
      })),
    }
  })
  const sums = totals && {
    subtotal: rupiah(totals.subtotal),
    taxBase: rupiah(totals.taxBase),
    tax: rupiah(totals.tax),
    total: rupiah(totals.total),
  }
  const note = isDiscounted(estimate) ? DISCOUNT[language].all : undefined
  return JSON.stringify({ name, currency: 'IDR', period, note, lines, totals: sums ?? null }, null, 2)
}

/** Hands a text to the browser as a file. */
export function download(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}
