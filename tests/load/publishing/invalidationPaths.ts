import { setTimeout as sleep } from 'node:timers/promises'
import type { StoredRecord } from '@flou/shared/api.ts'
import { isActive, type PublishRun } from '@flou/shared/publishing/publishing.ts'
import type { DevState } from '@flou/local/devPage/state.ts'
import { StaffClient } from '../staffClient.ts'

/**
 * Counts invalidation paths of writes to the demo content, including their runs and rechecks of lists.
 * Usage: `node tests/load/publishing/invalidationPaths.ts <admin origin>` with a running product.
 */
const [, , ADMIN = 'http://127.0.0.1:3001'] = process.argv
/** The schedule rechecks after 40 to 100 seconds. */
const SECOND_LOOK_MS = 130_000
const PRICE = 0.005

type Fields = StoredRecord & Record<string, unknown>

const staff = await new StaffClient(ADMIN).logIn()

async function invalidations() {
  const state = (await (await fetch(`${ADMIN}/__dev/state.json`)).json()) as DevState // response of the developer page
  return state.publish.invalidations
}

async function untilQuiet(): Promise<void> {
  for (;;) {
    const runs = await staff.data<PublishRun[]>('GET', '/api/dashboard/publishing/runs')
    if (!runs.some(isActive)) return
    await sleep(1_000)
  }
}

async function costOf(name: string, change: () => Promise<unknown>): Promise<void> {
  await untilQuiet()
  const since = new Date().toISOString()
  await change()
  await sleep(SECOND_LOOK_MS)
  await untilQuiet()
  const calls = (await invalidations()).filter(({ at }) => at >= since)
  const paths = calls.reduce((sum, call) => sum + call.paths.length, 0)
  process.stdout.write(`${name}: ${calls.length} calls, ${paths} paths, $${(paths * PRICE).toFixed(3)}\n`)
  for (const call of calls) process.stdout.write(`  ${call.paths.join(' ')}\n`)
}

const firstOf = async (type: string): Promise<Fields> => {
  const [row] = await staff.data<{ id: number }[]>('GET', `/api/dashboard/${type}?perPage=1`)
  return staff.data<Fields>('GET', `/api/dashboard/${type}/${row?.id}`)
}

/** A record with a mark after each title. */
function retitled(record: Fields, mark: string): Fields {
  const [name, texts] = Object.entries(record).find(
    ([, value]) => Array.isArray(value) && value.some((one) => (one as Fields)?.['languageId'] !== undefined),
  ) ?? ['', []]
  const entries = (texts as Fields[]).map((entry) => ({
    ...entry,
    title: `${String(entry['title'])} ${mark}`,
  }))
  return { ...record, [name]: entries }
}

const edit = (type: string) => async () => {
  const record = await firstOf(type)
  await staff.data('PUT', `/api/dashboard/${type}/${record.id}`, retitled(record, '2'))
}

await costOf('title of an article', edit('news'))
await costOf('new article', async () => {
  const { id: _, recordVersion: __, ...record } = await firstOf('news')
  await staff.data('POST', '/api/dashboard/news', {
    ...retitled(record as Fields, 'new'),
    slug: `paths-${Date.now()}`,
  })
})
await costOf('title of a menu entry', edit('menu'))
await costOf('title of a product', edit('product'))
