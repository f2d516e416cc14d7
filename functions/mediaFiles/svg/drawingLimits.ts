import { LIMITS } from '@flou/shared/limits.ts'
import { svgTags } from './svgTags.ts'

const { elements: MAX_ELEMENTS, depth: MAX_DEPTH, drawn: MAX_DRAWN } = LIMITS.drawing
const { attributes: MAX_ATTRIBUTES, pieces: MAX_PIECES } = LIMITS.drawing
/** Attributes of one element. */
const MAX_OWN_ATTRIBUTES = 1_000

/** An element with an id: what is drawn with it, and the ids of what it uses. */
interface Part {
  own: number
  uses: string[]
}

/** Attributes by which an element draws another one: `href="#a"`, `fill="url(#a)"`. */
const idOf = (attributes: string): string | undefined => /\sid\s*=\s*["']([^"']*)["']/.exec(attributes)?.[1]
const usesIn = (attributes: string): string[] =>
  [...attributes.matchAll(/(?:href\s*=\s*["']|url\(\s*["']?)#([^"')\s]+)/g)].map(([, id = '']) => id)

interface Counted {
  root: Part
  parts: Map<string, Part>
}

/** What the elements of a drawing use; undefined where it has too many of them, or too deep ones. */
function counted(svg: string): Counted | undefined {
  const root: Part = { own: 0, uses: [] }
  const parts = new Map<string, Part>()
  /** The part that begins with each open element, if it has an id. */
  const open: (Part | undefined)[] = []
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
    const part: Part | undefined = id === undefined ? undefined : { own: 0, uses: [] }
    if (part && id !== undefined && !parts.has(id)) parts.set(id, part)
    const uses = usesIn(attributes)
    references += uses.length
    const ownAttributes = attributes.split('=').length - 1
    attributesInAll += ownAttributes
    if (references > MAX_DRAWN || ownAttributes > MAX_OWN_ATTRIBUTES || attributesInAll > MAX_ATTRIBUTES)
      return undefined
    for (const holder of [root, part, ...open]) {
      if (!holder) continue
      holder.own += 1
      holder.uses.push(...uses)
    }
    if (!isEmpty) open.push(part)
  }
  return { root, parts }
}

/** Elements drawn with a part, and how far parts use others that use others. */
interface Cost {
  drawn: number
  depth: number
}
const ENDLESS: Cost = { drawn: Infinity, depth: Infinity }

/** What a part costs; too much or in a circle: endless. `known` is filled on the way, `depth` is that of the part asked about. */
function costOf(part: Part, { parts, known }: Costing, depth = 0): Cost {
  const seen = known.get(part)
  if (seen) return seen
  if (depth > MAX_DEPTH) return ENDLESS
  known.set(part, ENDLESS) // whoever comes back to it goes in a circle
  const cost: Cost = { drawn: part.own, depth: 0 }
  for (const id of part.uses) {
    const used = parts.get(id)
    if (!used) continue
    const own = costOf(used, { parts, known }, depth + 1)
    cost.drawn += own.drawn
    cost.depth = Math.max(cost.depth, own.depth + 1)
    if (cost.drawn > MAX_DRAWN || cost.depth > MAX_DEPTH) return ENDLESS
  }
  known.set(part, cost)
  return cost
}

interface Costing {
  parts: ReadonlyMap<string, Part>
  known: Map<Part, Cost>
}

/** True for more tags, entities and sections than the sanitiser reads in a moment: each is one piece. */
function hasTooManyPieces(svg: string): boolean {
  let pieces = 0
  for (let at = 0; at < svg.length && pieces <= MAX_PIECES; at += 1)
    if (svg[at] === '&' || svg[at] === '<') pieces += 1
  return pieces > MAX_PIECES
}

/** True for a drawing that can be sanitised and drawn in a fraction of a second. In: its text as it was uploaded or sanitised. */
export function isWithinLimits(svg: string): boolean {
  const found = hasTooManyPieces(svg) ? undefined : counted(svg)
  return (
    found !== undefined && costOf(found.root, { parts: found.parts, known: new Map() }).drawn <= MAX_DRAWN
  )
}
