import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closePages, workerBrowser } from '../browser.ts'
import { openPublicPage } from './publicPage.ts'

/** Content far below the first screen is laid out later (web-public/app/styles/firstScreen.css). */
let browser: Browser
beforeAll(async () => {
  browser = await workerBrowser()
})
afterAll(() => closePages(browser))

/** Number of elements with deferred layout. */
const leftOut = (page: Page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('main section, main ~ section, main ~ footer')]
    return parts.filter((part) => getComputedStyle(part).contentVisibility === 'auto').length
  })

/** Positions of elements that are fully laid out. */
const placesSeen = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .map((element) => element.getBoundingClientRect())
      .filter(({ bottom, height }) => height > 0 && bottom <= window.innerHeight)
      .map(({ left, top, width }) => [left, top, width].map((pixels) => Math.round(pixels * 2) / 2)),
  )

/** Opens a page that is paused after its first paint. @returns a function that resumes it */
async function openHeld(path: string, viewport: { width: number; height: number }) {
  const { page, open } = await openPublicPage(browser, { viewport })
  await page.addInitScript(() => {
    const requestIdleCallback = window.requestIdleCallback.bind(window)
    window.requestIdleCallback = (goOn) => Object.assign(window, { requestIdleCallback, goOn }) && 1
  })
  await open(path)
  await page.waitForFunction(() => 'goOn' in window)
  const goOn = () => page.evaluate(() => (Reflect.get(window, 'goOn') as () => void)())
  return { page, goOn }
}

// tall screens show sections that are far below on a phone
test.each([
  ['/', { width: 390, height: 844 }],
  ['/products', { width: 1440, height: 2400 }],
  ['/search', { width: 390, height: 844 }],
  ['/id/contact-us', { width: 390, height: 2000 }],
])('what is seen of %s stays where it is while the rest is laid out', async (path, viewport) => {
  const { page, goOn } = await openHeld(path, viewport)
  expect(await leftOut(page)).toBeGreaterThan(0)
  const before = await placesSeen(page)

  await goOn()

  await expect.poll(() => leftOut(page)).toBe(0)
  expect(await placesSeen(page)).toEqual(before)
  await page.context().close()
})

test('a key that moves the page finds all of it laid out', async () => {
  const { page } = await openHeld('/products', { width: 390, height: 844 })
  expect(await leftOut(page)).toBeGreaterThan(0)

  await page.keyboard.press('End')

  await expect
    .poll(() => page.evaluate(() => Math.round(document.body.scrollHeight - scrollY - innerHeight)))
    .toBeLessThanOrEqual(1)
  expect(await leftOut(page)).toBe(0)
  await page.context().close()
})

test('whoever names a place, reloads or comes back is where they want to be', async () => {
  const { page, open } = await openPublicPage(browser, { viewport: { width: 390, height: 844 } })
  await open('/products#category-6')
  const top = () => page.locator('#category-6').evaluate((element) => element.getBoundingClientRect().top)
  await expect.poll(top).toBeLessThan(200)
  expect(await top()).toBeGreaterThanOrEqual(0)
  const place = () => page.evaluate(() => Math.round(scrollY))
  await page.evaluate(() => window.scrollTo(0, 5_000))
  await expect.poll(place).toBe(5_000)

  await page.reload()

  await expect.poll(place).toBe(5_000)
  await open('/page/about-us')
  await page.goBack()
  await expect.poll(place).toBe(5_000)
  await page.context().close()
})
