import { fromJSONSchema, type ZodType } from 'zod/v4'
import { router, type Route } from '../core/http/router.ts'
import { readAnswers } from './answers.ts'
import { openApi } from './openapi.ts'
import { json, reference } from './schemas.ts'
import { definitionsOf, unknownFields, type JsonSchema, type Schemas } from './testSchemas.ts'

type Responses = Record<string, { content?: Record<string, { schema: JsonSchema }> }>

interface Described {
  declared: (method: string, path: string) => Responses | undefined
  written: (method: string, path: string) => Responses | undefined
  schemas: Schemas
}

function describeAll(): Described {
  const { paths, components } = openApi() as {
    paths: Record<string, Record<string, { responses: Responses }>>
    components: { schemas: Schemas }
  }
  const { of } = readAnswers()
  const find = router<Responses>(
    Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, { responses }]) => ({
        method: method.toUpperCase() as Route['method'],
        path,
        endpoint: responses,
      })),
    ),
  )
  const refused = { default: json(reference('failure')) } as Responses
  return {
    schemas: components.schemas,
    declared: (method, path) => find(method, path)?.endpoint,
    written(method, path) {
      const responses = of(method, path) as Responses | undefined
      return responses && { ...refused, ...responses }
    },
  }
}

let described: Described | undefined
const parsers = new Map<string, ZodType>()

function parserOf(schema: JsonSchema, schemas: Schemas): ZodType {
  const text = JSON.stringify(schema)
  const known = parsers.get(text)
  if (known) return known
  const whole = JSON.stringify({ ...schema, $defs: definitionsOf(schema, schemas) })
  const parser = fromJSONSchema(JSON.parse(whole.replaceAll('#/components/schemas/', '#/$defs/')))
  parsers.set(text, parser)
  return parser
}

export interface Undescribed {
  /** `records` are the answers of declared types. */
  undescribed?: 'records' | 'all' | undefined
}

interface Answer extends Undescribed {
  status: number
}

/** Returns how an answer differs from the API description, unknown fields included; nothing for other calls. */
export function differences(method: string, url: string, { status, undescribed, ...body }: Answer): string[] {
  described ??= describeAll()
  const { declared, written, schemas } = described
  const path = new URL(url, 'http://api').pathname
  const ofType = declared(method, path)
  const responses = ofType ?? written(method, path)
  if (!responses || undescribed === 'all' || (undescribed && ofType)) return []
  const response = responses[status] ?? responses[`${String(status)[0]}XX`]
  const schema = (response ?? responses['default'])?.content?.['application/json']?.schema
  if (!schema) return []
  const { error } = parserOf(schema, schemas).safeParse(body)
  const wrong = (error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  const unknown = unknownFields(body, schema, schemas).map((field) => `${field} is not described`)
  return [...wrong, ...unknown].map((difference) => `${method} ${path} ${status} ${difference}`)
}
