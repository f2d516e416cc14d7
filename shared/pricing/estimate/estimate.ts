import { MAX_CAPACITY, MAX_HOURS, MAX_QUANTITY } from '../line/packagePrice.ts'
import { isPricedKind, isPriceVersion, type PricedKind } from '../priceFile.ts'

/** What is ordered of a package or an added price. */
export interface EstimatePart {
  kind: PricedKind
  id: number
  /** Of an extra: how many for each of the item. */
  count?: number
  /** GB. */
  capacity?: number
}

/** A line of an estimate: a package with its operating system and add-ons. */
export interface EstimateItem extends EstimatePart {
  /** Names the line within its estimate. */
  key: number
  product: number
  /** The prices it was made with. */
  version: string
  quantity: number
  /** Hours of use a month; absent is the whole month. */
  hours?: number
  /** Text of the visitor's; at most `MAX_NAME` characters. */
  group?: string
  extras: readonly EstimatePart[]
}

export interface Estimate {
  name: string
  period: 'month' | 'year'
  items: readonly EstimateItem[]
}

export const MAX_NAME = 80
/** Lines that can be added and saved. */
export const MAX_ITEMS = 100
/** Lines that are read of a link or a browser's storage: what is beyond `MAX_ITEMS` is shown, and for the visitor to remove. */
export const MAX_READ_ITEMS = 1_000
export const MAX_EXTRAS = 20

export const EMPTY_ESTIMATE: Estimate = { name: '', period: 'month', items: [] }

type Values = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null

/** The number where it is one within bounds; undefined otherwise. Fractions are kept: the line says what is wrong with them. */
const numberUpTo = (value: unknown, most: number): number | undefined =>
  typeof value === 'number' && value >= 0 && value <= most ? value : undefined

/** Text in one line without control characters, at most as long as a name. */
// control characters and spaces in a row; bounded by the cut before it
const nameOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
        .slice(0, 4 * MAX_NAME)
        .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
        .trim()
        .slice(0, MAX_NAME)
    : ''

function partOf(value: unknown): EstimatePart | undefined {
  if (!isObject(value) || !isPricedKind(value['kind'])) return undefined
  const id = numberUpTo(value['id'], Number.MAX_SAFE_INTEGER)
  if (id === undefined) return undefined
  const [count, capacity] = [
    numberUpTo(value['count'], MAX_QUANTITY),
    numberUpTo(value['capacity'], MAX_CAPACITY),
  ]
  return {
    kind: value['kind'],
    id,
    ...(count !== undefined && { count }),
    ...(capacity !== undefined && { capacity }),
  }
}

function itemOf(value: unknown, key: number): EstimateItem | undefined {
  const part = partOf(value)
  if (!part || !isObject(value)) return undefined
  const product = numberUpTo(value['product'], Number.MAX_SAFE_INTEGER)
  const quantity = numberUpTo(value['quantity'], MAX_QUANTITY)
  const { version, extras } = value
  if (product === undefined || quantity === undefined || !isPriceVersion(version)) return undefined
  const hours = numberUpTo(value['hours'], MAX_HOURS)
  const group = nameOf(value['group'])
  return {
    key,
    product,
    version,
    quantity,
    ...part,
    ...(hours !== undefined && { hours }),
    ...(group !== '' && { group }),
    extras: Array.isArray(extras) ? extras.slice(0, MAX_EXTRAS).flatMap((extra) => partOf(extra) ?? []) : [],
  }
}

/**
 * An estimate from what a link, a browser's storage or a call holds. Whatever is no line of an estimate is left out; keys are given anew.
 * @returns undefined where it is no estimate at all
 */
export function readEstimate(value: unknown): Estimate | undefined {
  if (!isObject(value) || !Array.isArray(value['items'])) return undefined
  const items = value['items']
    .slice(0, MAX_READ_ITEMS)
    .flatMap((item, index) => itemOf(item, index + 1) ?? [])
  return { name: nameOf(value['name']), period: value['period'] === 'year' ? 'year' : 'month', items }
}

/** The name that a visitor has typed, as it is kept. */
export const estimateName = nameOf

type Packed = readonly unknown[]
const packPart = ({ kind, id, count, capacity }: EstimatePart): Packed => [
  kind,
  id,
  count ?? 0,
  capacity ?? 0,
]
const unpackPart = ([kind, id, count, capacity]: Packed) => ({
  kind,
  id,
  ...(Number(count) > 0 && { count }),
  ...(Number(capacity) > 0 && { capacity }),
})

/** An estimate as a short text for the fragment of an address: whole lines, without names of fields. */
export function packEstimate({ name, period, items }: Estimate): string {
  const packed = items.map(({ product, version, quantity, hours, group, extras, ...part }) => [
    product,
    version,
    quantity,
    hours ?? null,
    group ?? '',
    packPart(part),
    ...extras.map((extra) => packPart(extra)),
  ])
  const bytes = new TextEncoder().encode(JSON.stringify([name, period === 'year' ? 1 : 0, packed]))
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

const asArray = (value: unknown): Packed => (Array.isArray(value) ? value : [])

/** The estimate of such a text; undefined where it is none. */
export function unpackEstimate(text: string): Estimate | undefined {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) =>
      one.charCodeAt(0),
    )
    const [name, isYear, items] = asArray(JSON.parse(new TextDecoder().decode(bytes)))
    return readEstimate({
      name,
      period: isYear === 1 ? 'year' : 'month',
      items: asArray(items).map((packed) => {
        const [product, version, quantity, hours, group, part, ...extras] = asArray(packed)
        return {
          product,
          version,
          quantity,
          ...(typeof hours === 'number' && { hours }),
          group,
          ...unpackPart(asArray(part)),
          extras: extras.map((extra) => unpackPart(asArray(extra))),
        }
      }),
    })
  } catch {
    return undefined
  }
}
