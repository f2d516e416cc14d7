import { join } from 'node:path'
import { API, STAFF_API } from '@flou/shared/content/routing/apiPaths.ts'
import { router, type Route } from '../core/http/router.ts'
import { envelope, json, reference, type Json } from './schemas.ts'
import { typeSchemas, type TypeSchemas } from './typeSchemas.ts'

const FOLDER = join(import.meta.dirname, 'responses')

export interface Answers {
  /** Responses of a call by status; undefined if `responses/` does not list its type. */
  of: (method: string, path: string) => Json | undefined
  /** Body of a call whose handler reads it without a schema. */
  bodyOf: (method: string, path: string) => Json | undefined
  declared: Readonly<Record<string, Json>>
  schemas: TypeSchemas['definitions']
}

function readTypes(): Answers {
  const { propertiesOf, definitions: schemas } = typeSchemas({
    config: join(FOLDER, 'tsconfig.json'),
    file: join(FOLDER, 'responses.ts'),
    names: ['Responses', 'DeclaredResponses', 'Requests'],
  })
  const find = router<Json>(
    Object.entries(propertiesOf('Responses')).map(([call, endpoint]) => {
      const [method = '', path = ''] = call.split(' ')
      return { method: method as Route['method'], path: API + path, endpoint }
    }),
  )
  const of = (method: string, path: string) => {
    const data = find(method, path.replaceAll(/\{\w+\}/g, '1'))?.endpoint
    return data && responsesOf(data, method !== 'GET' && path.startsWith(STAFF_API))
  }
  const requests = propertiesOf('Requests')
  const bodyOf = (method: string, path: string) => requests[`${method} ${path.slice(API.length)}`]
  return { of, bodyOf, schemas, declared: propertiesOf('DeclaredResponses') }
}

let known: Answers | undefined

/** Reads the types of `responses/` with the compiler, in about a second, once. */
export const readAnswers = (): Answers => (known ??= readTypes())

const REDIRECT = 'redirect'
const MEDIA_TYPE = /^text\/\w+$/

const text = (mediaType: string): Json => ({ [mediaType]: { schema: { type: 'string' } } })
const redirect = {
  description: 'The page for visitors',
  headers: { location: { schema: { type: 'string' } } },
}

const markersIn = ({ enum: values }: Json): string[] =>
  ((values ?? []) as unknown[]).map(String).filter((value) => value === REDIRECT || MEDIA_TYPE.test(value))

function responsesOf(data: Json, canWait: boolean): Json {
  const options = (data.anyOf ?? [data]) as Json[]
  const markers = options.flatMap(markersIn)
  const mediaType = markers.find((marker) => marker !== REDIRECT)
  const [only, ...others] = options.filter((option) => markersIn(option).length === 0)
  const enveloped = only && envelope(others.length > 0 ? { anyOf: [only, ...others] } : only)
  const content = {
    ...(mediaType !== undefined && text(mediaType)),
    ...(enveloped && json(enveloped).content),
  }
  const waiting = json({ anyOf: [reference('waiting'), enveloped] })
  return {
    ...(canWait && enveloped && { 202: { description: 'Waits for approval', ...waiting } }),
    ...(Object.keys(content).length > 0 && { '2XX': { description: 'Done', content } }),
    ...(markers.includes(REDIRECT) && { 303: redirect }),
  }
}
