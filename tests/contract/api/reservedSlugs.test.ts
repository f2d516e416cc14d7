import type { StoredRecord } from '@flou/shared/api.ts'
import { requireContentType } from '@flou/shared/content/registry.ts'
import { isReservedSlug } from '@flou/shared/reservedSlugs.ts'
import { createRecord } from '@flou/functions/core/store/write/createRecord.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NOW } from '../emptyErrors.ts'
import { RECORD_SCREENS, startContentApi, type ContentApi, type Fields } from './contentApi.ts'

/** Records whose slug would be the path of a fixed page. */
let api: ContentApi
beforeAll(async () => {
  api = await startContentApi()
})
afterAll(() => api.stop())

/** For each routed type a slug that another page uses. */
const RESERVED: Readonly<Record<string, string>> = {
  product: 'group',
  solution: 'kategori',
  customerStory: 'filter',
  event: 'category',
  news: 'archive',
  specialOffer: 'free-trial-for-schools',
}
const ROUTED = RECORD_SCREENS.filter(([, { type }]) => type.publicPath !== undefined)
const MESSAGE = 'Another page on the site has this address. Choose a different one.'
const REFUSED = { status: 422, errors: { Slug: MESSAGE } }

const titled = (fields: Fields, title: string): Fields => ({
  ...fields,
  ...('title' in fields && { title }),
  contents: (fields['contents'] as Fields[]).map((entry) => ({
    ...entry,
    ...('title' in entry && { title }),
  })),
})

describe.each(ROUTED)('%s', (_, screen) => {
  const { type } = screen
  const slug = RESERVED[type.key] ?? 'page'
  const filled = (changes: Fields) => ({ ...api.filled(type.declaration), ...changes })
  const post = (body: Fields) => api.call<StoredRecord>('POST', api.pathOf(screen), { body })

  test('a reserved slug is refused at its field: of a new record, of a draft, of a changed one', async () => {
    const { status, data } = await post(
      filled({ slug: '', ...(type.key === 'customPage' && { slug: 'plain' }) }),
    )
    const change = { ...data, slug }

    expect(status).toBe(201)
    expect(await post(filled({ slug }))).toMatchObject(REFUSED)
    expect(await post(filled({ slug, state: 'draft' }))).toMatchObject(REFUSED)
    expect(await api.call('PUT', `${api.pathOf(screen)}/${data.id}`, { body: change })).toMatchObject(REFUSED)
  })

  test.skipIf(type.key === 'customPage')('a title that makes one gets another, twice', async () => {
    const title = slug.replaceAll('-', ' ')
    const made = await Promise.all([0, 1].map(async () => post(titled(filled({ slug: '' }), title))))

    const slugs = made.map(({ data }) => String(data['slug']))
    expect(made.map(({ status }) => status)).toEqual([201, 201])
    expect(new Set(slugs).size).toBe(2)
    expect(slugs.filter((one) => isReservedSlug(type.key, one))).toEqual([])
  })
})

test('a record from before the rule gets another slug when it comes back from the trash', async () => {
  const area = requireContentType('solution')
  const path = '/api/dashboard/solution'
  const by = { id: 1, name: 'Ayu Lestari', title: 'Editor' }
  const { table, newId } = api.services
  const data = await createRecord({ table, newId, now: NOW, by, service: 'test', method: 'POST' }, area, {
    fields: titled({ ...api.filled(area.declaration), slug: 'kategori' }, 'Kategori'),
  })
  expect(await api.call('PUT', `${path}/${data.id}`, { body: { ...data, slug: 'kategori' } })).toMatchObject(
    REFUSED,
  )

  await api.call('DELETE', `${path}/${data.id}`)
  const restored = await api.call<StoredRecord>('POST', `${path}/${data.id}/restore`)

  expect(restored.status).toBe(200)
  expect(restored.data['slug']).toMatch(/^kategori-\d$/)
})
