import type { CrossCheck } from '../../typeSpec.ts'
import { reference } from '../../fields/reference.ts'
import { text } from '../../fields/text.ts'
import { choice, money, number, type ChoiceOption } from '../../fields/value.ts'
import type { PartialHours } from '../../../pricing/line/packagePrice.ts'

/** Per what a price is (spec §4). */
export const UNITS = [
  { value: 'month', label: { en: 'Month', id: 'Bulan' } },
  { value: 'hour', label: { en: 'Hour', id: 'Jam' } },
] as const

/** How parts of an hour are charged. */
export const PARTIAL_HOURS = [
  { value: 'exact', label: { en: 'Counted as they are used', id: 'Dihitung sesuai pemakaian' } },
  {
    value: 'started',
    label: { en: 'Each started hour in full', id: 'Setiap jam yang dimulai dihitung penuh' },
  },
] as const satisfies readonly ChoiceOption<PartialHours>[]

/** What bounds a package's price, and how its hours are counted. A record without these fields has no limits and exact hours. */
export const chargeRules = () => ({
  monthlyCap: money({
    optional: true,
    hint: {
      en: 'The most that one of it costs a month, however many hours it is used. 0: no cap.',
      id: 'Biaya tertinggi per bulan untuk satu paket, berapa pun jam pemakaiannya. 0: tanpa batas.',
    },
  }),
  minimumCharge: money({
    optional: true,
    hint: {
      en: 'The least that one of it costs a month, however little it is used. 0: no minimum.',
      id: 'Biaya terendah per bulan untuk satu paket, sesedikit apa pun pemakaiannya. 0: tanpa minimum.',
    },
  }),
  partialHours: choice(PARTIAL_HOURS, {
    initial: 'exact',
    hint: {
      en: 'With 10.25 hours of use a visitor pays for 10.25 hours, or for 11.',
      id: 'Untuk pemakaian 10,25 jam, pengunjung membayar 10,25 jam atau 11 jam.',
    },
  }),
})

/** How a package is billed; databases and general packages may leave it open (spec §5). */
export const billing = ({ optional = false } = {}) => ({
  productDetailId: reference('productDetail', { optional }),
  billingMethodId: reference('billingMethod', { optional }),
  billingItemId: reference('billingItem', { optional }),
  billingItemTypeId: reference('billingItemType', { optional }),
})

/** What the packages of every kind have (spec §3). `productId` comes from the address. */
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

/** The greater of two bounds is not below the lesser. */
export const inOrder =
  (low: string, high: string): Check =>
  (record): Record<string, string> =>
    Number(record[low]) > Number(record[high]) ? { [high]: `tooSmall:${String(record[low])}` } : {}

/** A cap below the minimum charge would leave no price at all. */
export const capHolds: Check = ({ monthlyCap, minimumCharge }): Record<string, string> =>
  Number(monthlyCap) > 0 && Number(monthlyCap) < Number(minimumCharge) ? { monthlyCap: 'capTooLow' } : {}

/** A formula that is switched on must be filled; that it gives a price is seen to by the field itself (decision 32). */
export const formulaHolds: Check = ({ isFormula, formula }): Record<string, string> =>
  isFormula === true && (typeof formula !== 'string' || formula.trim() === '') ? { formula: 'required' } : {}

/** Several rules as one; the first one's word counts where two speak of a field. */
export const checks =
  (...all: readonly Check[]): Check =>
  (record) =>
    Object.assign({}, ...all.toReversed().map((check) => check(record)))
