import { getOrMake } from '../../strings/getOrMake.ts'
import { innerOf, type Field, type Fields, type Declaration } from '../declaration.ts'

export interface Part<T> {
  readonly name: string
  readonly field: Field
  readonly result: T
}

interface Fold<T, R> {
  leaf: (field: Field, name: string) => T
  /** @param inner result of the declaration of an item or group */
  nested: (field: Field, inner: R, name: string) => T
  record: (declaration: Declaration, fields: readonly Part<T>[], texts: readonly Part<T>[]) => R
}

/** Derives a result from declarations, innermost first. Results are cached, so functions are compiled once. */
export function createFold<T, R>({ leaf, nested, record }: Fold<T, R>) {
  const cache = new WeakMap<Declaration, R>()
  const ofField = (field: Field, name = ''): T => {
    const inner = innerOf(field)
    return inner ? nested(field, ofRecord(inner), name) : leaf(field, name)
  }
  const partsOf = (fields: Fields): Part<T>[] =>
    Object.entries(fields).map(([name, field]) => ({ name, field, result: ofField(field, name) }))
  const ofRecord = (declaration: Declaration): R =>
    getOrMake(cache, declaration, () =>
      record(declaration, partsOf(declaration.fields), partsOf(declaration.localized)),
    )
  return { ofRecord, ofField }
}

/** Returns the declared fields, each followed by those that it holds. */
export const fieldsIn = createFold<readonly Field[], readonly Field[]>({
  leaf: (field) => [field],
  nested: (field, inner) => [field, ...inner],
  record: (_, fields, texts) => [...fields, ...texts].flatMap(({ result }) => result),
}).ofRecord

type Values = Record<string, unknown>
const recordsIn = (values: readonly unknown[]): Values[] => values.filter(isValues)
const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null

/** Removes the write-only fields of a record, such as passwords. */
export const withoutSecrets = ({ fields }: Declaration, record: Values): Values =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !fields[name]?.isSecret))

/** Wire path of a leaf field, with the language id of localized texts. */
export interface LeafLocation {
  readonly path: readonly (string | number)[]
  readonly languageId?: number
}
type LeafMap = (field: Field, value: unknown, location: LeafLocation) => unknown

type ValueStep = (value: unknown, location: LeafLocation, leaf: LeafMap) => unknown
type RecordStep = (record: Values, location: LeafLocation, leaf: LeafMap) => Values

const skip = () => ({})
const START: LeafLocation = { path: [] }

const below = ({ path, languageId }: LeafLocation, segment: string | number): LeafLocation =>
  languageId === undefined ? { path: [...path, segment] } : { path: [...path, segment], languageId }

const stepInto =
  (inner: RecordStep): ValueStep =>
  (value, location, leaf) => {
    if (Array.isArray(value))
      return recordsIn(value).map((item, index) => inner(item, below(location, index), leaf))
    return isValues(value) ? inner(value, location, leaf) : value
  }

const stepThrough =
  (parts: readonly Part<ValueStep>[]): RecordStep =>
  (values, location, leaf) => {
    const made: Values = {}
    for (const { name, result } of parts) {
      const value = values[name]
      if (value !== undefined) made[name] = result(value, below(location, name), leaf)
    }
    return made
  }

const stepThroughLanguages =
  (key: string, texts: RecordStep): ValueStep =>
  (entries, location, leaf) =>
    recordsIn(entries as unknown[]).map((entry, index) => {
      const at = { path: [...location.path, key, index], languageId: Number(entry['languageId']) }
      return { languageId: entry['languageId'], ...texts(entry, at, leaf) }
    })

function walkerOf(isMatch: (leaf: Field) => boolean) {
  const isWalked = ({ result }: Part<ValueStep>) => result !== skip
  const { ofRecord } = createFold<ValueStep, RecordStep>({
    leaf: (field) => (isMatch(field) ? (value, location, leaf) => leaf(field, value, location) : skip),
    nested: (_, inner) => (inner === skip ? skip : stepInto(inner)),
    record: ({ translationsKey }, fields, texts) => {
      const [walkedFields, walkedTexts] = [fields.filter(isWalked), texts.filter(isWalked)]
      const isEmpty = walkedFields.length + walkedTexts.length === 0
      if (isEmpty && fields.length + texts.length > 0) return skip
      const walkFields = stepThrough(walkedFields)
      if (walkedTexts.length === 0) return walkFields
      const walkTexts = stepThroughLanguages(translationsKey, stepThrough(walkedTexts))
      return (record, location, leaf) => {
        const made = walkFields(record, location, leaf)
        const entries = record[translationsKey]
        if (Array.isArray(entries)) made[translationsKey] = walkTexts(entries, location, leaf)
        return made
      }
    },
  })
  return (declaration: Declaration, record: Values, leaf: LeafMap): Values =>
    ofRecord(declaration)(record, START, leaf)
}

/** Maps every leaf value, including nested ones. Undeclared keys are dropped, absent ones stay absent. */
export const mapRecord = walkerOf(() => true)

type Visit = (field: Field, value: unknown, location: LeafLocation) => void

export const visitorOf: (
  isMatch: (leaf: Field) => boolean,
) => (declaration: Declaration, record: Values, visit: Visit) => void = walkerOf

export const visitRecord = visitorOf(() => true)
