import { html, page, table, type Html } from './html.ts'
import type { ApiDocument, Operation, Schema } from './openApiDocument.ts'

const API_PAGE = '/__dev/api'

interface ApiCall {
  method: string
  path: string
  operation: Operation
}

/**
 * The API reference, generated from the OpenAPI document.
 * @param tag the area or function whose calls are listed; the list of all of them if empty
 */
export function apiPage(document: ApiDocument, tag: string): string {
  const calls = callsOf(document)
  return tag === '' ? indexPage(calls) : tagPage(document, calls, tag)
}

const callsOf = ({ paths }: ApiDocument): ApiCall[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )

const tagOf = ({ operation: { tags } }: ApiCall) => tags[0] ?? ''

function indexPage(calls: readonly ApiCall[]): string {
  const tags = [...Map.groupBy(calls, tagOf)].map(([name, { length: count }]) => ({ name, count }))
  return page(
    'API reference',
    html`<p><a href="/__dev">Developer page</a>, <a href="/__dev/openapi.json">OpenAPI document</a></p>
      <h1>API reference</h1>
      <p>
        Answers are JSON in one envelope. Staff calls carry an access token; writes carry an idempotency key.
        Areas come from the declarations of content, lower-case names are functions with routes of their own.
      </p>
      ${table('Areas and functions', tags, [
        {
          title: 'Area or function',
          value: ({ name }) => html`<a href="${API_PAGE}/${encodeURIComponent(name)}">${name}</a>`,
        },
        { title: 'Calls', value: ({ count }) => count, isNumber: true },
      ])}`,
  )
}

function tagPage(document: ApiDocument, all: readonly ApiCall[], tag: string): string {
  const calls = all.filter((call) => tagOf(call) === tag)
  return page(
    `API: ${tag}`,
    html`<p><a href="${API_PAGE}">API reference</a></p>
      <h1>${tag}</h1>
      ${callTable(calls)}
      <h2>Schemas</h2>
      ${schemaTable(document, calls)}`,
  )
}

const callTable = (calls: readonly ApiCall[]): Html =>
  table('Calls', calls, [
    { title: 'Call', value: ({ method, path }) => html`<code>${method} ${path}</code>` },
    { title: 'What', value: ({ operation: { summary, description } }) => summary ?? description ?? '–' },
    { title: 'Permission', value: ({ operation }) => permissionsOf(operation) },
    { title: 'Query', value: ({ operation }) => queryOf(operation) },
    { title: 'Body', value: ({ operation: { requestBody } }) => bodyText(requestBody) },
    { title: 'Answer', value: ({ operation: { responses } }) => answersOf(responses) },
  ])

function permissionsOf({ security }: Operation): string {
  const [required] = security
  if (!required) return 'public'
  return required.accessToken?.join(' or ') || 'signed in'
}

const queryOf = ({ parameters }: Operation): string =>
  parameters.flatMap((parameter) => (parameter.in === 'query' ? parameter.name : [])).join(', ') || '–'

function bodyText({ content = {} }: NonNullable<Operation['requestBody']> = {}): string {
  const { 'application/json': body, ...others } = content
  return body ? schemaText(body.schema) : Object.keys(others).join(', ') || '–'
}

const answersOf = (responses: Operation['responses']): string =>
  Object.entries(responses)
    .filter(([status]) => status !== 'default')
    .map(([status, answer]) => (answer.content ? `${status} ${bodyText(answer)}` : status))
    .join(', ')

const nameOf = (reference: string) => reference.split('/').at(-1) ?? ''

function schemaText(schema: Schema): string {
  const { $ref, items, properties, required = [] } = schema
  if ($ref !== undefined) return nameOf($ref)
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.allOf) return schema.allOf.map(schemaText).join(' & ')
  const options = schema.anyOf ?? schema.oneOf
  if (options) return options.map(schemaText).join(' | ')
  if (items) return `(${schemaText(items)})[]`
  if (!properties) return schema.type ?? 'any'
  const entries = Object.entries(properties).map(
    ([name, value]) => `${name}${required.includes(name) ? '' : '?'}: ${schemaText(value)}`,
  )
  return `{ ${entries.join(', ')} }`
}

function schemaTable({ components: { schemas } }: ApiDocument, calls: readonly ApiCall[]): Html {
  const references = JSON.stringify(calls).matchAll(/#\/components\/schemas\/([^"]+)/g)
  const names = new Set([...references].map(([, name = '']) => name))
  const rows = [...names].flatMap((name) => {
    const schema = schemas[name]
    return schema ? [{ name, text: schemaText(schema) }] : []
  })
  return table('Schemas', rows, [
    { title: 'Schema', value: ({ name }) => name },
    { title: 'Fields', value: ({ text }) => html`<code>${text}</code>` },
  ])
}
