import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, overflows, product } from '../browser.ts'
import { expectReachable, isCut, ZOOMED } from '../zoom.ts'
import { inBoth, openPublicPage } from './publicPage.ts'

/** Overlays scroll at 400 % zoom, and all of their buttons can be pressed. */

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const openZoomed = (path: string) =>
  openPublicPage(browser, { viewport: ZOOMED }).then(async (watched) => {
    await watched.open(path)
    return watched
  })

async function expectWhole(dialog: Locator, page: Page): Promise<void> {
  await dialog.waitFor()
  await expect.poll(() => isCut(dialog)).toBe(false)
  await expectReachable(dialog.locator('button, a[href], input:not([disabled])'))
  expect(await overflows(page)).toBe(false)
}

test.each(inBoth('/'))('%s: the question about cookies, and its settings', async (_, path) => {
  const { page, problems } = await openPublicPage(browser, { viewport: ZOOMED })
  await page.context().clearCookies()
  await page.goto(product.site + path)
  const banner = page.locator('[data-consent]')

  await expectWhole(banner, page)
  await banner.getByRole('button').last().click()
  await expectWhole(page.getByRole('dialog'), page)
  expect(problems()).toEqual([])
  await page.context().close()
})

test.each(inBoth('/'))('%s: the menu of a phone, with an entry open', async (_, path) => {
  const { page } = await openZoomed(path)
  await page.locator('button[popovertarget]').click()
  const menu = page.locator('header nav')
  await menu.locator('details[name=main-menu] > summary').first().click()

  await expectReachable(menu.locator('summary:visible, a:visible'))
  expect(await overflows(page)).toBe(false)
  await page.context().close()
})

test.each(inBoth('/'))('%s: the thanks for subscribing', async (_, path) => {
  const { page, hydrated, problems } = await openZoomed(path)
  await hydrated()
  const form = page.locator('footer form:has([name=email])')
  await form.locator('[name=email]').fill(`zoom-${Date.now()}@example.com`)
  await form.locator('[type=submit]').click()

  await expectWhole(page.getByRole('dialog'), page)
  expect(problems()).toEqual([])
  await page.context().close()
})
