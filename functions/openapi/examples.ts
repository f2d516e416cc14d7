import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { LANGUAGES } from '@flou/shared/locale.ts'
import type { Json } from './schemas.ts'

type Schemas = Readonly<Record<string, Json>>

interface Position {
  schemas: Schemas
  name?: string
  /** Index in the nearest list, so that the entries of both languages differ. */
  index?: number
  within?: readonly string[]
}

const INSTANT = '2026-03-04T05:06:07.000Z'

const TEXTS: readonly (readonly [RegExp, string])[] = [
  [/password/i, 'correct horse battery'],
  [/^(?:due|planned)$/, '2026-03-04'],
  [/referrer/, 'flou.example'],
  [/email|^to$/i, 'ayu@flou.example'],
  [/url|origin|link/i, 'https://flou.example/'],
  [/^(?:day|from|lastDay|date)$/i, '2026-03-04'],
  [/created|updated|publishAt|submitted|expires|requested|published|decided|^at$|until|since/i, INSTANT],
  [/^name$|author/i, 'Ayu Lestari'],
  [/slug/i, 'cloud-server'],
]
/** Tried in turn where a pattern restricts a text. */
const SAMPLES = [
  'example',
  INSTANT,
  '2026-03-04T05:06:07Z',
  '2026-03-04',
  '09:30:00',
  '/page',
  'https://flou.example/',
  'ayu@flou.example',
  '#123abc',
  '1',
  '123456',
  '01jcz3k5m7n9p1r3t5v7x9z1b3',
  '01JCZ3K5M7N9P1R3T5V7X9Z1B3',
  'dashboard',
  STAFF_PATHS.search,
  'page.title',
  '0192f0c1-2d3e-7a4b-8c5d-6e7f8091a2b3',
  'a'.repeat(16),
  'a'.repeat(22),
  'abcdefghijklmnopqrstuv',
  'a'.repeat(32),
  'a'.repeat(43),
  'a'.repeat(64),
  '',
]

/** Returns a value that the schema accepts, with every field filled. Throws if no text matches a pattern. */
export function exampleOf(schema: Json, position: Position): unknown {
  const { $ref, allOf, anyOf, oneOf, default: initial, enum: values } = schema
  if (typeof $ref === 'string') return exampleOfNamed($ref, position)
  if (schema.const !== undefined) return schema.const
  if (Array.isArray(schema.examples)) return schema.examples[0]
  if (Array.isArray(values)) return values[(position.index ?? 0) % values.length]
  if (Array.isArray(allOf)) return (allOf as Json[]).map((part) => exampleOf(part, position)).reduce(merged)
  const options = (anyOf ?? oneOf) as Json[] | undefined
  if (options) return exampleOfOption(options, position)
  return exampleOfType(schema, position) ?? initial ?? null
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null

/** Values of both; entries of lists are merged by position. */
function merged(one: unknown, other: unknown): unknown {
  if (!isObject(one) || !isObject(other)) return other
  if (Array.isArray(one) && Array.isArray(other))
    return one.map((item, index) => merged(item, other[index] ?? {}))
  const names = Object.keys(other).map((name) => [
    name,
    name in one ? merged(one[name], other[name]) : other[name],
  ])
  return { ...one, ...(Object.fromEntries(names) as Json) }
}

function exampleOfNamed(reference: string, { within = [], schemas, ...position }: Position): unknown {
  const name = reference.split('/').at(-1) ?? ''
  return exampleOf(schemas[name] ?? {}, { ...position, schemas, within: [...within, name] })
}

const isAround = ({ $ref, items }: Json, { within = [] }: Position): boolean => {
  const reference = $ref ?? (items as Json | undefined)?.$ref
  return typeof reference === 'string' && within.includes(reference.split('/').at(-1) ?? '')
}

function exampleOfOption(options: readonly Json[], position: Position): unknown {
  const option = options.find((one) => one.type !== 'null' && !isAround(one, position))
  return option ? exampleOf(option, position) : null
}

function exampleOfType(schema: Json, position: Position): unknown {
  const type = [schema.type].flat().find((one) => one !== 'null')
  if (type === 'string') return textOf(schema, position)
  if (type === 'integer' || type === 'number') return numberOf(schema)
  if (type === 'boolean') return true
  if (type === 'array') return listOf(schema, position)
  return type === 'object' ? objectOfSchema(schema, position) : undefined
}

function objectOfSchema(
  { properties = {}, additionalProperties }: Json,
  { index, ...position }: Position,
): Json {
  const entries = Object.entries(properties as Schemas)
    .filter(([, inner]) => inner.type === 'array' || !isAround(inner, position))
    .map(([name, inner]) => [
      name,
      exampleOf(inner, { ...position, name, ...(name === 'languageId' && index !== undefined && { index }) }),
    ])
  const isMap = entries.length === 0 && typeof additionalProperties === 'object' && additionalProperties
  return isMap ? { example: exampleOf(additionalProperties as Json, position) } : Object.fromEntries(entries)
}

function listOf({ items, prefixItems, minItems, maxItems }: Json, position: Position): unknown[] {
  if (Array.isArray(prefixItems)) return (prefixItems as Json[]).map((item) => exampleOf(item, position))
  if (maxItems === 0 || !items || isAround({ items }, position)) return []
  const isOfLanguages = maxItems === LANGUAGES.length
  const count = Math.max(Number(minItems ?? 0), isOfLanguages ? LANGUAGES.length : 1)
  return Array.from({ length: count }, (_, index) => exampleOf(items as Json, { ...position, index }))
}

function numberOf({ minimum, maximum, exclusiveMinimum }: Json): number {
  const least = exclusiveMinimum === undefined ? Number(minimum ?? 1) : Number(exclusiveMinimum) + 1
  return Math.min(Math.max(1, least), Number(maximum ?? Infinity))
}

function textOf({ pattern, format, minLength, maxLength }: Json, { name = 'text' }: Position): string {
  const named = TEXTS.find(([names]) => names.test(name))?.[1] ?? name
  const samples = format === 'date-time' ? [INSTANT] : [named, ...SAMPLES]
  const isAccepted = (sample: string) =>
    (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(sample)) &&
    sample.length >= Number(minLength ?? 0) &&
    sample.length <= Number(maxLength ?? Infinity)
  const found = samples.find(isAccepted)
  if (found === undefined) throw new Error(`No example of ${name} matches ${String(pattern)}`)
  return found
}
