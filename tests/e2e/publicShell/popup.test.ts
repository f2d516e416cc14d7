import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { StaffClient } from '../../load/staffClient.ts'
import { fingerprint } from '@flou/shared/strings/fingerprint.ts'
import { axeViolations, openBrowser, product } from '../browser.ts'
import { openPublicPage } from './publicPage.ts'

/** The home page's popup with a controlled clock (docs/product.md#navigation). */
const SCREEN = '/api/dashboard/setting/page-customize'
const HOURS = 6

let browser: Browser
let staff: StaffClient

type Settings = Record<string, unknown> & { recordVersion: number }

async function change(fields: Record<string, unknown>): Promise<void> {
  const settings = await staff.data<Settings>('GET', SCREEN)
  await staff.data('PUT', SCREEN, { ...settings, ...fields })
}

const HOMES = { '/': '/_.data', '/id': '/id.data' }
const textOf = async (path: string) => (await fetch(product.site + path)).text()

/** Waits until data and document are published in both languages, with or without the popup. */
async function untilPublished(isActive: boolean): Promise<void> {
  for (const [path, file] of Object.entries(HOMES)) {
    const isDone = async () => {
      const [html, data] = [await textOf(path), await textOf(file)]
      return data.includes('popupShowInterval') === isActive && html.includes(fingerprint(data))
    }
    while (!(await isDone())) await pause(50)
  }
}

beforeAll(async () => {
  browser = await openBrowser()
  staff = await new StaffClient(product.admin).logIn()
  await change({
    isPopupActive: true,
    startDate: '2020-01-01',
    endDate: '2099-12-31',
    popupShowInterval: HOURS,
  })
  await untilPublished(true)
})
afterAll(async () => {
  await change({ isPopupActive: false })
  await untilPublished(false)
  await browser.close()
})

/** A page with a paused clock; a key press starts hydration. */
async function openPaused(path: string, options: { locale?: string; width?: number } = {}) {
  const watched = await openPublicPage(browser, {
    ...(options.locale !== undefined && { locale: options.locale }),
    viewport: { width: options.width ?? 1440, height: 900 },
  })
  const { page } = watched
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/home/popup')) asked.push(request.url())
  })
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await watched.open(path)
  await wake(page)
  await watched.hydrated()
  return { ...watched, asked, dialog: page.getByRole('dialog') }
}
/** Waits until the page has stored that its popup was closed. */
async function untilRemembered(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('popup'))).toMatch(/^false \d+$/)
}
const wake = (page: Page) => page.keyboard.press('Shift')

test.each([
  ['/', 1440, 'Surabaya has grown'],
  ['/id', 390, 'Surabaya bertambah kuat'],
])('on %s (%i px) it comes three seconds after the load, and not before', async (path, width, title) => {
  const { page, dialog, asked, problems } = await openPaused(path, { width })

  await page.clock.runFor(2999)
  expect(asked).toEqual([])
  await page.clock.runFor(1)

  await dialog.getByRole('heading', { name: title }).waitFor()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('popup'))).toBe('true')
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await page.clock.resume() // axe needs a running clock
  await expect.poll(() => axeViolations(page)).toEqual([])
  expect(problems()).toEqual([])
  await page.context().close()
})

test.each<[string, (page: Page) => Promise<void>]>([
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['a press behind it', (page) => page.mouse.click(20, 450)],
  ['its button', (page) => page.getByRole('button', { name: 'Close' }).click()],
])('%s closes it; it comes again after its hours, also on a page that stays open', async (_, close) => {
  const { page, dialog } = await openPaused('/')
  await page.clock.runFor(3000)
  await dialog.waitFor()

  await close(page)
  await dialog.waitFor({ state: 'detached' })
  await untilRemembered(page)
  await page.clock.fastForward(HOURS * 3_600_000 - 1000)
  await expect.poll(() => dialog.count()).toBe(0)
  await page.clock.runFor(1000)

  await dialog.waitFor()
  await page.context().close()
})

test('shown but not closed, it comes again with the page; closed, it does not', async () => {
  const { page, dialog, open, hydrated, asked } = await openPaused('/')
  await page.clock.runFor(3000)
  await dialog.waitFor()

  await open('/')
  await wake(page)
  await hydrated()
  await page.clock.runFor(3000)
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await untilRemembered(page)
  await open('/')
  await wake(page)
  await hydrated()
  asked.splice(0)
  await page.clock.runFor(60_000)

  expect(asked).toEqual([])
  await expect.poll(() => dialog.count()).toBe(0)
  await page.context().close()
})

test('other pages have none; a visitor who goes home gets it there', async () => {
  const { page, dialog, asked } = await openPaused('/news-and-information')
  await page.clock.runFor(60_000)
  expect(asked).toEqual([])

  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click()
  await page.waitForURL(`${product.site}/`)
  await page.locator('main h1').waitFor()
  await expect
    .poll(async () => {
      await page.clock.runFor(1000)
      return dialog.count()
    })
    .toBe(1)
  await page.context().close()
})

test('it waits while the visitor types', async () => {
  const { page, dialog } = await openPaused('/')
  const field = page.locator('footer input[name=query]')
  await field.pressSequentially('gpu')
  await page.clock.runFor(10_000)
  await expect.poll(() => dialog.count()).toBe(0)

  await field.blur()
  await page.clock.runFor(1000)

  await dialog.waitFor()
  await expect.poll(() => field.inputValue()).toBe('gpu')
  await page.context().close()
})
