// What a visitor's browser fetches of a public page until it is hydrated, cold: `node tests/load/size/publicBytes.ts [path …]`
// against a running product (`npm start`; SITE names another address than the usual one). Bytes of the bodies, as they
// are, by gzip and by brotli; scripts fetched before the first paint are counted apart (budget 0; 135 KB gz in all).
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { chromium, type Browser } from 'playwright-core'
import { CHROMIUM_ARGS, requireChromium } from '../../setup/chromium.ts'

const SITE = process.env['SITE'] ?? 'http://127.0.0.1:3000'
const given = process.argv.slice(2)

interface Fetched {
  url: string
  start: number
}

const bytes = (bodies: readonly Buffer[]) => {
  const total = (size: (body: Buffer) => number) => bodies.reduce((sum, body) => sum + size(body), 0)
  const gzip = total((body) => gzipSync(body).length)
  const brotli = total((body) => brotliCompressSync(body).length)
  return { files: bodies.length, raw: total((body) => body.length), gzip, brotli }
}

const download = (urls: readonly string[]) =>
  Promise.all(urls.map(async (url) => Buffer.from(await (await fetch(url)).arrayBuffer())))

/** Files of a page by name ending, and when the first paint was, in ms since the navigation began. */
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

async function measure(browser: Browser, path: string) {
  const url = SITE + path
  const { painted, files } = await watch(browser, url)
  const ofKind = (ending: string) => files.filter((file: Fetched) => file.url.endsWith(ending))
  const sizes = async (list: readonly Fetched[]) => bytes(await download(list.map((file) => file.url)))
  const scripts = ofKind('.js')
  console.log(
    path,
    JSON.stringify({
      html: bytes(await download([url])),
      css: await sizes(ofKind('.css')),
      js: await sizes(scripts),
      jsBeforeFirstPaint: (await sizes(scripts.filter(({ start }) => start < painted))).raw,
    }),
  )
}

/** One page of each template of the demo site. */
async function templates(): Promise<string[]> {
  const list = await (await fetch(`${SITE}/news-and-information`)).text()
  const article = /href="(\/news-and-information\/[a-z0-9-]+)"/.exec(list)?.[1] ?? ''
  return ['/', '/news-and-information', article, '/page/about-us'].filter((path) => path !== '')
}

const browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_ARGS })
for (const path of given.length > 0 ? given : await templates()) await measure(browser, path)
await browser.close()
