import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ContentError } from './contentError.ts'
import { readContent } from './content.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'content-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const CATEGORIES = JSON.stringify({
  records: [{ key: 'company', title: { en: 'Company', id: 'Perusahaan' }, description: 'Flou' }],
})
const TOPICS = JSON.stringify({
  records: [{ key: 'plans', categoryId: 'company', title: 'Plans', description: 'Plans' }],
})
const ARTICLE = `---
slug: opening
publishDate: 2026-01-02
categoryId: company
subCategoryId: plans
mediaId: region-card
title: { en: Opening, id: Pembukaan }
description: Short
seoTitle: Opening
seoDescription: Short
---

# en

Hello **there**.

# id

Halo.
`

/** Reads content with one news article; a file is written over those of the same name. */
function read(files: Readonly<Record<string, string>> = {}) {
  const all = {
    'newsCategory.json': CATEGORIES,
    'newsSubCategory.json': TOPICS,
    'news/01-opening.md': ARTICLE,
    ...files,
  }
  for (const [name, text] of Object.entries(all)) {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return readContent(folder)
}

function messageOf(files: Readonly<Record<string, string>>): string {
  try {
    read(files)
    return 'no error'
  } catch (cause) {
    return cause instanceof ContentError
      ? (cause.message.split(`${path.basename(folder)}/`)[1] ?? '')
      : String(cause)
  }
}

const article = (from: string, to: string) => ({ 'news/01-opening.md': ARTICLE.replace(from, to) })
const ids = {
  picture: (name: string) => name.length,
  pictureUrl: (name: string) => `/media/${name}`,
  record: (type: string, key: string) => type.length * 100 + key.length,
}

test('a Markdown file becomes the body of the API, with the names of pictures and records as ids', () => {
  const { records } = read()
  const news = records.find(({ type }) => type === 'news')

  expect(news?.key).toBe('opening')
  expect(news?.body(ids)).toMatchObject({
    slug: 'opening',
    categoryId: 1207,
    mediaId: 11,
    contents: [
      { languageId: 1, title: 'Pembukaan', description: 'Short', content: '<p>Halo.</p>' },
      { languageId: 2, title: 'Opening', content: '<p>Hello <strong>there</strong>.</p>' },
    ],
  })
})

test('records come after those that they refer to, and have a position where their type has an order', () => {
  const region = (key: string) => ({ key, title: key })
  const { records } = read({
    'aaa/region.json': JSON.stringify({ records: [region('one'), region('two')] }),
  })

  expect(records.map(({ type }) => type)).toEqual([
    'region',
    'region',
    'newsCategory',
    'newsSubCategory',
    'news',
  ])
  expect(records.slice(0, 2).map(({ body }) => body(ids)['order'])).toEqual([1, 2])
})

test('values of the defaults are used where a record has none; null takes one away', () => {
  const { records } = read({
    'news/_defaults.md': '---\nmediaMobileId: logo\ncustomProperty: { textColor: "#000000" }\n---\n',
    'news/02-second.md': ARTICLE.replace('slug: opening', 'slug: second\nmediaMobileId: null'),
  })
  const [first, second] = records.filter(({ type }) => type === 'news').map(({ body }) => body(ids))

  expect(first).toMatchObject({ mediaMobileId: 4, customProperty: expect.stringContaining('#000000') })
  expect(second).not.toHaveProperty('mediaMobileId')
})

test('an edit is checked like a record, and replaces only its own fields', () => {
  const content = read()
  const source = { file: path.join(folder, 'newsCategory.json'), root: [] }
  const edit = { type: 'news', key: 'opening', source }

  const body = content.edited({ ...edit, fields: { title: { en: 'New' } } })(ids)
  expect(body).toMatchObject({ slug: 'opening', contents: [{ title: 'Pembukaan' }, { title: 'New' }] })
  expect(() => content.edited({ ...edit, fields: { titel: 'New' } })).toThrow('titel: Unknown field')
})

const FACTS = `available: { percent: '99.90' }
restore: { en: any second, id: detik mana pun }
talks: { from: 2026-11-11, to: 2026-11-12 }
zones.total: 8
`
const quoting = (text: string) =>
  ARTICLE.replace('description: Short', `description: ${JSON.stringify(text)}`)

test('texts quote facts in the form of their language, and keep other braces', () => {
  const text = '{{available}} of {{restore}} in {{zones.total}}, {{talks}}; {{ name }} ${{Name}}'
  const { records } = read({ 'facts.yaml': FACTS, 'news/01-opening.md': quoting(text) })
  const news = records.find(({ type }) => type === 'news')

  expect(news?.body(ids)['contents']).toMatchObject([
    { description: '99,90\u00a0% of detik mana pun in 8, 11–12 November 2026; {{ name }} ${{Name}}' },
    { description: '99.90\u00a0% of any second in 8, 11–12 November 2026; {{ name }} ${{Name}}' },
  ])
})

test('edits quote facts too', () => {
  const all = '{{available}} {{restore}} {{zones.total}} {{talks}}'
  const content = read({ 'facts.yaml': FACTS, 'news/01-opening.md': quoting(all) })
  const source = { file: path.join(folder, 'news/01-opening.md'), root: [] }
  const edit = { type: 'news', key: 'opening', source }

  const body = content.edited({ ...edit, fields: { title: '{{available}}' } })(ids)
  expect(body['contents']).toMatchObject([{ title: '99,90\u00a0%' }, { title: '99.90\u00a0%' }])
  expect(() => content.edited({ ...edit, fields: { title: '{{no}}' } })).toThrow(
    'title: No fact is called no.',
  )
})

test.each([
  [
    'a fact that does not exist',
    { 'news/01-opening.md': quoting('{{zones}}') },
    'news/01-opening.md:8: description: No fact is called zones.',
  ],
  [
    'a fact that does not exist, in a long text',
    article('Halo.', 'Halo {{zones}}.'),
    'news/01-opening.md:17: content.id: No fact is called zones.',
  ],
  ['a fact without a value', { 'facts.yaml': 'zones:\n  percentage: 8\n' }, 'facts.yaml:1: zones: '],
  [
    'a fact that no text quotes',
    { 'facts.yaml': FACTS, 'news/01-opening.md': quoting('{{available}} {{restore}} {{zones.total}}') },
    'facts.yaml:3: talks: No text quotes this fact.',
  ],
  ['an unknown field', article('slug:', 'slag:'), 'news/01-opening.md:2: slag: Unknown field.'],
  [
    'an unknown picture',
    article('region-card', 'region-cart'),
    'news/01-opening.md:6: mediaId: No picture is called region-cart.',
  ],
  [
    'an unknown record',
    article('categoryId: company', 'categoryId: firm'),
    'news/01-opening.md:4: categoryId: No newsCategory is called firm.',
  ],
  [
    'a text that is too long',
    article('Pembukaan', 'a'.repeat(300)),
    'news/01-opening.md:7: title.id: Length should be',
  ],
  [
    'a text in one language only',
    article(', id: Pembukaan', ''),
    'news/01-opening.md:7: title.id: This field is required.',
  ],
  [
    'a missing field',
    article('publishDate: 2026-01-02\n', ''),
    'news/01-opening.md:1: publishDate: This field is required.',
  ],
  [
    'a long text without words',
    article('Halo.', ''),
    'news/01-opening.md:17: content.id: This field is required.',
  ],
  [
    'a number as a text',
    article('en: Opening', 'en: 2026'),
    'news/01-opening.md:7: title.en: This must be a text',
  ],
  ['broken front matter', article('slug: opening', 'slug: "opening'), 'news/01-opening.md:'],
  [
    'no front matter',
    { 'news/01-opening.md': 'Hello' },
    'news/01-opening.md:1: The file must begin with front matter',
  ],
  ['text outside of a language', article('# en\n', ''), 'news/01-opening.md:14: Text must follow a heading'],
  ['a third language', article('# id', '# de'), 'news/01-opening.md:17: Only one “# en” and one “# id”'],
  ['broken JSON', { 'newsCategory.json': '{\n"records": [\n{"key": }]}' }, 'newsCategory.json:3: Unexpected'],
  ['JSON that ends early', { 'newsCategory.json': '{\n"records": [' }, 'newsCategory.json:2: '],
  [
    'a list without records',
    { 'newsCategory.json': '{"items": []}' },
    'newsCategory.json:1: records: This must be a list.',
  ],
  [
    'a wrong value in a list',
    { 'region.json': '{\n"records": [\n{"title": "Jakarta"},\n{"title": "Bali",\n"order": -1}\n]}' },
    'region.json:5: order: Enter 0 or more.',
  ],
  [
    'a wrong value of the defaults',
    { 'region.json': '{\n"defaults": {\n"order": "x"},\n"records": [\n{"title": "Jakarta"}]}' },
    'region.json:3: order: ',
  ],
  [
    'the same key twice',
    { 'region.json': '{"records": [\n{"key": "a", "title": "A"},\n{"key": "a", "title": "B"}]}' },
    'region.json:3: Another region has the key a.',
  ],
  ['an unknown type', { 'regions.json': '{"records": []}' }, 'regions.json:1: No content type or section'],
  [
    'an unknown section',
    { 'news.sections.json': '{\n"top": {}}' },
    'news.sections.json:2: No section is called',
  ],
  [
    'a section with a wrong value',
    { 'news.sections.json': '{\n"seo": {\n"title": "News", "mediaId": "none"}}' },
    'news.sections.json:3: ',
  ],
  ['another file', { 'notes.txt': '' }, 'notes.txt:1: Content files are .md, .json and .yaml'],
])('%s is refused with file, line and field', (_, files, message) => {
  expect(messageOf(files)).toContain(message)
})

test('types that refer to each other are refused with file, line and field', () => {
  cpSync(path.resolve(import.meta.dirname, '../content'), folder, { recursive: true })
  const file = path.join(folder, 'catalogue/product/_defaults.md')
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(
      'successStories:\n',
      'successStories:\n  customerStoryIds:\n    - bank-tirta\n',
    ),
  )

  expect(() => readContent(folder)).toThrow(
    '01-bank-tirta.md:5: productIds.0: Types refer to each other: product, customerStory, product.',
  )
})
