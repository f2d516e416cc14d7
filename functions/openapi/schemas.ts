import * as z from 'zod/mini'
import { CONTENT_LANGUAGE_ID, LANGUAGES } from '@flou/shared/locale.ts'
import { ERROR_STATUS } from '@flou/shared/api.ts'
import { isNestedRecord, type Field } from '@flou/shared/content/declaration.ts'
import { createFold, type Part } from '@flou/shared/content/values/walk.ts'

export type Json = Record<string, unknown>

export const reference = (name: string): Json => ({ $ref: `#/components/schemas/${name}` })
export const array = (of: Json): Json => ({ type: 'array', items: of })

function leafSchema(field: Field): Json {
  const { $schema: _, ...schema } = z.toJSONSchema(field.schema, { io: 'output', unrepresentable: 'any' })
  return field.isSecret ? { ...schema, writeOnly: true } : schema
}

export const objectOf = (properties: Json, required: readonly string[]): Json => ({
  type: 'object',
  properties,
  ...(required.length > 0 && { required }),
})

/** Data with what lists, pages and messages add. */
export function envelope(data: Json): Json {
  const [text, count, flag] = [{ type: 'string' }, { type: 'integer' }, { type: 'boolean' }]
  const paging = { page: count, totalPage: count, total: count, isTotalMinimum: flag, cursor: text }
  return objectOf({ data, message: text, ...paging }, ['data'])
}

export const json = (schema: Json): { content: Json } => ({ content: { 'application/json': { schema } } })

const propertiesOf = (parts: readonly Part<Json>[]): Json =>
  Object.fromEntries(parts.map(({ name, result }) => [name, result]))

const requiredOf = (parts: readonly Part<Json>[]): string[] =>
  parts.filter(({ field }) => field.required).map(({ name }) => name)

export const { ofRecord: declarationSchema } = createFold<Json, Json>({
  leaf: leafSchema,
  nested: (field, inner) => (isNestedRecord(field) ? inner : array(inner)),
  record: ({ translationsKey }, fields, texts) => {
    const own = propertiesOf(fields)
    if (texts.length === 0) return objectOf(own, requiredOf(fields))
    const languageId = { type: 'integer', enum: LANGUAGES.map((language) => CONTENT_LANGUAGE_ID[language]) }
    const entry = objectOf({ languageId, ...propertiesOf(texts) }, ['languageId', ...requiredOf(texts)])
    const entries = { ...array(entry), minItems: LANGUAGES.length, maxItems: LANGUAGES.length }
    return objectOf({ ...own, [translationsKey]: entries }, [...requiredOf(fields), translationsKey])
  },
})

export const VERSION = { type: 'integer', minimum: 0 }
export const LANGUAGE = { type: 'string', enum: LANGUAGES }
const ARRANGED = array(objectOf({ id: { type: 'integer' }, recordVersion: VERSION }, ['id', 'recordVersion']))

export const SHARED_SCHEMAS: Json = {
  unfinished: {
    description: 'A draft, or a section before its first save: values can be missing or empty.',
    anyOf: [
      objectOf({ state: { const: 'draft' } }, ['state']),
      objectOf({ recordVersion: { const: 0 } }, ['recordVersion']),
    ],
  },
  waiting: objectOf(
    {
      data: {},
      message: { type: 'string' },
      changeRequest: { ...objectOf({ id: { type: 'string' } }, ['id']), additionalProperties: true },
    },
    ['changeRequest'],
  ),
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
