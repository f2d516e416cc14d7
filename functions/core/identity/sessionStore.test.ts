import { afterAll, beforeAll, expect, test } from 'vitest'
import { keys } from '../store/keys.ts'
import { startTestTable, type TestTable } from '../store/testTable.ts'
import { newSecret } from './refreshSecret.ts'
import { confirmSession, endSession, newSession, rotateSession, sessionsOf } from './sessionStore.ts'
import { sessionTimes } from './sessionValidity.ts'

const NOW = new Date('2026-11-21T03:00:00Z')
const HOUR_MS = 3_600_000
const GRACE_MS = 15_000
const later = (milliseconds: number) => new Date(NOW.getTime() + milliseconds)

let store: TestTable
let person = 0
beforeAll(async () => {
  store = await startTestTable()
})
afterAll(() => store.stop())

interface Opened {
  now?: Date
  device?: string
  validSince?: number
}

/** Stores a session, of a new person unless one is given. */
async function open({ now = NOW, device = 'Firefox', validSince = 7 }: Opened = {}, owner = (person += 1)) {
  const id = `session-${owner}-${now.getTime()}`
  const times = await sessionTimes(store.table)
  const { item, token } = newSession({ id, person: owner, device, now, validSince, times })
  await store.table.put(item)
  return { id, token, owner }
}
const rotate = (token: { sessionId: string; secret: string }, now = NOW) =>
  rotateSession(store.table, token, now)
const stored = (id: string) => store.table.get(keys.session(id), { consistent: true })
async function requireRotated(token: { sessionId: string; secret: string }, now = NOW) {
  const rotated = await rotate(token, now)
  if (!rotated) throw new Error('The token is refused')
  return rotated.token
}

test('a new session says whose it is, and keeps no secret that opens it', async () => {
  const { id, token, owner } = await open({ device: 'x'.repeat(300) })
  const item = await stored(id)

  expect(token.sessionId).toBe(id)
  expect(item).toMatchObject({ person: owner, confirmed: NOW.getTime(), rotated: NOW.getTime() })
  expect(item?.row).toEqual({
    id,
    created: NOW.toISOString(),
    lastUsed: NOW.toISOString(),
    device: 'x'.repeat(200),
    validSince: 7,
  })
  expect(JSON.stringify(item)).not.toContain(token.secret)
})

test('a token leads to the next one of the same session', async () => {
  const { id, token, owner } = await open()

  const rotated = await rotate(token, later(1_000))

  expect(rotated).toMatchObject({ person: owner, validSince: 7, token: { sessionId: id } })
  expect(rotated?.token.secret).not.toBe(token.secret)
  expect(await stored(id)).toMatchObject({
    rotated: NOW.getTime() + 1_000,
    rotations: 1,
    row: { created: NOW.toISOString(), lastUsed: later(1_000).toISOString() },
  })
})

test('tokens of concurrent requests lead to the same next one', async () => {
  const { token } = await open()

  const [one, other] = await Promise.all([rotate(token), rotate(token)])

  expect(one).toBeDefined()
  expect(one).toEqual(other)
})

test.each([
  [GRACE_MS, true],
  [GRACE_MS + 1, false],
])('the previous token after %d ms: accepted %s, else the session ends', async (age, isAccepted) => {
  const { id, token } = await open()
  const next = await requireRotated(token)

  const again = await rotate(token, later(age))

  expect(again?.token).toEqual(isAccepted ? next : undefined)
  expect((await stored(id)) !== undefined).toBe(isAccepted)
  expect((await rotate(next, later(age))) !== undefined).toBe(isAccepted)
})

test.each([2, 3, 5])('a token used again after %d rotations ends the session', async (rotations) => {
  const { id, token } = await open()
  let next = token
  for (let count = 0; count < rotations; count += 1) next = await requireRotated(next)

  expect(await rotate(token)).toBeUndefined()
  expect(await stored(id)).toBeUndefined()
})

test('a secret that the session never had is refused, and the session goes on', async () => {
  const { id, token } = await open()
  const next = await requireRotated(token)

  expect(await rotate({ sessionId: id, secret: newSecret() })).toBeUndefined()
  expect(await rotate(next)).toBeDefined()
  expect(await rotate({ sessionId: 'session-none', secret: token.secret })).toBeUndefined()
})

test.each([
  ['before 12 idle hours are over', 12 * HOUR_MS - 1_000, true],
  ['once they are over', 12 * HOUR_MS, false],
])('a session is open %s', async (_, age, isOpen) => {
  const { token, owner } = await open()

  const listed = await sessionsOf(store.table, { id: owner }, later(age))
  const rotated = await rotate(token, later(age))

  expect([listed.length === 1, rotated !== undefined]).toEqual([isOpen, isOpen])
})

test('use prolongs a session, but not beyond its days', async () => {
  const { id, token } = await open()
  const end = NOW.getTime() + 7 * 24 * HOUR_MS
  const first = await requireRotated(token, later(11 * HOUR_MS))
  expect((await stored(id))?.ttl).toBe((NOW.getTime() + 23 * HOUR_MS) / 1_000)

  let next = first
  for (let hours = 22; hours < 7 * 24; hours += 11) next = await requireRotated(next, later(hours * HOUR_MS))

  expect((await stored(id))?.ttl).toBe(end / 1_000)
  expect(await rotate(next, new Date(end))).toBeUndefined()
})

test('the settings shorten the lifetimes of open and new sessions', async () => {
  const [idle, used] = [await open(), await open()]
  const data = JSON.stringify({ sessionIdleMinutes: 30, sessionDays: 1 })
  await store.table.put({ ...keys.sectionLive('setting.session'), data })
  const half = HOUR_MS / 2

  expect(await sessionsOf(store.table, { id: idle.owner }, later(half))).toEqual([])
  expect(await rotate(idle.token, later(half))).toBeUndefined()
  let next = used.token
  for (let at = half - 1_000; at < 24 * HOUR_MS; at += half - 1_000)
    next = await requireRotated(next, later(at))
  expect((await stored(used.id))?.ttl).toBe((NOW.getTime() + 24 * HOUR_MS) / 1_000)
  const { id } = await open()
  expect((await stored(id))?.ttl).toBe((NOW.getTime() + half) / 1_000)
  await store.table.remove(keys.sectionLive('setting.session'))
})

test('a person has the sessions that are open, the newest first, and none of another person', async () => {
  const { id, owner } = await open()
  const newer = await open({ now: later(1_000) }, owner)
  await open()
  const idsAt = async (now: Date, secrets?: Record<string, string>) =>
    (await sessionsOf(store.table, { id: owner, ...(secrets && { secrets }) }, now)).map((row) => row.id)

  expect(await idsAt(later(2_000))).toEqual([newer.id, id])
  expect(await idsAt(later(2_000), { sessionsValidFrom: '7' })).toEqual([newer.id, id])
  expect(await idsAt(later(2_000), { sessionsValidFrom: '8' })).toEqual([])
  await endSession(store.table, newer.id)
  expect(await idsAt(later(2_000))).toEqual([id])
})

test('a password entry is noted for a session that there is', async () => {
  const { id } = await open()

  await confirmSession(store.table, id, later(5_000))

  expect((await stored(id))?.confirmed).toBe(NOW.getTime() + 5_000)
  await expect(confirmSession(store.table, 'session-none', NOW)).rejects.toMatchObject({
    name: 'ConditionalCheckFailedException',
  })
  expect(await stored('session-none')).toBeUndefined()
})
