// Layout shifts while a page loads, on phone and desktop at 1×, 4× and 6× CPU slowdown. Prints the worst sum, the
// number of loads with shifts, and first paint.
// Usage: `node tests/load/shifts.ts [loads] [path …]` with a running product; SITE names one or several comma-separated
// origins to compare.
import { chromium, devices, type Browser, type BrowserContextOptions } from 'playwright-core'
import { templatePaths } from '../fixtures/publicPages.ts'
import { CHROMIUM_ARGS, requireChromium } from '../setup/chromium.ts'
import { quantile } from './statistics.ts'

const SITES = (process.env['SITE'] ?? 'http://127.0.0.1:3000').split(',')
const [loads = 2] = process.argv.slice(2, 3).map(Number)
const given = process.argv.slice(3)

const SLOWER = [1, 4, 6] as const
const DEVICES = { phone: devices['Pixel 5'], desktop: { viewport: { width: 1440, height: 900 } } }
/** Milliseconds after the load event; hydration is over by then, also at the slowest speed. */
const WATCHED_MS = 1_500

interface Shift {
  value: number
  /** Shifted elements by anchor, class or tag: position and size before and after, px. */
  moved: string[]
  /** Milliseconds. */
  at: number
}
interface Load {
  shifts: Shift[]
  /** First contentful paint, ms. */
  paint: number
}

/** Runs in the page: collects layout shifts from the first byte on. */
function watch() {
  const shifts: Shift[] = []
  const nameOf = (node: Node | null) =>
    node instanceof Element ? node.id || node.className || node.nodeName : (node?.nodeName ?? 'gone')
  const placeOf = ({ x, y, width, height }: DOMRect) =>
    `${Math.round(x)},${Math.round(y)} (${Math.round(width)} × ${Math.round(height)})`
  const collect = (entry: PerformanceEntry) => {
    const { value, sources } = entry as PerformanceEntry & {
      value: number
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
    }
    const moved = sources.map(
      ({ node, previousRect, currentRect }) =>
        `${nameOf(node)} ${placeOf(previousRect)} to ${placeOf(currentRect)}`,
    )
    shifts.push({ value, moved, at: entry.startTime })
  }
  new PerformanceObserver((list) => list.getEntries().forEach(collect)).observe({
    type: 'layout-shift',
    buffered: true,
  })
  Reflect.set(window, 'shifts', shifts)
}

interface Visit {
  url: string
  device: BrowserContextOptions
  /** CPU slowdown factor. */
  rate: number
}

async function load(browser: Browser, { url, device, rate }: Visit): Promise<Load> {
  const context = await browser.newContext(device)
  const page = await context.newPage()
  const driver = await context.newCDPSession(page)
  await driver.send('Emulation.setCPUThrottlingRate', { rate })
  await page.addInitScript(watch)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(WATCHED_MS)
  const found = await page.evaluate(() => ({
    shifts: Reflect.get(window, 'shifts') as Shift[],
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  }))
  await context.close()
  return found
}

const browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_ARGS })
const paths = given.length > 0 ? given : await templatePaths(SITES[0] ?? '')
const found = new Map<string, Load[]>()
for (let turn = 0; turn < loads; turn += 1) {
  for (const path of paths) {
    for (const [name, device] of Object.entries(DEVICES)) {
      for (const rate of SLOWER) {
        for (const site of SITES) {
          const key = `${site}${path} | ${name}`
          found.set(key, [...(found.get(key) ?? []), await load(browser, { url: site + path, device, rate })])
        }
      }
    }
  }
}
await browser.close()

const sumOf = ({ shifts }: Load) => shifts.reduce((sum, { value }) => sum + value, 0)
process.stdout.write(`${loads} loads with each of ${SLOWER.length} speeds (1 / ${SLOWER.join(', 1 / ')})\n\n`)
process.stdout.write(
  '| page | device | worst | moved in | first paint, median ms |\n| --- | --- | --- | --- | --- |\n',
)
for (const [key, all] of found) {
  const moved = all.filter(({ shifts }) => shifts.length > 0)
  const worst = Math.max(...all.map(sumOf)).toFixed(3)
  const paint = quantile(
    all.map((one) => one.paint),
    0.5,
  ).toFixed(0)
  process.stdout.write(`| ${key} | ${worst} | ${moved.length} of ${all.length} | ${paint} |\n`)
  for (const { shifts, paint: painted } of moved) {
    for (const { value, at, moved: what } of shifts)
      process.stdout.write(
        `|   ${value.toFixed(4)}, ${(at - painted).toFixed(0)} ms after the first paint: ${what.join('; ')} | | | | |\n`,
      )
  }
}
