import type { Language } from '../locale.ts'
import { compare, type Fraction } from './fraction.ts'
import { formulaInWords } from './formula/words.ts'
import type { LineOrder, PackagePrice, PriceTerms } from './line/packagePrice.ts'
import type { PriceProblem } from './line/unpriced.ts'
import { amountOf, formatMoney, formatNumber, rupiahOf } from './money.ts'
import type { PricedLine } from './priceLine.ts'
import type { PriceUnit } from './unitPrice.ts'

type Words = Readonly<Record<Language, string>>

export const UNIT_WORDS: Readonly<Record<PriceUnit, Words>> = {
  month: { en: 'a month', id: 'per bulan' },
  hour: { en: 'an hour', id: 'per jam' },
}

/** Why a line has no price, for visitors. */
export const PROBLEM_WORDS: Readonly<Record<PriceProblem, Words>> = {
  onRequest: { en: 'Price on request', id: 'Harga sesuai permintaan' },
  gone: { en: 'No longer sold', id: 'Tidak dijual lagi' },
  quantity: { en: 'Enter a whole quantity from 1', id: 'Isi jumlah bulat mulai dari 1' },
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

/** Exact rupiah as shown; what four decimals do not hold is marked. */
function exactly(value: Fraction, language: Language): string {
  const amount = amountOf(value)
  if (amount === undefined) return '…'
  return `${compare(rupiahOf(amount), value) === 0 ? '' : '≈ '}${formatMoney(amount, language)}`
}

/** Which words a language has for each step. */
const WORDS = {
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
    started: (hours: string) => `Each started hour counts in full: ${hours} hours`,
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

function countedBy({ line, price, order }: Explained, language: Language): string[] {
  const w = WORDS[language]
  const number = (value: number) => formatNumber(value, language)
  const { formula, billedItems } = line.steps
  const capacity = order.capacity === undefined ? [] : [number(order.capacity)]
  if (formula)
    return [
      w.formula(formulaInWords(formula.text, language)),
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

/** The limit that the price was brought to, with its amount. */
function limitedTo({ line, price }: Explained, language: Language): string[] {
  const { limit } = line.steps
  return limit ? [WORDS[language][limit](formatMoney(price[limit] ?? 0, language))] : []
}

/** "Explain this price": how a line's amount comes about, step by step, in words. */
export function explainLine(explained: Explained, language: Language): string[] {
  const { line, order, terms } = explained
  const { unitPrice, startedHours, perMonth, isCapped, beforeDiscount, exact } = line.steps
  const w = WORDS[language]
  const number = (value: number) => formatNumber(value, language)
  const discount = terms.discountPercent ?? 0
  return [
    w.unit(formatMoney(unitPrice.amount, language), UNIT_WORDS[unitPrice.unit][language]),
    ...countedBy(explained, language),
    order.hours === undefined
      ? w.wholeMonth(number(terms.hoursPerMonth))
      : w.hours(number(order.hours), number(terms.hoursPerMonth)),
    ...(startedHours === undefined ? [] : [w.started(number(startedHours))]),
    ...(isCapped ? [w.capped] : []),
    ...limitedTo(explained, language),
    w.month(exactly(perMonth, language)),
    ...(terms.period === 'year' ? [w.year(exactly(beforeDiscount, language))] : []),
    ...(terms.period === 'year' && discount > 0
      ? [w.discount(number(discount), exactly(exact, language))]
      : []),
    ...(compare(rupiahOf(line.amount), exact) === 0 ? [] : [w.rounded(formatMoney(line.amount, language))]),
  ]
}
