import type { Browser, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closePages, workerBrowser } from '../browser.ts'
import { openPublicPage } from './publicPage.ts'

/** No interaction between first paint and hydration is lost. */
let browser: Browser
beforeAll(async () => {
  browser = await workerBrowser()
})
afterAll(() => closePages(browser))

const SCRIPTS = /\/assets\/[^/]+\.js$/

/** Delays all scripts until `release`; `then` handles them. */
async function holdScripts(page: Page, then: (route: Route) => Promise<void> = (route) => route.continue()) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(SCRIPTS, async (route) => {
    await released
    await then(route)
  })
  return () => release()
}

async function slidesTo(page: Page, index: number) {
  const row = page.locator('section ul:has(> li[id^=slide-])')
  const shown = () => row.evaluate((element) => Math.round(element.scrollLeft / element.clientWidth))
  await expect.poll(shown).toBe(index)
}

test('a press before hydration is held, marked as busy, and done once', async () => {
  const { page, open, hydrated, problems } = await openPublicPage(browser)
  const release = await holdScripts(page)
  await open('/')
  const next = page.getByRole('button', { name: 'Next slide' })

  await next.click()
  await expect.poll(() => next.getAttribute('aria-busy')).toBe('true')
  release()
  await hydrated()

  await slidesTo(page, 1)
  await expect.poll(() => next.getAttribute('aria-busy')).toBeNull()
  expect(problems()).toEqual([])
  await page.context().close()
})

test('what was typed before hydration is still there, and the focus with it', async () => {
  const { page, open, hydrated } = await openPublicPage(browser)
  const release = await holdScripts(page)
  await open('/')
  const field = page.locator('footer input[name=query]')

  await field.pressSequentially('object sto')
  release()
  await hydrated()
  await page.keyboard.type('rage')

  await expect.poll(() => field.inputValue()).toBe('object storage')
  await page.context().close()
})

test('a form sent before hydration is sent', async () => {
  const { page, open } = await openPublicPage(browser)
  await holdScripts(page)
  await open('/')

  await page.locator('footer input[name=query]').fill('gpu')
  await page.keyboard.press('Enter')

  await page.waitForURL(/\/search\?/)
  await expect.poll(() => new URL(page.url()).searchParams.get('query')).toBe('gpu')
  await page.context().close()
})

test('native controls answer at once, before any script', async () => {
  const { page, open } = await openPublicPage(browser, { viewport: { width: 390, height: 844 } })
  await holdScripts(page)
  await open('/')

  await page.getByRole('button', { name: 'Menu' }).click()
  await page.locator('header details > summary').first().click()

  await expect.poll(() => page.locator('header details[open]').count()).toBeGreaterThan(0)
  await page.context().close()
})

test('where the scripts do not come, held presses are let go and the page works as a document', async () => {
  const { page, open } = await openPublicPage(browser)
  const release = await holdScripts(page, (route) => route.abort())
  await open('/')
  const next = page.getByRole('button', { name: 'Next slide' })
  await next.click()
  await expect.poll(() => next.getAttribute('aria-busy')).toBe('true')
  release()
  await page.locator('html[data-plain]').waitFor()

  // features that need script are removed
  await expect.poll(() => page.locator('[aria-busy]').count()).toBe(0)
  await expect.poll(() => next.isVisible()).toBe(false)
  await page.getByRole('link', { name: 'Slide 2 of 4' }).click()
  await slidesTo(page, 1)
  await page.locator('footer nav a[href$="/page/careers"]').click()
  await page.waitForURL(/\/page\/careers$/)
  await page.context().close()
})

test.each([
  ['navbar and footer', '**/shell/*.json'],
  ['the page', '**/_.data'],
])('where the data of %s does not come, the page works as a document until it does', async (_, file) => {
  const { page, open, hydrated } = await openPublicPage(browser)
  await page.route(file, (route) => route.abort())
  await open('/')
  await page.locator('html[data-plain]').waitFor()
  const field = page.locator('footer input[name=query]')
  await field.fill('object storage')
  await page.locator('header details > summary').first().click()
  expect(await page.locator('header details[open]').count()).toBeGreaterThan(0)

  await page.unroute(file)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await hydrated()

  expect(await field.inputValue()).toBe('object storage')
  expect(await page.locator('html[data-plain]').count()).toBe(0)
  // the open panel covers the slider
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Next slide' }).click()
  await slidesTo(page, 1)
  await page.context().close()
})

test('a document of an earlier edition is not hydrated with data of a later one', async () => {
  const { page, open } = await openPublicPage(browser)
  await page.route('**/_.data', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('Next', 'Later') + ' ' })
  })
  // another test may have changed the page and restored it: then its data was cached
  await page.route('**/editions/*.json', (route) => route.fulfill({ status: 404 }))
  await open('/')

  await page.locator('html[data-plain]').waitFor()
  expect(await page.evaluate(() => 'isHydrated' in window)).toBe(false)
  await page.locator('footer nav a[href$="/page/careers"]').click()
  await page.waitForURL(/\/page\/careers$/)
  await page.unrouteAll({ behavior: 'wait' })
  await page.context().close()
})

test('browsers without idle callbacks and paint entries hydrate too', async () => {
  const { page, open, hydrated, problems } = await openPublicPage(browser)
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'requestIdleCallback')
    Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: undefined })
  })
  await open('/')
  await hydrated()

  await page.getByRole('button', { name: 'Next slide' }).click()
  await slidesTo(page, 1)
  expect(problems()).toEqual([])
  await page.context().close()
})
