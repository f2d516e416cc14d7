import { breadcrumb } from '../../../web-admin/src/shell/topBar/crumbs.ts'
import { beforeAll, expect, test } from 'vitest'
import { axeViolations, openPage, product } from '../browser.ts'
import { staffPage } from '../staffPage.ts'
import { follow, WIDTHS, wrongWith } from './look.ts'

/** URLs without content, and without a session. */
const staff = staffPage()

beforeAll(() => staff.page.goto(`${product.admin}/dashboard2/news`))

const MISSING = 'This record does not exist or was deleted.'
const NOWHERE = 'This page could not be found'

test.each([
  ['a record', '/dashboard2/news/edit/999999', MISSING],
  ['a record whose id is no number', '/dashboard/manage-news/edit/abc', MISSING],
  ['a record below another', '/dashboard2/menu/1/sub-menu/edit/999999', MISSING],
  ['a list below a record', '/dashboard2/menu/999999/sub-menu', MISSING],
  ['a section of a record', '/dashboard2/product/999999/instance/config', MISSING],
  ['an audit entry', '/dashboard2/audit-log/detail/01ARZ3NDEKTSV4RRFFQ69G5FAV', MISSING],
  ['a screen', '/dashboard2/no-such-screen', NOWHERE],
  ['a screen of the older office', '/dashboard/manage-news/no-such-screen', NOWHERE],
])('a mistyped address of %s says so, with a way on', async (_, url, message) => {
  const { page, problems } = staff
  const look = {
    breadcrumb: breadcrumb(url, 'en'),
    language: 'en',
    heading: message,
    ready: 'main a',
  } as const

  await follow(page, url)

  for (const size of Object.values(WIDTHS)) {
    await page.setViewportSize(size)
    await expect.poll(() => wrongWith(page, { ...look, width: size.width })).toEqual([])
  }
  await expect.poll(() => axeViolations(page)).toEqual([])
  expect(problems()).toEqual([])
})

test('the way on leads to the list', async () => {
  await staff.page.goto(`${product.admin}/dashboard2/news/edit/999999`)

  await staff.page.getByRole('link', { name: 'Back to list' }).click()

  await expect.poll(() => staff.page.url()).toMatch(/\/dashboard2\/news$/)
})

test('without an id there is nothing to edit but the list', async () => {
  await follow(staff.page, '/dashboard2/news/edit')

  await expect.poll(() => staff.page.url()).toMatch(/\/dashboard2\/news$/)
})

test('whoever is not signed in is sent to the log-in, and back', async () => {
  const { page } = await openPage(staff.browser)

  await page.goto(`${product.admin}/dashboard2/news`)
  await page.waitForURL(/\/login/)
  await page.locator('input[type=email]').fill(product.email)
  await page.locator('input[type=password]').fill('not the password')
  await page.keyboard.press('Enter')

  await page.getByRole('alert').first().waitFor()
  await expect.poll(() => page.url()).toContain('/login')
  await page.locator('input[type=password]').fill(product.password)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/dashboard2\/news$/)
  await page.context().close()
})
