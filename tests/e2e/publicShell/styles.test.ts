import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closePages, workerBrowser } from '../browser.ts'
import { isSameDocument, markDocument, openPublicPage } from './publicPage.ts'

/** Style sheets per page: those that block a document, and those that block the next page. */
let browser: Browser
beforeAll(async () => {
  browser = await workerBrowser()
})
afterAll(() => closePages(browser))

const NEWS = 'footer nav a[href$="/news-and-information"]'
const CAREERS = 'footer nav a[href$="/page/careers"]'

test.each(['/', '/id/products', '/news-and-information', '/page/about-us'])(
  'the document of %s waits for no style sheet: it carries its own, which its policy allows',
  async (path) => {
    const { page, open, hydrated, problems } = await openPublicPage(browser)
    const sheets: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('.css')) sheets.push(request.url())
    })
    await open(path)
    await hydrated()

    const own = await page.evaluate(() =>
      [...document.styleSheets].map(({ href, cssRules }) => ({
        isFile: href !== null,
        rules: cssRules.length,
      })),
    )

    expect(sheets).toEqual([])
    expect(own.filter(({ isFile }) => isFile)).toEqual([])
    expect(own.length).toBeGreaterThan(0)
    for (const { rules } of own) expect(rules).toBeGreaterThan(0)
    expect(problems()).toEqual([])
    await page.context().close()
  },
)

test('a script that comes later fetches no style sheet that the document carries', async () => {
  const { page, open, hydrated } = await openPublicPage(browser)
  const sheets: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.css')) sheets.push(new URL(request.url()).pathname)
  })
  const form = page.waitForResponse(/\/assets\/SubmissionForm-[^/]+\.js/)
  await open('/id/contact-us/form')
  await hydrated()
  await form
  await page.waitForLoadState('networkidle')

  const carried = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('style[data-href]')].flatMap(
      ({ dataset }) => dataset['href']?.split(' ') ?? [],
    ),
  )
  expect(carried.length).toBeGreaterThan(1)
  expect(sheets.filter((sheet) => carried.includes(sheet))).toEqual([])
  await page.context().close()
})

test('the next page fetches no style sheet that the document carries', async () => {
  const { page, open, hydrated } = await openPublicPage(browser)
  await open('/page/about-us')
  await hydrated()
  await markDocument(page)
  const carried = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('style[data-href]')].flatMap(
      ({ dataset }) => dataset['href']?.split(' ') ?? [],
    ),
  )
  const sheets: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.css')) sheets.push(new URL(request.url()).pathname)
  })

  await page.locator(NEWS).first().click()
  await page.waitForURL(/\/news-and-information$/)

  expect(sheets.length).toBeGreaterThan(0)
  expect(sheets.filter((sheet) => carried.includes(sheet))).toEqual([])
  expect(await isSameDocument(page)).toBe(true)
  await page.context().close()
})

test('the next page is shown when its style sheets are there, and they stay', async () => {
  const { page, open, hydrated } = await openPublicPage(browser)
  await open('/page/careers')
  await hydrated()
  await markDocument(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const asked = page.waitForRequest(/\/assets\/area-news-[^/]+\.css/)
  await page.route('**/assets/area-news-*.css', async (route) => {
    await held
    await route.continue()
  })
  const heading = () => page.locator('main h1').textContent()
  const before = await heading()

  await page.locator(NEWS).first().click()
  await asked
  await page.waitForTimeout(500) // long enough for script and data, which are not delayed
  expect(await heading()).toBe(before)
  release()
  await expect.poll(heading).not.toBe(before)

  const loaded = () =>
    page.evaluate(() => [...document.styleSheets].filter(({ href }) => href?.includes('/area-news-')).length)
  expect(await loaded()).toBe(1)
  await page.locator(CAREERS).click()
  await page.waitForURL(/\/page\/careers$/)
  expect(await loaded()).toBe(1)
  expect(await isSameDocument(page)).toBe(true)
  await page.context().close()
})

test('the menu of the document stays as it is; where it has changed with the next page, that is shown', async () => {
  const { page, open, hydrated, problems } = await openPublicPage(browser)
  await open('/')
  await hydrated()
  await markDocument(page)
  const links = page.locator('header details a')
  const count = await links.count()
  expect(count).toBeGreaterThan(5)
  await page.route('**/page/careers.data*', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/\/shell\/[^."]+\.json/, '/shell/edited.json')
    await route.fulfill({ response, body })
  })
  const shell = (await page.locator('script#rr').textContent())?.match(/\/en\/shell\/[^"]+/)?.[0] ?? ''
  await page.route('**/shell/edited.json', async (route) => {
    const response = await route.fetch({ url: new URL(shell, page.url()).href })
    const edited = JSON.parse(await response.text()) as { menu: { panel?: { sideTitle: string } }[] }
    for (const { panel } of edited.menu) if (panel) panel.sideTitle = 'Changed meanwhile'
    await route.fulfill({ response, json: edited })
  })

  await page.locator(CAREERS).click()
  await page.waitForURL(/\/page\/careers$/)

  await expect.poll(() => page.locator('header details').first().textContent()).toContain('Changed meanwhile')
  expect(await links.count()).toBe(count)
  expect(await isSameDocument(page)).toBe(true)
  expect(problems()).toEqual([])
  await page.context().close()
})
