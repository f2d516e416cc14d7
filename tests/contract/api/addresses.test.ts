import type { StoredRecord } from '@flou/shared/api.ts'
import { requireContentType } from '@flou/shared/content/registry.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startContentApi, type ContentApi } from './contentApi.ts'

/** Records whose names are part of paths, like product categories in those of partner programmes. */
const CATEGORY = '/api/dashboard/product/category'
const category = requireContentType('productCategory')
const TAKEN = { status: 422, errors: { Title: 'This value is already in use.' } }
let api: ContentApi

beforeAll(async () => {
  api = await startContentApi()
})
afterAll(() => api.stop())

const add = (title: string, state?: 'draft') =>
  api.call<StoredRecord>('POST', CATEGORY, {
    body: { ...api.filled(category.declaration), title, ...(state && { state }) },
  })

test.each([
  ['the same name', 'Compute', 'compute'],
  ['a name that makes the same address', 'Data & AI', 'Data and AI'],
])(
  '%s is refused at its field, of a draft, too, until the other record is in the trash',
  async (_, one, other) => {
    const first = await add(one)

    expect(first.status).toBe(201)
    expect(await add(other)).toMatchObject(TAKEN)
    expect(await add(other, 'draft')).toMatchObject(TAKEN)

    await api.call('DELETE', `${CATEGORY}/${first.data.id}`)
    const second = await add(other)
    expect(second.status).toBe(201)
    expect(await api.call('POST', `${CATEGORY}/${first.data.id}/restore`)).toMatchObject(TAKEN)
  },
)

test('a name that a record gives up is free, and its own name is no other’s', async () => {
  const { data } = await add('Networks')
  const renamed = { ...data, title: 'Network' }

  expect((await api.call('PUT', `${CATEGORY}/${data.id}`, { body: renamed })).status).toBe(200)
  expect((await add('Networks')).status).toBe(201)
  expect(await add('Network')).toMatchObject(TAKEN)
})

test('each copy of a record has a name of its own', async () => {
  const { data } = await add('Storage')
  const copy = async () =>
    (await api.call<StoredRecord>('POST', `${CATEGORY}/${data.id}/duplicate`)).data['title']

  expect([await copy(), await copy(), await copy()]).toEqual([
    'Storage (copy)',
    'Storage (copy 2)',
    'Storage (copy 3)',
  ])
})

test('no record makes the address that stands for all of them', async () => {
  expect(await add('Cloud')).toMatchObject(TAKEN)
})

const MENU = '/api/dashboard/menu'

test('an address that is still the `https://` of the form stays in a draft and is empty in what goes live', async () => {
  const filled = api.filled(requireContentType('menu').declaration)
  const body = { ...filled, sideLinkURL: 'https://' }
  const draft = await api.call<StoredRecord>('POST', MENU, { body: { ...body, state: 'draft' } })
  const { id, recordVersion } = draft.data
  const live = await api.call<StoredRecord>('POST', `${MENU}/${id}/publish`, { body: { recordVersion } })
  const saved = await api.call<StoredRecord>('POST', MENU, { body: { ...body, type: 1 } })

  expect(draft.data).toMatchObject({ state: 'draft', sideLinkURL: 'https://' })
  expect(live.data).toMatchObject({
    state: 'published',
    sideLinkURL: '',
    bottomLinkURL: filled['bottomLinkURL'],
  })
  expect(saved.data['sideLinkURL']).toBe('')
  expect(await api.call('POST', MENU, { body: { ...body, type: 1, url: 'https://' } })).toMatchObject({
    status: 422,
    errors: { Url: 'Replace the example text.' },
  })
})
