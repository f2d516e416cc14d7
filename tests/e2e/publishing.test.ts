import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  axeViolations,
  logIn,
  openBrowser,
  openPage,
  overflows,
  product,
  type WatchedPage,
} from './browser.ts'

/** The screen of publishing: pages with their state, rendering one, a type, or everything, with progress that the server keeps. */
let browser: Browser
let watched: WatchedPage

beforeAll(async () => {
  browser = await openBrowser()
  watched = await openPage(browser)
  await logIn(watched.page)
})
afterAll(() => browser.close())

const open = async (page: Page, office = 'dashboard2') => {
  await page.goto(`${product.admin}/${office}/publishing`)
  await page.getByRole('table').waitFor()
}
const newestRun = (page: Page) => page.locator('section[aria-labelledby="publishing-runs"] li').first()

test('a single page is rendered again, and the run says so', async () => {
  const { page, problems } = watched
  await open(page)

  await page.getByRole('button', { name: 'Render again: /news-and-information', exact: true }).click()

  await expect.poll(() => newestRun(page).textContent()).toMatch(/\/news-and-information.*Done.*1 of 1/)
  expect(problems()).toEqual([])
})

test('everything is rendered after asking; the progress is still there after a reload', async () => {
  const { page, problems } = watched
  await open(page)

  await page.getByRole('button', { name: 'Render everything' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Visitors notice nothing').waitFor()
  await dialog.getByRole('button', { name: 'Render everything' }).click()
  await expect.poll(() => newestRun(page).textContent()).toContain('Everything')
  await page.reload()

  await expect
    .poll(() => newestRun(page).textContent(), { timeout: 60_000 })
    .toMatch(/Everything.*Done.* 0 failed/)
  expect(problems()).toEqual([])
})

test('pages are found by their path, and failed ones can be asked for', async () => {
  const { page } = watched
  await open(page)

  await page.getByLabel('Path starts with').fill('/page/')
  await expect.poll(() => page.getByRole('table').getByRole('row').nth(1).textContent()).toContain('/page/')
  await page.getByLabel('Failed pages only').click()

  await page.getByText('No page has failed.').waitFor()
  expect(page.url()).toContain('state=failed')
})

test('the live links lead to both languages', async () => {
  const { page } = watched
  await open(page)
  const row = page.getByRole('row').filter({ hasText: '/page/about-us' }).first()
  const addresses = await row
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))

  const answers = await Promise.all(addresses.map(async (address) => (await fetch(String(address))).status))

  // Indonesian first, as in the table
  expect(addresses).toEqual([`${product.site}/id/page/about-us`, `${product.site}/page/about-us`])
  expect(answers).toEqual([200, 200])
})

describe.each([
  ['dashboard', 1440],
  ['dashboard2', 390],
])('%s at %i px', (office, width) => {
  test('fits and has no breach of WCAG', async () => {
    const { page, problems } = await openPage(browser, { viewport: { width, height: 900 } })
    await logIn(page)
    await open(page, office)

    expect(await overflows(page)).toBe(false)
    expect(await axeViolations(page)).toEqual([])
    expect(problems()).toEqual([])
    await page.context().close()
  })
})

test('who lacks the permission is told so, and the server refuses', async () => {
  const { page } = await openPage(browser)
  await page.goto(`${product.admin}/login`)
  await page.locator('input[type=email]').fill('bagas@flou.example')
  await page.locator('input[type=password]').fill('Ombak-Tenang-2026')
  await page.keyboard.press('Enter')
  await page.waitForURL(/home-page/)

  const refused = page.waitForResponse('**/api/dashboard/**')
  await page.goto(`${product.admin}/dashboard2/publishing`)
  await page.getByText('Publishing', { exact: false }).first().waitFor()
  await refused

  expect(await page.getByRole('button', { name: 'Render everything' }).count()).toBe(0)
  await page.context().close()
})
