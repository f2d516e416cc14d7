import type { Language, Text } from '@flou/shared/locale.ts'
import { describePartialHours } from '@flou/shared/pricing/chargeRules.ts'
import { formatNumber } from '@flou/shared/pricing/money.ts'
import { describeTiers } from '@flou/shared/pricing/formula/describeTiers.ts'
import { formatAmount, type BilledItem } from '@flou/shared/pricing/priceUnit.ts'
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
  /** Shown only if it differs between packages. */
  isOnlyIfDifferent?: boolean
  /** Follows the label in descriptions; absent for texts that need none. */
  named?: 'before' | 'after' | 'upTo'
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
  ...(unit === '' && { named: 'after' }),
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

export const GIGABYTE: BilledItem = { one: 'GB', many: 'GB', billedFor: 'months' }

const isItem = (value: unknown): value is BilledItem =>
  typeof value === 'object' && value !== null && 'many' in value

const itemOf = ({ item }: PackageValues): BilledItem | undefined => (isItem(item) ? item : undefined)

const freeAmount: Column = {
  fields: ['includedAmount'],
  label: packageTexts.includedAmount,
  isNumber: true,
  named: 'before',
  text: (values, language) => {
    const [free, item] = [numberOf(values['includedAmount']), itemOf(values)]
    return free > 0 && item ? formatAmount(free, item, language) : ''
  },
}

const includedTransfer: Column = {
  fields: ['includedTransfer'],
  label: packageTexts.includedTransfer,
  isNumber: true,
  named: 'before',
  text: (values, language) => {
    const included = numberOf(values['includedTransfer'])
    return included > 0 ? formatAmount(included, GIGABYTE, language) : ''
  },
}

const partialHours: Column = {
  fields: ['partialHours'],
  label: packageTexts.partialHours,
  isShared: true,
  text: (values, language) =>
    describePartialHours(values['partialHours'] === 'started' ? { partialHours: 'started' } : {}, language),
}

const tiers: Column = {
  fields: ['formula'],
  label: packageTexts.tiers,
  text: (values, language) =>
    values['isFormula'] === true
      ? describeTiers(textOf(values['formula']), { item: itemOf(values) ?? GIGABYTE, language })
      : '',
}

/** Columns in display order, except title, region and price. */
export const COLUMNS: readonly Column[] = [
  { ...lookup('productDetailId', packageTexts.productDetailId), isOnlyIfDifferent: true },
  text('instanceFamily', packageTexts.instanceFamily),
  { ...text('version', packageTexts.version), named: 'before' },
  text('processor', packageTexts.processor),
  text('packageType', packageTexts.packageType),
  number('cpu', packageTexts.cpu),
  number('ram', packageTexts.ram, 'GB'),
  number('gpu', packageTexts.gpu),
  text('gpuModel', packageTexts.gpuModel),
  text('disk', packageTexts.disk),
  bandwidth,
  includedTransfer,
  number('packageForwardingRate', packageTexts.packageForwardingRate, 'kpps'),
  { ...number('maximumIOPS', packageTexts.maximumIOPS), named: 'upTo' },
  { ...number('maximumConnections', packageTexts.maximumConnections), named: 'upTo' },
  number('maximumConnectionsPerSecond', packageTexts.maximumConnectionsPerSecond),
  number('maximumQueryPerSecond', packageTexts.maximumQueryPerSecond),
  range('minimumSize', 'maximumSize', { label: packageTexts.size, unit: 'GB' }),
  range('minimumCapacity', 'maximumCapacity', { label: packageTexts.capacity, unit: 'GB' }),
  range('minimumUser', 'maximumUser', { label: packageTexts.users }),
  freeAmount,
  lookup('billingMethodId', packageTexts.billingMethodId),
  tiers,
  partialHours,
  text('note', packageTexts.note),
]

/** Describes a value without its column: `Version 18`, `2 vCPU`, `up to 6,000 IOPS`. */
export function shortText(
  { label, named, text: textIn }: Column,
  values: PackageValues,
  language: Language,
): string {
  const value = textIn(values, language)
  if (value === '' || named === undefined) return value
  const name = label[language]
  if (named === 'before') return `${name}: ${value}`
  if (named === 'after') return `${value} ${name}`
  // labels of upper bounds end with the bound: `IOPS, up to`
  return textsIn(packageTexts, language).t('upTo', {
    bound: `${value} ${name.replace(/,? (?:up to|maksimum)$/, '')}`,
  })
}
