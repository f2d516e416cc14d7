import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ListRow, StoredRecord } from '@flou/shared/api.ts'
import { startProduct } from '../setup/startProduct.ts'
import { StaffClient } from './staffClient.ts'
import { underLoad } from './statistics.ts'

/**
 * Memory of all processes of the local product, idle and after reads and writes. Starts the product.
 * Usage: `node tests/load/memory.ts [seconds of each load] [minutes of rest after it]`.
 */
const SECONDS = Number(process.argv[2] ?? 20)
const REST_MINUTES = Number(process.argv[3] ?? 0.5)
const CONNECTIONS = 16
/** Longer than the schedule's minute. */
const SETTLES_MS = 80_000

const statusOf = (pid: number) => {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch {
    return '' // the process has ended
  }
}
const numberIn = (status: string, name: string) =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0)

/** Resident megabytes of a process and its descendants. */
function megabytesOf(root: number): number {
  const pids = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
  const all = new Map(pids.map((pid) => [pid, statusOf(pid)]))
  const isBelow = (pid: number): boolean => {
    if (pid === root) return true
    const parent = numberIn(all.get(pid) ?? '', 'PPid')
    return parent > 1 && isBelow(parent)
  }
  const kilobytes = pids.filter(isBelow).reduce((sum, pid) => sum + numberIn(all.get(pid) ?? '', 'VmRSS'), 0)
  return Math.round(kilobytes / 1024)
}

const say = (name: string, value: unknown) => console.log(`${name}: ${JSON.stringify(value)}`)
const state = mkdtempSync(path.join(tmpdir(), 'memory-'))
const first = await startProduct(state)
await sleep(SETTLES_MS)
say('idle after the first start, MB', megabytesOf(first.pid))
await first.stop()

const product = await startProduct(state, first)
try {
  await sleep(SETTLES_MS)
  say('idle after a later start, MB', megabytesOf(product.pid))

  const staff = await new StaffClient(product.admin).logIn()
  const [row] = await staff.data<ListRow[]>('GET', '/api/dashboard/news?perPage=1')
  const address = `/api/dashboard/news/${row?.id ?? 0}`
  const { id: _, recordVersion: __, ...template } = await staff.data<StoredRecord>('GET', address)
  const load = { seconds: SECONDS, connections: CONNECTIONS }
  say('page', await underLoad(load, async () => void (await (await fetch(`${product.site}/`)).text())))
  say('read', await underLoad(load, async () => void (await staff.data('GET', address))))
  say('list', await underLoad(load, async () => void (await staff.data('GET', '/api/dashboard/news'))))
  const create = async (index: number) => {
    await staff.data('POST', '/api/dashboard/news', { ...template, slug: `memory-${index}` })
  }
  say('create', await underLoad(load, create))
  say('at the end of the load, MB', megabytesOf(product.pid))
  await sleep(REST_MINUTES * 60_000)
  say('after rest, MB', megabytesOf(product.pid))
} finally {
  await product.stop()
  rmSync(state, { recursive: true, force: true })
}
