// Main-thread work per key from a browser trace: self CPU time by kind of task, in ms. Tracing adds overhead: compare
// shares only. Two bare pages show the browser's own cost.
// Usage: `node tests/load/editing/typingTrace.ts [keys] [part of an input's name]`; ADMIN as for `typing.ts`.
import { chromium, type CDPSession, type Page } from 'playwright-core'
import { CHROMIUM_ARGS, requireChromium } from '../../setup/chromium.ts'
import { serveLargeForm } from '../../setup/largeForm.ts'
import { ADMIN } from '../staffPage.ts'
import { openPage, PAUSE_MS, placesWith, typedKeys, type Place } from './typingPlaces.ts'

const [keys = 120] = process.argv.slice(2, 3).map(Number)
const wanted = process.argv[3] ?? ''
const CATEGORIES = ['__metadata', 'devtools.timeline', 'toplevel', 'v8', 'blink', 'cc', 'input']
/** Tasks below this time per key are omitted. */
const SHOWN_MS = 0.05

const BARE: Readonly<Record<string, string>> = {
  input: '<input data-bare>',
  'rich text': '<div contenteditable=true data-bare><p>text</p></div>',
}

/** A trace event; times in microseconds. */
interface Step {
  name: string
  pid: number
  tid: number
  ts: number
  /** Wall-clock and CPU time; undefined for events without duration. */
  dur?: number
  tdur?: number
  args: { name?: string; src_func?: string; data?: { type?: string; functionName?: string } }
}

/** Trace events of all threads while `act` runs. */
async function traced(driver: CDPSession, act: () => Promise<void>): Promise<Step[]> {
  const steps: Step[] = []
  driver.on('Tracing.dataCollected', ({ value }) => steps.push(...(value as unknown as Step[]))) // trace format
  await driver.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES, recordMode: 'recordAsMuchAsPossible' },
  })
  await act()
  const complete = new Promise((resolve) => driver.once('Tracing.tracingComplete', resolve))
  await driver.send('Tracing.end')
  await complete
  return steps
}

/** Events of the page's main thread: the busiest one while typing. */
function ofMainThread(steps: readonly Step[]): Step[] {
  const threads = steps.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  const parts = threads.map(({ pid, tid }) => steps.filter((step) => step.pid === pid && step.tid === tid))
  return parts.toSorted((one, other) => other.length - one.length)[0] ?? []
}

function kindOf({ name, args }: Step): string {
  if (name === 'EventDispatch') return `event ${args.data?.type ?? ''}`
  if (name === 'FunctionCall') return `script ${args.data?.functionName || 'without a name'}`
  if (name === 'ThreadControllerImpl::RunTask') return `task of ${args.src_func ?? ''}`
  return name
}

/** CPU time by kind of event, without nested ones. */
function ownTimes(steps: readonly Step[]): Map<string, number> {
  const lasting = steps
    .flatMap((step) => (step.dur === undefined ? [] : [{ ...step, end: step.ts + step.dur }]))
    .toSorted((one, other) => one.ts - other.ts || other.end - one.end)
  const own = new Map<string, number>()
  const add = (step: Step, ms: number) => own.set(kindOf(step), (own.get(kindOf(step)) ?? 0) + ms)
  const around: (Step & { end: number })[] = []
  for (const step of lasting) {
    while ((around.at(-1)?.end ?? Infinity) <= step.ts) around.pop()
    const ms = (step.tdur ?? 0) / 1000
    add(step, ms)
    const outer = around.at(-1)
    if (outer) add(outer, -ms)
    around.push(step)
  }
  return own
}

async function measure(page: Page, { name, url, input }: Place): Promise<void> {
  const driver = await page.context().newCDPSession(page)
  await page.goto(url)
  await page.locator(input).first().click()
  await page.keyboard.type('warm up ', { delay: PAUSE_MS })
  const steps = await traced(driver, () => page.keyboard.type(typedKeys(keys), { delay: PAUSE_MS }))
  await driver.detach()
  const own = [...ownTimes(ofMainThread(steps))].map(([kind, ms]) => ({ kind, ms: ms / keys }))
  const sum = own.reduce((total, { ms }) => total + ms, 0)
  process.stdout.write(`${name}: ${sum.toFixed(1)} ms of the processor a key\n`)
  for (const { kind, ms } of own.toSorted((one, other) => other.ms - one.ms)) {
    if (ms >= SHOWN_MS) process.stdout.write(`  ${ms.toFixed(2).padStart(6)}  ${kind}\n`)
  }
}

const large = await serveLargeForm()
const browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_ARGS })
const page = await openPage(browser)
const bare = Object.keys(BARE).map((name): Place => ({
  name: `bare page, ${name}`,
  url: `${ADMIN}/bare?${name}`,
  input: '[data-bare]',
}))
await page.route(/\/bare\?/, (route) => {
  const name = decodeURIComponent(new URL(route.request().url()).search.slice(1))
  return route.fulfill({ contentType: 'text/html', body: `<!doctype html>${BARE[name] ?? ''}` })
})
for (const place of [...placesWith(large.url), ...bare]) {
  if (place.name.includes(wanted)) await measure(page, place)
}
await browser.close()
large.stop()
