// Requests and KB of a visit of three pages with one cache, at two widths, scrolled to their ends.
// Usage: `node tests/load/size/viewRequests.ts` with a running product; SITE overrides its URL. Lists the requests of a
// view over budget (docs/budgets.md) and exits with 1.
import { chromium, type Browser } from 'playwright-core'
import { CHROMIUM_ARGS, requireChromium } from '../../setup/chromium.ts'

const SITE = process.env['SITE'] ?? 'http://127.0.0.1:3000'
const PATHS = ['/', '/products', '/pricing']
/** Requests of the first page and of a later one. */
const BUDGETS = { first: 16, later: 10 }

async function visit(browser: Browser, width: number) {
  const page = await browser.newPage({ viewport: { width, height: 900 } })
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  const urls = new Map<string, string>()
  const newView = () => ({ urls: [] as string[], bytes: 0 })
  let view = newView()
  network.on('Network.responseReceived', ({ requestId, response }) => urls.set(requestId, response.url))
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = urls.get(requestId)
    // nothing travels if the browser has the file, or already requests it
    if (encodedDataLength === 0 || !url?.startsWith('http')) return
    view.urls.push(url)
    view.bytes += encodedDataLength
  })
  const views = []
  for (const path of PATHS) {
    view = newView()
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
  for (const [index, { urls, bytes, path }] of (await visit(browser, width)).entries()) {
    const isOver = urls.length > (index === 0 ? BUDGETS.first : BUDGETS.later)
    console.log(
      `${width} px  ${urls.length} requests  ${Math.round(bytes / 1024)} KB  ${path}${isOver ? ' ✗' : ''}`,
    )
    if (isOver) {
      process.exitCode = 1
      console.log(urls.map((url) => `  ${url.replace(SITE, '')}`).join('\n'))
    }
    all.push({ requests: urls.length, bytes })
  }
}
await browser.close()
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const requests = mean(all.map((view) => view.requests)).toFixed(1)
const kilobytes = Math.round(mean(all.map(({ bytes }) => bytes)) / 1024)
console.log(`on average ${requests} requests, ${kilobytes} KB`)
