import { verifyAuditLog, type VerifyPosition } from '@flou/functions/features/audit/chain/verifyAuditLog.ts'
import { sealAuditLog } from '@flou/functions/features/audit/chain/sealAuditLog.ts'
import { entryHash, hashedEntryOf } from '@flou/functions/features/audit/chain/entryHash.ts'
import { exportAuditLog, type ExportPosition } from '@flou/functions/features/audit/chain/exportAuditLog.ts'
import { verifyExport } from '@flou/functions/features/audit/chain/verifyExport.ts'
import { entryAt, fakeSeals } from '@flou/functions/features/audit/chain/testAuditLog.ts'
import { writeAll } from '@flou/functions/core/store/dynamo/writeAll.ts'
import { startTestTable } from '@flou/functions/core/store/testTable.ts'

/**
 * Chains, seals, verifies and exports many audit entries of one day, with a local in-memory table: AWS adds network
 * time.
 * Usage: `node --expose-gc tests/load/api/auditSeals.ts [entries]`.
 */
const ENTRIES = Number(process.argv[2] ?? 100_000)
const DAY = '2026-11-22'
const DAY_MS = 86_400_000
const START = Date.parse('2026-11-21T17:00:00Z')
const CHUNK = 5_000

const store = await startTestTable({ isDirect: true })
const { table } = store
const seals = fakeSeals()
const services = { table, readSeal: seals.read }

/** An entry of typical size: an update with some data. */
const entry = (index: number) =>
  entryAt(new Date(START + Math.floor((index / ENTRIES) * DAY_MS)).toISOString(), index, {
    before: { slug: `article-${index}`, publishDate: '2026-11-01' },
    after: { slug: `article-${index}-renamed`, publishDate: '2026-11-22' },
  })

/** Counts all calls to the table, including those of the direct client. */
function countCalls() {
  const { direct } = table
  const call = direct?.call.bind(direct)
  if (!direct || !call) return
  direct.call = (operation, input) => {
    calls.set(operation, (calls.get(operation) ?? 0) + 1)
    return call(operation, input)
  }
}
const calls = new Map<string, number>()
const megabytes = () => process.memoryUsage().heapUsed / 1_048_576

async function measured(what: string, run: () => Promise<string>): Promise<void> {
  globalThis.gc?.()
  calls.clear()
  const before = { memory: megabytes(), cpu: process.cpuUsage(), time: performance.now() }
  let peak = before.memory
  const timer = setInterval(() => (peak = Math.max(peak, megabytes())), 20)
  const result = await run()
  clearInterval(timer)
  const { user, system } = process.cpuUsage(before.cpu)
  const made = [...calls].map(([name, count]) => `${count} ${name}`).join(', ')
  console.log(
    `${what.padEnd(22)} ${String(Math.round(performance.now() - before.time)).padStart(6)} ms, CPU ${Math.round((user + system) / 1000)} ms, ` +
      `heap +${Math.round(peak - before.memory)} MB; ${result}${made && `; ${made}`}`,
  )
}

async function verify(): Promise<string> {
  let next: VerifyPosition | undefined = { day: DAY, to: DAY }
  let longest = 0
  let checked = 0
  let steps = 0
  while (next) {
    const started = performance.now()
    const step = await verifyAuditLog(services, next)
    longest = Math.max(longest, performance.now() - started)
    checked += step.reports.reduce((sum, { entries }) => sum + entries, 0)
    steps += 1
    if (step.reports.some(({ problems }) => problems.length > 0)) throw new Error('The trail is not intact')
    ;({ next } = step)
  }
  return `${checked} entries in ${steps} calls, the longest ${Math.round(longest)} ms`
}

async function* exported() {
  let next: ExportPosition | undefined = { day: DAY, to: DAY, link: 0, offset: 0, isBegun: false }
  while (next) {
    const step = await exportAuditLog(services, next, new Date())
    yield* step.text.trimEnd().split('\n')
    ;({ next } = step)
  }
}

try {
  const sample = Array.from({ length: 10_000 }, (_, index) => hashedEntryOf(entry(index)))
  await measured('hash 10,000 entries', () => Promise.resolve(`${sample.map(entryHash).length} hashes`))
  for (let at = 0; at < ENTRIES; at += CHUNK) {
    const length = Math.min(CHUNK, ENTRIES - at)
    await writeAll(
      table,
      Array.from({ length }, (_, index) => ({ PutRequest: { Item: entry(at + index) } })),
    )
  }
  countCalls()
  const seal = (now: string) =>
    sealAuditLog({ table, writeSeal: seals.write, now: new Date(now), hasTime: () => true })
  await measured('chain', async () => `${(await seal('2026-11-22T17:30:00Z')).chained} entries`)
  await measured('look for late, seal', async () => (await seal('2026-11-22T18:30:00Z')).days.join(', '))
  await measured('verify', verify)
  await measured('export and check file', async () => {
    const [report] = await verifyExport(exported())
    return `${report?.entries} entries, ${report?.problems.length} problems`
  })
} finally {
  await store.stop()
}
