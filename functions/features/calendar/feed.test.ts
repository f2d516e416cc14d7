import type { Context } from 'aws-lambda'
import { permissionList } from '@flou/shared/content/permissions.ts'
import { requireContentType } from '@flou/shared/content/registry.ts'
import { news } from '@flou/shared/content/types/news.ts'
import { USER_STATUS } from '@flou/shared/content/types/staff.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventOf, startTestApi, type TestApi } from '../../core/http/testApi.ts'
import { keys } from '../../core/store/keys.ts'
import { partitions } from '../../core/store/partitions.ts'
import { dataOf } from '../../core/store/liveItem.ts'
import { createRecord } from '../../core/store/write/createRecord.ts'
import { contentHandler } from '../../lambdas/content/routes.ts'

const FEED = '/api/dashboard/calendar/feed'
const FILE = '/api/dashboard/calendar/feed.ics'
const ORIGIN = 'https://admin.flou.example'
const TITLE = 'Pembukaan region Batam; lebih dekat, lebih cepat untuk pelanggan di Sumatra'

let api: TestApi
beforeEach(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // request logs
  api = await startTestApi((services) => contentHandler(services))
  const { table, now, newId } = api.services
  const by = { id: 1, name: 'Ayu', title: '' }
  const context = { table, now: now(), newId, by, service: 'news', method: 'POST' } as const
  await createRecord(context, news, {
    fields: {
      slug: 'batam',
      status: '1',
      publishDate: '2026-11-25',
      contents: [
        { languageId: 1, title: TITLE },
        { languageId: 2, title: 'Region Batam opens' },
      ],
    },
  })
})
afterEach(() => api.stop())

async function create(): Promise<string> {
  const { status, data } = await api.call<{ token: string }>('POST', FEED, { headers: { origin: ORIGIN } })
  expect(status).toBe(201)
  return data.token
}

async function read(token: string, headers: Record<string, string> = {}) {
  const event = eventOf('GET', `${FILE}?token=${encodeURIComponent(token)}`, { headers })
  return (await contentHandler(api.services)(event, {} as Context)) as {
    statusCode: number
    body: string
    headers: Record<string, string>
  }
}

const change = async (fields: object) => {
  const live = await api.table.get(keys.live('user', 1))
  const data = JSON.stringify({ ...dataOf(live ?? { data: '{}' }), ...fields })
  await api.table.put({ ...keys.live('user', 1), ...live, data })
}

test('the address shows the calendar to programs without a session, in the language of the person', async () => {
  const token = await create()
  await api.table.put({ pk: 'user#1', sk: 'preferences', language: 'id' })
  const { statusCode, body, headers } = await read(token)
  const unfolded = body.replaceAll('\r\n ', '')

  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-cache',
  })
  expect(unfolded).toContain(
    `SUMMARY:Tanggal terbit: Pembukaan region Batam\\; lebih dekat\\, lebih cepat untuk pelanggan di Sumatra\r\n`,
  )
  expect(unfolded).toContain('UID:article-news-1@admin.flou.example\r\n')
  expect(unfolded).toContain('DTSTART;VALUE=DATE:20261125\r\nDTEND;VALUE=DATE:20261126\r\n')
  expect(unfolded).toContain('LAST-MODIFIED:20261121T030000Z\r\n')
  expect(unfolded).toContain(`URL:${ORIGIN}/dashboard2/calendar?day=2026-11-25\r\n`)
  expect(unfolded).toContain('X-WR-CALNAME:Kalender konten\r\n')
  expect(Math.max(...body.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  await api.table.put({ pk: 'user#1', sk: 'preferences', language: 'en' })
  expect((await read(token)).body).toContain('SUMMARY:Publish date: Region Batam opens')
})

test('an unchanged calendar is answered without its text', async () => {
  const token = await create()
  const { headers } = await read(token)
  api.clock.now = new Date(api.clock.now.getTime() + 3_600_000)
  const again = await read(token, { 'if-none-match': headers['etag'] ?? '' })

  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('a planned time is an instant in UTC, modified when it is set or moved', async () => {
  const token = await create()
  const plan = async (publish: string) => {
    await api.call('PUT', `/api/dashboard/event/category/${id}/schedule`, { body: { publish } })
    return (await read(token)).body
  }
  const { data } = await api.call<{ id: number }>('POST', '/api/dashboard/event/category', {
    body: {
      state: 'draft',
      contents: [1, 2].map((languageId) => ({ languageId, title: 'Talks', description: 'x' })),
    },
  })
  const { id } = data
  const body = await plan('2026-11-30T02:00:00.000Z')

  expect(body).toContain('DTSTART:20261130T020000Z\r\n')
  expect(body).toContain(`UID:publish-eventCategory-${id}@admin.flou.example\r\n`)
  expect(body).toContain('LAST-MODIFIED:20261121T030000Z\r\n')
  api.clock.now = new Date(api.clock.now.getTime() + 60_000)
  expect(await plan('2026-12-01T02:00:00.000Z')).toContain('LAST-MODIFIED:20261121T030100Z\r\n')
})

test('a time that was planned before changes were recorded has no instant of its change', async () => {
  const token = await create()
  const row = {
    type: 'news',
    id: 1,
    titles: { en: 'Old', id: 'Lama' },
    action: 'publish',
    at: '2026-11-30T02:00:00.000Z',
    by: { id: 1, name: 'Ayu' },
  }
  await api.table.put({
    ...keys.planned(keys.live('news', 1), 'publish'),
    gsi1pk: partitions.planned(),
    gsi1sk: row.at,
    row: JSON.stringify(row),
  })
  const [, entry = ''] = (await read(token)).body.split('UID:publish-news-1@')

  expect(entry).toContain('DTSTAMP:20261121T030000Z\r\n')
  expect(entry.slice(0, entry.indexOf('END:VEVENT'))).not.toContain('LAST-MODIFIED')
})

test('the address is read once, stored as a hash, and ends when it is replaced or revoked', async () => {
  const token = await create()
  expect(await api.call('GET', FEED)).toMatchObject({ data: { created: '2026-11-21T03:00:00.000Z' } })
  const stored = await api.table.get({ pk: 'user#1', sk: 'calendar-feed' })
  expect(JSON.stringify(stored)).not.toContain(token.split('.')[1])

  const next = await create()
  expect([(await read(token)).statusCode, (await read(next)).statusCode]).toEqual([404, 200])
  expect((await api.call('DELETE', FEED)).status).toBe(200)
  expect((await read(next)).statusCode).toBe(404)
  expect(await api.call('GET', FEED)).toMatchObject({ data: null })
  expect((await api.call('DELETE', FEED)).status).toBe(404)

  const log = await api.call<{ action: string }[]>('GET', '/api/dashboard/audit-log?entity=user&entityId=1')
  expect(
    log.data
      .map(({ action }) => action)
      .filter((action) => action.includes('calendar'))
      .sort(),
  ).toEqual([
    'Created a calendar address for User “Ayu Lestari”',
    'Created a calendar address for User “Ayu Lestari”',
    'Revoked the calendar address of User “Ayu Lestari”',
  ])
})

test('it shows only what the role permits at that time, and nothing once the account is inactive', async () => {
  const token = await create()
  const permission = permissionList((key) => key === 'Manage Home Page')
  const { table, now, newId } = api.services
  const by = { id: 1, name: 'Ayu', title: '' }
  const context = { table, now: now(), newId, by, service: 'role', method: 'POST' } as const
  const role = await createRecord(context, requireContentType('role'), {
    fields: { roleName: 'Home', needApproval: false, permission },
  })
  await change({ role: role.id })
  const limited = await read(token)
  await change({ status: USER_STATUS.inactive })

  expect(limited.statusCode).toBe(200)
  expect(limited.body).not.toContain('Batam')
  expect((await read(token)).statusCode).toBe(404)
})

test.each(['', 'x', `1.${'a'.repeat(43)}`, `2.${'a'.repeat(43)}`])(
  'the token “%s” is unknown',
  async (token) => {
    await create()
    expect((await read(token)).statusCode).toBe(404)
  },
)
