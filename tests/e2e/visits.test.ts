import type { Locator, Page } from 'playwright-core'
import { readFile } from 'node:fs/promises'
import { beforeEach, expect, test } from 'vitest'
import type { VisitFigures } from '@flou/shared/visits/visits.ts'
import { StaffClient } from '../load/staffClient.ts'
import { expectToFit, LOOKS, openBrowser, product } from './browser.ts'
import { openPublicPage } from './publicShell/publicPage.ts'
import { ownStaffPage } from './staffPage.ts'

/** The page counter: reports of pages, and statistics for staff. */
const watched = ownStaffPage({ locale: 'en-US' })
let page: Page

beforeEach(() => {
  page = watched.page
})

/** Buttons of a group that are too narrow for their text. */
const cutOff = (group: Locator) =>
  group
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons
        .filter((button) =>
          [...button.querySelectorAll('*')].some((part) => part.scrollWidth > part.clientWidth + 1),
        )
        .map(({ textContent }) => textContent),
    )

const PERSON =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

test('a view is told when the page is shown, and again for a page reached within the site; not under Do Not Track', async () => {
  const browser = await openBrowser()
  const visitor = await openPublicPage(browser, { userAgent: PERSON })
  await visitor.page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { value: false }))
  const told: unknown[] = []
  visitor.page.on('request', (request) => {
    if (request.url().endsWith('/api/visit')) told.push(request.postDataJSON())
  })
  const staff = await new StaffClient(product.admin).logIn()
  const viewsOf = async (path: string) => {
    const { pages } = await staff.data<VisitFigures>('GET', '/api/dashboard/visits')
    return pages.find((one) => one.path === path)?.id ?? 0
  }
  const before = await viewsOf('/faq')

  await visitor.open('/id')
  await visitor.hydrated()
  await visitor.page.locator('footer a[data-page][href="/id/faq"]').first().click()
  await visitor.page.waitForURL(/\/id\/faq$/, { waitUntil: 'commit' })

  await expect
    .poll(() => told)
    .toEqual([
      { path: '/', language: 'id', referrer: '' },
      { path: '/faq', language: 'id' },
    ])
  await expect.poll(() => viewsOf('/faq')).toBe(before + 1)

  told.length = 0
  await visitor.page.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }))
  await visitor.page.reload()
  await visitor.hydrated()
  await visitor.page.waitForLoadState('networkidle')
  expect(told).toEqual([])
  expect(visitor.problems()).toEqual([])
  await browser.close()
})

test.each(['dashboard', 'dashboard2'])(
  '/%s/visits shows plots and tables, and exports them',
  async (office) => {
    await page.goto(`${product.admin}/${office}/visits`)
    await page.locator('[data-figures]').waitFor()

    for (const { width } of LOOKS) await expectToFit(page, width)
    await page.setViewportSize({ width: 390, height: 900 })
    expect(await cutOff(page.getByRole('group', { name: 'Period' }))).toEqual([])
    await page.getByRole('img', { name: 'Views per day' }).waitFor()
    const pages = page.getByRole('table', { name: 'Pages' })
    await pages.getByRole('rowheader').getByText('/', { exact: true }).waitFor()
    await page.getByRole('table', { name: 'Traffic sources' }).getByText('www.google.com').waitFor()
    await page.getByRole('button', { name: 'Last 90 days' }).click()
    await page.waitForURL(/from=/)
    await expect
      .poll(() => page.getByRole('button', { name: 'Last 90 days' }).getAttribute('aria-pressed'))
      .toBe('true')
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ])
    const text = await readFile(await file.path(), 'utf8')
    expect(text.split('\r\n').filter((line) => line.startsWith('Day,')).length).toBeGreaterThanOrEqual(30)
    expect(text).toMatch(/^\uFEFFKind,Name,English,Indonesian,Views\r\n/)
    expect(watched.problems()).toEqual([])
  },
)
