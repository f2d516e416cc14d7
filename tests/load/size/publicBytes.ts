// Bytes that a browser loads with an empty cache until a public page is hydrated. Exits with 1 if over budget
// (docs/budgets.md).
// Usage: `node tests/load/size/publicBytes.ts [path …]` with a running product, by default one page per template; SITE
// overrides its URL.
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { chromium, type Browser } from 'playwright-core'
import { templatePaths } from '../../fixtures/publicPages.ts'
import { CHROMIUM_ARGS, requireChromium } from '../../setup/chromium.ts'

const SITE = process.env['SITE'] ?? 'http://127.0.0.1:3000'
const given = process.argv.slice(2)

/**
 * KB: scripts by gzip, in all and before first paint; first view of a phone; document by brotli, limited to two round
 * trips (10 and 20 packets of 1,460 bytes).
 */
const BUDGETS = { js: 155, early: 0, phone: 300, document: 42 } as const
type Budgeted = keyof typeof BUDGETS

interface Fetched {
  url: string
  start: number
}

const bytes = (bodies: readonly Buffer[]) => {
  const total = (size: (body: Buffer) => number) => bodies.reduce((sum, body) => sum + size(body), 0)
  const gzip = total((body) => gzipSync(body).length)
  return { gzip }
}

const BROTLI_5 = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

const download = (urls: readonly string[]) =>
  Promise.all(urls.map(async (url) => Buffer.from(await (await fetch(url)).arrayBuffer())))

/** Files of a page by extension, and first paint in ms since navigation. */
async function watch(browser: Browser, url: string) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.addInitScript(
    `document.addEventListener('app:hydrated', () => document.documentElement.setAttribute('data-hydrated', ''))`,
  )
  await page.goto(url)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  const seen = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    files: performance
      .getEntriesByType('resource')
      .map(({ name, startTime }) => ({ url: name, start: startTime })),
  }))
  await page.close()
  return seen
}

const kilobytes = (size: number) => (size / 1024).toFixed(1).padStart(6)

/** Transferred bytes of a loaded page on a phone, including pictures. */
async function firstView(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
  await page.goto(url, { waitUntil: 'load' })
  const size = await page.evaluate(() =>
    performance
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .reduce((sum, { transferSize }) => sum + transferSize, 0),
  )
  await page.close()
  return size
}

async function measure(browser: Browser, path: string) {
  const url = SITE + path
  const { painted, files } = await watch(browser, url)
  const ofKind = (ending: string) => files.filter((file: Fetched) => file.url.endsWith(ending))
  const sizes = async (list: readonly Fetched[]) => bytes(await download(list.map((file) => file.url)))
  const scripts = ofKind('.js')
  const early = await sizes(scripts.filter(({ start }) => start < painted))
  const documents = await download([url])
  const [html, css, js] = [bytes(documents), await sizes(ofKind('.css')), await sizes(scripts)]
  const travelling = documents.reduce((sum, body) => sum + brotliCompressSync(body, BROTLI_5).length, 0)
  const phone = await firstView(browser, url)
  const spent = { js: js.gzip, early: early.gzip, phone, document: travelling }
  // the source of names
  const missed = (Object.keys(BUDGETS) as Budgeted[]).filter((one) => spent[one] > BUDGETS[one] * 1024)
  const marks = missed.map((one) => ` ✗ ${one}`).join('')
  console.log(
    `${kilobytes(html.gzip)} ${kilobytes(travelling)} ${kilobytes(css.gzip)} ${kilobytes(js.gzip)} ${kilobytes(early.gzip)} ${kilobytes(phone)}  ${path}${marks}`,
  )
  return missed.length === 0
}

console.log('  html brotli    css     js before  phone   KB by gzip; what a phone fetches as it travels')
const browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_ARGS })
for (const path of given.length > 0 ? given : await templatePaths(SITE)) {
  if (!(await measure(browser, path))) process.exitCode = 1
}
await browser.close()
