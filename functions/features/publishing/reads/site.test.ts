import type { AnyType, ContentType, Section } from '@flou/shared/content/define.ts'
import { initialOf } from '@flou/shared/content/values/initial.ts'
import { customPage } from '@flou/shared/content/types/customHtml.ts'
import { footerGroup } from '@flou/shared/content/types/footer.ts'
import { media } from '@flou/shared/content/types/media.ts'
import { menu, subMenu } from '@flou/shared/content/types/menu.ts'
import { news } from '@flou/shared/content/types/news.ts'
import { settingLogo, settingPageCustomize } from '@flou/shared/content/types/setting.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { apiHandler } from '../../../core/http/apiHandler.ts'
import { startTestApi, type TestApi } from '../../../core/http/testApi.ts'
import { allowedBy, tableWithin } from '../../../core/store/testTableWithin.ts'
import { manifest } from '../../../lambdas/site/manifest.ts'
import type { WriteContext, Values } from '../../../core/store/writeContext.ts'
import { createRecord } from '../../../core/store/write/createRecord.ts'
import { trashRecord, updateRecord } from '../../../core/store/write/saveRecord.ts'
import { requireSnapshot } from '../../../core/store/read/snapshot.ts'
import { saveSection } from '../../../core/store/write/saveSection.ts'
import { SITE_ROUTES } from './siteRoutes.ts'

const NOW = new Date('2026-11-21T03:00:00Z')
let api: TestApi
const used = new Set<string>()
beforeAll(async () => {
  api = await startTestApi((services) =>
    apiHandler(SITE_ROUTES, { ...services, table: tableWithin(services.table, manifest.table, used) }),
  )
})
afterAll(() => {
  expect(used).toEqual(allowedBy(manifest.table))
  return api.stop()
})
beforeEach(() => {
  api.clock.now = NOW
})

const change = (): WriteContext => ({
  table: api.table,
  now: NOW,
  newId: api.services.newId,
  by: { id: 1, name: 'Ayu', title: '' },
  service: 'test',
  method: 'POST',
})

/** Base values of a record, texts `Judul <field>` and `Title <field>`, and the test's own values. */
function fieldsOf(type: Pick<AnyType, 'declaration'>, given: Values = {}): Values {
  const { declaration } = type
  const texts = [1, 2].map((languageId) => ({
    languageId,
    ...Object.fromEntries(
      Object.keys(declaration.localized).map((name) => [
        name,
        `${languageId === 1 ? 'Isi' : 'Text'} ${name}`,
      ]),
    ),
  }))
  return { ...initialOf(declaration, NOW), [declaration.translationsKey]: texts, ...given }
}
const create = (type: ContentType, given: Values = {}) =>
  createRecord(change(), type, { fields: fieldsOf(type, given) })
const save = (section: Section, given: Values) =>
  saveSection(change(), section, { fields: fieldsOf(section, given) })
type Data = Record<string, unknown>
const read = <T = Data>(path: string, headers: Record<string, string> = {}) =>
  api.call<T>('GET', `/api/${path}`, { headers })
const INDONESIAN = { 'accept-language': 'id-ID' }

test('before anything is saved every read answers, with nothing in it', async () => {
  const [config, list, footer, contact, popup] = await Promise.all(
    ['site/config', 'menu', 'footer', 'contact/footer-contact', 'home/popup'].map((path) => read(path)),
  )

  expect(config?.data).toMatchObject({ favicon: null, logo: null })
  expect(list?.data).toEqual([])
  expect(footer?.data).toEqual({ footerLinks: [], socialMedia: null })
  expect(contact?.data).toEqual({ cta: null, address: null, sideLink: null })
  expect(popup?.data).toEqual({ popup: false })
})

test('the configuration gives favicon and logo as addresses', async () => {
  const picture = await create(media, { path: '/media/x/file.png', mime: 'image/png' })
  await save(settingLogo, { faviconId: picture.id, logoId: picture.id })

  const { data } = await read('site/config')

  expect(data['logo']).toMatchObject({
    imageDefault: '/media/x/file.png',
    imageBig: '/media/x/file.png',
    imageSmall: '/media/x/file.png',
  })
})

test('the menu has its active links in order, with their sub-menus as side items', async () => {
  const second = await create(menu, { order: 2, type: 0, url: 'https://' })
  await create(menu, { order: 1, url: '/pricing?x=1' })
  await create(menu, { order: 3, isActive: false })
  await create(subMenu, { menuId: second.id, order: 1 })

  const { data } = await read<Data[]>('menu?ts=12345', INDONESIAN)

  expect(data.map(({ url, activePage }) => [url, activePage])).toEqual([
    ['/pricing?x=1', '/pricing'],
    ['', ''],
  ])
  expect(data[1]).toMatchObject({
    type: 0,
    title: 'Isi title',
    sideItems: [{ contentTitle: 'Isi contentTitle' }],
  })
})

test('the footer has its groups and their links in order', async () => {
  const item = (order: number) => ({
    url: `/${order}`,
    order,
    contents: [
      { languageId: 1, title: 'Tautan' },
      { languageId: 2, title: 'Link' },
    ],
  })
  await create(footerGroup, { order: 1, items: [item(2), item(1)] })

  const { data } = await read<{ footerLinks: { items: Data[] }[] }>('footer')

  expect(data.footerLinks[0]?.items).toMatchObject([
    { url: '/1', title: 'Link' },
    { url: '/2', title: 'Link' },
  ])
})

test.each([
  ['2026-11-20T16:59:59Z', false],
  ['2026-11-20T17:00:00Z', true],
  ['2026-11-22T16:59:59Z', true],
  ['2026-11-22T17:00:00Z', false],
])('the popup of 21 and 22 November in Jakarta at %s: %s', async (instant, shown) => {
  await save(settingPageCustomize, {
    startDate: '2026-11-21',
    endDate: '2026-11-22',
    popupShowInterval: 6,
    popup: fieldsOf({ declaration: settingPageCustomize.declaration.fields.popup.of }),
  }).catch(() => undefined) // the cases share the section, which the first one saves
  api.clock.now = new Date(instant)

  const { data } = await read('home/popup')

  expect(data['popup']).toBe(shown)
  expect(data['name']).toBe(shown ? 'Text title' : undefined)
})

test('news lists what visitors may see, the newest first, twelve a page, without contents', async () => {
  for (let day = 1; day <= 14; day += 1) {
    await create(news, { publishDate: `2026-11-${String(day).padStart(2, '0')}`, slug: `hari-${day}` })
  }
  await create(news, { publishDate: '2026-11-22', slug: 'besok' })
  await create(news, { status: '0', publishDate: '2026-11-01', slug: 'draf' })

  api.calls.length = 0
  const first = await read<Data[]>('news')
  const calls = [...api.calls]
  const second = await read<Data[]>('news?page=2')

  expect(first).toMatchObject({ page: 1, totalPage: 2, total: 14 })
  expect(first.data).toHaveLength(12)
  expect(first.data[0]).toMatchObject({ slug: 'hari-14', title: 'Text title' })
  expect(first.data[0]).not.toHaveProperty('content')
  expect(second.data.map(({ slug }) => slug)).toEqual(['hari-2', 'hari-1'])
  // page and schedule, counter, articles with pictures: independent of their number
  expect(calls.filter((name) => name === 'QueryCommand')).toHaveLength(2)
})

test('news is narrowed by a keyword and ordered by title or day; what is not understood is ignored', async () => {
  const article = (slug: string, day: string, [id, en]: readonly [string, string]) =>
    create(news, {
      slug,
      publishDate: day,
      contents: [
        { languageId: 1, title: id, description: 'Pijar', content: '' },
        { languageId: 2, title: en, description: 'Glow', content: '' },
      ],
    })
  await article('satu', '2026-10-03', ['Zebra', 'Apple'])
  await article('dua', '2026-10-01', ['Ábaco', 'Zoo'])
  await article('tiga', '2026-10-02', ['Mangga', 'Mango'])
  await article('nanti-pijar', '2026-12-24', ['Besok', 'Tomorrow'])
  const slugs = async (query: string, headers = {}) => {
    const { data, total } = await read<Data[]>(`news?${query}`, headers)
    return [total, data.map(({ slug }) => slug).join(' ')]
  }

  expect(await slugs('keyword=pijar')).toEqual([3, 'satu tiga dua'])
  expect(await slugs('keyword=glow&sort=newest')).toEqual([3, 'satu tiga dua'])
  expect(await slugs('keyword=pijar&order=asc')).toEqual([3, 'dua tiga satu'])
  expect(await slugs('keyword=pijar&sort=title')).toEqual([3, 'satu tiga dua'])
  expect(await slugs('keyword=pijar&sort=title', INDONESIAN)).toEqual([3, 'dua tiga satu'])
  expect(await slugs('keyword=pijar&sort=title&order=desc')).toEqual([3, 'dua tiga satu'])
  expect(await slugs('keyword=pijar&perPage=2&page=2')).toEqual([3, 'dua'])
  expect(await slugs('keyword=pijar%20mango')).toEqual([1, 'tiga'])
  expect(await slugs('keyword=absent')).toEqual([0, ''])
  const [total, all] = await slugs('sort=bogus&order=up&perPage=100&keyword=%20')
  expect([total, all]).toEqual(await slugs('perPage=100'))
  expect((await slugs('sort=title&perPage=100'))[0]).toBe(total)
})

test('an article is found by its address, also by an earlier one; not before its day or from the trash', async () => {
  const { id } = await create(news, { publishDate: '2026-11-21', slug: 'lama' })
  const before = await requireSnapshot(change(), news, { id })
  await updateRecord(change(), news, { before, fields: { ...before.fields, slug: 'baru' } })
  await create(news, { publishDate: '2026-11-25', slug: 'nanti' })

  const byEarlier = await read('news/lama', INDONESIAN)
  const future = await read('news/nanti')
  await trashRecord(change(), news, { before: await requireSnapshot(change(), news, { id }) })
  const trashed = await read('news/baru')

  expect(byEarlier.data).toMatchObject({ id, slug: 'baru', content: 'Isi content', lang: 'id' })
  expect([future.status, trashed.status]).toEqual([404, 404])
})

test('a custom page comes without its script', async () => {
  await create(customPage, { slug: 'tentang', customScript: 'alert(1)' })

  const { data, headers } = await read('page/tentang')

  expect(data).toMatchObject({ slug: 'tentang', title: 'Text title' })
  expect(JSON.stringify(data)).not.toContain('alert')
  expect(headers).toMatchObject({
    vary: 'Accept-Language',
    'cache-control': expect.stringContaining('max-age'),
  })
})

test('custom pages are listed by title, without contents and scripts, and what is not published is not', async () => {
  await create(customPage, { slug: 'kebijakan', customScript: 'alert(2)' })
  const { id } = await create(customPage, { slug: 'dibuang' })
  await trashRecord(change(), customPage, { before: await requireSnapshot(change(), customPage, { id }) })

  const { data, page, totalPage, total } = await read<Data[]>('page?perPage=100')

  const slugs = data.map(({ slug }) => slug)
  expect([page, totalPage, total]).toEqual([1, 1, slugs.length])
  expect(slugs).toContain('kebijakan')
  expect(slugs).not.toContain('dibuang')
  expect(data[0]).toMatchObject({ title: 'Text title' })
  expect(JSON.stringify(data)).not.toMatch(/alert|Text content/)
})

test('what does not exist is 404', async () => {
  expect((await read('nothing')).status).toBe(404)
})
