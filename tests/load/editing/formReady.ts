// How soon the edit form of an article can be typed into, cold: `node tests/load/editing/formReady.ts [runs] [slowdown]`
// against a running product (`npm start`; ADMIN names another address than the usual one). Each run has an empty cache. In turn
// with the file of the rich text's editor fetched beside the form's own files, as the product does it, and without that.
import { chromium, type Browser } from 'playwright-core'
import { CHROMIUM_ARGS, requireChromium } from '../../setup/chromium.ts'
import { ADMIN, logIn } from '../staffPage.ts'

const FORM = `${ADMIN}/dashboard2/news/edit/1`
const [runs = 7, slowdown = 1] = process.argv.slice(2).map(Number)

/**
 * Moments of a loaded page, in ms since its navigation began: the title takes text; the rich text shows and takes what is written;
 * its editor stands.
 */
interface Ready {
  title: number
  richText: number
  editor: number
}

/** Watches from within the page, so that the driver's own delays do not count. */
const WATCH = `
  window.ready = {}
  const note = (name, selector) => {
    if (window.ready[name] === undefined && document.querySelector(selector)) window.ready[name] = performance.now()
  }
  new MutationObserver(() => {
    note('title', '[data-field$=".title"] input')
    note('richText', '[data-rich-text]')
    note('editor', '[contenteditable=true]')
  }).observe(document, { childList: true, subtree: true })
`

/** Leaves the rich text's editor to be fetched when the form asks for it. */
const NOT_AHEAD = `{
  let prepare
  Object.defineProperty(globalThis, 'prepareFiles', {
    set: (given) => (prepare = given),
    get: () => (part) => (part === 'richText' ? undefined : prepare?.(part)),
  })
}`

async function openCold(browser: Browser, script: string): Promise<Ready> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await logIn(page)
  const driver = await context.newCDPSession(page)
  await driver.send('Network.clearBrowserCache')
  await driver.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(script)
  await page.goto(FORM)
  await page.locator('[contenteditable=true]').first().waitFor()
  const ready = await page.evaluate<Ready>('window.ready')
  await context.close()
  return ready
}

const median = (values: number[]): string => {
  const sorted = values.toSorted((one, other) => one - other)
  return `median ${(sorted[Math.floor(sorted.length / 2)] ?? NaN).toFixed(0)} ms, worst ${(sorted.at(-1) ?? NaN).toFixed(0)} ms`
}

const browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_ARGS })
const ways = [
  { name: 'editor fetched ahead', script: WATCH, found: [] as Ready[] },
  { name: 'editor fetched when asked for', script: NOT_AHEAD + WATCH, found: [] as Ready[] },
]
for (let run = 0; run < runs; run += 1) {
  for (const { script, found } of ways) found.push(await openCold(browser, script))
}
await browser.close()
process.stdout.write(`edit form, cold, ${runs} runs, CPU ${slowdown}x slower\n`)
for (const { name, found } of ways) {
  process.stdout.write(`${name}\n`)
  process.stdout.write(`  title takes text      ${median(found.map(({ title }) => title))}\n`)
  process.stdout.write(`  rich text takes text  ${median(found.map(({ richText }) => richText))}\n`)
  process.stdout.write(`  its editor stands     ${median(found.map(({ editor }) => editor))}\n`)
}
