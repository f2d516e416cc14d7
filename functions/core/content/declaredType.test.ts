import type { ListRow, StoredRecord } from '@flou/shared/api.ts'
import { contentType } from '@flou/shared/content/define.ts'
import { area, screen } from '@flou/shared/content/screens.ts'
import { date } from '@flou/shared/content/fields/date.ts'
import { text } from '@flou/shared/content/fields/text.ts'
import { number } from '@flou/shared/content/fields/value.ts'
import { registryOf } from '@flou/shared/content/registry.ts'
import { auditArea } from '@flou/shared/content/types/staff.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestApi, type TestApi } from '../http/testApi.ts'
import { contentHandler } from '../../lambdas/content/routes.ts'

const milestone = contentType('milestone', {
  label: { en: 'Milestone', id: 'Tonggak' },
  plural: { en: 'Milestones', id: 'Tonggak' },
  fields: { year: number(), day: date() },
  localized: { title: text() },
  list: { columns: ['title', 'year'], sortBy: 'year', sortable: ['title'] },
  unique: ['day'],
})
const registry = registryOf([
  area({
    key: 'milestone',
    permission: 'Milestone',
    label: { en: 'Milestone', id: 'Tonggak' },
    icon: 'page',
    heading: 'company',
    path: { dashboard: 'manage-milestone', dashboard2: 'milestone' },
    screens: [screen('', milestone)],
  }),
  auditArea,
])
const PATH = '/api/dashboard/milestone'
let api: TestApi

const body = (title: string, { year, day }: { year: number; day: string }) => ({
  year,
  day,
  contents: [1, 2].map((languageId) => ({ languageId, title })),
})

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // request logs
  api = await startTestApi((services) => contentHandler(services, registry), { undescribed: 'all' })
  for (let year = 1; year <= 25; year += 1) {
    const day = `2026-01-${String(year).padStart(2, '0')}`
    const title = `Milestone ${String.fromCharCode(64 + ((year * 7) % 26))}`
    await api.call('POST', PATH, { body: body(title, { year, day }) })
  }
})
afterAll(() => api.stop())

const yearsOf = (rows: readonly ListRow[]) => rows.map(({ year }) => year)
const list = (query: string) => api.call<ListRow[]>('GET', `${PATH}?${query}`)

test('a type declared anywhere is listed in its order, page by page and by cursor alike', async () => {
  const second = await list('page=2&perPage=10')
  const first = await list('perPage=10')
  const byCursor = await list(`perPage=10&cursor=${first.cursor}`)

  expect(yearsOf(second.data)).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19, 20])
  expect(second).toMatchObject({ page: 2, totalPage: 3, total: 25 })
  expect(byCursor.data).toEqual(second.data)
})

test('the last page has what is left and no cursor', async () => {
  const last = await list('page=3&perPage=10')

  expect(yearsOf(last.data)).toEqual([21, 22, 23, 24, 25])
  expect(last.cursor).toBeUndefined()
})

test('it sorts by each column that is declared to sort, both ways', async () => {
  const titles = async (order: string) =>
    (await list(`sort=title&order=${order}&perPage=25`)).data.map(({ titles }) => titles.en)

  const ascending = await titles('asc')

  expect(ascending).toEqual(ascending.toSorted())
  expect(await titles('desc')).toEqual(ascending.toReversed())
})

test('words find it by their beginnings, several words together', async () => {
  const found = await list('keyword=mile%20G')

  expect(found).toMatchObject({ total: 1, data: [{ titles: { en: 'Milestone G' }, year: 1 }] })
})

test('a value that must be unique is refused at its field', async () => {
  const answer = await api.call('POST', PATH, { body: body('Again', { year: 99, day: '2026-01-01' }) })

  expect(answer).toMatchObject({ status: 422, errors: { Day: 'This value is already in use.' } })
})

test('what is deleted is listed in the trash and no longer among the rest', async () => {
  await api.call('DELETE', `${PATH}/25`)

  const [live, trash] = await Promise.all([list('perPage=100'), list('state=trashed')])
  await api.call('POST', `${PATH}/25/restore`)

  expect([live.total, yearsOf(live.data).includes(25)]).toEqual([24, false])
  expect(trash).toMatchObject({ total: 1, data: [{ id: 25, state: 'trashed' }] })
})

test('its changes are in the audit log', async () => {
  const { data: record } = await api.call<StoredRecord>('GET', `${PATH}/1`)

  const entries = await api.call('GET', `/api/dashboard/audit-log?entity=milestone&entityId=${record.id}`)

  expect(entries.data).toMatchObject([{ action: 'Created Milestone “Milestone G”', service: 'milestone' }])
})

test.each(['bm9uc2Vuc2U', 'WyJsaXN0I25ld3MiLCJ4IiwieSIsInoiXQ'])(
  'a cursor that is none of this list is refused',
  async (cursor) => {
    const answer = await list(`cursor=${cursor}`)

    expect(answer.status).toBe(400)
  },
)
