// Main-thread work of a phone after load: all tasks, the longest, and total blocking time at 4×, in wall-clock and CPU
// time.
// Usage: `node tests/load/hydration.ts [loads] [path …]` with a running product; SITE names one or several
// comma-separated origins to compare.
import { chromium, devices, type Browser, type CDPSession } from 'playwright-core'
import { CHROMIUM_ARGS, requireChromium } from '../setup/chromium.ts'
import { quantile } from './statistics.ts'

const SITES = (process.env['SITE'] ?? 'http://127.0.0.1:3000').split(',')
const [loads = 10] = process.argv.slice(2, 3).map(Number)
const given = process.argv.slice(3)
const PATHS = given.length > 0 ? given : ['/', '/products', '/search', '/news-and-information']

const SLOWER = 4
const BLOCKING_MS = 50
/** Milliseconds after the load event; hydration is over by then. */
const WATCHED_MS = 2_000

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** Microseconds. */
  ts: number
  dur?: number
  /** CPU time in microseconds. */
  tdur?: number
  args: { name?: string }
}

async function traced(driver: CDPSession, work: () => Promise<unknown>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  driver.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[]))) // trace format
  const traceConfig = { includedCategories: ['devtools.timeline', 'toplevel', 'loading'] }
  await driver.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig })
  await work()
  const complete = new Promise((resolve) => driver.once('Tracing.tracingComplete', resolve))
  await driver.send('Tracing.end')
  await complete
  return events
}

/** Milliseconds of a task. */
interface Task {
  clock: number
  processor: number
}

/** Main-thread tasks that began after the load event. */
async function tasksOf(browser: Browser, url: string): Promise<Task[]> {
  const context = await browser.newContext(devices['Pixel 5'])
  const page = await context.newPage()
  const driver = await context.newCDPSession(page)
  const events = await traced(driver, async () => {
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(WATCHED_MS)
  })
  await context.close()
  const load = events.findLast(({ name }) => name === 'MarkLoad')
  return events
    .filter(({ name, ph, pid, tid, ts }) => {
      const isOfPage = load !== undefined && pid === load.pid && tid === load.tid && ts >= load.ts
      return isOfPage && ph === 'X' && name === 'ThreadControllerImpl::RunTask'
    })
    .map(({ dur = 0, tdur = 0 }) => ({ clock: dur / 1_000, processor: tdur / 1_000 }))
}

const blocking = (tasks: readonly number[]) =>
  tasks.reduce((sum, ms) => sum + Math.max(0, ms * SLOWER - BLOCKING_MS), 0)

const browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_ARGS })
const found = new Map<string, Task[][]>()
for (let load = 0; load < loads; load += 1) {
  for (const path of PATHS) {
    for (const site of SITES) {
      const url = site + path
      found.set(url, [...(found.get(url) ?? []), await tasksOf(browser, url)])
    }
  }
}
await browser.close()

const TIMES = ['clock', 'processor'] as const
const columns = TIMES.flatMap((time) => [`all tasks, ${time}`, 'longest', 'blocking'])
process.stdout.write(`${loads} loads each, median (worst), ms\n\n| page | ${columns.join(' | ')} |\n`)
process.stdout.write(`|${' --- |'.repeat(columns.length + 1)}\n`)
for (const [url, loaded] of found) {
  const cells = TIMES.flatMap((time) => {
    const all = loaded.map((tasks) => tasks.map((task) => task[time]))
    return [
      all.map((tasks) => tasks.reduce((sum, ms) => sum + ms, 0)),
      all.map((tasks) => Math.max(...tasks)),
      all.map(blocking),
    ]
  }).map((samples) => `${quantile(samples, 0.5).toFixed(1)} (${Math.max(...samples).toFixed(1)})`)
  process.stdout.write(`| ${url} | ${cells.join(' | ')} |\n`)
}
