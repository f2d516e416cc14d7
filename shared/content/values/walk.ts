import { innerOf, type Field, type Fields, type Declaration } from '../declaration.ts'

/** Wire path of a leaf field, with the language id of localized texts. */
export interface LeafLocation {
  readonly path: readonly (string | number)[]
  readonly languageId?: number
}
export type LeafMap = (field: Field, value: unknown, location: LeafLocation) => unknown

type Values = Record<string, unknown>
const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null

/** Returns the declared fields, each followed by those that it holds. */
export const fieldsIn = ({ fields, localized }: Declaration): Field[] =>
  [...Object.values(fields), ...Object.values(localized)].flatMap((field: Field) => {
    const inner = innerOf(field)
    return inner ? [field, ...fieldsIn(inner)] : [field]
  })

/** Removes the write-only fields of a record, such as passwords. */
export const withoutSecrets = ({ fields }: Declaration, record: Values): Values =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !fields[name]?.isSecret))

/** Maps every leaf value, including nested ones. Undeclared keys are dropped, absent ones stay absent. */
export const mapRecord = (declaration: Declaration, record: Values, leaf: LeafMap): Values =>
  mapDeclaration(declaration, record, { leaf, location: { path: [] } })

interface Walk {
  readonly leaf: LeafMap
  readonly location: LeafLocation
}
const below = ({ leaf, location }: Walk, ...segments: (string | number)[]): Walk => ({
  leaf,
  location: { ...location, path: [...location.path, ...segments] },
})

function mapDeclaration(declaration: Declaration, record: Values, walk: Walk): Values {
  const own = mapFields(declaration.fields, record, walk)
  const entries = record[declaration.translationsKey]
  if (Object.keys(declaration.localized).length === 0 || !Array.isArray(entries)) return own
  const mapped = entries.filter(isValues).map((entry, index) => {
    const { leaf, location } = below(walk, declaration.translationsKey, index)
    const inLanguage = { leaf, location: { ...location, languageId: Number(entry['languageId']) } }
    return { languageId: entry['languageId'], ...mapFields(declaration.localized, entry, inLanguage) }
  })
  return { ...own, [declaration.translationsKey]: mapped }
}

function mapFields(fields: Fields, values: Values, walk: Walk): Values {
  const present = Object.entries(fields).filter(([name]) => values[name] !== undefined)
  return Object.fromEntries(
    present.map(([name, field]) => [name, mapValue(field, values[name], below(walk, name))]),
  )
}

function mapValue(field: Field, value: unknown, walk: Walk): unknown {
  const inner = innerOf(field)
  if (!inner) return walk.leaf(field, value, walk.location)
  if (Array.isArray(value)) {
    return value.filter(isValues).map((item, index) => mapDeclaration(inner, item, below(walk, index)))
  }
  return isValues(value) ? mapDeclaration(inner, value, walk) : value
}

type Visit = (field: Field, value: unknown, location: LeafLocation) => void
type NamedFields = readonly (readonly [name: string, field: Field])[]

function createFieldMatcher(isMatch: (leaf: Field) => boolean): (fields: Fields) => NamedFields {
  const cache = new WeakMap<Fields, NamedFields>()
  const hasMatch = (field: Field): boolean => {
    const inner = innerOf(field)
    return inner
      ? [inner.fields, inner.localized].some((fields) => findMatching(fields).length > 0)
      : isMatch(field)
  }
  const findMatching = (fields: Fields) => {
    const found = cache.get(fields) ?? Object.entries(fields).filter(([, field]) => hasMatch(field))
    cache.set(fields, found)
    return found
  }
  return findMatching
}

interface Visiting {
  visit: Visit
  location: LeafLocation
}

/**
 * Creates a visitor for matching leaf fields, in declared order. Avoids copies because publishing visits many
 * records.
 */
export function visitorOf(isMatch: (leaf: Field) => boolean) {
  const findMatching = createFieldMatcher(isMatch)

  function visitFields(fields: Fields, values: Values, { visit, location }: Visiting) {
    for (const [name, field] of findMatching(fields)) {
      const value = values[name]
      if (value === undefined) continue
      const inner = innerOf(field)
      const at = { ...location, path: [...location.path, name] }
      if (!inner) visit(field, value, at)
      else if (Array.isArray(value))
        value
          .filter(isValues)
          .forEach((item, index) =>
            visitDeclaration(inner, item, { visit, location: { ...at, path: [...at.path, index] } }),
          )
      else if (isValues(value)) visitDeclaration(inner, value, { visit, location: at })
    }
  }

  function visitDeclaration(declaration: Declaration, record: Values, { visit, location }: Visiting) {
    visitFields(declaration.fields, record, { visit, location })
    const entries = record[declaration.translationsKey]
    if (findMatching(declaration.localized).length === 0 || !Array.isArray(entries)) return
    entries.filter(isValues).forEach((entry, index) => {
      const languageId = Number(entry['languageId'])
      visitFields(declaration.localized, entry, {
        visit,
        location: { path: [...location.path, declaration.translationsKey, index], languageId },
      })
    })
  }

  return (declaration: Declaration, record: Values, visit: Visit): void =>
    visitDeclaration(declaration, record, { visit, location: { path: [] } })
}

export const visitRecord = visitorOf(() => true)
