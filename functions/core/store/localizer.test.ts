import type { ContentType } from '@flou/shared/content/define.ts'
import { faq } from '@flou/shared/content/types/help/faq.ts'
import { media } from '@flou/shared/content/types/media.ts'
import { news, newsCategory } from '@flou/shared/content/types/news.ts'
import { productCategory, productGroup } from '@flou/shared/content/types/product/catalogue.ts'
import { initialOf } from '@flou/shared/content/values/initial.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentReader } from './contentReader.ts'
import { displayedRecordsOf, localizer } from './localizer.ts'
import { startTestTable, type TestTable } from './testTable.ts'
import { newUlid } from './ulid.ts'
import { createRecord } from './write/createRecord.ts'
import type { Values, WriteContext } from './writeContext.ts'

const NOW = new Date('2026-11-21T03:00:00Z')
let store: TestTable
beforeAll(async () => {
  store = await startTestTable()
})
afterAll(() => store.stop())

const context = (): WriteContext => ({
  table: store.table,
  now: NOW,
  newId: () => newUlid(NOW),
  by: { id: 1, name: 'Ayu', title: '' },
  service: 'news',
  method: 'POST',
})
const texts = (id: string, en: string, name = 'title') => [
  { languageId: 1, [name]: id },
  { languageId: 2, [name]: en },
]
const create = (type: ContentType, fields: Values) =>
  createRecord(context(), type, { fields: { ...initialOf(type.declaration, NOW), ...fields } })
const article = (fields: Values = {}) => create(news, { contents: texts('Kabar', 'News'), ...fields })
const reader = () => contentReader({ table: store.table, now: NOW })
const categoryOf = async (categoryId: number, language: 'en' | 'id' = 'en') => {
  const record = { ...(await article()), categoryId }
  return (await localizer(reader(), language).record(news, record)).category
}

test('a reference has the slug and the title in the language asked for', async () => {
  const { id } = await create(newsCategory, { contents: texts('Awan', 'Cloud') })

  expect(await categoryOf(id)).toEqual({ id, slug: expect.any(String), title: 'Cloud' })
  expect(await categoryOf(id, 'id')).toEqual({ id, slug: expect.any(String), title: 'Awan' })
})

test.each([
  ['en', texts('Awan', ''), 'Awan', 'id'],
  ['id', texts('', 'Cloud'), 'Cloud', 'en'],
] as const)(
  'a reference without a title in %s says which language its title has',
  async (...[language, contents, title, lang]) => {
    const { id } = await create(newsCategory, { contents })

    expect(await categoryOf(id, language)).toEqual({ id, slug: expect.any(String), title, lang })
  },
)

test('a reference without any title names no language', async () => {
  const { id } = await create(newsCategory, { contents: texts('', '') })

  expect(await categoryOf(id)).toEqual({ id, slug: expect.any(String), title: '' })
})

test('what does not exist or is not public is no reference', async () => {
  expect(await categoryOf(9_999)).toBeNull()
  expect(await categoryOf(0)).toBeNull()
})

test('a record tells where it is in the order of its list, unless a field says so', async () => {
  const own = await article({ slug: 'own' })
  const category = await create(newsCategory, { contents: texts('Awan', 'Cloud') })
  const question = await create(faq, { order: 4, contents: texts('Apa?', 'What?', 'question') })
  const byCreation = { ...news, list: { ...news.list, sortBy: 'created' } } as typeof news
  const read = localizer(reader(), 'id')

  expect(await read.record(news, own)).toMatchObject({
    id: own.id,
    slug: 'own',
    updated: own.updated,
  })
  expect(await read.record(news, own)).not.toHaveProperty('orderText')
  expect(await read.record(news, own)).not.toHaveProperty('created')
  expect(await read.record(byCreation, own)).toMatchObject({ created: own.created })
  expect(await read.record(newsCategory, category)).toMatchObject({ title: 'Awan', orderText: 'Cloud' })
  expect(await read.record(faq, question)).not.toHaveProperty('orderText')
})

test('what a record displays is found once', async () => {
  const record = { ...(await article()), categoryId: 1, mediaId: 2 }
  const displayed = displayedRecordsOf(news, record)

  expect([...displayed].toSorted()).toEqual(['media#2', 'newsCategory#1'])
  expect(displayedRecordsOf(news, record)).toBe(displayed)
})

let pictures = 0
const pictureOf = async (fields: Values) => {
  pictures += 1
  const picture = await create(media, { path: `/media/${pictures}/a.jpg`, mime: 'image/jpeg', ...fields })
  const record = { ...(await article()), mediaId: picture.id }
  return (await localizer(reader(), 'en').record(news, record)).media
}
const variant = (width: number, type: string) => ({
  path: `/media/1/${width}.${type}`,
  mime: `image/${type}`,
  width,
  height: width,
})

test('a picture without variants is shown as it is', async () => {
  expect(await pictureOf({ width: 64, height: 32, contents: texts('', 'Logo', 'alt') })).toMatchObject({
    imageDefault: '/media/1/a.jpg',
    imageBig: '/media/1/a.jpg',
    imageSmall: '/media/1/a.jpg',
    alt: 'Logo',
    mime: 'image/jpeg',
    width: 64,
    height: 32,
    sources: [],
  })
})

test('a picture is offered in the smallest encoding first; those that all browsers know are the sizes', async () => {
  const variants = [
    variant(640, 'gif'),
    variant(640, 'png'),
    variant(320, 'png'),
    variant(640, 'webp'),
    variant(160, 'webp'),
    variant(640, 'avif'),
  ]
  const picture = await pictureOf({ variants })

  expect(picture?.sources).toEqual([
    { type: 'image/avif', srcset: '/media/1/640.avif 640w' },
    { type: 'image/webp', srcset: '/media/1/160.webp 160w, /media/1/640.webp 640w' },
    { type: 'image/png', srcset: '/media/1/320.png 320w, /media/1/640.png 640w' },
    { type: 'image/gif', srcset: '/media/1/640.gif 640w' },
  ])
  expect(picture?.imageSmall).toBe('/media/1/320.png')
  expect((await pictureOf({ variants: variants.slice(3, 5) }))?.imageSmall).toBe('/media/1/160.webp')
  expect((await pictureOf({ variants: [variant(9, 'jpeg'), variant(1, 'webp')] }))?.imageSmall).toBe(
    '/media/1/9.jpeg',
  )
})

test.each([
  [{}, undefined],
  [{ focalX: 0.5, focalY: 0.5 }, undefined],
  [{ focalX: 0.2 }, { x: 0.2, y: 0.5 }],
  [{ focalY: 0 }, { x: 0.5, y: 0 }],
])('the focus of a picture with %j is %j', async (fields, focal) => {
  expect((await pictureOf(fields))?.focal).toEqual(focal)
})

test.each([
  [texts('Gambar', 'Picture', 'alt'), 'Picture'],
  [texts('Gambar', '', 'alt'), 'Gambar'],
])('the text of a picture is there in one language at least: %j', async (contents, alt) => {
  expect((await pictureOf({ contents }))?.alt).toBe(alt)
})

test('a name in the language asked for goes before the one that all languages share', async () => {
  const { id } = await create(productCategory, {
    title: 'Compute',
    contents: texts('Komputasi', '', 'localTitle'),
  })
  const group = { ...(await article()), title: 'Server', categoryId: id }
  const categoryIn = async (language: 'en' | 'id') =>
    (await localizer(reader(), language).record(productGroup, group)).category

  expect(await categoryIn('id')).toEqual({ id, slug: 'compute', title: 'Komputasi' })
  expect(await categoryIn('en')).toEqual({ id, slug: 'compute', title: 'Compute' })
})
