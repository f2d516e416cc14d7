// Time until the edit form of an article accepts input, with an empty cache; alternately with and without preloading
// the editor.
// Usage: `node tests/load/editing/formReady.ts [runs] [slowdown]` with a running product; ADMIN overrides its URL.
import { chromium, type Browser } from 'playwright-core'
import { CHROMIUM_ARGS, requireChromium } from '../../setup/chromium.ts'
import { ADMIN, logIn } from '../staffPage.ts'

const FORM = `${ADMIN}/dashboard2/news/edit/1`
const [runs = 7, slowdown = 1] = process.argv.slice(2).map(Number)

/**
 * Milliseconds since navigation: the title accepts input; the rich text shows and accepts input; its editor is loaded.
 */
interface Ready {
  title: number
  richText: number
  editor: number
}

/** Runs in the page, to exclude delays of the driver. */
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

/** Disables preloading of the rich-text editor. */
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
