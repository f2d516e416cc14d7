import { initialOf } from '@flou/shared/content/values/initial.ts'
import { requireContentType } from '@flou/shared/content/registry.ts'
import { media } from '@flou/shared/content/types/media.ts'
import { faq } from '@flou/shared/content/types/help/faq.ts'
import { news, newsHeader } from '@flou/shared/content/types/news.ts'
import type { ListQuery } from '@flou/shared/site/contentSource.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentReader } from './contentReader.ts'
import { keys } from './keys.ts'
import { localizer } from './localizer.ts'
import { startTestTable, type TestTable } from './testTable.ts'
import { newUlid } from './ulid.ts'
import { createRecord } from './write/createRecord.ts'
import type { WriteContext } from './writeContext.ts'
import { updateRecord } from './write/saveRecord.ts'
import { requireSnapshot } from './read/snapshot.ts'
import { saveSection } from './write/saveSection.ts'

const NOW = new Date('2026-11-21T03:00:00Z')
const category = requireContentType('newsCategory')
let store: TestTable

const change = (): WriteContext => ({
  table: store.table,
  now: NOW,
  newId: () => newUlid(NOW),
  by: { id: 1, name: 'Ayu Lestari', title: 'Editor' },
  service: 'news',
  method: 'POST',
})
const texts = (title: string) =>
  [1, 2].map((languageId) => ({
    languageId,
    title: `${title} ${languageId}`,
    content: '<p>x</p>',
    alt: title,
  }))
const article = (title: string, fields: object = {}) =>
  createRecord(change(), requireContentType('news'), {
    fields: {
      ...initialOf(news.declaration, NOW),
      publishDate: '2026-11-20',
      contents: texts(title),
      ...fields,
    },
  })
const reader = (now = NOW) => contentReader({ table: store.table, now })

beforeAll(async () => {
  store = await startTestTable()
  await createRecord(change(), requireContentType('media'), {
    fields: {
      ...initialOf(media.declaration, NOW),
      path: '/media/1/a.jpg',
      mime: 'image/jpeg',
      contents: texts('A picture'),
      variants: [
        { path: '/media/1/640.webp', mime: 'image/webp', width: 640, height: 400 },
        { path: '/media/1/320.avif', mime: 'image/avif', width: 320, height: 200 },
        { path: '/media/1/640.avif', mime: 'image/avif', width: 640, height: 400 },
        { path: '/media/1/640.jpg', mime: 'image/jpeg', width: 640, height: 400 },
        { path: '/media/1/320.jpg', mime: 'image/jpeg', width: 320, height: 200 },
      ],
    },
  })
  await createRecord(change(), category, { fields: { contents: texts('Cloud') } })
  await article('Oldest', { publishDate: '2026-01-01', mediaId: 1, categoryId: 1 })
  await article('Tomorrow', { publishDate: '2026-11-22' })
  await article('Draft', { status: '0' })
  await article('Newest')
})
afterAll(() => store.stop())

const titlesOf = (records: readonly Record<string, unknown>[]) =>
  records.map(({ contents }) => (contents as { title: string }[])[1]?.title)

test('lists have what is visible, in the type’s order', async () => {
  const records = await reader().list(requireContentType('news'))

  expect(titlesOf(records)).toEqual(['Newest 2', 'Oldest 2'])
})

test('a limit counts visible records, and some can be passed over', async () => {
  const records = await reader().list(requireContentType('news'), { limit: 1, skip: 1 })

  expect(titlesOf(records)).toEqual(['Oldest 2'])
})

test.each([
  ['2026-11-21T16:59:59Z', undefined],
  ['2026-11-21T17:00:00Z', 'Tomorrow 2'],
])('at %s, an article of the 22nd is there from midnight in Jakarta', async (instant, title) => {
  const record = await reader(new Date(instant)).bySlug(requireContentType('news'), 'tomorrow-2')

  expect(record && titlesOf([record])[0]).toBe(title)
})

test('what comes later is due at its midnight', async () => {
  const due = await store.table.get(keys.due('news', 2))

  expect(due).toMatchObject({ gsi1pk: 'due', gsi1sk: '2026-11-21T17:00:00.000Z' })
})

test('an earlier slug leads to the record with its present one', async () => {
  const type = requireContentType('news')
  const before = await requireSnapshot(change(), type, { id: 4 })
  await updateRecord(change(), type, { before, fields: { ...before.fields, slug: 'brand-new' } })

  const record = await reader().bySlug(type, 'newest-2')

  expect(record).toMatchObject({ id: 4, slug: 'brand-new' })
})

test('records that point at one target are listed by it, and follow when they point elsewhere', async () => {
  const type = requireContentType('news')
  const inCategory = async () => titlesOf(await reader().list(type, { by: { field: 'categoryId', id: 1 } }))
  const point = async (categoryId: number) => {
    const before = await requireSnapshot(change(), type, { id: 4 })
    await updateRecord(change(), type, { before, fields: { ...before.fields, categoryId } })
  }

  await point(1)
  expect(await inCategory()).toEqual(['Newest 2', 'Oldest 2'])
  await point(0)

  expect(await inCategory()).toEqual(['Oldest 2'])
})

test('a part of the order: what begins with a text, what is below a record', async () => {
  const type = requireContentType('news')
  const month = await reader().list(type, { range: { startsWith: '2026-11' } })
  const below = await reader().list(type, { range: { below: '2026-11-20', id: 4 } })

  expect(titlesOf(month)).toContain('Newest 2')
  expect(titlesOf(below)).not.toContain('Newest 2')
  expect(titlesOf(below)).toContain('Oldest 2')
})

test('a part of an order by number: from a record on, and below it', async () => {
  const type = requireContentType('faq')
  const order = (range: NonNullable<ListQuery['range']>) => reader().list(type, { range })
  const questions: number[] = []
  for (const place of [1, 2, 2, 10]) {
    const fields = { ...initialOf(faq.declaration, NOW), order: place, contents: texts('Question') }
    questions.push((await createRecord(change(), type, { fields })).id)
  }
  const [, second, third] = questions

  const after = await order({ from: 2, id: (second ?? 0) + 1 })
  const before = await order({ below: 2, id: third ?? 0 })

  expect(after.map(({ id }) => id)).toEqual(questions.slice(2))
  expect(before.map(({ id }) => id)).toEqual(questions.slice(0, 2))
})

test('what has moved up while the index still has its old place is passed over: going on below it comes to an end', async () => {
  const { id } = await article('Moved', { publishDate: '2025-03-01' })
  const live = await store.table.get(keys.live('news', id))
  const fields = { ...JSON.parse(String(live?.['data'])), publishDate: '2026-11-19' }
  await store.table.put({ ...live, pk: String(live?.['pk']), sk: 'live', data: JSON.stringify(fields) })
  await article('Before', { publishDate: '2025-02-01' })

  const [next] = await reader().list(news, { range: { below: '2025-06' }, limit: 1 })

  expect(next).toMatchObject({ publishDate: '2025-02-01' })
})

test('what is asked for at once is read in one batch, and once', async () => {
  const one = reader()
  store.calls.length = 0

  await Promise.all([one.byId(category, 1), one.section(newsHeader), one.byId(category, 1)])
  await one.byId(category, 1)

  expect(store.calls).toEqual(['BatchGetItemCommand'])
})

test('a public record has pictures and names in place of ids', async () => {
  const one = reader()
  const record = await one.byId(requireContentType('news'), 1)

  const localized = record && (await localizer(one, 'id').record(news, record))

  expect(localized).toMatchObject({
    title: 'Oldest 1',
    category: { id: 1, title: 'Cloud 1' },
    media: {
      alt: 'A picture',
      imageSmall: '/media/1/320.jpg',
      imageBig: '/media/1/640.jpg',
      sources: [
        { type: 'image/avif', srcset: '/media/1/320.avif 320w, /media/1/640.avif 640w' },
        { type: 'image/webp' },
        { type: 'image/jpeg' },
      ],
    },
    mediaMobile: null,
  })
})

test('a rich text that was stored under other rules is shown without what the site does not allow', async () => {
  const text = {
    languageId: 1,
    title: 'Old rules',
    content: '<p onclick="steal()">Kept</p><script>steal()</script>',
  }
  const contents = [text, { ...text, languageId: 2 }]
  const record = await article('Old rules', { status: '0', contents })

  expect(await localizer(reader(), 'id').record(news, record)).toMatchObject({ content: '<p>Kept</p>' })
})

test('a section is there from its first save on', async () => {
  const before = await reader().section(newsHeader)
  await saveSection(change(), newsHeader, { fields: { contents: texts('News') } })

  const one = reader()
  const section = await one.section(newsHeader)
  const localized = section && (await localizer(one, 'en').section(newsHeader, section))

  expect([before, localized?.title]).toEqual([undefined, 'News 2'])
})

test('ids are those of all records outside the trash, visible or not; page by page each once', async () => {
  const type = requireContentType('news')
  const ids = await reader().ids(type)
  const paged: number[] = []
  let after: Awaited<ReturnType<ReturnType<typeof reader>['idsFrom']>>['next']
  do {
    const page = await reader().idsFrom(type, { after, limit: 3 })
    expect(page.ids.length).toBeLessThanOrEqual(3)
    paged.push(...page.ids)
    after = page.next
  } while (after)

  expect(ids).toEqual(expect.arrayContaining([1, 2, 3, 4]))
  expect(paged).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
})

test('records below others are listed for one of these, or for all', async () => {
  const [menu, below] = [requireContentType('menu'), requireContentType('subMenu')]
  const create = (type: typeof menu, fields: object) =>
    createRecord(change(), type, { fields: { ...initialOf(type.declaration, NOW), ...fields } })
  const named = (title: string) => ({ translations: texts(title) })
  for (const title of ['One', 'Two']) await create(menu, named(title))
  for (const menuId of [1, 2, 1]) await create(below, { menuId, ...named('Below') })
  const idsOf = async (selection: ListQuery) =>
    (await reader().list(below, selection)).map(({ id }) => id).toSorted((one, other) => one - other)

  expect(await idsOf({})).toEqual([1, 2, 3])
  expect(await idsOf({ parentId: 1 })).toEqual([1, 3])
  expect(await reader().ids(below)).toHaveLength(3)
  expect(await reader().ids(below, 2)).toEqual([2])
})
