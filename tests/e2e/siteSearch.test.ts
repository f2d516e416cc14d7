import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localPath } from '@flou/shared/locale.ts'
import { pathTo } from '@flou/shared/paths.ts'
import { StaffClient } from '../load/staffClient.ts'
import type { SearchFigures } from '@flou/shared/search/searchFigures.ts'
import { axeViolations, expectToFit, LOOKS, closePages, workerBrowser, openPage, product } from './browser.ts'
import { openPublicPage } from './publicShell/publicPage.ts'
import { ownStaffPage } from './staffPage.ts'

const SEARCH = product.site + pathTo('search')
const INDONESIAN = product.site + localPath(pathTo('search'), 'id')
let browser: Browser
const watched = ownStaffPage({ locale: 'en-US' })

beforeAll(async () => {
  browser = await workerBrowser()
})
afterAll(() => closePages(browser))

const status = (page: Page) => page.locator('.search-status').first().innerText()

test.each([
  { address: SEARCH, query: 'kubernets', expected: 'Kubernetes Engine', width: 1440 },
  {
    address: INDONESIAN,
    query: 'mengelola basis data',
    expected: 'Basis data apa yang Anda kelola?',
    width: 390,
  },
])('$address answers “$query” without script, with words marked', async (given) => {
  const { address, query, expected, width } = given
  const viewport = { width, height: 900 }
  const { page } = await openPage(browser, { javaScriptEnabled: false, viewport })
  await page.goto(address)

  await page.locator('main input[type="search"]').fill(query)
  await page.locator('main button[type="submit"]').click()

  await expect.poll(() => page.locator('.search-results').first().innerText()).toContain(expected)
  expect(await page.locator('main mark').count()).toBeGreaterThan(0)
  expect((await fetch(page.url())).headers.get('x-robots-tag')).toBe('noindex')
  expect((await fetch(address)).headers.get('x-robots-tag')).toBeNull()
  expect(await page.locator('meta[name="referrer"]').getAttribute('content')).toBe('strict-origin')
  await page.context().close()
})

test('a path with a query leads to its results', async () => {
  const { page } = await openPage(browser)

  await page.goto(`${SEARCH}/object%20storage`)

  expect(new URL(page.url()).search).toBe('?query=object%20storage')
  await expect.poll(() => page.locator('.search-result h3').first().innerText()).toBe('Object Storage')
  await page.context().close()
})

test('script narrows and pages without a document, and going back finds the same place', async () => {
  const { page, problems } = await openPage(browser)
  await page.goto(`${SEARCH}?query=server`)
  await expect.poll(() => status(page)).toMatch(/^Results 1 to 10 of/)
  await expect.poll(() => axeViolations(page)).toEqual([])

  await page.locator('.search-pager a[rel="next"]').click()
  await expect.poll(() => status(page)).toMatch(/^Results 11 to 20 of/)
  await page.evaluate(() => scrollTo(0, 600))
  await page.locator('.search-result h3 a').nth(4).click()
  await expect.poll(() => new URL(page.url()).pathname).not.toBe(pathTo('search'))
  await page.goBack()

  await expect.poll(() => status(page)).toMatch(/^Results 11 to 20 of/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
  expect(problems()).toEqual([])
  await page.context().close()
})

test('the navbar suggests while one types, by keyboard, also where the search is away', async () => {
  const { page } = await openPage(browser)
  await page.goto(product.site)
  const field = page.locator('header input[type="search"]')
  const options = page.locator('header [role="option"]')
  // the script starts with the first interaction; in a full bar the field is a button until then
  await page.locator('header search button').click()
  await expect.poll(() => field.getAttribute('role')).toBe('combobox')

  await field.pressSequentially('kube')
  await expect.poll(() => options.first().innerText()).toContain('Kubernetes Engine')
  await page.keyboard.press('ArrowDown')
  expect(await field.getAttribute('aria-activedescendant')).toBe(await options.first().getAttribute('id'))
  await expect.poll(() => axeViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect.poll(() => options.count()).toBe(0)

  await page.route('**/api/search/**', (route) => route.abort())
  await field.fill('object stor')
  await expect.poll(() => options.first().innerText()).toContain('Object Storage')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(() => new URL(page.url()).pathname).toBe(pathTo('product', 'object-storage'))
  await page.context().close()
})

const PERSON =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

/** Searches and opened results of this week, as staff see them. */
async function countedSums() {
  const staff = await new StaffClient(product.admin).logIn()
  return async () => {
    const { weeks } = await staff.data<SearchFigures>('GET', '/api/dashboard/search/figures')
    return weeks.at(-1)?.en ?? { searches: 0, none: 0, clicks: 0 }
  }
}

test('a search is counted, and so is the result that is opened', async () => {
  const { page, hydrated } = await openPublicPage(browser, { userAgent: PERSON })
  await page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { value: false }))
  const sums = await countedSums()
  const before = await sums()

  await page.goto(`${SEARCH}?query=object+storage`)
  await expect.poll(() => status(page)).toMatch(/^Results/)
  await hydrated() // script counts opened results, and the page precedes it
  await page.locator('.search-result h3 a').first().click()
  await expect.poll(() => new URL(page.url()).pathname).not.toBe(pathTo('search'))

  // counts of earlier tests may still arrive
  await expect
    .poll(async () => {
      const { searches, clicks } = await sums()
      return searches > before.searches && clicks > before.clicks
    })
    .toBe(true)
  await page.context().close()
})

test('a result that is opened before script is there is counted, too', async () => {
  const { page } = await openPublicPage(browser, { userAgent: PERSON, javaScriptEnabled: false })
  const sums = await countedSums()
  await page.goto(`${SEARCH}?query=object+storage`)
  const before = await sums()

  await page.locator('.search-result h3 a').first().click()

  await page.waitForURL(/\/products\//)
  await expect.poll(async () => (await sums()).clicks).toBe(before.clicks + 1)
  await page.context().close()
})

test.each([
  { office: 'dashboard', base: 'manage-site-search' },
  { office: 'dashboard2', base: 'site-search' },
])('/$office: staff see what is searched, export it, and try a synonym for a query', async (given) => {
  const { page } = watched
  const { office, base } = given
  await page.goto(`${product.admin}/${office}/${base}/figures`)
  await page.locator('[data-figures]').waitFor()

  for (const { width } of LOOKS) await expectToFit(page, width)
  await expect.poll(() => axeViolations(page)).toEqual([])
  await page.getByRole('img', { name: 'Searches by week' }).waitFor()
  await page.getByRole('table', { name: 'Top queries' }).getByText('server virtual (Indonesian)').waitFor()
  await page.getByRole('table', { name: 'Most opened results' }).getByRole('rowheader').first().waitFor()
  await page.getByRole('button', { name: 'Indonesian' }).click()
  await page
    .getByRole('table', { name: 'Top queries' })
    .getByText('server virtual', { exact: true })
    .waitFor()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^\uFEFFKind,Name,Language,Searches,/)

  await page.getByRole('button', { name: 'Add synonym: sewa gpu' }).click()
  const dialog = page.getByRole('dialog', { name: 'Synonym for “sewa gpu”' })
  await dialog.getByText(/^Finds now: \d+ · then: \d+$/).waitFor()
  const foundThen = async () => Number(/then: (\d+)/.exec(await dialog.getByRole('status').innerText())?.[1])
  const before = await foundThen()
  await dialog.getByRole('textbox').fill('sewa gpu, server')
  await expect.poll(foundThen).toBeGreaterThan(before)
  await expect.poll(() => axeViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Pin a page: sewa gpu' }).waitFor()
  expect(watched.problems()).toEqual([])
})
