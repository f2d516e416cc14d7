import { apiScreens } from '@flou/shared/content/routing/apiRoutes.ts'
import type { StoredRecord } from '@flou/shared/api.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startContentApi, type ContentApi, type Fields } from '../api/contentApi.ts'

/** Request bodies of the specification that differ from the declarations are accepted. */

let api: ContentApi
beforeAll(async () => {
  api = await startContentApi()
})
afterAll(() => api.stop())

function screenOf(key: string) {
  const screen = apiScreens(REGISTRY).find(({ type }) => type.key === key)
  if (!screen) throw new Error(`No screen edits ${key}`)
  return { path: api.pathOf(screen), filled: () => api.filled(screen.type.declaration) }
}

const chapter = (title: string) => ({ contents: [1, 2].map((languageId) => ({ languageId, title })) })

test('a documentation takes its overview and guide as lists below `items`', async () => {
  const { path, filled } = screenOf('documentation')
  const body = { ...filled(), overview: { items: [chapter('What')] }, guide: { items: [chapter('How')] } }

  const { status, data } = await api.call<StoredRecord>('POST', path, { body })

  expect(status).toBe(201)
  expect(data).toMatchObject({
    overview: [{ order: 0, ...chapter('What') }],
    guide: [{ order: 0, ...chapter('How') }],
  })
})

test('a field configuration lists its properties with their visibility, and takes them', async () => {
  const { path } = screenOf('packageConfig.instance')
  const { data: before } = await api.call<StoredRecord>('GET', path)
  const properties = (before['properties'] as { name: string }[]).map(({ name }) => ({
    name,
    isVisible: name !== 'gpu' && name !== 'note',
  }))

  const { data } = await api.call<StoredRecord>('PUT', path, {
    body: { properties, hasTax: true, recordVersion: before.recordVersion },
  })

  expect(before).toMatchObject({ hiddenFields: [] })
  expect(before['properties']).toContainEqual({ name: 'gpu', isVisible: true })
  expect(data).toMatchObject({ hiddenFields: ['gpu', 'note'], hasTax: true, properties })
})

test.each(['globalNetwork.content', 'globalNetwork.map'])('texts of %s have an id each', async (key) => {
  const { path, filled } = screenOf(key)
  const { data: start } = await api.call<StoredRecord>('GET', path)

  const body = { ...filled(), recordVersion: start.recordVersion }
  await api.call<StoredRecord>('PUT', path, { body })
  const { data: saved } = await api.call<StoredRecord>('GET', path)
  const again = await api.call<StoredRecord>('PUT', path, { body: saved })

  const ids = [
    { languageId: 1, id: 1 },
    { languageId: 2, id: 2 },
  ].map((one) => expect.objectContaining(one))
  for (const { contents } of [start, saved, again.data]) expect(contents).toEqual(expect.arrayContaining(ids))
})

test('an offer may have neither a price nor a voucher, and an emptied amount is none', async () => {
  const { path, filled } = screenOf('specialOffer')
  const { slug: _, ...offer } = filled() as Fields & { slug: string }

  const sent = await api.call<StoredRecord>('POST', path, {
    body: { ...offer, price: null, voucherValue: '' },
  })
  const { price: __, voucherValue: ___, ...without } = offer
  const absent = await api.call<StoredRecord>('POST', path, { body: without })

  for (const { status, data } of [sent, absent]) {
    expect([status, data['price'], data['voucherValue']]).toEqual([201, null, null])
  }
})
