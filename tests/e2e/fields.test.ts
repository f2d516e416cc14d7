import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { StoredRecord } from '@flou/shared/api.ts'
import { StaffClient } from '../load/staffClient.ts'
import { axeViolations, logIn, openBrowser, openPage, product, type WatchedPage } from './browser.ts'

/** Fields that are more than an input: a picker of other records, and the look of a banner with its buttons. */
let browser: Browser
let watched: WatchedPage

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())
beforeEach(async () => {
  watched = await openPage(browser)
  await logIn(watched.page)
  return () => watched.page.context().close()
})

const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

test('a record that a picker lacks is made in a new tab, and can be picked on return', async () => {
  const { page, problems } = watched
  const title = `Baru ${Date.now().toString(36)}`
  await page.goto(`${product.admin}/dashboard2/news/sub-category/add`)
  const picker = page.locator('[data-field=categoryId] input').first()
  await picker.fill(title)
  await page.getByText('Nothing found').waitFor()

  const opened = page.waitForEvent('popup')
  await page.keyboard.press('Escape') // what the picker offers lies over the link
  await page.getByRole('link', { name: /^Create new News category/ }).click()
  const form = await opened
  await form.waitForURL(/\/dashboard2\/news\/category\/add$/)
  await form.close()
  const staff = await new StaffClient(product.admin).logIn()
  const contents = [1, 2].map((languageId) => ({ languageId, title, description: 'x' }))
  const { id } = await staff.data<StoredRecord>('POST', '/api/dashboard/news/category', { contents })
  await comeBack(page)
  await picker.click()
  await page.getByRole('option', { name: title }).click()

  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await page.route('**/api/dashboard/news/sub-category', (route) => route.fulfill({ status: 422, json: {} }))
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title)
  await page.getByRole('tab', { name: 'English' }).click()
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title)
  await page.keyboard.press('Control+s')
  expect((await sent).postDataJSON()).toMatchObject({ categoryId: id })
  expect(problems()).toEqual([])
})

test('the look of a banner is set, seen at once, and warned about where it is hard to read', async () => {
  const { page } = watched
  await page.goto(`${product.admin}/dashboard2/home-page/edit/1`)
  const banner = page.getByRole('group', { name: 'Banner', exact: true })
  await banner.getByRole('combobox', { name: 'Position of the text' }).selectOption('right')
  await banner.getByRole('combobox', { name: 'Position of the buttons' }).selectOption('center')
  await banner.getByRole('textbox', { name: 'Text colour', exact: true }).fill('#123456')
  const count = await page.getByRole('group', { name: /^Button \d+$/ }).count()
  await page.getByRole('button', { name: 'Add button' }).click()
  const added = page.getByRole('group', { name: `Button ${count + 1}`, exact: true })
  await added.getByRole('textbox', { name: 'Title (Indonesia)' }).fill('Mulai')
  await added.getByRole('textbox', { name: 'Title (English)' }).fill('Start')
  await added.getByRole('textbox', { name: 'Address (URL)' }).fill('/harga')
  const warning = added.locator('[aria-live=polite]')
  await added.getByRole('textbox', { name: 'Text', exact: true }).fill('#ffffff')
  await added.getByRole('textbox', { name: 'Background', exact: true }).fill('#64E818')

  // the warning is announced, and its suggestion taken with one press
  await warning.getByText(/Hard to read: contrast 1\.\d+:1/).waitFor()
  const sketch = page.locator('[data-title="Mulai"]')
  expect(await sketch.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
    'rgb(100, 232, 24)',
  )
  const sample = page.getByText('Banner text', { exact: true })
  expect(
    await sample.evaluate((element) => [
      getComputedStyle(element).color,
      getComputedStyle(element).textAlign,
    ]),
  ).toEqual(['rgb(18, 52, 86)', 'right'])
  expect(await axeViolations(page)).toEqual([])
  await warning.getByRole('button').click()
  await expect.poll(() => warning.textContent()).toBe('')

  await page.route('**/api/dashboard/home-page/1', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 422, json: {} }) : route.continue(),
  )
  const sent = page.waitForRequest((request) => request.method() === 'PUT')
  await page.keyboard.press('Control+s')
  const { customProperty } = (await sent).postDataJSON() as { customProperty: string }
  const look = JSON.parse(customProperty) as { banner: object; buttons: object[] }
  expect(look.banner).toEqual({ positionBannerText: 'right', positionButton: 'center', textColor: '#123456' })
  expect(look.buttons.at(-1)).toMatchObject({ urlPath: '/harga', bgColor: '#64E818' })
})
