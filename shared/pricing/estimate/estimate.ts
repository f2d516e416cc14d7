import { MAX_CAPACITY, MAX_HOURS, MAX_QUANTITY } from '../line/packagePrice.ts'
import { isPricedKind, isPriceVersion, type PricedKind } from '../priceFile.ts'

export interface EstimateComponent {
  kind: PricedKind
  id: number
  count?: number
  capacity?: number
}

export interface EstimateItem extends EstimateComponent {
  key: number
  product: number
  /** Version of the price file it was created with. */
  version: string
  quantity: number
  hours?: number
  group?: string
  extras: readonly EstimateComponent[]
}

export interface Estimate {
  name: string
  period: 'month' | 'year'
  items: readonly EstimateItem[]
}

export const MAX_NAME = 80
export const MAX_ITEMS = 100
/** Maximum lines read from links or storage; those beyond `MAX_ITEMS` can only be removed. */
export const MAX_READ_ITEMS = 1_000
export const MAX_EXTRAS = 20

export const EMPTY_ESTIMATE: Estimate = { name: '', period: 'month', items: [] }

type Values = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null

/** Returns the number if within bounds. Fractions pass, so that the line can report them. */
const numberUpTo = (value: unknown, most: number): number | undefined =>
  typeof value === 'number' && value >= 0 && value <= most ? value : undefined

// collapses control characters and spaces; the preceding cut bounds the input
const nameOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
        .slice(0, 4 * MAX_NAME)
        .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
        .trim()
        .slice(0, MAX_NAME)
    : ''

function readComponent(value: unknown): EstimateComponent | undefined {
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

function readItem(value: unknown, key: number): EstimateItem | undefined {
  const component = readComponent(value)
  if (!component || !isObject(value)) return undefined
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
    ...component,
    ...(hours !== undefined && { hours }),
    ...(group !== '' && { group }),
    extras: Array.isArray(extras)
      ? extras.slice(0, MAX_EXTRAS).flatMap((extra) => readComponent(extra) ?? [])
      : [],
  }
}

/**
 * Reads an estimate from untrusted data. Invalid lines are dropped, keys are reassigned.
 * @returns undefined if it is not an estimate
 */
export function readEstimate(value: unknown): Estimate | undefined {
  if (!isObject(value) || !Array.isArray(value['items'])) return undefined
  const items = value['items']
    .slice(0, MAX_READ_ITEMS)
    .flatMap((item, index) => readItem(item, index + 1) ?? [])
  return { name: nameOf(value['name']), period: value['period'] === 'year' ? 'year' : 'month', items }
}

type Packed = readonly unknown[]
const packComponent = ({ kind, id, count, capacity }: EstimateComponent): Packed => [
  kind,
  id,
  count ?? 0,
  capacity ?? 0,
]
const unpackComponent = ([kind, id, count, capacity]: Packed) => ({
  kind,
  id,
  ...(Number(count) > 0 && { count }),
  ...(Number(capacity) > 0 && { capacity }),
})

/** Encodes an estimate compactly for a URL fragment. */
export function packEstimate({ name, period, items }: Estimate): string {
  const packed = items.map(({ product, version, quantity, hours, group, extras, ...component }) => [
    product,
    version,
    quantity,
    hours ?? null,
    group ?? '',
    packComponent(component),
    ...extras.map((extra) => packComponent(extra)),
  ])
  const bytes = new TextEncoder().encode(JSON.stringify([name, period === 'year' ? 1 : 0, packed]))
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** URL hash prefix; hashes are never sent to a server. */
export const ESTIMATE_HASH = '#e='

export const estimateHash = (estimate: Estimate): string => ESTIMATE_HASH + packEstimate(estimate)

const asArray = (value: unknown): Packed => (Array.isArray(value) ? value : [])

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
        const [product, version, quantity, hours, group, component, ...extras] = asArray(packed)
        return {
          product,
          version,
          quantity,
          ...(typeof hours === 'number' && { hours }),
          group,
          ...unpackComponent(asArray(component)),
          extras: extras.map((extra) => unpackComponent(asArray(extra))),
        }
      }),
    })
  } catch {
    return undefined
  }
}
