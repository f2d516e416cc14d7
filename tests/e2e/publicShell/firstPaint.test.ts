import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closePages, product, workerBrowser } from '../browser.ts'
import { openPublicPage } from './publicPage.ts'

/** Requests before the first paint of a page, and deferred ones (docs/decisions/first-paint.md). */
let browser: Browser
beforeAll(async () => {
  browser = await workerBrowser()
})
afterAll(() => closePages(browser))

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 }

/** Font files of a text, loaded if missing. */
const facesOf = (page: Page, text: string) =>
  page.evaluate(async (shown) => {
    const faces = await document.fonts.load('800 40px "Plus Jakarta Sans"', shown)
    return faces.map(({ status, unicodeRange }) => ({ status, hasA: unicodeRange.includes('20-7E') }))
  }, text)

test('the letters of both languages are in the document; those of other languages come where they are needed', async () => {
  const { page, open } = await openPublicPage(browser)
  const files: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font' && !request.url().startsWith('data:')) files.push(request.url())
  })
  await open('/id')

  expect(await facesOf(page, 'Ditagih dalam rupiah – 24/7')).toEqual([{ status: 'loaded', hasA: true }])
  expect(files).toEqual([])
  expect(await facesOf(page, 'Zoë')).toHaveLength(2)
  expect(files).toHaveLength(1)
  await page.context().close()
})

test('the typeface is being read before there is anything to lay out', async () => {
  const { page, open, problems } = await openPublicPage(browser)
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return
      observer.disconnect()
      const face = [...document.fonts].find(({ unicodeRange }) => unicodeRange.includes('20-7E'))
      Object.assign(window, { faceAtBody: face?.status })
    }).observe(document, { childList: true, subtree: true })
  })
  await open('/page/about-us')

  const status = await page.evaluate(() => Reflect.get(window, 'faceAtBody') as unknown)
  expect(['loading', 'loaded']).toContain(status)
  expect(problems()).toEqual([])
  await page.context().close()
})

test('digits of a table are of one width', async () => {
  const { page, open } = await openPublicPage(browser)
  await open('/pricing')
  const widths = await page.evaluate(() =>
    ['1111', '0000', '8888'].map((digits) => {
      const line = document.createElement('span')
      line.style.cssText = 'position:absolute;font-variant-numeric:tabular-nums'
      line.textContent = digits
      document.body.append(line)
      return line.getBoundingClientRect().width
    }),
  )
  expect(new Set(widths).size).toBe(1)
  await page.context().close()
})

/** The site with a document that pauses before a text until resumed. */
async function haltingSite(stopsBefore: string) {
  const goOn = Promise.withResolvers<void>()
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(product.site + request.url)
      const type = answer.headers.get('content-type') ?? ''
      response.writeHead(answer.status, { 'content-type': type })
      if (!type.includes('html')) return response.end(Buffer.from(await answer.arrayBuffer()))
      const [before = '', ...rest] = (await answer.text()).split(stopsBefore)
      response.write(before)
      await goOn.promise
      return response.end([before, ...rest].join(stopsBefore).slice(before.length))
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // the server listens
  return { origin: `http://127.0.0.1:${port}`, goOn: goOn.resolve, close: () => server.close() }
}

/** A slow phone paints during document streaming, so later content would shift. */
test.each([
  ['the head of a page', '/ebc', '</h1>'],
  ['the section after the head', '/id/event/partner-day', '</dl>'],
  ['the end of a short page', '/search', '<footer'],
])('a document that stops in %s is not painted before it goes on', async (_, path, stopsBefore) => {
  const { page } = await openPublicPage(browser)
  const site = await haltingSite(stopsBefore)
  const hasPainted = () =>
    page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  await page.goto(site.origin + path, { waitUntil: 'commit' })
  await page.locator('h1').waitFor({ state: 'attached' })
  await page.waitForTimeout(500)
  expect(await hasPainted()).toBe(false)

  site.goOn()

  await expect.poll(hasPainted).toBe(true)
  site.close()
  await page.context().close()
})

test('a countdown that begins moves nothing', async () => {
  const { page } = await openPublicPage(browser, PHONE)
  await page.addInitScript(() => {
    const values: number[] = []
    Object.assign(window, { shifts: values })
    new PerformanceObserver((list) => {
      // TypeScript lacks the fields of this entry type
      for (const entry of list.getEntries()) values.push(Number(Reflect.get(entry, 'value')))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const mayCount = Promise.withResolvers<void>()
  await page.route(/\.js$/, async (route) => {
    await mayCount.promise
    await route.continue()
  })
  await page.goto(`${product.site}/id/event/partner-day`, { waitUntil: 'commit' })
  const digits = page.getByRole('timer').locator('span').first()
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1)
  expect(await digits.isVisible()).toBe(false)

  mayCount.resolve()
  await digits.waitFor()
  await page.waitForTimeout(1_500)

  expect(await digits.textContent()).toMatch(/^\d{2,}$/)
  expect(await page.evaluate(() => Reflect.get(window, 'shifts') as number[])).toEqual([])
  await page.context().close()
})

test('a slide’s picture comes when the slide does', async () => {
  const { page, open, hydrated } = await openPublicPage(browser, PHONE)
  await open('/')
  await hydrated()
  const picture = page.locator('[id^=slide-]:nth-child(2) picture img')
  const isThere = () => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth > 0)
  expect(await page.locator('[id^=slide-]:first-child picture img').getAttribute('loading')).toBeNull()
  expect(await isThere()).toBe(false)

  await page.getByRole('button', { name: 'Next slide' }).click()

  await expect.poll(isThere).toBe(true)
  await page.context().close()
})

test.each(['/', '/id', '/news-and-information', '/page/about-us'])(
  'the document of %s carries no data of its own, and names the edition of it',
  async (path) => {
    const { page, open } = await openPublicPage(browser, PHONE)
    await open(path)

    const text = await page.locator('script#rr').textContent()
    const payload = JSON.parse(text ?? '{}') as Record<string, unknown>

    expect(Object.keys(payload)).toEqual(expect.arrayContaining(['data', 'digest', 'layoutPath']))
    expect(text?.length).toBeLessThan(3000)
    await page.context().close()
  },
)
