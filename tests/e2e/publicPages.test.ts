import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pathTo } from '@flou/shared/paths.ts'
import { localPath } from '@flou/shared/locale.ts'
import { expectToFit, LOOKS, closePages, workerBrowser, openPage, product } from './browser.ts'
import { DECLARED_PAGES, examplePath, pathsInSitemap } from '../fixtures/publicPages.ts'
import { openPublicPage, type PublicPage } from './publicShell/publicPage.ts'

/** All declared pages for visitors, and their shared features. */
let browser: Browser
let listed: string[]
let article = ''
/** A visitor who opens all pages: a reused page takes half the time of a new one. */
let visitor: PublicPage

beforeAll(async () => {
  browser = await workerBrowser()
  visitor = await openPublicPage(browser)
  listed = await pathsInSitemap(product.site)
  article = addressOf(pathTo('news', ':slug'))
})
afterAll(() => closePages(browser))

const addressOf = (pattern: string) => examplePath(pattern, listed)

const DECLARED = [...DECLARED_PAGES, { name: 'not found', path: '/no-such-page' }]
/** Pages alternate between the two looks, because they share blocks; the home page has both. */
const cases = [
  { name: 'home', path: '/', look: LOOKS[1] },
  ...DECLARED.map(({ name, path }, index) => ({ name, path, look: LOOKS[index % 2 === 0 ? 0 : 1] })),
]

test.each(cases)(
  '$name, $look.language, $look.width px: one heading, its language, no breach of WCAG, no console error, nothing cut off',
  async ({ name, path, look: { language, width } }) => {
    const { page, problems, hydrated } = visitor

    await page.goto(product.site + localPath(addressOf(path), language), { waitUntil: 'load' })
    if (name !== 'not found') await hydrated() // wait for hydration errors; the 404 page is not hydrated

    await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1)
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language)
    await expectToFit(page, width)
    expect(problems()).toEqual([])
  },
)

test('the language switch keeps the page and is remembered for addresses without prefix', async () => {
  const { page, problems, hydrated } = await openPublicPage(browser)
  await page.goto(`${product.site}/news-and-information`)
  await hydrated()

  await page
    .getByRole('link', { name: /Bahasa/ })
    .first()
    .click()
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('id')
  await page.goto(`${product.site}/page/about-us`)

  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('id')
  expect(problems()).toEqual([])
  await page.context().close()
})

test('only the root follows the browser’s language', async () => {
  const { page } = await openPage(browser, { locale: 'id-ID' })

  await page.goto(`${product.site}/news-and-information`)
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en')
  await page.goto(`${product.site}/`)
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('id')
  await page.context().close()
})

test('without script everything can be read and the menus open', async () => {
  const { page } = await openPage(browser, { javaScriptEnabled: false })

  await page.goto(product.site + article)
  await expect.poll(() => page.locator('main').innerText()).not.toBe('')
  const opener = page.locator('header [popovertarget]:visible, header summary:visible').first()
  await opener.click()
  const opened = page.locator(':popover-open, header details[open]')
  await expect.poll(() => opened.count()).toBeGreaterThan(0)
  await page.context().close()
})

test('no script is fetched before the first paint', async () => {
  const { page, hydrated } = await openPublicPage(browser)

  await page.goto(product.site, { waitUntil: 'load' })
  await hydrated()
  const timing = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    script: Math.min(
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    ),
  }))

  expect(timing.script).toBeGreaterThan(timing.painted)
  await page.context().close()
})

test.each(['/dashboard2/news', '/login'])('%s on the site leads to the back-office', async (path) => {
  const response = await fetch(product.site + path, { redirect: 'manual' })

  expect(response.status).toBe(302)
  expect(response.headers.get('location')).toBe(product.admin + path)
})

test.each(['', '/id'])('“%s”: the terms of service are the terms and conditions now', async (prefix) => {
  const moved = await fetch(`${product.site}${prefix}/page/terms-of-service`)

  expect(moved.status).toBe(200)
  expect(new URL(moved.url).pathname).toBe(`${prefix}${pathTo('termsAndCondition')}`)
})

test('special offers: free trial moved; a trailing slash goes', async () => {
  const moved = await fetch(`${product.site}/special-offers/free-trial/anything`, { redirect: 'manual' })
  const slash = await fetch(`${product.site}/news-and-information/`, { redirect: 'manual' })

  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/special-offers'])
  expect([slash.status, slash.headers.get('location')]).toEqual([301, '/news-and-information'])
})

test.each([pathTo('eventList'), pathTo('customerStoryList')])(
  'on a phone the filters of %s begin where the text does',
  async (path) => {
    const { page } = await openPublicPage(browser)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(product.site + path)
    const leftOf = async (selector: string) => (await page.locator(selector).first().boundingBox())?.x

    expect(await leftOf('main nav[aria-label] ul > li > a[aria-current=true]')).toBe(await leftOf('h1'))
    await page.context().close()
  },
)

/** Pixels on a phone: about ten screens. */
const MAX_HEIGHT = 9000
const LONG_PAGES = [
  pathTo('home'),
  pathTo('eventList'),
  pathTo('pricing'),
  pathTo('specialOfferList'),
  pathTo('productGroupList'),
  pathTo('customerStoryList'),
  pathTo('documentationList'),
  pathTo('faq'),
  ...['gpu-server', 'object-storage', 'virtual-server'].map((slug) => pathTo('product', slug)),
  ...['fraud-detection'].map((slug) => pathTo('useCase', slug)),
  ...['data-warehouse'].map((slug) => pathTo('documentation', slug)),
]

test('on a phone no page is longer than about ten screens', async () => {
  const { page } = await openPublicPage(browser)
  await page.setViewportSize({ width: 390, height: 844 })
  const tooLong: string[] = []
  for (const path of LONG_PAGES) {
    await page.goto(product.site + path)
    const height = await page.evaluate(() => {
      document.documentElement.removeAttribute('data-first-screen') // lays out all of the page
      return document.documentElement.scrollHeight
    })
    if (height > MAX_HEIGHT) tooLong.push(`${path}: ${height}`)
  }

  expect(tooLong).toEqual([])
  await page.context().close()
})

test('on a phone lists and tables shorten without script, and nothing is lost', async () => {
  const { page } = await openPage(browser, {
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  })
  await page.goto(product.site + pathTo('product', 'virtual-server'))
  const rows = page.locator('#pricing table').first().locator('tbody tr')
  const visible = () => rows.filter({ visible: true }).count()
  const all = await rows.count()

  expect(await visible()).toBeLessThan(all)
  await page.locator('#pricing .show-all summary').first().click()
  expect(await visible()).toBe(all)
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('#pricing tbody tr').filter({ visible: true }).count()).toBe(
    await page.locator('#pricing tbody tr').count(),
  )
  await page.context().close()
})

test('three cards share the width of a tablet', async () => {
  const { page } = await openPublicPage(browser)
  await page.setViewportSize({ width: 820, height: 1100 })
  await page.goto(product.site + pathTo('pricing'))
  const rows = page.locator('main ul:has(> li:nth-child(3):last-child)').first().locator('> li')
  const tops = await rows.evaluateAll((cards) =>
    cards.map((card) => Math.round(card.getBoundingClientRect().top)),
  )

  expect(new Set(tops).size).toBe(1)
  expect(tops).toHaveLength(3)
  await page.context().close()
})
