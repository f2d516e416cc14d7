import type { Field, Fields, Shape } from '../shape.ts'

/** Where a leaf stands: its path on the wire, and the content language id where it is a text of one language. */
export interface LeafPlace {
  readonly path: readonly (string | number)[]
  readonly languageId?: number
}
export type LeafMap = (field: Field, value: unknown, place: LeafPlace) => unknown

type Values = Record<string, unknown>
const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null

/**
 * The one walker of declarations: a copy of `record` in which every leaf value is replaced by what `leaf` gives for it.
 * Nested items and groups are walked into; keys the shape does not declare are dropped, absent ones stay absent.
 */
export const mapRecord = (shape: Shape, record: Values, leaf: LeafMap): Values =>
  mapShape(shape, record, { leaf, place: { path: [] } })

interface Walk {
  readonly leaf: LeafMap
  readonly place: LeafPlace
}
const below = ({ leaf, place }: Walk, ...parts: (string | number)[]): Walk => ({
  leaf,
  place: { ...place, path: [...place.path, ...parts] },
})

function mapShape(shape: Shape, record: Values, walk: Walk): Values {
  const own = mapFields(shape.fields, record, walk)
  const entries = record[shape.localizedName]
  if (Object.keys(shape.localized).length === 0 || !Array.isArray(entries)) return own
  const mapped = entries.filter(isValues).map((entry, index) => {
    const { leaf, place } = below(walk, shape.localizedName, index)
    const inLanguage = { leaf, place: { ...place, languageId: Number(entry['languageId']) } }
    return { languageId: entry['languageId'], ...mapFields(shape.localized, entry, inLanguage) }
  })
  return { ...own, [shape.localizedName]: mapped }
}

function mapFields(fields: Fields, values: Values, walk: Walk): Values {
  const present = Object.entries(fields).filter(([name]) => values[name] !== undefined)
  return Object.fromEntries(
    present.map(([name, field]) => [name, mapValue(field, values[name], below(walk, name))]),
  )
}

function mapValue(field: Field, value: unknown, walk: Walk): unknown {
  const inner = 'of' in field ? (field.of as Shape) : undefined // only items and groups carry a shape
  if (!inner) return walk.leaf(field, value, walk.place)
  if (Array.isArray(value)) {
    return value.filter(isValues).map((item, index) => mapShape(inner, item, below(walk, index)))
  }
  return isValues(value) ? mapShape(inner, value, walk) : value
}

/** Calls `visit` for every leaf, in the order declared. */
export function visitRecord(
  shape: Shape,
  record: Values,
  visit: (field: Field, value: unknown, place: LeafPlace) => void,
): void {
  mapRecord(shape, record, (field, value, place) => {
    visit(field, value, place)
    return value
  })
}
