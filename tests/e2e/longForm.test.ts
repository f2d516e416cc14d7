import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { serveLargeForm } from '../setup/largeForm.ts'
import { openBrowser, openPage, type WatchedPage } from './browser.ts'

/** Fields outside the viewport are not rendered, without visible effect on editing. */
const FAR = 'field450'

let browser: Browser
let form: Awaited<ReturnType<typeof serveLargeForm>>
let watched: WatchedPage

beforeAll(async () => {
  form = await serveLargeForm()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  form.stop()
})
beforeEach(async () => {
  watched = await openPage(browser)
})

const field = (page: Page, name: string) => page.locator(`[data-field="${name}"]`)

const isDrawn = (page: Page, name: string): Promise<boolean> =>
  field(page, name).evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))

const hasFocusInView = (page: Page, name: string): Promise<boolean> =>
  field(page, name).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return element.contains(document.activeElement) && top >= 0 && bottom <= innerHeight
  })

/** A click scrolls no further than to the input, so its label may be above the screen. */
const hasInputInView = (page: Page, name: string): Promise<boolean> =>
  field(page, name)
    .locator('input')
    .evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      // layout rounds to fractions of a pixel
      return element === document.activeElement && top > -1 && bottom <= innerHeight
    })

test('a save that is refused leads to the one field with an error, far below what is drawn', async () => {
  const { page } = watched
  await page.goto(`${form.url}?missing=${FAR}`)
  await field(page, 'field0').locator('input').click()
  const wasDrawn = await isDrawn(page, FAR)

  await page.keyboard.press('Control+Enter')

  expect(wasDrawn).toBe(false)
  await expect.poll(() => hasFocusInView(page, FAR)).toBe(true)
  expect(await field(page, FAR).locator('[aria-invalid=true]').count()).toBe(1)
})

test('keys go on from field to field where the next one is not drawn yet, and what is typed stays', async () => {
  const { page } = watched
  await page.goto(form.url)
  await field(page, 'field0').locator('input').fill('The first')
  await field(page, FAR).locator('input').fill('Far below')
  await page.keyboard.press('Tab')
  await expect.poll(() => hasFocusInView(page, 'field451')).toBe(true)

  await field(page, 'field0').locator('input').click()

  await expect.poll(() => hasInputInView(page, 'field0')).toBe(true)
  await expect.poll(() => isDrawn(page, FAR)).toBe(false)
  expect(await field(page, FAR).locator('input').inputValue()).toBe('Far below')
  expect(await field(page, 'field0').locator('input').inputValue()).toBe('The first')
})

test('on a phone the buttons to its two ends lie over the form only while it is scrolled, or reached by keyboard', async () => {
  const { page } = watched
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(form.url)
  await field(page, 'field0').waitFor()
  const toBottom = page.getByRole('button', { name: 'Scroll to bottom' })
  const opacity = () =>
    toBottom.evaluate((element) => Number(getComputedStyle(element.parentElement ?? element).opacity))
  await expect.poll(opacity).toBe(0)

  await page.mouse.wheel(0, 400)
  await expect.poll(opacity).toBe(1)
  await expect.poll(opacity, { timeout: 5_000 }).toBe(0)

  await page.keyboard.press('Tab')
  await toBottom.focus()
  await expect.poll(opacity).toBe(1)
})
