import { LIMITS } from '@flou/shared/limits.ts'
import { svgTags } from './svgTags.ts'

const { elements: MAX_ELEMENTS, depth: MAX_DEPTH, drawn: MAX_DRAWN } = LIMITS.drawing
const { attributes: MAX_ATTRIBUTES, fragments: MAX_TOKENS } = LIMITS.drawing
const MAX_OWN_ATTRIBUTES = 1_000

interface Fragment {
  own: number
  uses: string[]
}

const idOf = (attributes: string): string | undefined => /\sid\s*=\s*["']([^"']*)["']/.exec(attributes)?.[1]
const usesIn = (attributes: string): string[] =>
  [...attributes.matchAll(/(?:href\s*=\s*["']|url\(\s*["']?)#([^"')\s]+)/g)].map(([, id = '']) => id)

interface Fragments {
  root: Fragment
  fragments: Map<string, Fragment>
}

function collectFragments(svg: string): Fragments | undefined {
  const root: Fragment = { own: 0, uses: [] }
  const fragments = new Map<string, Fragment>()
  const open: (Fragment | undefined)[] = []
  let elements = 0
  let references = 0
  let attributesInAll = 0
  for (const { isEnd, isEmpty, attributes } of svgTags(svg)) {
    if (isEnd) {
      open.pop()
      continue
    }
    elements += 1
    if (elements > MAX_ELEMENTS || open.length >= MAX_DEPTH) return undefined
    const id = idOf(attributes)
    const fragment: Fragment | undefined = id === undefined ? undefined : { own: 0, uses: [] }
    if (fragment && id !== undefined && !fragments.has(id)) fragments.set(id, fragment)
    const uses = usesIn(attributes)
    references += uses.length
    const ownAttributes = attributes.split('=').length - 1
    attributesInAll += ownAttributes
    if (references > MAX_DRAWN || ownAttributes > MAX_OWN_ATTRIBUTES || attributesInAll > MAX_ATTRIBUTES)
      return undefined
    for (const container of [root, fragment, ...open]) {
      if (!container) continue
      container.own += 1
      container.uses.push(...uses)
    }
    if (!isEmpty) open.push(fragment)
  }
  return { root, fragments }
}

/** Elements drawn with a fragment, and its reference depth. */
interface Cost {
  drawn: number
  depth: number
}
const ENDLESS: Cost = { drawn: Infinity, depth: Infinity }

/** Memoized cost; infinite if too high or cyclic. */
function costOf(fragment: Fragment, { fragments, costs }: Costing, depth = 0): Cost {
  const cached = costs.get(fragment)
  if (cached) return cached
  if (depth > MAX_DEPTH) return ENDLESS
  costs.set(fragment, ENDLESS) // detects cycles
  const cost: Cost = { drawn: fragment.own, depth: 0 }
  for (const id of fragment.uses) {
    const used = fragments.get(id)
    if (!used) continue
    const own = costOf(used, { fragments, costs }, depth + 1)
    cost.drawn += own.drawn
    cost.depth = Math.max(cost.depth, own.depth + 1)
    if (cost.drawn > MAX_DRAWN || cost.depth > MAX_DEPTH) return ENDLESS
  }
  costs.set(fragment, cost)
  return cost
}

interface Costing {
  fragments: ReadonlyMap<string, Fragment>
  costs: Map<Fragment, Cost>
}

/** Limits tags, entities and sections for the sanitizer. */
function hasTooManyTokens(svg: string): boolean {
  let tokens = 0
  for (let at = 0; at < svg.length && tokens <= MAX_TOKENS; at += 1)
    if (svg[at] === '&' || svg[at] === '<') tokens += 1
  return tokens > MAX_TOKENS
}

/** True if the drawing can be sanitized and drawn in a fraction of a second. */
export function isWithinLimits(svg: string): boolean {
  const found = hasTooManyTokens(svg) ? undefined : collectFragments(svg)
  return (
    found !== undefined &&
    costOf(found.root, { fragments: found.fragments, costs: new Map() }).drawn <= MAX_DRAWN
  )
}
