import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closePages, workerBrowser, openPage, product } from './browser.ts'

/** The news area for visitors. */
const LIST = '/news-and-information'
let browser: Browser
let article = ''

beforeAll(async () => {
  browser = await workerBrowser()
  const list = await (await fetch(product.site + LIST)).text()
  article = new RegExp(`href="(${LIST}/[a-z0-9-]+)"`).exec(list)?.[1] ?? ''
})
afterAll(() => closePages(browser))

test('without script, articles are found by category, topic, page and month', async () => {
  const { page } = await openPage(browser, { javaScriptEnabled: false })
  const cards = page.locator('main article')
  const filter = page.getByRole('navigation', { name: 'Filter by category' })

  await page.goto(product.site + LIST)
  await expect.poll(() => cards.count()).toBe(12)
  await page.getByRole('link', { name: 'Older' }).click()
  await page.waitForURL(`**${LIST}/page/2`)
  await expect.poll(() => cards.count()).toBe(12)

  await filter.getByRole('link', { name: 'Product updates' }).click()
  await page.waitForURL('**/category/product-updates')
  expect(new Set(await cards.locator('p span').allInnerTexts())).toEqual(new Set(['Product updates']))
  const ofCategory = await cards.count()
  await filter.getByRole('link', { name: 'Compute' }).click()
  await page.waitForURL('**/sub-category/compute')
  await expect.poll(() => cards.count()).toBeLessThan(ofCategory)
  await expect
    .poll(() => filter.locator('[aria-current]').allInnerTexts())
    .toEqual(['Product updates', 'Compute'])

  await page.getByRole('link', { name: 'News archive' }).click()
  await page.getByRole('link', { name: 'September 2026' }).click()
  await page.waitForURL('**/archive/2026-09')
  await expect.poll(() => page.locator('main time').first().getAttribute('datetime')).toMatch(/^2026-09/)
  await page.context().close()
})

test('an address below the lists that is no page of theirs answers 404', async () => {
  const missing = [
    'page/1',
    'page/3',
    'page/6',
    'page/two',
    'category/none',
    'archive/1999-01',
    'archive/soon',
  ]
  const statuses = await Promise.all(
    missing.map(async (path) => (await fetch(`${product.site}${LIST}/${path}`)).status),
  )

  expect(statuses).toEqual(missing.map(() => 404))
})

test('an article says how long it takes, leads to its parts, and to others of its category', async () => {
  const { page } = await openPage(browser, { javaScriptEnabled: false })
  await page.goto(product.site + article)

  await expect.poll(() => page.locator('article header').innerText()).toMatch(/\d+ min read/)
  const part = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').first()
  await part.click()
  await expect.poll(() => page.locator('h2:target').innerText()).toBe(await part.innerText())
  const related = page.locator('main article article, main section article')
  await expect.poll(() => related.count()).toBeGreaterThan(0)
  await page.context().close()
})

test('an article is passed on by plain links, or by its address from the clipboard', async () => {
  const { page, problems } = await openPage(browser, { permissions: ['clipboard-read', 'clipboard-write'] })
  const address = `${product.site}/id${article}`
  await page.goto(address)

  for (const name of ['WhatsApp', 'LinkedIn', 'Facebook', 'X (']) {
    const link = page.getByRole('link', { name })
    expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).toContain(address)
    await expect.poll(() => link.getAttribute('rel')).toBe('noopener noreferrer')
  }
  await page.getByRole('button', { name: 'Salin tautan' }).click()
  await page.getByRole('button', { name: 'Tersalin' }).waitFor()

  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  expect(problems()).toEqual([])
  await page.context().close()
})

test('on paper an article is its words and pictures, without menus or buttons', async () => {
  const { page } = await openPage(browser)
  await page.goto(product.site + article)
  await page.emulateMedia({ media: 'print' })

  await expect.poll(() => page.locator('h1').isVisible()).toBe(true)
  const hidden = [
    'header:has(nav[aria-label="Main menu"])',
    'footer',
    '.button',
    'nav[aria-label="Breadcrumb"]',
  ]
  for (const selector of hidden)
    expect([selector, await page.locator(selector).first().isVisible()]).toEqual([selector, false])
  await expect.poll(() => page.getByRole('link', { name: 'WhatsApp' }).isVisible()).toBe(false)
  await page.context().close()
})
