import { exampleOf } from './examples.ts'
import type { Json } from './schemas.ts'

interface Content {
  content?: Record<string, Json>
}
interface Operation {
  operationId: string
  requestBody?: Content
  responses: Record<string, Content>
}
interface ApiDocument extends Json {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Json> }
}

const PAGING: ReadonlySet<string> = new Set(['page', 'totalPage', 'total', 'isTotalMinimum', 'cursor'])

/** Only lists have pages. */
function withoutPaging(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('data' in value) || Array.isArray(value.data))
    return value
  return Object.fromEntries(Object.entries(value).filter(([name]) => !PAGING.has(name)))
}

const JSON_TYPE = 'application/json'

class Examples {
  readonly all: Json = {}
  readonly #names = new Map<string, string>()
  readonly #schemas: Readonly<Record<string, Json>>

  constructor(schemas: Readonly<Record<string, Json>>) {
    this.#schemas = schemas
  }

  describe({ requestBody, responses, ...operation }: Operation): Operation {
    const id = operation.operationId.replaceAll(/[^\w.-]+/g, '-')
    const described = Object.entries(responses).map(([status, part]) => [
      status,
      this.#withExample(part, `${id}.${status}`),
    ])
    return {
      ...operation,
      ...(requestBody && { requestBody: this.#withExample(requestBody, `${id}.body`) }),
      responses: Object.fromEntries(described) as Operation['responses'],
    }
  }

  #withExample(part: Content, otherwise: string): Content {
    const body = part.content?.[JSON_TYPE]
    if (!body) return part
    const value = withoutPaging(exampleOf(body.schema as Json, { schemas: this.#schemas }))
    const text = JSON.stringify(value)
    const name = this.#names.get(text) ?? otherwise
    this.#names.set(text, name)
    this.all[name] = { value }
    const examples = { filled: { $ref: `#/components/examples/${name}` } }
    return { ...part, content: { ...part.content, [JSON_TYPE]: { ...body, examples } } }
  }
}

/** Returns the document with an example of each JSON body, made from its schema; equal ones are shared. */
export function withExamples(document: Json): Json {
  const { paths, components } = document as ApiDocument
  const examples = new Examples(components.schemas)
  const described = Object.entries(paths).map(([path, operations]) => {
    const ofPath = Object.entries(operations).map(([method, one]) => [method, examples.describe(one)])
    return [path, Object.fromEntries(ofPath)]
  })
  return {
    ...document,
    paths: Object.fromEntries(described) as ApiDocument['paths'],
    components: { ...components, examples: examples.all },
  }
}
