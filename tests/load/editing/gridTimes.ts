// Cost of 500 rows in the price grid of a new product, pasted over two rows and over all. "processor" is CPU time of
// the main thread, "longest" the longest frame.
// Usage: `node tests/load/editing/gridTimes.ts [rows]` with a running product; ADMIN overrides its URL.
import { chromium, type CDPSession, type Page } from 'playwright-core'
import { CHROMIUM_ARGS, requireChromium } from '../../setup/chromium.ts'
import { newProductScreen, packagesOf } from '../packages.ts'
import { StaffClient } from '../staffClient.ts'
import { ADMIN, logIn } from '../staffPage.ts'
import { summary } from '../statistics.ts'

const [count = 500] = process.argv.slice(2).map(Number)

/** Runs in the page: frame durations until read. */
const FRAMES = `(() => {
  window.frames500 = []
  let before = performance.now()
  const step = (now) => {
    window.frames500.push(now - before)
    before = now
    requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
})()`

const processorMs = async (driver: CDPSession): Promise<number> => {
  const { metrics } = await driver.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN) * 1000
}

/** Dispatches a paste event to the focused element. */
const paste = (page: Page, text: string) =>
  page.evaluate(`(() => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', ${JSON.stringify(text)})
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement.dispatchEvent(paste)
  })()`)

const api = await new StaffClient(ADMIN).logIn()
const packages = await packagesOf(api)
const screen = await newProductScreen(api, 'storage')
for (const title of ['One', 'Two'])
  await api.data('POST', `/api/dashboard${screen}`, { ...packages.of(title), price: 1_0000 })
const lines = (price: (row: number) => number) =>
  Array.from({ length: count }, (_, row) => packages.copied(`Size ${row + 1}`, String(price(row)))).join('\n')

const browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_ARGS })
const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
page.setDefaultTimeout(180_000)
await logIn(page)
await page.evaluate(`localStorage.setItem('flou.interface-language', 'en')`)
page.on('dialog', (dialog) => void dialog.accept())
const driver = await page.context().newCDPSession(page)
await driver.send('Performance.enable')

/** Prints the main-thread cost of an action. */
async function measure(name: string, act: () => Promise<unknown>, times = 1) {
  await page.waitForTimeout(600) // effects of the previous action have ended
  await page.evaluate('window.frames500.length = 0')
  const [from, begun] = [await processorMs(driver), performance.now()]
  await act()
  const [to, ended] = [await processorMs(driver), performance.now()]
  const frames = await page.evaluate<number[]>('window.frames500')
  const each = times === 1 ? '' : `, each ${((to - from) / times).toFixed(1)} ms`
  process.stdout.write(
    `${name.padEnd(34)} ${(ended - begun).toFixed(0).padStart(6)} ms  processor ${(to - from).toFixed(0)} ms${each}` +
      `  frames p95 ${summary(frames).p95} ms, longest ${summary(frames).max} ms\n`,
  )
}

const grid = page.getByRole('grid')
const says = (text: string) => page.getByText(text, { exact: true }).waitFor()
const open = async (row: number) => {
  await page.goto(`${ADMIN}/dashboard2${screen}/prices`)
  await page.locator(`[role=row][aria-rowindex="${row + 1}"]`).waitFor()
  await page.evaluate(FRAMES)
}
const first = page.locator('[role=gridcell]').first()
/** Durations of the record requests in sequence. */
const READING = `performance.getEntriesByType('resource')
  .filter(({ name }) => name.includes('/records')).reduce((sum, { duration }) => sum + duration, 0)`

/** Prints the median time of five visits until the grid shows its first rows. */
async function measureOpening(rows: number) {
  const [times, reads]: number[][] = [[], []]
  for (let visit = 0; visit < 5; visit += 1) {
    const begun = performance.now()
    await open(2)
    times?.push(performance.now() - begun)
    reads?.push(await page.evaluate<number>(READING))
  }
  const median = (samples: number[] = []) => summary(samples).median.toFixed(0)
  process.stdout.write(
    `${`open with ${rows} rows`.padEnd(34)} ${median(times).padStart(6)} ms` +
      `  calls for records ${median(reads)} ms\n`,
  )
}

await measureOpening(2)
await first.click()
await measure(`paste ${count} rows, new`, async () => {
  await paste(
    page,
    lines((row) => row + 1),
  )
  await says(`Rows changed: ${count}`)
})
await measure(`save ${count} new rows`, async () => {
  await page.getByRole('button', { name: `Save (${count})` }).click()
  await says(`Rows saved: ${count}`)
})
await measureOpening(count)
await measure(
  'scroll through, 60 turns',
  async () => {
    await grid.hover()
    for (let turn = 0; turn < 60; turn += 1) await page.mouse.wheel(0, (count * 36) / 60)
    await page.locator(`[role=row][aria-rowindex="${count + 1}"]`).waitFor()
  },
  60,
)
await grid.focus()
await page.keyboard.press('Control+Home')
await measure(
  '100 arrow keys down',
  async () => {
    for (let key = 0; key < 100; key += 1) await page.keyboard.press('ArrowDown')
  },
  100,
)
await page.keyboard.press('Control+Home')
await first.click()
await measure(`paste ${count} rows over themselves`, async () => {
  await paste(
    page,
    lines((row) => row + 2),
  )
  await says(`Rows changed: ${count}`)
})
for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowRight')
await measure(
  '20 prices typed, with 500 changed',
  async () => {
    for (let row = 0; row < 20; row += 1) {
      await page.keyboard.type('12345')
      await page.keyboard.press('Enter')
    }
  },
  120,
)
await measure(`save ${count} changed rows`, async () => {
  await page.getByRole('button', { name: `Save (${count})` }).click()
  await says(`Rows saved: ${count}`)
})
await measure(`undo all (${count})`, async () => {
  await page.getByRole('button', { name: `Undo all (${count})` }).click()
  await says(`Rows restored: ${count}`)
})
await browser.close()
