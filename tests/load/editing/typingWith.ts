// Effect of a style sheet on the cost of a key in the rich text, alternating in one run because the machine's speed
// varies. Without one, the effect of the box's size containment.
// Usage: `node tests/load/editing/typingWith.ts '<css>'` with a running product.
import { chromium, type Page } from 'playwright-core'
import { CHROMIUM_ARGS, requireChromium } from '../../setup/chromium.ts'
import { mainThreadMs } from './mainThread.ts'
import { openPage, PAUSE_MS, typedKeys } from './typingPlaces.ts'
import { ADMIN } from '../staffPage.ts'

const NO_CONTAINMENT =
  'div:has(> [contenteditable=true]) { contain: none !important; height: auto !important }'
const [css = NO_CONTAINMENT] = process.argv.slice(2)
const [TURNS, KEYS, SLOWDOWNS] = [5, 80, [1, 4]]
const TEXT = '[contenteditable=true]'

/** Types with a style sheet. @returns milliseconds per key at each speed */
async function cost(page: Page, sheet: string): Promise<string[]> {
  const driver = await page.context().newCDPSession(page)
  await driver.send('Performance.enable')
  await page.goto(`${ADMIN}/dashboard2/news/edit/1`)
  await page.locator(TEXT).first().click()
  // a constructed sheet, because the CSP forbids style tags
  await page.evaluate(`{
    const added = new CSSStyleSheet()
    added.replaceSync(${JSON.stringify(sheet)})
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, added]
  }`)
  const said: string[] = []
  for (const rate of SLOWDOWNS) {
    await driver.send('Emulation.setCPUThrottlingRate', { rate })
    await page.keyboard.type('warm up ', { delay: PAUSE_MS })
    const from = await mainThreadMs(driver)
    await page.keyboard.type(typedKeys(KEYS), { delay: PAUSE_MS })
    const to = await mainThreadMs(driver)
    const perKey = (name: 'tasks' | 'layout') => ((to[name] - from[name]) / KEYS).toFixed(2)
    said.push(`${rate}x slower: ${perKey('tasks')} ms a key, layout ${perKey('layout')}`)
  }
  await driver.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await driver.detach()
  return said
}

const browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_ARGS })
const page = await openPage(browser)
for (let turn = 0; turn < TURNS; turn += 1) {
  process.stdout.write(`as it is    ${(await cost(page, '')).join('   ')}\n`)
  process.stdout.write(`with sheet  ${(await cost(page, css)).join('   ')}\n`)
}
await browser.close()
