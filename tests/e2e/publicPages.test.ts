import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hasParameter, pathTo } from '@flou/shared/paths.ts'
import { builtPages } from '@flou/shared/site/pages.ts'
import { expectToFit, LOOKS, openBrowser, openPage, product } from './browser.ts'
import { openPublicPage } from './publicShell/publicPage.ts'

/** Pages of the slice as visitors meet them: both languages, both widths, with and without script. */
let browser: Browser
let article = ''

beforeAll(async () => {
  browser = await openBrowser()
  const list = await (await fetch(`${product.site}/news-and-information`)).text()
  article = /href="(\/news-and-information\/[a-z0-9-]+)"/.exec(list)?.[1] ?? ''
})
afterAll(() => browser.close())

const PLAIN = builtPages().filter(({ name, path }) => !hasParameter(path) && name !== 'notFound')
const PAGES: Readonly<Record<string, () => string>> = {
  ...Object.fromEntries(PLAIN.map(({ name, path }) => [name, () => path])),
  article: () => article,
  'custom page': () => pathTo('customPage', 'about-us'),
  'not found': () => '/no-such-page',
}
const cases = Object.keys(PAGES).flatMap((name) => LOOKS.map((look) => ({ name, ...look })))
const addressOf = (name: string, language: 'en' | 'id') => {
  const path = PAGES[name]?.() ?? ''
  return product.site + (language === 'id' ? `/id${path === '/' ? '' : path}` : path)
}

test.each(cases)(
  '$name, $language, $width px: one heading, its language, no breach of WCAG, no console error, nothing cut off',
  async ({ name, language, width }) => {
    const { page, problems, hydrated } = await openPublicPage(browser)

    await page.goto(addressOf(name, language), { waitUntil: 'load' })
    if (name !== 'not found') await hydrated() // deferred: what it breaks must show; the 404 page is not hydrated

    await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1)
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language)
    await expectToFit(page, width)
    expect(problems()).toEqual([])
    await page.context().close()
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

test('special offers: free trial moved; a trailing slash goes', async () => {
  const moved = await fetch(`${product.site}/special-offers/free-trial/anything`, { redirect: 'manual' })
  const slash = await fetch(`${product.site}/news-and-information/`, { redirect: 'manual' })

  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/special-offers'])
  expect([slash.status, slash.headers.get('location')]).toEqual([301, '/news-and-information'])
})
