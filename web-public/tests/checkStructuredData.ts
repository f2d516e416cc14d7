import { RULES } from './structuredDataRules.ts'
import { VALUES } from './structuredDataValues.ts'

type Node = Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const TOGETHER: Readonly<Record<string, (node: Node) => string | undefined>> = {
  Offer: ({ price, priceCurrency }) =>
    (price === undefined) === (priceCurrency === undefined) ? undefined : 'price and priceCurrency',
  AggregateOffer: ({ lowPrice, highPrice }) =>
    Number(lowPrice) <= Number(highPrice) ? undefined : 'lowPrice above highPrice',
  Event: ({ startDate, endDate, location, eventAttendanceMode }) => {
    if (String(endDate) < String(startDate)) return 'endDate before startDate'
    const isOnline = String(eventAttendanceMode).endsWith('/OnlineEventAttendanceMode')
    const isVirtual = (location as Node)['@type'] === 'VirtualLocation'
    return isOnline === isVirtual ? undefined : 'eventAttendanceMode and location'
  },
  BreadcrumbList: ({ itemListElement }) => wrongPositions(itemListElement),
  ItemList: ({ itemListElement }) => wrongPositions(itemListElement),
}

function wrongPositions(items: unknown): string | undefined {
  const positions = (items as Node[]).map(({ position }) => position)
  return positions.every((position, index) => position === index + 1) ? undefined : 'positions'
}

function* checkProperty(nodePath: string, name: string, value: unknown): Generator<string> {
  const check = VALUES[name]
  const values: readonly unknown[] = Array.isArray(value) ? value : [value]
  if (!check) yield `${nodePath}: ${name} has no rule`
  if (values.length === 0) yield `${nodePath}: ${name} is empty`
  for (const one of values) {
    if (check && (one === null || one === undefined || !check(one)))
      yield `${nodePath}: ${name} is ${JSON.stringify(one)}`
    if (isNode(one)) yield* checkNode(one, `${nodePath}.${name}`)
  }
}

export function* checkNode(node: Node, within = ''): Generator<string> {
  const { '@type': type, '@id': id, ...properties } = node
  if (type === undefined && id !== undefined && Object.keys(properties).length === 0) return
  const nodePath = `${within === '' ? '' : `${within} > `}${String(type)}`
  const rule = RULES[String(type)]
  if (!rule) {
    yield `${nodePath}: no rule`
    return
  }
  const { required, allowed = [], oneOf = [] } = rule
  const names = Object.keys(properties)
  for (const name of required) if (!names.includes(name)) yield `${nodePath}: ${name} is missing`
  if (oneOf.length > 0 && !oneOf.some((name) => names.includes(name)))
    yield `${nodePath}: one of ${oneOf.join(', ')} is missing`
  for (const name of names) {
    if (![...required, ...allowed, ...oneOf].includes(name)) yield `${nodePath}: ${name} is not declared`
    yield* checkProperty(nodePath, name, properties[name])
  }
  const wrong = required.every((name) => names.includes(name)) ? TOGETHER[String(type)]?.(node) : undefined
  if (wrong !== undefined) yield `${nodePath}: ${wrong}`
}

const SCRIPT = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g

/** Returns the document's schema.org nodes. @throws if invalid */
export const nodesIn = (html: string): Node[] =>
  [...html.matchAll(SCRIPT)].flatMap(([, text = '']) => {
    const { '@context': context, '@graph': graph } = JSON.parse(text) as Record<string, unknown>
    if (context !== 'https://schema.org' || !Array.isArray(graph)) throw new Error('No graph of schema.org')
    return graph as Node[]
  })
