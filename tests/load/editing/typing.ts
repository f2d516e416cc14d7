// Cost of a key in the largest form, its rich text, and a generated form of 500 fields, at full speed and 4× slower.
// Budgets: docs/budgets.md.
// Usage: `node tests/load/editing/typing.ts [keys]` with a running product; ADMIN overrides its URL.
import { chromium, type Page } from 'playwright-core'
import { CHROMIUM_ARGS, requireChromium } from '../../setup/chromium.ts'
import { serveLargeForm } from '../../setup/largeForm.ts'
import { mainThreadMs } from './mainThread.ts'
import { summary } from '../statistics.ts'
import { openPage, PAUSE_MS, placesWith, typedKeys, type Place } from './typingPlaces.ts'

const [keys = 120] = process.argv.slice(2).map(Number)
const SLOWDOWNS = [1, 4] as const

/** From the browser's key event to the presented frame. */
const WATCH = `
  window.painted = []
  addEventListener('keydown', ({ timeStamp }) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => window.painted.push(performance.now() - timeStamp)
      port2.postMessage(0)
    })
  }, true)
`

const perKey = (from: number, to: number): string => ((to - from) / keys).toFixed(1)

/** Types into an input and prints the cost per key, without the first keys, which mark the form as changed. */
async function measure(page: Page, { name, url, input }: Place, slowdown: number): Promise<void> {
  const driver = await page.context().newCDPSession(page)
  await driver.send('Performance.enable')
  await page.goto(url)
  await page.locator(input).first().click()
  await driver.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.keyboard.type('warm up ', { delay: PAUSE_MS })
  await page.evaluate('window.painted.length = 0')
  const from = await mainThreadMs(driver)
  await page.keyboard.type(typedKeys(keys), { delay: PAUSE_MS })
  const to = await mainThreadMs(driver)
  const painted = await page.evaluate<number[]>('window.painted')
  await driver.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const { median, p95 } = summary(painted)
  process.stdout.write(
    `${name.padEnd(24)} CPU ${slowdown}x slower  main thread ${perKey(from.tasks, to.tasks)} ms a key ` +
      `(processor ${perKey(from.processor, to.processor)})  to paint p50 ${median} ms, p95 ${p95} ms\n`,
  )
  await driver.detach()
}

const large = await serveLargeForm()
const browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_ARGS })
const page = await openPage(browser)
await page.addInitScript(WATCH)
for (const place of placesWith(large.url)) {
  for (const slowdown of SLOWDOWNS) await measure(page, place, slowdown)
}
await browser.close()
large.stop()
