import { createHash } from 'node:crypto'
import { role } from '@flou/shared/content/types/staff.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keys } from '../../../core/store/keys.ts'
import { startTestTable, type TestTable } from '../../../core/store/testTable.ts'
import { newUlid } from '../../../core/store/ulid.ts'
import { createRecord } from '../../../core/store/write/createRecord.ts'
import { canonicalHash, canonicalText } from './canonicalHash.ts'
import { linksAfter, storedSeal, auditKeys } from './chainStore.ts'
import { linkHash } from './chain.ts'
import { entryHash, hashedEntryOf } from './entryHash.ts'
import { entryKey } from './entries.ts'
import { exportAuditLog, type ExportPosition } from './exportAuditLog.ts'
import { redactEntry } from './redactEntry.ts'
import { entryAt, fakeSeals, sealAt, verifyAll, type FakeSeals } from './testAuditLog.ts'
import { verifyExport } from './verifyExport.ts'
import { verifyAuditLog } from './verifyAuditLog.ts'

const DAY = '2026-11-22'
const COUNT = 230
const START = Date.parse('2026-11-22T03:00:00Z')
let server: TestTable
let seals: FakeSeals
let ids: string[]

/** A sealed day of three links, and an open day with one chained and one unchained entry. */
beforeEach(async () => {
  server = await startTestTable()
  seals = fakeSeals()
  const items = Array.from({ length: COUNT }, (_, index) =>
    entryAt(new Date(START + index * 1000).toISOString(), index, { before: null, after: { index } }),
  )
  const open = ['2026-11-23T01:00:00Z', '2026-11-23T03:00:00Z'].map((instant) => entryAt(instant))
  for (let at = 0; at < COUNT; at += 100)
    await server.table.transact(items.slice(at, at + 100).map((Item) => ({ Put: { Item } })))
  await server.table.transact(open.map((Item) => ({ Put: { Item } })))
  ids = items.map(({ sk }) => sk)
  await sealAt(server.table, seals, '2026-11-23T02:00:00Z')
})
afterEach(() => server.stop())

const verify = (from = DAY, to = DAY) => verifyAll(server.table, seals, { from, to })
const problems = async () => (await verify()).flatMap((report) => report.problems)
const idAt = (index: number) => ids[index] ?? ''

async function change(key: { pk: string; sk: string }, given: Record<string, unknown>) {
  const item = await server.table.get(key, { consistent: true })
  await server.table.put({ ...item, ...key, ...given })
}

/** Lines of an export, page by page. */
async function exported(from = DAY, to = '2026-11-23', maxLetters?: number): Promise<string[]> {
  let text = ''
  let next: ExportPosition | undefined = { day: from, to, link: 0, offset: 0, isBegun: false }
  while (next) {
    const step = await exportAuditLog(
      { table: server.table, readSeal: seals.read, ...(maxLetters && { maxCharacters: maxLetters }) },
      next,
      new Date(START),
    )
    text += step.text
    ;({ next } = step)
  }
  return text.trimEnd().split('\n')
}
async function* linesOf(lines: readonly string[]) {
  yield* lines
}
const problemsIn = async (lines: readonly string[]) =>
  (await verifyExport(linesOf(lines))).flatMap((report) => report.problems)

test('a version whose stored content was changed or removed is found, and one deleted with its record is not', async () => {
  const by = { id: 7, name: 'Raras', title: 'Editor' }
  const now = new Date('2026-11-23T01:30:00Z')
  const context = { table: server.table, now, newId: () => newUlid(now), by, service: 'user', method: 'POST' }
  const make = (roleName: string) =>
    createRecord(context, role, { fields: { roleName, needApproval: false, permission: [] } })
  const [changed, removed, purged] = [await make('Satu'), await make('Dua'), await make('Tiga')]
  await sealAt(server.table, seals, '2026-11-23T02:30:00Z')
  const found = async () =>
    (await verify('2026-11-23', '2026-11-23')).flatMap((report) => report.problems.map(({ kind }) => kind))
  const before = await found()
  const version = keys.revision('role', changed.id, 1)
  const { data } = (await server.table.get(version)) ?? {}
  await change(version, { data: String(data).replace('Satu', 'Lain') })
  await server.table.remove(keys.revision('role', removed.id, 1))
  await server.table.remove(keys.revision('role', purged.id, 1))
  await server.table.remove(keys.live('role', purged.id))

  expect(String(data)).toContain('Satu')
  expect(before).toEqual([])
  expect(await found()).toEqual(['versionChanged', 'versionMissing'])
})

test('an intact trail, day by day: outside, sealed and open', async () => {
  const reports = await verify('2026-11-21', '2026-11-24')

  expect(reports).toEqual([
    {
      day: '2026-11-21',
      state: 'outside',
      entries: 0,
      links: 0,
      redacted: 0,
      waiting: 0,
      problems: [],
      isDone: true,
    },
    {
      day: DAY,
      state: 'sealed',
      entries: COUNT,
      links: 3,
      redacted: 0,
      waiting: 0,
      problems: [],
      isDone: true,
    },
    {
      day: '2026-11-23',
      state: 'open',
      entries: 1,
      links: 1,
      redacted: 0,
      waiting: 1,
      problems: [],
      isDone: true,
    },
    {
      day: '2026-11-24',
      state: 'outside',
      entries: 0,
      links: 0,
      redacted: 0,
      waiting: 0,
      problems: [],
      isDone: true,
    },
  ])
})

test('a long day is checked in several calls', async () => {
  const services = { table: server.table, readSeal: seals.read, maxLinks: 2 }
  const first = await verifyAuditLog(services, { day: DAY, to: '2026-11-23' })
  const second = first.next && (await verifyAuditLog(services, first.next))

  const shown = [first, second].map((step) =>
    step?.reports.map(({ day, entries, isDone }) => [day, entries, isDone]),
  )
  expect(shown).toEqual([
    [[DAY, 200, false]],
    [
      [DAY, 30, true],
      ['2026-11-23', 1, true],
    ],
  ])
  expect(second?.next).toBeUndefined()
})

test.each([
  ['its title', { row: 'subject', with: { en: 'Other', id: 'Lain' } }],
  ['who did it', { row: 'account', with: { id: 8, name: 'Raras', title: 'Editor' } }],
  ['what was done', { row: 'actionType', with: 'create' }],
])('a changed entry is named: %s', async (_, { row, with: value }) => {
  const item = await server.table.get(entryKey(idAt(120)))
  await change(entryKey(idAt(120)), {
    row: JSON.stringify({ ...JSON.parse(String(item?.['row'])), [row]: value }),
  })

  expect(await problems()).toEqual([{ kind: 'entryChanged', entry: idAt(120) }])
})

test('changed data, an unreadable row and a changed salt are named', async () => {
  await change(entryKey(idAt(1)), { data: '{"before":null,"after":{"index":2}}' })
  await change(entryKey(idAt(2)), { row: 'nothing' })
  await change(entryKey(idAt(3)), { salts: 'x'.repeat(60) })

  expect(await problems()).toEqual([1, 2, 3].map((index) => ({ kind: 'entryChanged', entry: idAt(index) })))
})

test('a deleted entry and one added with an old date are named', async () => {
  await server.table.remove(entryKey(idAt(5)))
  const added = entryAt('2026-11-22T09:00:00Z')
  await server.table.put(added)

  expect(await problems()).toEqual([
    { kind: 'entryMissing', entry: idAt(5) },
    { kind: 'entryAdded', entry: added.sk },
  ])
})

test('a changed link is named, also where its hash was made to fit', async () => {
  const [, link] = await linksAfter(server.table, { day: DAY, number: 0 }, 2)
  if (!link) throw new Error('There is no second link')
  const { hash, ...rest } = link
  const forged = { ...rest, made: '2026-11-22T00:00:00.000Z' }
  await change(auditKeys.auditLink(DAY, 2), { link: forged })
  const plain = await problems()
  await change(auditKeys.auditLink(DAY, 2), { link: forged, hash: linkHash(forged) })

  expect(plain).toEqual([{ kind: 'linkChanged', link: 2 }])
  expect(await problems()).toEqual([{ kind: 'linkChanged', link: 3 }])
  await change(auditKeys.auditLink(DAY, 2), { link: 'nothing', hash })
  expect((await problems())[0]).toEqual({ kind: 'linkChanged', link: 2 })
})

test('missing links are named, in the middle and at the end', async () => {
  await server.table.remove(auditKeys.auditLink(DAY, 2))
  const middle = await problems()
  await server.table.remove(auditKeys.auditLink(DAY, 3))

  expect(middle[0]).toEqual({ kind: 'linkMissing', link: 2 })
  expect(await problems()).toEqual([
    { kind: 'linkMissing', link: 2 },
    { kind: 'linkMissing', link: 3 },
    { kind: 'sealDiffers' },
  ])
})

test('a chain that was forged as a whole, its seal in the table included, is not the one in the bucket', async () => {
  const links = await linksAfter(server.table, { day: DAY, number: 0 }, 10)
  const last = links.at(-1)
  const known = await storedSeal(server.table, DAY)
  if (!last || !known) throw new Error('The day is not sealed')
  await change(entryKey(idAt(229)), { data: '{"before":null,"after":{"index":1}}' })
  const item = await server.table.get(entryKey(idAt(229)))
  const forged = {
    ...last,
    entries: last.entries.map(
      ([id, hash]) => [id, id === idAt(229) && item ? entryHash(hashedEntryOf(item)) : hash] as const,
    ),
  }
  await change(auditKeys.auditLink(DAY, 3), { link: forged, hash: linkHash(forged) })
  const seal = { ...known.seal, head: linkHash(forged) }
  await change(auditKeys.auditSeal(DAY), { seal })

  expect(await problems()).toEqual([{ kind: 'sealDiffers' }])
})

test('a seal that is missing, another one, and one of a day before the trail are named', async () => {
  const text = seals.files.get(DAY) ?? ''
  seals.files.delete(DAY)
  const missing = await problems()
  seals.files.set(DAY, text.replace(`"entries":${COUNT}`, `"entries":${COUNT + 1}`))
  const other = await problems()
  seals.files.set(DAY, 'nothing')
  const nonsense = await problems()
  seals.files.set('2026-11-20', text)

  expect([missing, other, nonsense]).toEqual([
    [{ kind: 'sealMissing' }],
    [{ kind: 'sealDiffers' }],
    [{ kind: 'sealDiffers' }],
  ])
  expect((await verify('2026-11-20', '2026-11-20'))[0]?.problems).toEqual([{ kind: 'sealDiffers' }])
})

test('a redacted entry keeps its hash; without the entry that says why, it is named', async () => {
  const now = new Date('2026-11-23T04:00:00Z')
  const by = { id: 1, name: 'Ayu', title: '' }
  const context = {
    table: server.table,
    now,
    newId: () => newUlid(now),
    by,
    service: 'audit',
    method: 'POST',
  }
  const reason = 'Erasure asked for on 20 November'
  await redactEntry(context, { entry: idAt(9), fields: ['data'], reason })
  await redactEntry(context, { entry: idAt(9), fields: ['person', 'subject'], reason })

  const item = await server.table.get(entryKey(idAt(9)))
  expect(JSON.stringify(item)).not.toMatch(/Raras|Judul|"index/)
  expect(item?.['salts']).toBe('-'.repeat(60))
  expect(await verify()).toMatchObject([{ redacted: 1, problems: [] }])
  expect(await problemsIn(await exported())).toEqual([])
  const proof = hashedEntryOf(item ?? {}).redacted?.entry ?? ''
  await server.table.remove(entryKey(proof))
  expect(await problems()).toEqual([{ kind: 'redactionUnproven', entry: idAt(9) }])
})

test('an exported file is checked by itself, page by page as it was exported', async () => {
  const lines = await exported()

  expect(lines).toHaveLength(1 + 3 + COUNT + 1 + 1 + 1 + 1 + 1)
  for (const maxLetters of [1, 5_000, 9_000, 30_000])
    expect((await exported(DAY, '2026-11-23', maxLetters)).slice(1)).toEqual(lines.slice(1))
  expect(await verifyExport(linesOf(lines))).toMatchObject([
    { day: DAY, state: 'sealed', entries: COUNT, links: 3, problems: [] },
    { day: '2026-11-23', state: 'open', entries: 1, links: 1, problems: [] },
  ])
})

/** Independent implementation of canonical JSON and its hash, written only from docs/operations/reference.md. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, inner]) => [name, sorted(inner)]),
  )
}
const H = (value: unknown) =>
  createHash('sha256')
    .update(JSON.stringify(sorted(value)))
    .digest('hex')

test('the description for auditors is enough to check a file', async () => {
  const lines = (await exported(DAY, DAY)).map((line) => JSON.parse(line))
  const hashes = new Map<string, string>()
  for (const { type, id, facts, salts, ...parts } of lines) {
    if (type !== 'entry') continue
    const partHash = (part: string) => H([part, salts[part] ?? '', parts[part]])
    const [person, subject, data] = ['person', 'subject', 'data'].map(partHash)
    hashes.set(id, H({ id, facts: H(['facts', '', facts]), person, subject, data }))
  }
  let head = ''
  const linked: string[] = []
  for (const { type, hash, ...link } of lines) {
    if (type !== 'link') continue
    expect([link.previous, hash]).toEqual([head, H(link)])
    for (const [id, entry] of link.entries) expect(hashes.get(id)).toBe(entry)
    linked.push(...link.entries.map(([id]: string[]) => id))
    head = hash
  }
  const { text } = lines.find(({ type }) => type === 'seal')
  const seal = {
    version: 1,
    day: DAY,
    entries: linked.length,
    links: 3,
    first: linked[0],
    last: linked.at(-1),
  }

  expect(H(JSON.parse(text))).toBe(H({ ...seal, head, previous: '' }))
  expect(linked).toEqual(ids)
})

test('an exported file that was changed says where', async () => {
  const lines = await exported()
  const at = lines.findIndex((line) => line.includes(`"type":"entry","id":"${idAt(7)}"`))
  const withLine = (line: string) => lines.toSpliced(at, 1, ...(line ? [line] : []))

  expect(await problemsIn(withLine(lines[at]?.replace('Editor', 'Admin') ?? ''))).toEqual([
    { kind: 'entryChanged', entry: idAt(7) },
  ])
  expect(await problemsIn(withLine(''))).toEqual([{ kind: 'entryMissing', entry: idAt(7) }])
  await expect(problemsIn(lines.slice(0, -1))).rejects.toThrow('not complete')
  await expect(problemsIn(withLine('{}'))).rejects.toThrow(`Line ${at + 1}`)
})

test('texts that are no Unicode are hashed, too', () => {
  expect(canonicalText({ b: '\ud800', a: 1 })).toBe('{"a":1,"b":"\ufffd"}')
  expect(canonicalHash({ b: 2, a: [1, 'é'] })).toBe(canonicalHash({ a: [1, 'é'], b: 2 }))
})
