import { readAnswers } from './answers.ts'
import {
  apiScreens,
  recordCallsOf,
  sectionCallsOf,
  type ApiScreen,
} from '@flou/shared/content/routing/apiRoutes.ts'
import { filterParameter, filtersOf } from '@flou/shared/content/values/filters.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import { isDraftable } from '@flou/shared/content/visibility.ts'
import { filledRecord } from './filledRecord.ts'
import { initialOf } from '@flou/shared/content/values/initial.ts'
import type { StoredRecord } from '@flou/shared/api.ts'
import { POLICIES } from '../lambdas/policies.ts'
import { REGISTRY, type Registry } from '@flou/shared/content/registry.ts'
import {
  array,
  envelope,
  json,
  objectOf,
  reference,
  declarationSchema,
  SHARED_SCHEMAS,
  LANGUAGE,
  VERSION,
  type Json,
} from './schemas.ts'

/** Metadata that sections have before their first save, too. */
const META = ['id', 'recordVersion', 'state']

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Describes the fields that the answered record has and the stored one has not. */
function addedFields(stored: unknown, answered: unknown): Json | undefined {
  if (stored === undefined) return {}
  if (Array.isArray(stored) && Array.isArray(answered)) {
    const inner = stored.length > 0 ? addedFields(stored[0], answered[0]) : undefined
    return inner && array(inner)
  }
  if (!isObject(stored) || !isObject(answered)) return undefined
  const added = Object.entries(answered).flatMap(([name, value]) => {
    const inner = addedFields(stored[name], value)
    return inner ? [[name, inner] as const] : []
  })
  return added.length > 0 ? objectOf(Object.fromEntries(added), []) : undefined
}

/** Fields of answers in the formats of older clients, which a hook of the type adds. */
function fieldsOfHook({ key, declaration }: AnyType): Json[] {
  const stored = initialOf(declaration, new Date())
  const answered = POLICIES.hooks[key]?.afterRead?.(stored as StoredRecord)
  return [(answered && addedFields(stored, answered)) ?? []].flat()
}

const recordOf = ({ type }: ApiScreen): Json => ({
  allOf: [
    reference('meta'),
    { anyOf: [reference(type.key), reference('unfinished')] },
    ...fieldsOfHook(type),
  ],
})

function dataOf(screen: ApiScreen, name: string): Json {
  if (name === 'records') return array(recordOf(screen))
  return readAnswers().declared[name] ?? recordOf(screen)
}

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
    const answer = envelope(dataOf(screen, name))
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
  const { schemas } = readAnswers()
  const { additionalProperties: _, ...meta } = schemas.RecordMeta ?? {}
  const types = [...registry.types.values()].map(({ key, declaration }) => {
    const examples = [filledRecord(declaration, { idOf: () => 1, seed: 'example' })]
    return [key, { ...declarationSchema(declaration), examples }]
  })
  return {
    openapi: '3.1.0',
    info: { title: 'Content API', version: '1.0.0' },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: {
        ...schemas,
        ...SHARED_SCHEMAS,
        meta: { ...meta, required: META },
        ...Object.fromEntries(types),
      },
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
