// Requests and KB of a visit of three pages with one cache, at two widths, scrolled to their ends.
// Usage: `node tests/load/size/viewRequests.ts` with a running product; SITE overrides its URL. Exits with 1 if over
// budget (docs/budgets.md).
import { chromium, type Browser } from 'playwright-core'
import { CHROMIUM_ARGS, requireChromium } from '../../setup/chromium.ts'

const SITE = process.env['SITE'] ?? 'http://127.0.0.1:3000'
const PATHS = ['/', '/products', '/pricing']
/** Requests of a later page. */
const BUDGET = 10

async function visit(browser: Browser, width: number) {
  const page = await browser.newPage({ viewport: { width, height: 900 } })
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  const cached = new Set<string>()
  let view = { requests: 0, bytes: 0 }
  network.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId))
  network.on('Network.responseReceived', ({ requestId, response }) => {
    const isFetched = response.url.startsWith('http') && !response.fromDiskCache && !cached.has(requestId)
    if (isFetched) view.requests += 1
  })
  network.on('Network.loadingFinished', ({ encodedDataLength }) => (view.bytes += encodedDataLength))
  const views = []
  for (const path of PATHS) {
    view = { requests: 0, bytes: 0 }
    await page.goto(SITE + path)
    for (let step = 0; step < 12; step += 1) {
      await page.mouse.wheel(0, 900)
      await page.waitForTimeout(150)
    }
    await page.waitForLoadState('networkidle')
    views.push({ path, ...view })
  }
  await page.close()
  return views
}

const browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_ARGS })
const all = []
for (const width of [1440, 390]) {
  for (const view of await visit(browser, width)) {
    const isOver = view.path !== '/' && view.requests > BUDGET
    if (isOver) process.exitCode = 1
    console.log(
      `${width} px  ${view.requests} requests  ${Math.round(view.bytes / 1024)} KB  ${view.path}${isOver ? ' ✗' : ''}`,
    )
    all.push(view)
  }
}
await browser.close()
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const requests = mean(all.map((view) => view.requests)).toFixed(1)
const kilobytes = Math.round(mean(all.map(({ bytes }) => bytes)) / 1024)
console.log(`on average ${requests} requests, ${kilobytes} KB`)
