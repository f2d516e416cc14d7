import type { Language } from '../locale.ts'
import { compare, type Fraction } from './fraction.ts'
import { describeFormula } from './formula/describeFormula.ts'
import type { LineOrder, PackagePrice, PriceTerms } from './line/packagePrice.ts'
import type { PriceProblem } from './line/unpriced.ts'
import { amountOf, formatMoney, formatNumber, rupiahOf } from './money.ts'
import type { PricedLine } from './priceLine.ts'
import type { PriceUnit } from './unitPrice.ts'

type Translated = Readonly<Record<Language, string>>

const UNIT_TEXTS: Readonly<Record<PriceUnit, Translated>> = {
  month: { en: 'a month', id: 'per bulan' },
  hour: { en: 'an hour', id: 'per jam' },
}

export const PROBLEM_TEXTS: Readonly<Record<PriceProblem, Translated>> = {
  onRequest: { en: 'Price on request', id: 'Harga sesuai permintaan' },
  gone: { en: 'No longer sold', id: 'Tidak dijual lagi' },
  quantity: { en: 'Enter a whole number from 1', id: 'Isi jumlah bulat mulai dari 1' },
  capacity: { en: 'Enter a capacity within the limits', id: 'Isi kapasitas dalam batasnya' },
  hours: {
    en: 'Enter up to 744 hours, with at most two decimals',
    id: 'Isi paling banyak 744 jam, dengan paling banyak dua desimal',
  },
  formula: {
    en: 'The price cannot be computed. Please ask us',
    id: 'Harga tidak dapat dihitung. Silakan hubungi kami',
  },
  negative: {
    en: 'The price cannot be computed. Please ask us',
    id: 'Harga tidak dapat dihitung. Silakan hubungi kami',
  },
  invalid: {
    en: 'The price cannot be computed. Please ask us',
    id: 'Harga tidak dapat dihitung. Silakan hubungi kami',
  },
  tooLarge: { en: 'Too large to compute', id: 'Terlalu besar untuk dihitung' },
}

interface Explained {
  line: PricedLine
  price: PackagePrice
  order: LineOrder
  terms: PriceTerms
}

function formatExactly(value: Fraction, language: Language): string {
  const amount = amountOf(value)
  if (amount === undefined) return '…'
  return `${compare(rupiahOf(amount), value) === 0 ? '' : '≈ '}${formatMoney(amount, language)}`
}

const EXPLANATION_TEXTS = {
  en: {
    unit: (money: string, per: string) => `List price: ${money} ${per}`,
    formula: (words: string) => `Formula: ${words}`,
    quantity: (count: string) => `× ${count} (quantity)`,
    quantityOnly: (count: string) => `Quantity: ${count}`,
    capacity: (gb: string, items: string, of: string) =>
      `× ${items}: ${gb} GB in units of ${of} GB, rounded up`,
    capacityOnly: (gb: string) => `Capacity: ${gb} GB`,
    hours: (hours: string, all: string) => `${hours} of ${all} hours a month`,
    wholeMonth: (all: string) => `Whole month: ${all} hours`,
    started: (hours: string) => `Each started hour is billed in full: ${hours} hours`,
    monthlyCap: (money: string) => `Monthly cap: at most ${money} for each`,
    minimumCharge: (money: string) => `Minimum charge: at least ${money} a month for each`,
    capped: 'No more than the price of a whole month',
    month: (money: string) => `A month: ${money}`,
    year: (money: string) => `× 12 months: ${money}`,
    discount: (rate: string, money: string) => `Your discount of ${rate}%: ${money}`,
    rounded: (money: string) => `Rounded once, half up, to whole rupiah: ${money}`,
  },
  id: {
    unit: (money: string, per: string) => `Harga daftar: ${money} ${per}`,
    formula: (words: string) => `Rumus: ${words}`,
    quantity: (count: string) => `× ${count} (jumlah)`,
    quantityOnly: (count: string) => `Jumlah: ${count}`,
    capacity: (gb: string, items: string, of: string) =>
      `× ${items}: ${gb} GB per ${of} GB, dibulatkan ke atas`,
    capacityOnly: (gb: string) => `Kapasitas: ${gb} GB`,
    hours: (hours: string, all: string) => `${hours} dari ${all} jam per bulan`,
    wholeMonth: (all: string) => `Sebulan penuh: ${all} jam`,
    started: (hours: string) => `Setiap jam yang dimulai dihitung penuh: ${hours} jam`,
    monthlyCap: (money: string) => `Batas biaya per bulan: paling banyak ${money} per unit`,
    minimumCharge: (money: string) => `Biaya minimum: paling sedikit ${money} per bulan per unit`,
    capped: 'Tidak lebih dari harga sebulan penuh',
    month: (money: string) => `Sebulan: ${money}`,
    year: (money: string) => `× 12 bulan: ${money}`,
    discount: (rate: string, money: string) => `Diskon Anda ${rate} %: ${money}`,
    rounded: (money: string) => `Dibulatkan satu kali ke rupiah terdekat: ${money}`,
  },
} as const satisfies Record<Language, unknown>

function explainQuantity({ line, price, order }: Explained, language: Language): string[] {
  const w = EXPLANATION_TEXTS[language]
  const number = (value: number) => formatNumber(value, language)
  const { formula, billedItems } = line.steps
  const capacity = order.capacity === undefined ? [] : [number(order.capacity)]
  if (formula)
    return [
      w.formula(describeFormula(formula.text, language)),
      ...(formula.variables.includes('capacity') ? capacity.map((gb) => w.capacityOnly(gb)) : []),
      (formula.variables.includes('qty') ? w.quantityOnly : w.quantity)(number(order.quantity)),
    ]
  return [
    ...(billedItems === undefined
      ? []
      : capacity.map((gb) =>
          w.capacity(gb, number(Number(billedItems)), number(price.billingItemValue || 1)),
        )),
    w.quantity(number(order.quantity)),
  ]
}

function explainLimit({ line, price }: Explained, language: Language): string[] {
  const { limit } = line.steps
  return limit ? [EXPLANATION_TEXTS[language][limit](formatMoney(price[limit] ?? 0, language))] : []
}

/** Explains a line's price step by step. */
export function explainLine(explained: Explained, language: Language): string[] {
  const { line, order, terms } = explained
  const { unitPrice, startedHours, perMonth, isCapped, beforeDiscount, exact } = line.steps
  const w = EXPLANATION_TEXTS[language]
  const number = (value: number) => formatNumber(value, language)
  const discount = terms.discountPercent ?? 0
  return [
    w.unit(formatMoney(unitPrice.amount, language), UNIT_TEXTS[unitPrice.unit][language]),
    ...explainQuantity(explained, language),
    order.hours === undefined
      ? w.wholeMonth(number(terms.hoursPerMonth))
      : w.hours(number(order.hours), number(terms.hoursPerMonth)),
    ...(startedHours === undefined ? [] : [w.started(number(startedHours))]),
    ...(isCapped ? [w.capped] : []),
    ...explainLimit(explained, language),
    w.month(formatExactly(perMonth, language)),
    ...(terms.period === 'year' ? [w.year(formatExactly(beforeDiscount, language))] : []),
    ...(terms.period === 'year' && discount > 0
      ? [w.discount(number(discount), formatExactly(exact, language))]
      : []),
    ...(compare(rupiahOf(line.amount), exact) === 0 ? [] : [w.rounded(formatMoney(line.amount, language))]),
  ]
}
