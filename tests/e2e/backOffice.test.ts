import type { Browser, Page } from 'playwright-core'
import { AREAS } from '@flou/shared/content/registry.ts'
import { OFFICES } from '@flou/shared/content/define.ts'
import { routesOf, type Route } from '@flou/shared/content/routes.ts'
import type { Field, Shape } from '@flou/shared/content/shape.ts'
import { breadcrumb } from '../../web-admin/src/layout/topBar/breadcrumb.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  axeViolations,
  logIn,
  openBrowser,
  openPage,
  overflows,
  product,
  type WatchedPage,
} from './browser.ts'

/** Every declared screen opens in both back-offices: with a heading, its list or form, and nothing wrong in the console. */
let browser: Browser
let wide: WatchedPage
let narrow: WatchedPage

beforeAll(async () => {
  browser = await openBrowser()
  wide = await openPage(browser)
  narrow = await openPage(browser, { viewport: { width: 390, height: 844 }, locale: 'id-ID' })
  await logIn(wide.page)
  await logIn(narrow.page)
})
afterAll(() => browser.close())

/** The demo content has a record 1 of every type; audit entries have ids of their own. */
const concrete = (pattern: string) => pattern.replaceAll(/:\w+\??/g, '1')

/** Screens of one kind over the same kinds of fields are the same screen to whoever uses it. */
function looksOf({ kind, type, screen }: Route): string {
  const kindsIn = (shape: Shape): string[] =>
    [...Object.values(shape.fields), ...Object.values(shape.localized)].flatMap((field: Field) => [
      field.kind,
      ...('of' in field ? kindsIn(field.of as Shape) : []), // items and groups carry a shape
    ])
  const fields =
    kind === 'list' ? (type && !type.single ? type.list.columns.length : 0) : type && kindsIn(type.shape)
  return JSON.stringify([kind, screen.custom, fields])
}

const seen = new Set<string>()
const addresses = OFFICES.flatMap((office) =>
  AREAS.flatMap((area) => routesOf(area, office))
    .filter(({ url }) => !url.includes('/audit-log/detail'))
    .map((route) => {
      // each office is examined for accessibility at one width, so that both widths are
      const looks = `${office} ${looksOf(route)}`
      const isNew = !seen.has(looks)
      seen.add(looks)
      return [concrete(route.url), route.kind, isNew] as const
    })
    // both offices show the same screens: what looks alike is opened in the newer one, and a contract test has every address
    .filter(([, , isNew]) => isNew || office === 'dashboard2'),
)
const READY: Record<string, string> = {
  list: 'table',
  add: 'form',
  edit: 'form',
  section: 'form',
  custom: 'table, ul[aria-label]',
}

/** Goes to a screen as a link does, without loading the app again; done when the breadcrumb says so. */
async function follow(page: Page, url: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState({ key: address, usr: null, idx: 0 }, '', address)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, url)
  await page.locator('header nav').getByText(breadcrumb(url), { exact: true }).waitFor({ state: 'attached' })
}

async function expectScreen({ page, problems }: WatchedPage, kind: string) {
  await page.locator(`main ${READY[kind]}`).first().waitFor()
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
  expect(await overflows(page)).toBe(false)
  expect(problems()).toEqual([])
}

test.each(addresses)('%s opens with a heading and its %s', async (url, kind, isNew) => {
  const [one, other] = url.startsWith('/dashboard2/') ? [wide, narrow] : [narrow, wide]
  await follow(one.page, url)
  await expectScreen(one, kind)
  if (!isNew) return
  // a screen that looks like none before is also opened as from a bookmark, and examined
  await other.page.goto(product.admin + url)
  await expectScreen(other, kind)
  expect(await axeViolations(one.page)).toEqual([])
})

test('an id that does not exist shows so, with the way back', async () => {
  await wide.page.goto(`${product.admin}/dashboard2/news/edit/999999`)

  await expect.poll(() => wide.page.locator('main').innerText()).toContain('This record does not exist')
  await wide.page.getByRole('link', { name: 'Back to list' }).click()
  await wide.page.waitForURL(/\/dashboard2\/news$/)
})

test('an address that no screen has shows the not-found page', async () => {
  await wide.page.goto(`${product.admin}/dashboard2/no-such-screen`)

  await expect.poll(() => wide.page.locator('body').innerText()).toContain('This page could not be found')
})

test('whoever is not signed in is sent to the log-in, and back', async () => {
  const { page } = await openPage(browser)

  await page.goto(`${product.admin}/dashboard2/news`)
  await page.waitForURL(/\/login/)
  await page.locator('input[type=email]').fill(product.email)
  await page.locator('input[type=password]').fill('not the password')
  await page.keyboard.press('Enter')

  await page.getByRole('alert').first().waitFor()
  expect(page.url()).toContain('/login')
  await page.context().close()
})
