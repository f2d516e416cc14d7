import { expect, test } from 'vitest'
import { declareFields } from '../declaration.ts'
import { group, items } from '../fields/nested.ts'
import { text } from '../fields/text.ts'
import { buildSchema } from '../schema.ts'
import { inputPath } from './inputPath.ts'

const links = items({ fields: { url: text() } })
const DECLARATION = declareFields({
  fields: {
    rows: items({ fields: { links }, localized: { title: text() } }),
    part: group({ fields: { links } }),
  },
  localized: { name: text() },
})

const texts = (key: string, ...values: string[]) =>
  values.map((value, index) => ({ languageId: index + 1, [key]: value }))
const LINKS = [{ url: '' }, { url: '/a' }, { url: '' }, { url: '/b' }]
const INPUT = {
  rows: [
    { links: [], contents: texts('title', '', '') },
    { links: LINKS, contents: texts('title', 'A', 'A') },
  ],
  part: { links: LINKS },
  contents: texts('name', 'N', 'N'),
}

test.each([
  ['rows.0.links.1.url', 'rows.1.links.3.url'],
  ['rows.0.contents.1.title', 'rows.1.contents.1.title'],
  ['rows.0.links.0', 'rows.1.links.1'],
  ['part.links.0.url', 'part.links.1.url'],
  ['contents.1.name', 'contents.1.name'],
  ['rows.5.links.0.url', 'rows.5.links.0.url'],
  ['rows', 'rows'],
])('%s of the parsed record is %s of the input', (parsed, input) => {
  expect(inputPath(DECLARATION, INPUT, parsed)).toBe(input)
})

test('the parsed record has no unfilled items', () => {
  const record = buildSchema(DECLARATION, 'create').parse(INPUT)

  expect(record).toMatchObject({
    rows: [{ links: [{ url: '/a' }, { url: '/b' }] }],
    part: { links: [{}, {}] },
  })
})
