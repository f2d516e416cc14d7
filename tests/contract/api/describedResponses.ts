import { router, type Route } from '@flou/functions/core/http/router.ts'
import { openApi } from '@flou/functions/openapi/openapi.ts'
import { fromJSONSchema, type ZodType } from 'zod/v4'

type JsonSchema = Parameters<typeof fromJSONSchema>[0]
interface Operation {
  operationId: string
  responses: Record<string, { content: { 'application/json': { schema: object } } }>
}
interface ApiDocument {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, object> }
}

const { paths, components } = openApi() as unknown as ApiDocument
const text = JSON.stringify(components.schemas).replaceAll('#/components/schemas/', '#/$defs/')
const $defs = JSON.parse(text) as Record<string, object>

const find = router<Operation>(
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, endpoint]) => ({
      method: method.toUpperCase() as Route['method'],
      path,
      endpoint,
    })),
  ),
)

/** Schemas that a schema refers to, directly or through others. */
function definitionsOf(schema: object, found: Record<string, object> = {}): Record<string, object> {
  for (const [, name = ''] of JSON.stringify(schema).matchAll(/"#\/\$defs\/([^"]+)"/g)) {
    const definition = $defs[name]
    if (!definition || name in found) continue
    found[name] = definition
    definitionsOf(definition, found)
  }
  return found
}

/** By schema: most responses have one of a few, and a parser is slow to build. */
const parsers = new Map<string, ZodType>()
function parserOf({ responses }: Operation, status: string): ZodType {
  const { schema } = (responses[status] ?? responses['default'])?.content['application/json'] ?? {
    schema: {},
  }
  const name = JSON.stringify(schema).replaceAll('#/components/schemas/', '#/$defs/')
  const known = parsers.get(name)
  if (known) return known
  const own = JSON.parse(name) as object
  const parser = fromJSONSchema({ ...own, $defs: definitionsOf(own) } as JsonSchema)
  parsers.set(name, parser)
  return parser
}

/** Returns how a response of a declared call differs from its description; nothing for other calls. */
export function differences(method: string, url: string, response: { status: number }): string[] {
  const operation = find(method, new URL(url, 'http://api').pathname)?.endpoint
  if (!operation) return []
  const { error } = parserOf(operation, String(response.status)).safeParse(response)
  return (error?.issues ?? []).map(
    ({ path, message }) => `${operation.operationId} ${path.join('.')}: ${message}`,
  )
}
