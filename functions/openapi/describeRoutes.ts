import { readAnswers, type Answers } from './answers.ts'
import { withExamples } from './withExamples.ts'
import { formBodyOf } from './formBodies.ts'
import { openApi } from './openapi.ts'
import { json, reference, type Json } from './schemas.ts'
import * as z from 'zod/mini'
import type { EndpointDescription } from '../core/http/call.ts'
import type { Route } from '../core/http/router.ts'

type Paths = Record<string, Json>

const FAILURE = { default: { description: 'Refused', ...json(reference('failure')) } }
const DONE = { '2XX': { description: 'Done' } }

const parametersOf = (path: string, query: readonly string[]): Json[] => [
  ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  })),
  ...query.map((name) => ({ name, in: 'query', schema: { type: 'string' } })),
]

function schemaOf(input: z.ZodMiniType): Json {
  const { $schema: _, ...schema } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })
  return schema
}

const NOTHING: EndpointDescription = { permissions: undefined, parameters: [], body: undefined }

function operationOf(
  { method, path, endpoint: { description = NOTHING } }: Route,
  { tag, answers }: { tag: string; answers: Answers },
): Json {
  const { permissions, also, parameters, body } = description
  const schema = body ? schemaOf(body) : answers.bodyOf(method, path)
  const content = schema ? json(schema).content : method === 'POST' && formBodyOf(path)
  return {
    operationId: `${method.toLowerCase()} ${path}`,
    tags: [tag],
    security: permissions ? [{ accessToken: permissions }] : [],
    ...(also && { description: `Needs the permission ${also}, too.` }),
    parameters: parametersOf(path, parameters),
    ...(content && { requestBody: { required: true, content } }),
    responses: {
      ...(answers.of(method, path) ?? DONE),
      ...FAILURE,
    },
  }
}

/**
 * Returns the OpenAPI 3.1 document of declared and hand-written routes.
 * @param groups routes by function name
 */
export function describeRoutes(groups: Readonly<Record<string, readonly Route[]>>): Json {
  const declared = openApi()
  const answers = readAnswers()
  const paths = { ...(declared.paths as Paths) }
  for (const [tag, routes] of Object.entries(groups)) {
    for (const route of routes) {
      const method = route.method.toLowerCase()
      paths[route.path] = { [method]: operationOf(route, { tag, answers }), ...paths[route.path] }
    }
  }
  return withExamples({ ...declared, paths })
}
