import { DOMParser as Parser } from 'linkedom'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { isNestedRecord } from '@flou/shared/content/declaration.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { media } from '@flou/shared/content/types/media.ts'
import { news } from '@flou/shared/content/types/news.ts'
import { createFold } from '@flou/shared/content/values/walk.ts'
import { CONTENT_LANGUAGE_ID, LANGUAGES } from '@flou/shared/locale.ts'
import { textUnits, withTexts } from '@flou/shared/translation/textUnits.ts'
import { readCsv, writeCsv } from './exchangeCsv.ts'
import { textsToExchange, UnreadableFile, type ExchangeFile } from './exchangeFile.ts'
import { planTexts } from './planTexts.ts'
import { locate } from './readTexts.ts'
import { readXliff } from './readXliff.ts'
import { writeXliff } from './writeXliff.ts'

beforeAll(() => vi.stubGlobal('DOMParser', Parser))
afterAll(() => vi.unstubAllGlobals())

const SAMPLES: Readonly<Record<string, string>> = {
  text: '=Cost: 5 < 6 & “more”',
  longText: 'First line. Second sentence.\n\n@Last "line"',
  richText:
    '<h2>Title &amp; more</h2><p>One <strong>two</strong>. <a href="/x" data-record="news#1">Three</a>?</p>' +
    '<ul><li>Four<br>five</li></ul><img src="/media/a.png" alt="A &quot;b&quot;"><p></p>',
}

/** A record with every text in both languages, and two of each nested item. */
const sampleOf = createFold<unknown, Record<string, unknown>>({
  leaf: (field) => SAMPLES[field.kind] ?? field.initial,
  nested: (field, inner) => (isNestedRecord(field) ? inner : [inner, inner]),
  record: ({ translationsKey }, fields, texts) => {
    const valuesOf = (parts: typeof fields) =>
      Object.fromEntries(parts.map(({ name, result }) => [name, result]))
    const entries = LANGUAGES.map((language) => ({
      languageId: CONTENT_LANGUAGE_ID[language],
      ...valuesOf(texts),
    }))
    return structuredClone({ ...valuesOf(fields), ...(texts.length > 0 && { [translationsKey]: entries }) })
  },
}).ofRecord

const TYPES = [...REGISTRY.types.values()].filter(
  ({ declaration }) => textUnits(declaration, sampleOf(declaration)).length > 0,
)

const fileOf = (type: AnyType, values: Record<string, unknown>): ExchangeFile => ({
  to: 'id',
  records: [
    {
      type: type.key,
      id: 3,
      parentId: 4,
      title: 'A & B',
      texts: textsToExchange(type, values, { to: 'id', language: 'en', open: new Set() }),
    },
  ],
})

const ways = [
  ['XLIFF', (file: ExchangeFile) => readXliff(writeXliff(file))],
  ['CSV', (file: ExchangeFile) => readCsv(writeCsv(file, 'id'))],
] as const

describe.each(TYPES.map((type) => [type.key, type] as const))('%s', (_, type) => {
  const values = sampleOf(type.declaration)

  test.each(ways)('an unchanged %s file changes nothing', (_, exchange) => {
    const { to, records } = exchange(fileOf(type, values))
    const planned = planTexts(type, values, { to, texts: records[0]?.texts ?? [] })

    expect(records[0]).toMatchObject({ type: type.key, id: 3, parentId: 4, title: 'A & B' })
    expect(planned).toHaveLength(textUnits(type.declaration, values).length)
    expect(planned.filter(({ after, problem }) => after !== undefined || problem)).toEqual([])
  })

  test.each(ways)(
    'translations of a new record from a %s file equal those of the original',
    (_, exchange) => {
      const { declaration } = type
      const { to, records } = exchange(fileOf(type, values))
      const names = textUnits(declaration, values).map(({ name }): [string, string] => [name, ''])
      const untranslated = withTexts(declaration, values, { language: 'id', texts: new Map(names) })
      const planned = planTexts(type, untranslated, { to, texts: records[0]?.texts ?? [] })
      const texts = new Map(planned.map(({ name, after = '' }) => [name, after]))

      expect(textUnits(declaration, withTexts(declaration, untranslated, { language: 'id', texts }))).toEqual(
        textUnits(declaration, values),
      )
    },
  )
})

test('descriptions of pictures are exchanged with the library, other texts with their form', () => {
  expect(locate({ type: 'media', id: 7 })).toMatchObject({ type: media, path: '/api/dashboard/media/7' })
  expect(locate({ type: 'news', id: 7 })).toMatchObject({ type: news, path: '/api/dashboard/news/7' })
  expect(TYPES).toContain(media)
})

const article = sampleOf(news.declaration)
const xliff = writeXliff(fileOf(news, article))
const problemsOf = (text: string, values = article) => {
  const { to, records } = readXliff(text)
  return planTexts(news, values, { to, texts: records[0]?.texts ?? [] }).flatMap(
    ({ problem = [] }) => problem,
  )
}

test.each([
  ['lost markup', xliff.replace(/(<target>[^<]*)<pc[^>]*>([^<]*)<\/pc>/, '$1$2'), 'codes'],
  ['a missing sentence', xliff.replace(/<target>First line\.<\/target>/, ''), 'incomplete'],
  ['another source', xliff.replace('<source>First line.', '<source>Earlier line.'), 'moved'],
  ['a text that is gone', xliff.replace(/(<unit id="u1" name=")[^"]*/, '$1gone'), 'gone'],
])('%s is refused', (_, text, problem) => {
  expect(text).not.toBe(xliff)
  expect(problemsOf(text)).toEqual([problem])
})

test.each([
  ['a document type', '<!DOCTYPE x [<!ENTITY a "b">]><xliff/>', 'exchange.broken'],
  ['another format', '<tmx version="1.4"/>', 'exchange.noXliff'],
  ['XLIFF 1.2', '<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"/>', 'exchange.noXliff'],
  ['another product', xliff.replace(/original="[^"]*"/, 'original="a.docx"'), 'exchange.foreign'],
])('a file with %s is not read', (_, text, problem) => {
  expect(() => readXliff(text)).toThrow(new UnreadableFile(problem as UnreadableFile['problem']))
})

test('a CSV file with other columns is not read', () => {
  expect(() => readCsv('a,b\n1,2')).toThrow(new UnreadableFile('exchange.noCsv'))
})
