import {
  apiScreens,
  recordCallsOf,
  sectionCallsOf,
  type ApiScreen,
} from '@flou/shared/content/routing/apiRoutes.ts'
import { filterParameter, filtersOf } from '@flou/shared/content/values/filters.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import { isDraftable } from '@flou/shared/content/visibility.ts'
import { REGISTRY, type Registry } from '@flou/shared/content/registry.ts'
import {
  array,
  objectOf,
  reference,
  declarationSchema,
  SHARED_SCHEMAS,
  LANGUAGE,
  VERSION,
  type Json,
} from './schemas.ts'

const envelope = (data: Json): Json => objectOf({ data, message: { type: 'string' } }, ['data'])
const listEnvelope = (data: Json): Json => {
  const count = { type: 'integer' }
  const isTotalMinimum = { type: 'boolean' }
  return objectOf(
    { data, page: count, totalPage: count, total: count, isTotalMinimum, cursor: { type: 'string' } },
    ['data'],
  )
}
const json = (schema: Json): Json => ({ content: { 'application/json': { schema } } })

const recordOf = ({ type }: ApiScreen): Json => ({
  allOf: [reference('meta'), { anyOf: [reference(type.key), reference('unfinished')] }],
})
const RESPONSES: Readonly<Record<string, (screen: ApiScreen) => Json>> = {
  list: () => listEnvelope(array(reference('row'))),
  export: () => envelope(objectOf({ id: { type: 'string' } }, ['id'])),
  authors: () =>
    envelope(array(objectOf({ id: { type: 'integer' }, name: { type: 'string' } }, ['id', 'name']))),
  order: () => envelope(reference('arrangement')),
  purge: () => envelope(objectOf({ id: { type: 'integer' } }, ['id'])),
  usage: () => listEnvelope(array(reference('usage'))),
  versions: () => listEnvelope(array(reference('version'))),
  publishStatus: () => envelope({ anyOf: [reference('publishStatus'), { type: 'null' }] }),
  renderAgain: () => envelope(reference('run')),
  records: (screen) => listEnvelope(array(recordOf(screen))),
  batch: () => envelope(reference('batch')),
}
/** Answer the record as it is then. */
const RECORD_CALLS: ReadonlySet<string> = new Set(['create', 'read', 'update'])
const versioned = ({ type }: ApiScreen): Json => ({
  allOf: [objectOf({ recordVersion: VERSION }, ['recordVersion']), reference(type.key)],
})
const publishable = (type: AnyType, body: Json): Json =>
  isDraftable(type) ? { allOf: [objectOf({ onlyIn: LANGUAGE }, []), body] } : body
const TIME: Json = { type: ['string', 'null'], format: 'date-time' }
const BODIES: Readonly<Record<string, (screen: ApiScreen) => Json>> = {
  export: () => objectOf({ query: { type: 'string' } }, ['query']),
  order: () => reference('arrangement'),
  batch: ({ type }) => objectOf({ rows: array(reference(type.key)), dryRun: { type: 'boolean' } }, ['rows']),
  create: ({ type }) => publishable(type, reference(type.key)),
  update: (screen) => publishable(screen.type, versioned(screen)),
  saveDraft: versioned,
  schedule: () => objectOf({ publish: TIME, unpublish: TIME }, []),
}
const CREATING: ReadonlySet<string> = new Set(['create', 'duplicate', 'renderAgain', 'export'])
const LIST_PARAMETERS = ['page', 'perPage', 'sort', 'order', 'keyword', 'cursor', 'state']

function parametersOf({ type }: ApiScreen, { path, name }: { path: string; name: string }): Json[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, one]) => ({
    name: one,
    in: 'path',
    required: true,
    schema: { type: 'integer' },
  }))
  const filters = type.single ? [] : filtersOf(type).map((one) => filterParameter(one.name))
  const inQuery = name === 'list' ? [...LIST_PARAMETERS, ...filters] : []
  return [...inPath, ...inQuery.map((one) => ({ name: one, in: 'query', schema: { type: 'string' } }))]
}

interface Operation {
  path: string
  method: string
  value: Json
}

function operationsOf(screen: ApiScreen): Operation[] {
  const { type, area } = screen
  const calls = type.single ? sectionCallsOf(type) : recordCallsOf(type)
  return calls.map(({ name, method, suffix }) => {
    const path = screen.path + suffix
    const body = BODIES[name]?.(screen)
    const answer = RESPONSES[name]?.(screen) ?? envelope(RECORD_CALLS.has(name) ? recordOf(screen) : {})
    return {
      path,
      method: method.toLowerCase(),
      value: {
        operationId: `${type.key}.${name}`,
        summary: `${type.label.en}: ${name}`,
        tags: [area.label.en],
        security: [{ accessToken: [area.permission] }],
        parameters: parametersOf(screen, { path, name }),
        ...(body && { requestBody: { required: true, ...json(body) } }),
        responses: {
          [CREATING.has(name) ? '201' : '200']: { description: 'Done', ...json(answer) },
          ...(method !== 'GET' && {
            202: { description: 'Waits for approval', ...json(reference('waiting')) },
          }),
          default: { description: 'Refused', ...json(reference('failure')) },
        },
      },
    }
  })
}

export function openApi(registry: Registry = REGISTRY): Json {
  const paths: Record<string, Json> = {}
  for (const { path, method, value } of apiScreens(registry).flatMap(operationsOf)) {
    paths[path] = { ...paths[path], [method]: value }
  }
  const types = [...registry.types.values()].map((type) => [type.key, declarationSchema(type.declaration)])
  return {
    openapi: '3.1.0',
    info: { title: 'Content API', version: '1.0.0' },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { ...SHARED_SCHEMAS, ...Object.fromEntries(types) },
      securitySchemes: {
        accessToken: {
          type: 'http',
          scheme: 'bearer',
          description: 'Access token of a log-in (JWT), or API token (flou_…).',
        },
      },
    },
  }
}
