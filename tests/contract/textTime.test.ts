import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { networkOf } from '@flou/functions/core/http/network.ts'
import { isCommonPassword } from '@flou/functions/core/identity/commonPasswords.ts'
import { parseToken } from '@flou/functions/core/identity/refreshSecret.ts'
import { jsonBody } from '@flou/functions/core/http/body.ts'
import type { Route } from '@flou/functions/core/http/router.ts'
import { eventOf } from '@flou/functions/core/http/testApi.ts'
import { readManifests } from '@flou/functions/manifests.ts'
import { sanitized } from '@flou/functions/core/store/sanitized.ts'
import { sortText } from '@flou/functions/core/store/keys.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import type { Field, Declaration } from '@flou/shared/content/declaration.ts'
import { fieldPath } from '@flou/shared/content/values/errorKey.ts'
import { mediaIdsIn } from '@flou/shared/content/fields/richTextReferences.ts'
import { formulaProblem } from '@flou/shared/pricing/formula/check.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import { acceptedLanguage } from '@flou/shared/locale.ts'
import { messageText } from '@flou/shared/texts/messages.ts'
import { fillText } from '@flou/shared/texts/reader.ts'
import { normalizeEmail, oneLine } from '@flou/shared/strings/oneLine.ts'
import { slugify } from '@flou/shared/strings/slug.ts'
import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'

/** Time limit per text in milliseconds; a quadratic pattern takes minutes for a megabyte. */
const MOST_MS = 50
const MEGABYTE = 1_000_000

/** Repeated, these are the worst cases for patterns of URLs, numbers, markup and paths. */
const WORST =
  'a 1 . .a a. a@ a. - - / /a < <a <a> <!-- &nbsp; & " ( 1( 1+ , https:// .- %a [0] {{ $t({ \u0301 \ufdfa \u{1f468}\u200d'
    .split(' ')
    .concat(' ', '\n', ' a', '\u0000')

const repeated = (letters: string, length: number) =>
  letters.repeat(Math.ceil(length / letters.length)).slice(0, length)

/** Prefixes that let a pattern reach its repeated parts. */
const BEGINNINGS = ['', 'a@', '<a ']

/** Texts with an unmatchable end, which forces full backtracking. */
const textsOf = (length: number) =>
  BEGINNINGS.flatMap((beginning) =>
    WORST.map((letters) => `${(beginning + repeated(letters, length)).slice(0, length - 3)}\u0001 "`),
  )

/** Texts above the time limit, by the fastest of three runs in CPU time. */
function slowTexts(read: (text: string) => unknown, texts: readonly string[]): string[] {
  const takesLong = (text: string) => {
    const started = process.threadCpuUsage()
    read(text)
    return process.threadCpuUsage(started).user > MOST_MS * 1000
  }
  return texts
    .filter((text) => takesLong(text) && takesLong(text) && takesLong(text))
    .map((text) => `${JSON.stringify(text.slice(0, 20))} × ${text.length}`)
}

type Schema = z.core.$ZodType

/** Slow texts per schema: many fields and bodies share one. */
const slowOf = new Map<Schema, string[]>()
function slowTextsOf(schema: Schema): string[] {
  // the schema parses the value as in its record
  const slow = slowOf.get(schema) ?? slowTexts((value) => (schema as z.ZodMiniType).safeParse(value), texts)
  slowOf.set(schema, slow)
  return slow
}

/** Schemas of texts anywhere in a schema, by path. */
function textSchemas(schema: Schema, path = '', seen = new Set<Schema>()): [string, Schema][] {
  if (seen.has(schema)) return []
  seen.add(schema)
  // schemas store nested ones in their definition
  const def = schema._zod.def as unknown as Record<string, unknown>
  if (def['type'] === 'string') return [[path, schema]]
  return Object.entries(def).flatMap(([name, value]) =>
    inside(value).flatMap(([key, inner]) => textSchemas(inner, `${path}.${key || name}`, seen)),
  )
}
const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && '_zod' in value && 'def' in (value._zod as object)

/** Schemas inside a definition. */
function inside(value: unknown): [string, Schema][] {
  if (isSchema(value)) return [['', value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]): [string, Schema][] =>
    isSchema(inner) ? [[key, inner]] : [],
  )
}

const folder = join(import.meta.dirname, '../../functions/lambdas')
const answering = Object.entries(await readManifests()).filter(([, { routes }]) => routes)
const routes = await Promise.all(
  answering.map(async ([name]) => {
    const module = (await import(pathToFileURL(join(folder, name, 'routes.ts')).href)) as {
      routes: () => Route[]
    }
    return module.routes()
  }),
)
const bodies = routes.flat().flatMap(({ method, path, endpoint }): [string, Schema][] => {
  const body = endpoint.description?.body
  return body ? [[`${method} ${path}`, body]] : []
})
const fieldsOf = ({ fields, localized }: Declaration): Field[] =>
  [...Object.values(fields), ...Object.values(localized)].flatMap((field: Field) =>
    // only items and groups have nested fields
    'of' in field ? fieldsOf(field.of as Declaration) : [field],
  )

/** Distinct fields of all types. */
const fields = new Map(
  [...REGISTRY.types.values()].flatMap(({ declaration }) =>
    fieldsOf(declaration).map((field): [string, Schema] => [
      JSON.stringify({ ...field, initial: null, schema: null }),
      field.schema,
    ]),
  ),
)

/** A megabyte, and the longest lengths that the limits allow. */
const texts = [MEGABYTE, LIMITS.text, LIMITS.richTextBytes].flatMap(textsOf)

describe.each([...fields, ...bodies].filter(([, schema]) => textSchemas(schema).length > 0))(
  '%s',
  (name, schema) => {
    test('reads every text within its time, the worst ones too', () => {
      const slow = textSchemas(schema).flatMap(([path, text]) =>
        slowTextsOf(text).map((what) => `${name}${path}: ${what}`),
      )

      expect(slow).toEqual([])
    })
  },
)

test('the walk over schemas finds texts', () => {
  const [, forgot] = bodies.find(([name]) => name === 'POST /api/account/forgot-password') ?? []

  expect(textSchemas(forgot ?? expect.unreachable()).map(([path]) => path)).toEqual(['.email'])
  expect([...fields.values()].filter((field) => textSchemas(field).length > 0).length).toBeGreaterThan(15)
})

describe.each<[string, number, (text: string) => unknown]>([
  [
    'jsonBody',
    LIMITS.richTextBytes,
    (text) => jsonBody(eventOf('POST', '/', { body: JSON.stringify({ text }) })),
  ],
  ['parseToken', MEGABYTE, parseToken],
  ['networkOf', 10_000, networkOf],
  ['slugify', LIMITS.text, slugify],
  ['oneLine', LIMITS.text, oneLine],
  ['emailAddress', LIMITS.text, normalizeEmail],
  ['formulaProblem', LIMITS.text, formulaProblem],
  ['isCommonPassword', LIMITS.passwordMax, isCommonPassword],
  ['sortText', LIMITS.longText, sortText],
  ['mediaIdsIn', LIMITS.richTextBytes, mediaIdsIn],
  ['acceptedLanguage', 10_000, acceptedLanguage],
  ['messageText', LIMITS.longText, (text) => messageText(`formula:${text}`, 'en')],
  ['fillText', LIMITS.longText, (text) => fillText(text, { name: 'Citra' })],
  ['fieldPath', LIMITS.longText, fieldPath],
])('%s', (_, length, read) => {
  test(`reads ${length} characters within its time`, () => {
    expect(slowTexts(read, textsOf(length))).toEqual([])
  })
})

test('the parser of mark-up takes time in proportion to the text', () => {
  const worst = textsOf(LIMITS.richTextBytes / 8)
  const longest = (texts: readonly string[]) =>
    Math.max(
      ...texts.map((text) => {
        const started = process.cpuUsage()
        sanitized(text)
        return process.cpuUsage(started).user / 1000
      }),
    )

  expect(longest(worst)).toBeLessThan(500)
})
