// Time until lists and forms of the largest types show their content, with an empty cache, in ms since navigation.
// Usage: `node tests/load/editing/screenTimes.ts [runs]` with a running product; ADMIN overrides its URL.
import { chromium } from 'playwright-core'
import { CHROMIUM_ARGS, requireChromium } from '../../setup/chromium.ts'
import { ADMIN, logIn } from '../staffPage.ts'
import { summary } from '../statistics.ts'

const [runs = 7] = process.argv.slice(2).map(Number)

const ROWS = 'main tbody tr'
const FIELDS = 'main form [data-field]'
const SCREENS = {
  'list of products': { path: '/dashboard2/product', shows: ROWS },
  'list of questions': { path: '/dashboard2/faq', shows: ROWS },
  'form of a product': { path: '/dashboard2/product/edit/1', shows: FIELDS },
  'form of an event': { path: '/dashboard2/event/edit/1', shows: FIELDS },
  'form of a menu': { path: '/dashboard2/menu/edit/1', shows: FIELDS },
  'page settings': { path: '/dashboard2/setting/page-customize', shows: FIELDS },
}

/** Runs in the page, to exclude delays of the driver. */
const watch = (selector: string) => `
  new MutationObserver((_, observer) => {
    if (!document.querySelector(${JSON.stringify(selector)})) return
    observer.disconnect()
    globalThis.shownAt = performance.now()
  }).observe(document, { childList: true, subtree: true })
`

const browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_ARGS })
const context = await browser.newContext()
await logIn(await context.newPage())
for (const [name, { path, shows }] of Object.entries(SCREENS)) {
  const times: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const page = await context.newPage()
    const devTools = await context.newCDPSession(page)
    await devTools.send('Network.setCacheDisabled', { cacheDisabled: true })
    await page.addInitScript(watch(shows))
    await page.goto(ADMIN + path)
    const shown = await page.waitForFunction(() => (globalThis as { shownAt?: number }).shownAt)
    times.push(Number(await shown.jsonValue()))
    await page.close()
  }
  const { median, max } = summary(times)
  process.stdout.write(`${name.padEnd(20)} median ${median} ms, worst ${max} ms\n`)
}
await browser.close()
