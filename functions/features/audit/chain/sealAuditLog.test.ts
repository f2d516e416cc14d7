import { afterEach, beforeEach, expect, test } from 'vitest'
import { tableWithin } from '../../../core/store/testTableWithin.ts'
import { manifest as schedule } from '../../../lambdas/schedule/manifest.ts'
import { startTestTable, type TestTable } from '../../../core/store/testTable.ts'
import { linksAfter, linkedIds, readHead, storedSeal } from './chainStore.ts'
import { sealHash } from './chain.ts'
import { sealAuditLog } from './sealAuditLog.ts'
import { entryAt, fakeSeals, sealAt, verifyAll, type FakeSeals } from './testAuditLog.ts'

let server: TestTable
let seals: FakeSeals
beforeEach(async () => {
  server = await startTestTable()
  seals = fakeSeals()
})
afterEach(() => server.stop())

const add = async (...items: ReturnType<typeof entryAt>[]) => {
  for (let at = 0; at < items.length; at += 100)
    await server.table.transact(items.slice(at, at + 100).map((Item) => ({ Put: { Item } })))
  return items.map(({ sk }) => sk)
}
const seal = (instant: string) => sealAt(server.table, seals, instant)
const DAY = '2026-11-22'

test('entries are chained in small links in the order of their ids, the youngest minutes later', async () => {
  const ids = await add(
    ...Array.from({ length: 250 }, (_, index) =>
      entryAt(new Date(Date.parse('2026-11-22T03:00:00Z') + index * 1000).toISOString(), index),
    ),
  )

  const early = await seal('2026-11-22T03:06:00Z')
  const rest = await seal('2026-11-22T03:20:00Z')
  const again = await seal('2026-11-22T03:20:00Z')

  const links = await linksAfter(server.table, { day: DAY, number: 0 }, 10)
  expect([early.chained, rest.chained, again.chained]).toEqual([61, 189, 0])
  expect(links.map(({ entries }) => entries.length)).toEqual([61, 100, 89])
  expect(links.flatMap(({ entries }) => entries.map(([id]) => id))).toEqual(ids)
  expect(links.map(({ previous }) => previous)).toEqual(['', links[0]?.hash, links[1]?.hash])
  expect(rest.head).toBe(links[2]?.hash)
})

test('a day is sealed an hour after its end in Jakarta, with the hash of the seal before; days without entries, too', async () => {
  await add(
    entryAt('2026-11-20T10:00:00Z'),
    entryAt('2026-11-22T16:59:59.999Z'),
    entryAt('2026-11-22T17:00:00Z'),
  )

  const before = await seal('2026-11-22T17:59:59Z')
  const after = await seal('2026-11-22T18:00:00Z')

  expect([before.days, after.days]).toEqual([['2026-11-20', '2026-11-21'], ['2026-11-22']])
  const [first, second, third] = await Promise.all(
    ['2026-11-20', '2026-11-21', '2026-11-22'].map((day) => storedSeal(server.table, day)),
  )
  expect(second?.seal).toMatchObject({
    entries: 0,
    links: 0,
    first: '',
    previous: first && sealHash(first.seal),
  })
  expect(third?.seal).toMatchObject({ entries: 1, previous: second && sealHash(second.seal) })
  expect(JSON.parse(seals.files.get('2026-11-22') ?? '')).toEqual(third?.seal)
  expect([before.chained, after.chained]).toEqual([2, 1])
})

test('an entry that comes behind the head is chained before the day is sealed', async () => {
  await add(entryAt('2026-11-22T05:00:00Z'), entryAt('2026-11-22T05:30:00Z'))
  await seal('2026-11-22T06:00:00Z')
  const late = await add(entryAt('2026-11-22T05:10:00Z'), entryAt('2026-11-22T04:00:00Z'))

  await seal('2026-11-22T06:01:00Z')
  const known = await linkedIds(server.table, DAY)
  await seal('2026-11-22T18:00:00Z')

  expect(late.filter((id) => known.has(id))).toEqual([])
  const chained = await linkedIds(server.table, DAY)
  expect([chained.size, late.filter((id) => chained.has(id)).length]).toEqual([4, 2])
  expect((await storedSeal(server.table, DAY))?.seal.entries).toBe(4)
})

test('late entries are chained once, in small steps, whenever the time is over or it is killed', async () => {
  const start = Date.parse('2026-11-22T03:00:00Z')
  const at = (index: number) => entryAt(new Date(start + index * 1000).toISOString(), index)
  const early = await add(...Array.from({ length: 260 }, (_, index) => at(index * 10)))
  await seal('2026-11-22T06:00:00Z')
  const late = await add(...Array.from({ length: 230 }, (_, index) => at(index * 11 + 1)))
  const { table } = server
  const query = table.query.bind(table)
  // small pages, as with large entries
  table.query = (input) => query({ Limit: 40, ...input })

  const plain = table.transact.bind(table)
  let run = 0
  // every other run crashes after its first write
  table.transact = async (items) => {
    await plain(items)
    if (run % 2 === 1) throw new Error('killed')
  }
  while (run < 80 && (await readHead(table))?.chain.day === DAY) {
    run += 1
    let turns = 6
    const hasTime = () => (turns -= 1) > 0
    const services = { table, writeSeal: seals.write, now: new Date('2026-11-22T18:00:00Z'), hasTime }
    await sealAuditLog(services).catch(() => undefined)
    // after the last entry that was chained in order
    if (run === 4) late.push(...(await add(entryAt('2026-11-22T16:00:00Z'))))
  }
  table.transact = plain
  table.query = query

  expect(run).toBeGreaterThan(6)
  expect(run).toBeLessThan(80)
  const links = await linksAfter(table, { day: DAY, number: 0 }, 100)
  const chained = links.flatMap(({ entries }) => entries.map(([id]) => id))
  expect(chained).toHaveLength(491)
  expect(new Set(chained)).toEqual(new Set([...early, ...late]))
  expect(await verifyAll(table, seals, { from: DAY, to: DAY })).toMatchObject([
    { state: 'sealed', problems: [] },
  ])
})

test('killed after any write, it goes on and makes the same chain, once', async () => {
  await add(
    ...Array.from({ length: 130 }, (_, index) =>
      entryAt(new Date(Date.parse('2026-11-22T03:00:00Z') + index * 1000).toISOString(), index),
    ),
  )
  const { table } = server
  let kills = 0
  const plain = table.transact.bind(table)
  for (let allowed = 0; allowed < 30; allowed += 1) {
    let left = allowed % 3
    const kill = () => {
      left -= 1
      if (left < 0) throw new Error('killed')
    }
    table.transact = async (items) => {
      await plain(items)
      kill()
    }
    const writeSeal: FakeSeals['write'] = async (one) => {
      const is = await seals.write(one)
      kill()
      return is
    }
    const now = new Date('2026-11-23T20:00:00Z')
    await sealAuditLog({ table, writeSeal, now, hasTime: () => true }).catch(() => (kills += 1))
  }
  table.transact = plain

  expect(kills).toBeGreaterThan(3)
  const links = await linksAfter(table, { day: DAY, number: 0 }, 100)
  expect(links.map(({ entries }) => entries.length)).toEqual([100, 30])
  expect((await storedSeal(table, DAY))?.seal).toMatchObject({ entries: 130, links: 2, head: links[1]?.hash })
  expect([...seals.files.keys()]).toEqual(['2026-11-22', '2026-11-23'])
  expect((await readHead(table))?.chain.day).toBe('2026-11-24')
})

test('two that run at once make one chain', async () => {
  await add(
    ...Array.from({ length: 300 }, (_, index) =>
      entryAt(new Date(Date.parse('2026-11-22T03:00:00Z') + index * 1000).toISOString(), index),
    ),
  )

  await Promise.all([1, 2, 3].map(() => seal('2026-11-22T20:00:00Z')))
  await seal('2026-11-22T20:00:00Z')

  const links = await linksAfter(server.table, { day: DAY, number: 0 }, 100)
  expect(links.flatMap(({ entries }) => entries)).toHaveLength(300)
  expect((await storedSeal(server.table, DAY))?.seal.entries).toBe(300)
})

test('another seal of that day in the bucket does not stop the trail, and is reported', async () => {
  await add(entryAt('2026-11-22T05:00:00Z'))
  seals.files.set(DAY, '{"version":1}')

  const result = await seal('2026-11-23T18:00:00Z')

  expect(result.differing).toEqual([DAY])
  expect((await storedSeal(server.table, DAY))?.isInBucket).toBe(false)
  expect(result.days).toEqual(['2026-11-22', '2026-11-23'])
})

test('without time it does nothing, without entries it does not begin', async () => {
  expect(await seal('2026-11-22T20:00:00Z')).toEqual({ chained: 0, days: [], differing: [] })
  await add(entryAt('2026-11-22T05:00:00Z'))
  const now = new Date('2026-11-22T20:00:00Z')
  const services = {
    table: tableWithin(server.table, schedule.table),
    writeSeal: seals.write,
    now,
    hasTime: () => false,
  }

  expect((await sealAuditLog(services)).chained).toBe(0)
})
