import type { CrossCheck } from '../../typeSpec.ts'
import { reference } from '../../fields/reference.ts'
import { text } from '../../fields/text.ts'
import { choice, money, number, type ChoiceOption } from '../../fields/value.ts'
import type { PartialHours } from '../../../pricing/line/packagePrice.ts'

const UNITS = [
  { value: 'month', label: { en: 'Month', id: 'Bulan' } },
  { value: 'hour', label: { en: 'Hour', id: 'Jam' } },
] as const

const PARTIAL_HOURS = [
  { value: 'exact', label: { en: 'Billed by actual usage', id: 'Dihitung sesuai pemakaian' } },
  {
    value: 'started',
    label: { en: 'Every started hour in full', id: 'Setiap jam yang dimulai dihitung penuh' },
  },
] as const satisfies readonly ChoiceOption<PartialHours>[]

/** Price limits and hour rounding. Defaults: no limits, exact hours. */
export const chargeRules = () => ({
  monthlyCap: money({
    optional: true,
    hint: {
      en: 'The highest monthly cost of one package, regardless of hours used. 0: no cap.',
      id: 'Biaya tertinggi per bulan untuk satu paket, berapa pun jam pemakaiannya. 0: tanpa batas.',
    },
  }),
  minimumCharge: money({
    optional: true,
    hint: {
      en: 'The lowest monthly cost of one package, regardless of usage. 0: no minimum.',
      id: 'Biaya terendah per bulan untuk satu paket, sesedikit apa pun pemakaiannya. 0: tanpa minimum.',
    },
  }),
  partialHours: choice(PARTIAL_HOURS, {
    initial: 'exact',
    hint: {
      en: 'For 10.25 hours of use, a visitor pays for 10.25 or for 11 hours.',
      id: 'Untuk pemakaian 10,25 jam, pengunjung membayar 10,25 jam atau 11 jam.',
    },
  }),
})

export const includedAmount = () => ({
  includedAmount: number({
    optional: true,
    hint: {
      en: 'Free each month, in units of the billing item. 0: nothing.',
      id: 'Jumlah gratis tiap bulan, dalam satuan item penagihan. 0: tidak ada.',
    },
  }),
})

export const indonesianTitle = () => ({ indonesianTitle: text({ optional: true }) })

export const billing = ({ optional = false } = {}) => ({
  productDetailId: reference('productDetail', { optional }),
  billingMethodId: reference('billingMethod', { optional }),
  billingItemId: reference('billingItem', { optional }),
  billingItemTypeId: reference('billingItemType', { optional }),
})

export const packageBase = ({ isBillingOptional = false } = {}) => ({
  productId: reference('product'),
  title: text(),
  regionId: reference('region'),
  ...billing({ optional: isBillingOptional }),
  price: money({ optional: true }),
  unit: choice(UNITS, { initial: 'month' }),
  order: number({ optional: true }),
})

type Check = CrossCheck

export const checkBounds =
  (low: string, high: string): Check =>
  (record): Record<string, string> =>
    Number(record[low]) > Number(record[high]) ? { [high]: `tooSmall:${String(record[low])}` } : {}

export const checkMonthlyCap: Check = ({ monthlyCap, minimumCharge }): Record<string, string> =>
  Number(monthlyCap) > 0 && Number(monthlyCap) < Number(minimumCharge) ? { monthlyCap: 'capTooLow' } : {}

/** An enabled formula must not be empty; the field itself validates it. */
export const checkFormulaPresence: Check = ({ isFormula, formula }): Record<string, string> =>
  isFormula === true && (typeof formula !== 'string' || formula.trim() === '') ? { formula: 'required' } : {}

export const combineChecks =
  (...all: readonly Check[]): Check =>
  (record) =>
    Object.assign({}, ...all.toReversed().map((check) => check(record)))
