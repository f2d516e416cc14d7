import type { Language } from '@flou/shared/locale.ts'
import type { Estimate } from '@flou/shared/pricing/estimate/estimate.ts'
import { formatNumber, MONEY_SCALE } from '@flou/shared/pricing/money.ts'
import { soldIn, type Sold } from '@flou/shared/pricing/priceFile.ts'
import { describePriceUnit } from '@flou/shared/pricing/priceUnit.ts'
import type { PriceUnit } from '@flou/shared/pricing/unitPrice.ts'
import { isPriced } from '@flou/shared/pricing/priceLine.ts'
import { PROBLEM_TEXTS } from '@flou/shared/texts/pricing.ts'
import { CSV_BOM, csvLines } from '@flou/shared/strings/csv.ts'
import { taxName } from '@flou/shared/pricing/tax.ts'
import type { Totals } from '@flou/shared/pricing/totals.ts'
import { exportTexts, headingTexts } from '../../../../texts/pages/calculator/exports.ts'
import { textsIn } from '../../../../texts/useTexts.ts'
import type { CalculatorContent } from '../../readCalculator.ts'
import { itemOf } from '../prices/describePackage.ts'
import { discountOn } from '../prices/discounts.ts'
import { loadedPrices } from '../prices/priceFiles.ts'
import { pricedItem } from '../prices/pricing.ts'

export interface Exported {
  estimate: Estimate
  totals: Totals | undefined
  content: CalculatorContent
  names: ReadonlyMap<number, string>
  language: Language
  /** Jakarta day of the export, `2026-11-28`. */
  day: string
  link: string
}

type Cell = string | number

/** English and Indonesian spreadsheet formats, both with BOM. */
const FILE_LANGUAGES = { csv: 'en', csvId: 'id' } as const satisfies Record<string, Language>
export type CsvFile = keyof typeof FILE_LANGUAGES

const headingsIn = (language: Language): string[] => Object.values(headingTexts).map((text) => text[language])

const isDiscounted = ({ items, period }: Estimate) =>
  items.some(({ product }) => discountOn(product, period) > 0)

const rupiah = (amount: number) => amount / MONEY_SCALE

function linesOf({ estimate, content, names, language }: Exported): Cell[][] {
  const { items, period } = estimate
  const { t } = textsIn(exportTexts, language)
  const unitOf = (unit: PriceUnit, sold: Sold) =>
    describePriceUnit({ unit, item: itemOf(sold, content), value: sold.price.billingItemValue }, language)
  return items.flatMap((item) => {
    const percent = discountOn(item.product, period)
    const note = percent > 0 ? t('discount', { percent: formatNumber(percent, language) }) : ''
    return pricedItem(item, period).components.map(({ component, sold, result, quantity }): Cell[] => {
      const isLine = isPriced(result)
      return [
        item.group ?? '',
        names.get(item.product) ?? '',
        sold?.title ?? '',
        sold ? (content.regions[sold.region] ?? '') : '',
        quantity,
        component.capacity ?? '',
        item.hours ?? '',
        isLine ? rupiah(result.steps.unitPrice.amount) : '',
        isLine && sold ? unitOf(result.steps.unitPrice.unit, sold) : '',
        isLine ? rupiah(result.amount) : '',
        isLine ? note : PROBLEM_TEXTS[result.problem][language],
      ]
    })
  })
}

export function csvOf(exported: Exported, file: CsvFile): string {
  const { totals, content, language } = exported
  const { t } = textsIn(exportTexts, language)
  const headings = headingsIn(language)
  const sum = (name: string, amount: number): Cell[] => {
    const row: Cell[] = headings.map(() => '')
    row[0] = name
    row[headings.length - 2] = rupiah(amount)
    return row
  }
  const sums = totals
    ? [
        sum(t('subtotal'), totals.subtotal),
        sum(taxName(content.rules.taxPercent, language), totals.tax),
        sum(t('total'), totals.total),
      ]
    : []
  const note = isDiscounted(exported.estimate) ? [[t('discounted')]] : []
  const { name, period } = exported.estimate
  const about: Cell[][] = [
    ...(name === '' ? [] : [[t('name'), name]]),
    [t('date'), exported.day],
    [t('period'), t(period)],
    [t('link'), exported.link],
  ]
  const rows: Cell[][] = [headings, ...linesOf(exported), ...sums, ...note, ...about]
  return CSV_BOM + rows.map(csvLines(FILE_LANGUAGES[file])).join('')
}

export function jsonOf({ estimate, totals, content, names, language, day, link }: Exported): string {
  const { items, period, name } = estimate
  const lines = items.map((item) => {
    const { components, amount } = pricedItem(item, period)
    const file = loadedPrices(item)
    return {
      product: names.get(item.product) ?? '',
      productSlug: file?.slug,
      priceVersion: item.version,
      group: item.group,
      region: file && content.regions[soldIn(file, item)?.region ?? 0],
      hours: item.hours,
      customerDiscountPercent: discountOn(item.product, period) || undefined,
      amount: amount === undefined ? null : rupiah(amount),
      parts: components.map(({ component, sold, quantity, result }) => ({
        kind: component.kind,
        id: component.id,
        title: sold?.title ?? null,
        quantity,
        capacity: component.capacity,
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
  const note = isDiscounted(estimate) ? textsIn(exportTexts, language).t('discounted') : undefined
  return JSON.stringify(
    { name, date: day, link, currency: 'IDR', period, note, lines, totals: sums ?? null },
    null,
    2,
  )
}

export function download(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}
