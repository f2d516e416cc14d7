import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { apiScreens, type ApiScreen } from '@flou/shared/content/routing/apiRoutes.ts'
import { initialOf } from '@flou/shared/content/values/initial.ts'
import { REGISTRY, requireContentType } from '@flou/shared/content/registry.ts'
import { createFold, mapRecord } from '@flou/shared/content/values/walk.ts'
import { fc } from '@flou/shared/strings/fuzz.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestApi, type TestApi } from '../http/testApi.ts'
import { createRecord } from '../store/write/createRecord.ts'
import { contentHandler } from '../../lambdas/content/routes.ts'

let api: TestApi
const NOW = new Date('2026-11-21T03:00:00Z')
const REFUSALS = [400, 404, 409, 422]
let stored = 0

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // request logs
  api = await startTestApi((services) => contentHandler(services))
  const by = { id: 1, name: 'Ayu Lestari', title: 'Editor' }
  const { table, newId } = api.services
  // fields that refer to packages, their configuration and sub-menus
  for (const key of ['product', 'menu']) {
    const change = { table, newId, now: NOW, by, service: 'test', method: 'POST' }
    await createRecord(change, requireContentType(key), { fields: { slug: `${key}-1`, contents: [] } })
  }
  stored = await storedItems()
})
afterAll(() => api.stop())

async function storedItems(): Promise<number> {
  const { Count: count } = await api.table.client.send(
    new ScanCommand({ TableName: api.table.name, Select: 'COUNT' }),
  )
  return count ?? 0
}

/** Hostile values: unusual text, boundary numbers, wrong types. */
const nasty = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('__proto__', '\u0000', '\ud800', '<img src=x onerror=1>', '2147483647', 'x'.repeat(6_000)),
  fc.constantFrom(-1, 0, 2_147_483_647, Number.MAX_SAFE_INTEGER, 1e21, 0.5),
  fc.constantFrom([], {}, [null], [[]], null, [{ languageId: 1 }], { contents: 'x' }),
)

/** A valid body in which each leaf is replaced by a hostile value with probability 1/6. */
function nearlyRight({ type }: ApiScreen): fc.Arbitrary<unknown> {
  const filled = mapRecord(type.declaration, initialOf(type.declaration, NOW), ({ kind }, value) =>
    kind === 'text' || kind === 'longText' ? 'Words' : value,
  )
  return fc
    .array(fc.tuple(fc.integer({ min: 0, max: 5 }), nasty), { minLength: 40, maxLength: 40 })
    .map((draws) => {
      let next = 0
      const broken = mapRecord(type.declaration, filled, (_, value) => {
        const [chance, bad] = draws[next++ % draws.length] ?? [1, null]
        return chance === 0 ? bad : value
      })
      return { ...broken, recordVersion: 0 }
    })
}

const RUNS = 8

/** Response statuses, to check that bodies are both accepted and rejected. */
const outcomes = new Set<number>()

/** Serialised schema: sections with an equal one are tested once. */
const { ofRecord: signatureOf } = createFold<unknown, unknown>({
  leaf: (field) => ({ ...field, schema: undefined }),
  nested: ({ kind }, inner) => [kind, inner],
  record: (_, ...parts) => parts.map((part) => part.map(({ name, result }) => [name, result])),
})
const screenSignature = ({ type }: ApiScreen) =>
  JSON.stringify([type.single, !type.single && type.parent, signatureOf(type.declaration)])

const SCREENS = [
  ...new Map(apiScreens(REGISTRY).map((screen) => [screenSignature(screen), screen])).values(),
].map((screen) => [screen.path.replace('{parentId}', '1'), screen] as const)

test.each(SCREENS)(
  '%s: whatever is sent, it is stored or refused, never half of either',
  async (path, screen) => {
    const method = screen.type.single ? 'PUT' : 'POST'

    await fc.assert(
      fc.asyncProperty(fc.oneof(nasty, nearlyRight(screen), nearlyRight(screen)), async (body) => {
        const { status } = await api.call(method, path, { body: JSON.stringify(body) })
        outcomes.add(status)
        const isStored = status === 200 || status === 201
        expect(isStored || REFUSALS.includes(status), `status ${status}`).toBe(true)
        const before = stored
        stored = await storedItems()
        if (!isStored) expect(stored).toBe(before)
      }),
      { numRuns: RUNS },
    )
  },
)

test('among those bodies some are stored and some refused', () => {
  expect([...outcomes]).toEqual(expect.arrayContaining([200, 201, 400, 422]))
})

test('addresses and queries of any kind are answered, too', async () => {
  const part = fc.oneof(fc.constantFrom('news', '1', 'versions', '%', '%2e%2e', 'options'), fc.webSegment())
  const query = fc.webQueryParameters()

  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 5 }), query, async (parts, search) => {
      const path = `/api/dashboard/${parts.join('/')}?page=1&cursor=${encodeURIComponent(search)}&${search}`
      const { status } = await api.call('GET', path)
      expect([200, ...REFUSALS]).toContain(status)
    }),
    { numRuns: 200 },
  )
})
