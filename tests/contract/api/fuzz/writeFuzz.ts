import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { apiScreens } from '@flou/shared/content/routing/apiRoutes.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import type { Declaration } from '@flou/shared/content/declaration.ts'
import { contentRoutes } from '@flou/functions/lambdas/content/routes.ts'
import { fakeStorage } from '@flou/functions/features/media/routes/fakeStorage.ts'
import { mediaRoutes } from '@flou/functions/features/media/routes/mediaRoutes.ts'
import { MediaStorage } from '@flou/functions/features/media/files/mediaStorage.ts'
import { startContentApi, type ContentApi } from '../contentApi.ts'
import { hostile, pick, randomFrom, spoiled, type Random } from './hostile.ts'

const media = mediaRoutes(async () => new MediaStorage(fakeStorage().client, 'media-bucket'))
/** Limits the calls to paths that contain it. */
const PART = process.env['FUZZ_PATH'] ?? ''
/** All writing routes of the content API and the media library. */
const WRITES = [...contentRoutes(REGISTRY), ...media].filter(
  ({ method, path }) => method !== 'GET' && path.includes(PART),
)
const SHAPES = apiScreens(REGISTRY)
  .map(({ path, type }) => [path, type.declaration] as const)
  .toSorted(([one], [other]) => other.length - one.length)
const shapeAt = (path: string): Declaration | undefined =>
  SHAPES.find(([start]) => path === start || path.startsWith(`${start}/`))?.[1]

const STRANGE = ['0', '-1', '999999', '1e3', 'x', '%00', '..', '__proto__']
const idFor = (method: string, random: Random): string =>
  random() < 0.1
    ? pick(random, STRANGE)
    : pick(random, method === 'DELETE' ? ['2', '3'] : ['1', '1', '1', '2', '3'])

const FURTHER = [
  { key: 'uploads/1-x', name: 'A', folderId: 0, recordVersion: 1, parentId: 0 },
  { name: 'a.png', mime: 'image/png', size: 10 },
  { crop: { x: 0, y: 0, width: 0.5, height: 1 }, recordVersion: 1 },
  { list: 'news', views: [], kind: 'all', records: [{ id: 1, recordVersion: 1 }] },
]

function bodyOf(api: ContentApi, path: string, random: Random): unknown {
  if (random() < 0.1) return hostile(random)
  const declaration = shapeAt(path)
  const right = declaration && random() < 0.95 ? api.filled(declaration) : pick(random, FURTHER)
  const versioned = { ...right, recordVersion: pick(random, [0, 1, 1, 2, 3, -1, 0.5]) }
  const whole = path.endsWith('/batch')
    ? { rows: [{ ...right, id: pick(random, [0, 1]) }, versioned], dryRun: random() < 0.2 }
    : path.endsWith('/order')
      ? {
          records: [
            { id: 1, recordVersion: 1 },
            { id: pick(random, [1, 2]), recordVersion: 1 },
          ],
        }
      : versioned
  return spoiled(whole, random, pick(random, [0, 0.02, 0.02, 0.2]))
}

/** JSON; one in fifty is malformed. */
const textOf = (body: unknown, random: Random): string =>
  random() < 0.02 ? pick(random, ['{', '', 'null', '"', '[1,', '\u0000']) : JSON.stringify(body)

const WRITING = /^(?:Put|Update|Delete|TransactWrite|BatchWrite)/

/** All items by key, serialised. */
async function itemsOf(api: ContentApi): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  let start: Record<string, unknown> | undefined
  do {
    const { Items = [], LastEvaluatedKey } = await api.table.client.send(
      new ScanCommand({ TableName: api.table.name, ...(start && { ExclusiveStartKey: start }) }),
    )
    for (const item of Items) found.set(`${item['pk']} ${item['sk']}`, JSON.stringify(item))
    start = LastEvaluatedKey
  } while (start)
  return found
}

const changedBetween = (before: Map<string, string>, after: Map<string, string>): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((key) => before.get(key) !== after.get(key))

export interface FuzzReport {
  requests: number
  byStatus: Record<number, number>
  failed: string[]
  /** Calls with status 400 or more that stored something, with the items. */
  storedOnError: string[]
  slowestMs: number
  /** CPU of one call in this thread, which no other program lengthens. */
  mostCpuMs: number
  slowest: string
  perSecond: number
}

/** Creates three records of each type and all sections that the calls name. */
async function createEach(api: ContentApi): Promise<void> {
  const at = (path: string) => path.replace('{parentId}', '1')
  for (const { path, type } of apiScreens(REGISTRY)) {
    if (!path.includes(PART)) continue
    const call = () =>
      type.single
        ? api.call('PUT', at(path), { body: { ...api.filled(type.declaration), recordVersion: 0 } })
        : api.call('POST', at(path), { body: api.filled(type.declaration) })
    for (let count = type.single ? 1 : 3; count > 0; count -= 1) await call()
  }
}

export const WRITE_COUNT = WRITES.length

/**
 * Sends hostile bodies to all writing routes over its own table. After an error during which the table was written,
 * compares all items.
 */
export async function fuzzWrites(requests: number, seed: number): Promise<FuzzReport> {
  const api = await startContentApi(media)
  const random = randomFrom(seed)
  let writes = 0
  api.table.client.middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        const answer = await next(args)
        if (WRITING.test(commandName)) writes += 1
        return answer
      },
    { step: 'initialize', name: 'countWrites' },
  )
  const report: FuzzReport = { ...EMPTY, byStatus: {}, failed: [], storedOnError: [], requests }
  await createEach(api)
  let known = await itemsOf(api)
  let isKnown = true
  const began = performance.now()
  for (let index = 0; index < requests; index += 1) {
    const route = WRITES[index < WRITES.length ? index : Math.floor(random() * WRITES.length)]
    if (!route) continue
    const path = route.path
      .replace('{parentId}', random() < 0.95 ? '1' : pick(random, STRANGE))
      .replaceAll(/\{\w+\}/g, () => idFor(route.method, random))
    const query = random() < 0.3 ? `?recordVersion=${pick(random, ['1', '2', 'x', '-1'])}` : ''
    const body = textOf(bodyOf(api, route.path, random), random)
    const call = `${route.method} ${path}${query}`
    writes = 0
    const start = performance.now()
    const cpu = process.threadCpuUsage()
    const { status } = await api.call(route.method, path + query, { body })
    const ms = performance.now() - start
    report.mostCpuMs = Math.max(report.mostCpuMs, process.threadCpuUsage(cpu).user / 1_000)
    report.byStatus[status] = (report.byStatus[status] ?? 0) + 1
    if (ms > report.slowestMs) Object.assign(report, { slowestMs: ms, slowest: call })
    if (status >= 500) report.failed.push(`${status} ${call} ${body.slice(0, 300)}`)
    if (writes === 0) continue
    if (status >= 400) {
      const now = await itemsOf(api)
      const changed = isKnown ? changedBetween(known, now) : ['(a write was taken)']
      if (changed.length > 0) report.storedOnError.push(`${status} ${call}: ${changed.join(', ')}`)
      known = now
      isKnown = true
    } else isKnown = false
  }
  report.perSecond = Math.round((requests / (performance.now() - began)) * 1_000)
  await api.stop()
  return report
}
const EMPTY = { slowestMs: 0, mostCpuMs: 0, slowest: '', perSecond: 0 }
