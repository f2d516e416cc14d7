import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeViolations, openPage, overflows, product } from './browser.ts'
import { staffPage } from './staffPage.ts'

/** A secret, expiring URL shows a draft to people without an account, and to no one else. */
const ARTICLE = '/dashboard2/news/edit/3'

const staff = staffPage()
const typed = `Belum terbit ${Date.now().toString(36)}`

const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Share a preview' })

/** Changes the title without saving and creates a preview link. @returns its URL */
async function share(page: Page, days: string): Promise<string> {
  await page.goto(product.admin + ARTICLE)
  await title(page).fill(typed)
  await page.getByRole('button', { name: 'Share a preview' }).click()
  await dialog(page).getByRole('radio', { name: days }).check({ force: true })
  await dialog(page).getByRole('button', { name: 'Create link' }).click()
  return dialog(page).getByRole('textbox', { name: 'Link' }).inputValue()
}

/**
 * axe violations of a page that forbids scripts. The page is loaded without its policy, because axe's timers need
 * script.
 */
async function violationsOf(url: string, width: number): Promise<string[]> {
  const { page } = await openPage(staff.browser, { viewport: { width, height: 900 } })
  await page.route(url, async (route) => {
    const response = await route.fetch()
    const { 'content-security-policy': _, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
  await page.goto(url)
  const found = await axeViolations(page)
  await page.context().close()
  return found
}

test('whoever has the link reads the draft in both languages, marked, without an account or a script', async () => {
  const url = await share(staff.page, '7 days')
  await expect.poll(() => axeViolations(staff.page)).toEqual([])
  const { page, problems } = await openPage(staff.browser)

  const answer = await page.goto(url)
  await page.getByRole('heading', { level: 1, name: typed }).waitFor()

  expect(url.startsWith(`${product.site}/api/preview/`)).toBe(true)
  expect(answer?.status()).toBe(200)
  expect(answer?.headers()).toMatchObject({
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': 'no-store, private',
    'referrer-policy': 'no-referrer',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  })
  expect(answer?.headers()['content-security-policy']).not.toMatch(/script-src|allow-scripts/)
  await expect.poll(() => page.getByText('Pratinjau – belum terbit').isVisible()).toBe(true)
  await expect.poll(() => page.locator('script').count()).toBe(0)
  await expect.poll(() => overflows(page)).toBe(false)
  await expect.poll(() => violationsOf(url, 1440)).toEqual([])

  await page.getByRole('complementary').getByRole('link', { name: 'English' }).click()
  await page.getByText('Preview – not published').waitFor()
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => overflows(page)).toBe(false)
  await expect.poll(() => violationsOf(url.replace('language=id', 'language=en'), 390)).toEqual([])
  expect(problems()).toEqual([])
  await page.context().close()
})

test('a withdrawn link and one that never was say so in both languages', async () => {
  const { page } = staff
  const url = await share(page, '1 day')
  const rows = dialog(page).getByRole('listitem')
  await expect.poll(() => rows.first().innerText()).toContain('valid until')
  await rows
    .first()
    .getByRole('button', { name: /Actions for the link/ })
    .click()
  await rows
    .first()
    .getByRole('button', { name: /Revoke the link/ })
    .click()
  await rows.first().getByRole('button', { name: 'Revoke', exact: true }).click()
  await page.getByText('The link has been revoked.').waitFor()
  await expect.poll(() => rows.first().innerText()).toContain('revoked')

  const visitor = await openPage(staff.browser)
  const revoked = await visitor.page.goto(url)
  await visitor.page.getByText('This preview link has been revoked').waitFor()
  await visitor.page.getByText('Tautan pratinjau ini telah dicabut').waitFor()
  expect(revoked?.status()).toBe(410)
  await expect.poll(() => visitor.page.content()).not.toContain(typed)
  const nowhere = `${product.site}/api/preview/${'x'.repeat(43)}`
  const unknown = await visitor.page.goto(nowhere)
  await visitor.page.getByText('This preview link does not exist').waitFor()
  expect(unknown?.status()).toBe(404)
  expect(unknown?.headers()['x-robots-tag']).toBe('noindex, nofollow')
  await expect.poll(() => violationsOf(nowhere, 390)).toEqual([])
  await visitor.page.context().close()
})

test('no public page and no sitemap knows of the draft', async () => {
  const slug = await staff.page.getByLabel('Address on the site (slug)').inputValue()

  const pages = await Promise.all(
    [`/id/news-and-information/${slug}`, '/id/news-and-information', '/sitemap-news-and-information.xml'].map(
      async (path) => (await fetch(product.site + path)).text(),
    ),
  )

  for (const text of pages) expect(text).not.toMatch(new RegExp(`${typed}|/api/preview/`))
})
