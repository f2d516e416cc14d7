import { buildSchema } from '@flou/shared/content/schema.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { FORM_PATHS, PUBLIC_PATHS, STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { checkForm } from '@flou/shared/forms/check.ts'
import { FORM_DECLARATIONS } from '@flou/shared/forms/registry.ts'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fromJSONSchema } from 'zod/v4'
import type { Route } from '../core/http/router.ts'
import { LAMBDAS, readManifests } from '../manifests.ts'
import { apiDocument } from './document.ts'
import { exampleOf } from './examples.ts'
import type { Json } from './schemas.ts'
import { definitionsOf, type JsonSchema, type Schemas } from './testSchemas.ts'

interface Body {
  schema: JsonSchema
  examples?: { filled: { $ref: string } }
}
interface Part {
  content?: Record<string, Body>
}
interface Operation {
  operationId: string
  requestBody?: Part
  responses: Record<string, Part>
}

const functions = { folder: LAMBDAS, manifests: await readManifests() }
const { paths, components } = (await apiDocument(functions)) as {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Schemas; examples: Record<string, { value: unknown }> }
}
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ ...operation, method, path })),
)
const bodyOf = (part: Part | undefined) => part?.content?.['application/json']
const exampleIn = (body: Body | undefined): unknown =>
  components.examples[body?.examples?.filled.$ref.split('/').at(-1) ?? '']?.value

test('each body that the document describes has an example that its schema accepts', () => {
  const parts = operations.flatMap(({ requestBody, responses, operationId }) =>
    [requestBody, ...Object.values(responses)].flatMap((part) => {
      const body = bodyOf(part)
      return body ? [{ operationId, body }] : []
    }),
  )
  const distinct = new Map(parts.map((part) => [JSON.stringify(part.body), part]))
  const refused = [...distinct.values()].flatMap(({ operationId, body: { schema, ...body } }) => {
    const whole = JSON.stringify({ ...schema, $defs: definitionsOf(schema, components.schemas) })
    const parser = fromJSONSchema(JSON.parse(whole.replaceAll('#/components/schemas/', '#/$defs/')))
    const { error } = parser.safeParse(exampleIn({ schema, ...body }))
    return error ? [`${operationId}: ${error.issues[0]?.path.join('.')} ${error.issues[0]?.message}`] : []
  })

  expect(parts.length).toBeGreaterThan(5_000)
  expect(refused).toEqual([])
})

test('each call has a response with an example, a page for visitors or another media type', () => {
  const without = operations.filter(({ responses }) => {
    const [status = '', done] =
      Object.entries(responses).find(([one]) => /^[23]/.test(one) && one !== '202') ?? []
    const isOther =
      status === '303' || Object.keys(done?.content ?? {}).some((type) => type.startsWith('text/'))
    return !isOther && exampleIn(bodyOf(done)) === undefined
  })

  expect(without.map(({ method, path }) => `${method} ${path}`)).toEqual([])
})

test.each([...REGISTRY.types.values()].map((type) => [type.key, type] as const))(
  'the example of %s is a valid record',
  (key, { declaration }) => {
    const [example] = (components.schemas[key] as { examples: unknown[] }).examples

    expect(buildSchema(declaration).safeParse(example).error?.issues ?? []).toEqual([])
  },
)

test('the schema that parses a body accepts the example', async () => {
  const answering = Object.keys(functions.manifests).filter((name) => functions.manifests[name]?.routes)
  const routes = await Promise.all(
    answering.map(async (name) => {
      const loaded = (await import(join(functions.folder, name, 'routes.ts'))) as {
        routes: () => readonly Route[]
      }
      return loaded.routes()
    }),
  )
  const parsed = routes.flat().filter(({ endpoint }) => endpoint.description?.body)
  const refused = parsed.flatMap(({ method, path, endpoint }) => {
    const example = exampleIn(bodyOf(paths[path]?.[method.toLowerCase()]?.requestBody))
    const { error } = endpoint.description?.body?.safeParse(example) ?? {}
    return error ? [`${method} ${path}: ${JSON.stringify(error.issues[0])}`] : []
  })

  expect(parsed.length).toBeGreaterThan(200)
  expect(refused).toEqual([])
})

test.each(FORM_DECLARATIONS.map((form) => [form.key, form] as const))(
  'the body of the form %s in the document passes the check of the form',
  (_, form) => {
    const all = bodyOf(paths[FORM_PATHS.form('{form}')]?.['post']?.requestBody)?.schema as { anyOf: Json[] }
    const described = all.anyOf.find(({ title }) => title === form.label.en) ?? {}
    const sent = exampleOf(described, { schemas: {} }) as Record<string, unknown>
    const fields = Object.entries(sent).filter(([name]) => !name.startsWith('_'))

    expect(Object.keys(form.fields)).toEqual(fields.map(([name]) => name))
    expect(checkForm(form, Object.fromEntries(fields)).errors).toEqual({})
  },
)

test('calls whose handlers read a body by themselves have one, too', () => {
  const bodyless = [
    PUBLIC_PATHS.estimates,
    PUBLIC_PATHS.estimate('{id}'),
    STAFF_PATHS.mediaFile('{id}'),
    FORM_PATHS.unsubscribe,
  ]
    .flatMap((path) => [paths[path]?.['post'], paths[path]?.['put']])
    .filter((operation) => operation && !operation.requestBody)

  expect(bodyless).toEqual([])
})

test('a pattern that no sample matches fails the build', () => {
  expect(() => exampleOf({ type: 'string', pattern: '^never$' }, { schemas: {} })).toThrow('never')
})
