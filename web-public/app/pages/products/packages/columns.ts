import type { Language, Text } from '@flou/shared/locale.ts'
import { describePartialHours } from '@flou/shared/pricing/chargeRules.ts'
import { formatNumber } from '@flou/shared/pricing/money.ts'
import { describeFormula } from '@flou/shared/pricing/formula/describeFormula.ts'
import { packageTexts } from '../../../texts/pages/products.ts'
import { textsIn } from '../../../texts/useTexts.ts'

export type PackageValues = Readonly<Record<string, unknown>>

export interface Column {
  fields: readonly string[]
  label: Text
  /** Right-aligned. */
  isNumber?: boolean
  /** Shown once above the table if equal for all packages. */
  isShared?: boolean
  text: (values: PackageValues, language: Language) => string
}

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0)
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const titleOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'title' in value ? textOf(value.title) : ''

const number = (field: string, label: Text, unit = ''): Column => ({
  fields: [field],
  label,
  isNumber: true,
  text: ({ [field]: value }, language) =>
    numberOf(value) > 0 ? `${formatNumber(numberOf(value), language)}${unit && `\u00A0${unit}`}` : '',
})
const text = (field: string, label: Text): Column => ({
  fields: [field],
  label,
  isShared: true,
  text: ({ [field]: value }) => textOf(value),
})
/** Title of a reference; public names omit `Id`. */
const lookup = (field: string, label: Text): Column => ({
  fields: [field],
  label,
  isShared: true,
  text: ({ [field.replace(/Id$/, '')]: value }) => titleOf(value),
})

/** Formats bounds: `10–1,000 GB`, `up to 500`, `from 10 GB`. */
const range = (low: string, high: string, { label, unit = '' }: { label: Text; unit?: string }): Column => ({
  fields: [low, high],
  label,
  isNumber: true,
  text: (values, language) => {
    const [least, most] = [numberOf(values[low]), numberOf(values[high])]
    const { t } = textsIn(packageTexts, language)
    const written = (value: number) => formatNumber(value, language)
    const after = unit && `\u00A0${unit}`
    if (least > 0 && most > 0) return `${written(least)}–${written(most)}${after}`
    if (most > 0) return t('upTo', { bound: written(most) + after })
    return least > 0 ? t('from', { bound: written(least) + after }) : ''
  },
})

const MBPS_PER_GBPS = 1_000

const bandwidth: Column = {
  fields: ['bandwith'],
  label: packageTexts.bandwidth,
  isNumber: true,
  text: ({ bandwith }, language) => {
    const rate = numberOf(bandwith)
    if (rate === 0) return ''
    const [value, unit] = rate < MBPS_PER_GBPS ? [rate, 'Mbps'] : [rate / MBPS_PER_GBPS, 'Gbps']
    return `${formatNumber(value, language)}\u00A0${unit}`
  },
}

/** Billing unit: `10 Gigabyte`; 1 is omitted. */
const billedPer: Column = {
  fields: ['billingItemValue', 'billingItemId'],
  label: packageTexts.billedPer,
  isShared: true,
  text: ({ billingItemValue, billingItem }, language) => {
    const value = numberOf(billingItemValue)
    return [...(value > 1 ? [formatNumber(value, language)] : []), titleOf(billingItem)]
      .filter(Boolean)
      .join('\u00A0')
  },
}

const partialHours: Column = {
  fields: ['partialHours'],
  label: packageTexts.partialHours,
  isShared: true,
  text: (values, language) =>
    describePartialHours(values['partialHours'] === 'started' ? { partialHours: 'started' } : {}, language),
}

const formula: Column = {
  fields: ['formula'],
  label: packageTexts.formula,
  isShared: true,
  text: ({ isFormula, formula: written }, language) =>
    isFormula === true ? describeFormula(textOf(written), language) : '',
}

/** Columns in display order, except title, region and price. */
export const COLUMNS: readonly Column[] = [
  lookup('productDetailId', packageTexts.productDetailId),
  text('instanceFamily', packageTexts.instanceFamily),
  text('version', packageTexts.version),
  text('packageType', packageTexts.packageType),
  number('cpu', packageTexts.cpu),
  number('ram', packageTexts.ram, 'GB'),
  number('gpu', packageTexts.gpu),
  bandwidth,
  number('packageForwardingRate', packageTexts.packageForwardingRate, 'kpps'),
  number('maximumIOPS', packageTexts.maximumIOPS),
  number('maximumConnections', packageTexts.maximumConnections),
  number('maximumConnectionsPerSecond', packageTexts.maximumConnectionsPerSecond),
  number('maximumQueryPerSecond', packageTexts.maximumQueryPerSecond),
  range('minimumSize', 'maximumSize', { label: packageTexts.size, unit: 'GB' }),
  range('minimumCapacity', 'maximumCapacity', { label: packageTexts.capacity, unit: 'GB' }),
  range('minimumUser', 'maximumUser', { label: packageTexts.users }),
  billedPer,
  lookup('billingItemTypeId', packageTexts.billingItemTypeId),
  lookup('billingMethodId', packageTexts.billingMethodId),
  formula,
  partialHours,
  text('note', packageTexts.note),
]
