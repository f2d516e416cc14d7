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
 * A copy of `record` in which every leaf value is replaced by what `leaf` gives for it.
 * Nested items and groups are walked into; keys the shape does not declare are dropped, absent ones stay absent.
 */
export const mapRecord = (shape: Shape, record: Values, leaf: LeafMap): Values =>
  mapShape(shape, record, { leaf, place: { path: [] } })

/** Only items and groups carry a shape. */
const shapeIn = (field: Field) => ('of' in field ? (field.of as Shape) : undefined)

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
  const inner = shapeIn(field)
  if (!inner) return walk.leaf(field, value, walk.place)
  if (Array.isArray(value)) {
    return value.filter(isValues).map((item, index) => mapShape(inner, item, below(walk, index)))
  }
  return isValues(value) ? mapShape(inner, value, walk) : value
}

type Visit = (field: Field, value: unknown, place: LeafPlace) => void
type NamedFields = readonly (readonly [name: string, field: Field])[]

/** Fields that are wanted leaves, or have some within; found once for each set of fields. */
function wantedFields(isWanted: (leaf: Field) => boolean): (fields: Fields) => NamedFields {
  const known = new WeakMap<Fields, NamedFields>()
  const hasWanted = (field: Field): boolean => {
    const inner = shapeIn(field)
    return inner
      ? [inner.fields, inner.localized].some((fields) => wanted(fields).length > 0)
      : isWanted(field)
  }
  const wanted = (fields: Fields) => {
    const found = known.get(fields) ?? Object.entries(fields).filter(([, field]) => hasWanted(field))
    known.set(fields, found)
    return found
  }
  return wanted
}

/**
 * Makes a function that calls `visit` for every leaf that is wanted, in the order declared. Without a copy, and without a look at anything else:
 * publishing asks what records point at for each record of each list.
 */
export function visitorOf(isWanted: (leaf: Field) => boolean) {
  const wanted = wantedFields(isWanted)

  function visitFields(fields: Fields, values: Values, { visit, place }: { visit: Visit; place: LeafPlace }) {
    for (const [name, field] of wanted(fields)) {
      const value = values[name]
      if (value === undefined) continue
      const inner = shapeIn(field)
      const at = { ...place, path: [...place.path, name] }
      if (!inner) visit(field, value, at)
      else if (Array.isArray(value))
        value
          .filter(isValues)
          .forEach((item, index) =>
            visitShape(inner, item, { visit, place: { ...at, path: [...at.path, index] } }),
          )
      else if (isValues(value)) visitShape(inner, value, { visit, place: at })
    }
  }

  function visitShape(shape: Shape, record: Values, { visit, place }: { visit: Visit; place: LeafPlace }) {
    visitFields(shape.fields, record, { visit, place })
    const entries = record[shape.localizedName]
    if (wanted(shape.localized).length === 0 || !Array.isArray(entries)) return
    entries.filter(isValues).forEach((entry, index) => {
      const languageId = Number(entry['languageId'])
      visitFields(shape.localized, entry, {
        visit,
        place: { path: [...place.path, shape.localizedName, index], languageId },
      })
    })
  }

  return (shape: Shape, record: Values, visit: Visit): void =>
    visitShape(shape, record, { visit, place: { path: [] } })
}

/** Calls `visit` for every leaf, in the order declared. */
export const visitRecord = visitorOf(() => true)
