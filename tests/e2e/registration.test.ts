import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formAnchor } from '@flou/shared/forms/anchors.ts'
import { closePages, workerBrowser } from './browser.ts'
import { openPublicPage } from './publicShell/publicPage.ts'

let browser: Browser
beforeAll(async () => {
  browser = await workerBrowser()
})
afterAll(() => closePages(browser))

test.each([
  {
    time: '2027-01-05T01:59:00Z',
    path: '/event/invoice-webinar',
    text: 'Registration opens on 5 January 2027, 09:00 WIB (later today).',
    forms: 0,
  },
  { time: '2027-01-05T02:00:00Z', path: '/event/invoice-webinar', text: undefined, forms: 1 },
  {
    time: '2027-03-23T09:59:00Z',
    path: '/event/partner-day',
    text: 'Registration closes on 23 March 2027, 17:00 WIB.',
    forms: 1,
  },
  {
    time: '2027-03-23T10:00:00Z',
    path: '/id/event/partner-day',
    text: 'Pendaftaran telah ditutup 23 Maret 2027 pukul 17.00 WIB.',
    forms: 0,
  },
])('at $time the visitor’s clock decides what $path shows', async ({ time, path, text, forms }) => {
  const { page, open, hydrated, problems } = await openPublicPage(browser)
  await page.clock.setFixedTime(new Date(time))
  await open(path)
  await hydrated()
  const section = page.locator('#register')
  await section.scrollIntoViewIfNeeded()

  if (text !== undefined) await section.getByText(text, { exact: true }).waitFor()
  await expect.poll(() => section.locator('form').count()).toBe(forms)
  expect(problems()).toEqual([])
  await page.context().close()
})

test('a page that is open when registration opens shows the form at that minute', async () => {
  const { page, open, hydrated } = await openPublicPage(browser)
  await page.clock.setFixedTime(new Date('2027-01-05T01:59:58Z'))
  await open('/event/invoice-webinar')
  await hydrated()
  const form = page.locator(`#${formAnchor('eventRegistration')}`)
  expect(await form.count()).toBe(0)
  await page.clock.setFixedTime(new Date('2027-01-05T02:00:01Z'))

  await form.waitFor()
  await page.context().close()
})

test('without script the page of an event states when registration opens', async () => {
  const { page, open } = await openPublicPage(browser, { javaScriptEnabled: false })
  await open('/id/event/invoice-webinar')
  const section = page.locator('#register')

  expect(await section.innerText()).toMatch(
    /Pendaftaran dibuka 5 Januari 2027 pukul 09\.00 WIB \(\d+ hari lagi\)\./,
  )
  expect(await section.locator('form').count()).toBe(0)
  await page.context().close()
})
