export interface JsonSchema {
  $ref?: string
  type?: string | readonly string[]
  properties?: Readonly<Record<string, JsonSchema>>
  additionalProperties?: boolean | JsonSchema
  items?: JsonSchema
  allOf?: readonly JsonSchema[]
  anyOf?: readonly JsonSchema[]
}
export type Schemas = Readonly<Record<string, JsonSchema>>

const nameIn = (reference: string): string => reference.split('/').at(-1) ?? ''

export function definitionsOf(schema: JsonSchema, schemas: Schemas): Schemas {
  const found = new Map<string, JsonSchema>()
  const add = (within: JsonSchema): void => {
    for (const [, name = ''] of JSON.stringify(within).matchAll(/#\/components\/schemas\/([^"]+)/g)) {
      const named = schemas[name]
      if (!named || found.has(name)) continue
      found.set(name, named)
      add(named)
    }
  }
  add(schema)
  return Object.fromEntries(found)
}

/** Schemas that describe one value together. */
function partsOf(schema: JsonSchema, schemas: Schemas): JsonSchema[] {
  const referenced = schema.$ref === undefined ? undefined : schemas[nameIn(schema.$ref)]
  return [
    schema,
    ...(referenced ? [referenced] : []),
    ...(schema.allOf ?? []),
    ...(schema.anyOf ?? []),
  ].flatMap((part) => (part === schema ? [part] : partsOf(part, schemas)))
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Paths of fields that the schema does not name; a schema without properties allows all. */
export function unknownFields(value: unknown, schema: JsonSchema, schemas: Schemas): string[] {
  const parts = partsOf(schema, schemas)
  const within = (inner: unknown, found: readonly JsonSchema[], name: string) =>
    unknownFields(inner, { anyOf: found }, schemas).map((field) => `${name}.${field}`)
  if (Array.isArray(value)) {
    const items = parts.flatMap((part) => part.items ?? [])
    return items.length === 0 ? [] : value.flatMap((item, index) => within(item, items, String(index)))
  }
  if (!isObject(value)) return []
  const named = parts.filter(({ properties }) => properties)
  const open = parts.flatMap(({ additionalProperties }) => additionalProperties || [])
  if (named.length === 0 && open.length === 0) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    const own = named.flatMap(({ properties }) =>
      properties && Object.hasOwn(properties, name) ? [properties[name]] : [],
    )
    const found = own.length > 0 ? own : open
    if (found.length === 0) return inner === undefined ? [] : [name]
    const described = found.flatMap((one) => (typeof one === 'object' ? [one] : []))
    return described.length === found.length ? within(inner, described, name) : []
  })
}
