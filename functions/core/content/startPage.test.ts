import { initialOf } from '@flou/shared/content/values/initial.ts'
import { permissionList, type Permission } from '@flou/shared/content/permissions.ts'
import { requireContentType } from '@flou/shared/content/registry.ts'
import { slugify } from '@flou/shared/strings/slug.ts'
import type { StartPage } from '@flou/shared/startPage.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../http/testApi.ts'
import { keys } from '../store/keys.ts'
import type { WriteContext } from '../store/writeContext.ts'
import { createRecord } from '../store/write/createRecord.ts'
import { contentHandler } from '../../lambdas/content/routes.ts'

let api: TestApi

beforeAll(async () => {
  api = await startTestApi((services) => contentHandler(services))
})
afterAll(() => api.stop())

const change = (service: string): WriteContext => {
  const { table, now, newId } = api.services
  return { table, now: now(), newId, by: { id: 1, name: 'Ayu Lestari', title: '' }, service, method: 'POST' }
}

/** A record with a period and the same title in both languages. */
async function add(key: 'specialOffer' | 'event', title: string, [startDate, endDate]: [string, string]) {
  const type = requireContentType(key)
  const contents = [1, 2].map((languageId) => ({ languageId, title }))
  const dated = { startDate, endDate, slug: slugify(title), contents }
  const without = key === 'specialOffer' ? { specialOfferType: 0 } : {} // this test has no types of offers
  const service = key === 'event' ? 'event' : 'specialOffers'
  return createRecord(change(service), type, {
    fields: { ...initialOf(type.declaration, api.clock.now), ...dated, ...without },
  })
}

async function tokenFor(permission: Permission): Promise<string> {
  const role = await createRecord(change('admin'), requireContentType('role'), {
    fields: {
      roleName: permission,
      needApproval: false,
      permission: permissionList((one) => one === permission),
    },
  })
  const person = await createRecord(change('user'), requireContentType('user'), {
    fields: { fullName: 'Dewi', email: 'dewi@flou.example', role: role.id, title: '', nik: '2', status: '1' },
  })
  await api.table.put({ ...keys.session('two'), userId: person.id, ttl: 9_999_999_999 })
  return api.sign({ sub: String(person.id), sid: 'two', role: role.id })
}

const start = async (token?: string) =>
  (await api.call<StartPage>('GET', '/api/dashboard/start', token === undefined ? {} : { token })).data

test('it counts, says what changed, and what ends or begins within the next weeks', async () => {
  await add('specialOffer', 'Ends soon', ['2026-11-01', '2026-11-30'])
  await add('specialOffer', 'Ends late', ['2026-11-01', '2027-09-30'])
  await add('specialOffer', 'Ended', ['2026-01-01', '2026-10-30'])
  await add('event', 'Begins soon', ['2026-12-03', '2026-12-03'])

  await add('event', 'Today', ['2026-11-01', '2026-12-24'])

  const { coverage, recent, ending, coming, today } = await start()

  expect(coverage.find(({ type }) => type === 'specialOffer')).toEqual({
    type: 'specialOffer',
    total: 3,
    unpublished: 0,
    changed: 0,
    staleTranslation: 0,
  })
  expect(recent).toContainEqual(expect.objectContaining({ entity: 'event', actionType: 'create' }))
  expect(ending.map(({ titles, day }) => [titles.en, day])).toEqual([['Ends soon', '2026-11-30']])
  expect(today.map(({ titles }) => titles.en)).toEqual(['Today'])
  expect(coming.map(({ titles, day }) => [titles.id, day])).toEqual([['Begins soon', '2026-12-03']])
})

test('somebody sees only the areas his role permits', async () => {
  const { coverage, recent, ending } = await start(await tokenFor('Event'))

  expect(new Set(coverage.map(({ type }) => type))).toEqual(
    new Set(['event', 'eventCategory', 'eventSubCategory']),
  )
  expect(recent.every(({ service }) => service === 'event')).toBe(true)
  expect(ending).toEqual([])
})
