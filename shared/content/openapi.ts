import * as z from 'zod/mini'
import { CONTENT_LANGUAGE_ID, LANGUAGES } from '../locale.ts'
import { ERROR_STATUS } from '../api.ts'
import { apiScreens, recordCallsOf, SECTION_CALLS, type ApiScreen } from './apiRoutes.ts'
import { REGISTRY, type Registry } from './registry.ts'
import type { Field, Fields, Shape } from './shape.ts'

type Json = Record<string, unknown>

const reference = (name: string): Json => ({ $ref: `#/components/schemas/${name}` })
const array = (of: Json): Json => ({ type: 'array', items: of })

/** Fields with nested entries carry a shape. */
const innerOf = (field: Field): Shape | undefined => ('of' in field ? (field.of as Shape) : undefined)

function fieldSchema(field: Field): Json {
  const inner = innerOf(field)
  if (inner) return field.kind === 'group' ? shapeJson(inner) : array(shapeJson(inner))
  const { $schema: _, ...schema } = z.toJSONSchema(field.schema, { io: 'output', unrepresentable: 'any' })
  return field.kind === 'password' ? { ...schema, writeOnly: true } : schema
}

const objectOf = (properties: Json, required: readonly string[]): Json => ({
  type: 'object',
  properties,
  ...(required.length > 0 && { required }),
})

const propertiesOf = (fields: Fields): Json =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)]))

const requiredOf = (fields: Fields): string[] => Object.keys(fields).filter((name) => fields[name]?.required)

/** The JSON schema of a shape's wire value. */
function shapeJson({ fields, localized, localizedName }: Shape): Json {
  const own = propertiesOf(fields)
  if (Object.keys(localized).length === 0) return objectOf(own, requiredOf(fields))
  const languageId = { type: 'integer', enum: LANGUAGES.map((language) => CONTENT_LANGUAGE_ID[language]) }
  const entry = objectOf({ languageId, ...propertiesOf(localized) }, ['languageId', ...requiredOf(localized)])
  const texts = { ...array(entry), minItems: LANGUAGES.length, maxItems: LANGUAGES.length }
  return objectOf({ ...own, [localizedName]: texts }, [...requiredOf(fields), localizedName])
}

const PERSON = objectOf({ id: { type: 'integer' }, name: { type: 'string' } }, ['id', 'name'])
const VERSION = { type: 'integer', minimum: 0 }
const INSTANT = { type: 'string', format: 'date-time' }

/** Records of a list in an order (`content/order.ts`). */
const ARRANGED = array(objectOf({ id: { type: 'integer' }, version: VERSION }, ['id', 'version']))

/** Schemas that all types share (`api.ts`). */
const SHARED_SCHEMAS: Json = {
  meta: objectOf(
    {
      id: { type: 'integer' },
      version: VERSION,
      state: { type: 'string', enum: ['published', 'draft', 'archived', 'trashed'] },
      created: INSTANT,
      updated: INSTANT,
      createdBy: PERSON,
      updatedBy: PERSON,
    },
    ['id', 'version', 'state'],
  ),
  row: { ...objectOf({ id: { type: 'integer' }, version: VERSION }, ['id']), additionalProperties: true },
  usage: objectOf(
    {
      type: { type: 'string' },
      id: { type: 'integer' },
      title: { type: 'string' },
      url: { type: 'string' },
    },
    ['type', 'id', 'title', 'url'],
  ),
  receipt: {
    ...objectOf(
      { version: VERSION, at: INSTANT, queueMs: { type: 'number' }, renderMs: { type: 'number' } },
      ['version', 'at'],
    ),
    additionalProperties: true,
  },
  run: {
    ...objectOf({ id: { type: 'string' }, state: { type: 'string' } }, ['id']),
    additionalProperties: true,
  },
  version: objectOf({ version: VERSION, created: INSTANT, by: PERSON, action: { type: 'string' } }, [
    'version',
  ]),
  batch: {
    ...objectOf({ id: { type: 'string' }, isDone: { type: 'boolean' } }, []),
    additionalProperties: true,
  },
  arrangement: objectOf(
    {
      records: ARRANGED,
      below: array(
        objectOf({ type: { type: 'string' }, parentId: { type: 'integer' }, records: ARRANGED }, [
          'type',
          'parentId',
          'records',
        ]),
      ),
    },
    ['records'],
  ),
  failure: objectOf(
    {
      data: {},
      code: { type: 'string', enum: Object.keys(ERROR_STATUS) },
      message: { type: 'string' },
      errors: { type: 'object', additionalProperties: { type: 'string' } },
      messageCode: { type: 'string' },
      errorCodes: { type: 'object', additionalProperties: { type: 'string' } },
    },
    ['code', 'message'],
  ),
}

const envelope = (data: Json): Json => objectOf({ data, message: { type: 'string' } }, ['data'])
const listEnvelope = (data: Json): Json => {
  const count = { type: 'integer' }
  return objectOf({ data, page: count, totalPage: count, total: count, cursor: { type: 'string' } }, ['data'])
}
const json = (schema: Json): Json => ({ content: { 'application/json': { schema } } })

/** What each call answers, and which carry a body, by the name of the call. */
const recordOf = ({ type }: ApiScreen): Json => ({ allOf: [reference('meta'), reference(type.key)] })
const ANSWERS: Readonly<Record<string, (screen: ApiScreen) => Json>> = {
  list: () => listEnvelope(array(reference('row'))),
  order: () => envelope(reference('arrangement')),
  usage: () => envelope(array(reference('usage'))),
  versions: () => listEnvelope(array(reference('version'))),
  receipt: () => envelope({ anyOf: [reference('receipt'), { type: 'null' }] }),
  renderAgain: () => envelope(reference('run')),
  records: (screen) => listEnvelope(array(recordOf(screen))),
  batch: () => envelope(reference('batch')),
}
const BODIES: Readonly<Record<string, (screen: ApiScreen) => Json>> = {
  order: () => reference('arrangement'),
  batch: ({ type }) => objectOf({ rows: array(reference(type.key)), dryRun: { type: 'boolean' } }, ['rows']),
  create: ({ type }) => reference(type.key),
  update: ({ type }) => ({
    allOf: [objectOf({ version: VERSION }, ['version']), reference(type.key)],
  }),
}
/** Calls that answer 201. */
const CREATING: ReadonlySet<string> = new Set(['create', 'renderAgain'])
const LIST_PARAMETERS = ['page', 'perPage', 'sort', 'order', 'keyword', 'cursor', 'state']

function parametersOf(path: string, name: string): Json[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, one]) => ({
    name: one,
    in: 'path',
    required: true,
    schema: { type: 'integer' },
  }))
  const inQuery = name === 'list' ? LIST_PARAMETERS : []
  return [...inPath, ...inQuery.map((one) => ({ name: one, in: 'query', schema: { type: 'string' } }))]
}

interface Operation {
  path: string
  method: string
  value: Json
}

function operationsOf(screen: ApiScreen): Operation[] {
  const { type, area } = screen
  const calls = type.single ? SECTION_CALLS : recordCallsOf(type)
  return calls.map(({ name, method, suffix }) => {
    const path = screen.path + suffix
    const body = BODIES[name]?.(screen)
    const answer = ANSWERS[name]?.(screen) ?? envelope(recordOf(screen))
    return {
      path,
      method: method.toLowerCase(),
      value: {
        operationId: `${type.key}.${name}`,
        summary: `${type.label.en}: ${name}`,
        tags: [area.label.en],
        security: [{ accessToken: [area.permission] }],
        parameters: parametersOf(path, name),
        ...(body && { requestBody: { required: true, ...json(body) } }),
        responses: {
          [CREATING.has(name) ? '201' : '200']: { description: 'Done', ...json(answer) },
          default: { description: 'Refused', ...json(reference('failure')) },
        },
      },
    }
  })
}

/** The content API as an OpenAPI 3.1 document, from the same declarations that serve it. */
export function openApi(registry: Registry = REGISTRY): Json {
  const paths: Record<string, Json> = {}
  for (const { path, method, value } of apiScreens(registry).flatMap(operationsOf)) {
    paths[path] = { ...paths[path], [method]: value }
  }
  const types = [...registry.types.values()].map((type) => [type.key, shapeJson(type.shape)])
  return {
    openapi: '3.1.0',
    info: { title: 'Content API', version: '1.0.0' },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { ...SHARED_SCHEMAS, ...Object.fromEntries(types) },
      securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}
