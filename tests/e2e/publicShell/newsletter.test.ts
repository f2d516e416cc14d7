import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SiteRenderer } from '@flou/shared/site/contentSource.ts'
import type { Language } from '@flou/shared/locale.ts'
import { builtRenderer } from '@flou/web-public/tests/builtRenderer.ts'
import { FIXTURE } from '@flou/web-public/tests/fixture.ts'
import { memorySource } from '@flou/web-public/tests/memorySource.ts'
import { ROOT } from '../../steps.ts'
import { axeViolations, openBrowser } from '../browser.ts'
import { openPublicPage } from './publicPage.ts'

/** The footer's newsletter form on a site that has its call, which answers what a test says (spec §2, decision 40). */
const SITE = 'http://site.test'
const CLIENT = path.join(ROOT, 'web-public/build/client')

let browser: Browser
let renderer: SiteRenderer
beforeAll(async () => {
  browser = await openBrowser()
  renderer = await builtRenderer()
})
afterAll(() => browser.close())

interface Outcome {
  status: number
  body: unknown
}

/** Serves the home page from the renderer, its files from the build, and the call from `outcomes`, one after another. */
async function serve(page: Page, language: Language, outcomes: Outcome[]) {
  const sent: unknown[] = []
  const site = { origin: SITE, adminOrigin: SITE, hasNewsletter: true }
  const rendered = await renderer.renderPage('/', memorySource(FIXTURE, language), site)
  const published = new Map([
    ['/', rendered.html],
    ['/id', rendered.html],
    ['/_.data', rendered.data],
    ['/id.data', rendered.data],
    ...(rendered.shared ?? []).map(({ key, body }): [string, string] => [`/${key}`, body]),
  ])
  await page.route(`${SITE}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    const file = published.get(pathname)
    if (file !== undefined) await route.fulfill({ body: file, contentType: 'text/html' })
    else if (pathname.startsWith('/assets/')) await route.fulfill({ path: path.join(CLIENT, pathname) })
    else if (pathname === '/api/newsletter') {
      sent.push(route.request().postDataJSON())
      const { status, body } = outcomes.shift() ?? { status: 500, body: {} }
      await route.fulfill({ status, json: body })
    } else await route.fulfill({ status: 204 })
  })
  return sent
}

const FAILED = { status: 500, body: {} }
const REFUSED = { status: 422, body: { errors: { Email: ['Masukkan alamat email yang valid.'] } } }
const DONE = { status: 200, body: { data: null } }

test('what was typed stays through a failure; then a dialog says thank you and gives the focus back', async () => {
  const { page, hydrated } = await openPublicPage(browser)
  const sent = await serve(page, 'en', [FAILED, DONE])
  await page.goto(SITE)
  await hydrated()
  const field = page.getByLabel('E-mail address')
  const button = page.getByRole('button', { name: 'Subscribe' })

  await field.fill('nobody')
  await button.click()
  expect(sent).toEqual([])
  await field.fill('sari@example.com')
  await button.click()
  await page.getByRole('alert').getByText('That did not work.').waitFor()
  await expect.poll(() => field.inputValue()).toBe('sari@example.com')
  await expect.poll(() => axeViolations(page)).toEqual([])
  await button.click()

  const dialog = page.getByRole('dialog', { name: 'Thank you for subscribing!' })
  await dialog.getByText('You have successfully subscribed to our newsletter.').waitFor()
  await expect.poll(() => axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'OK' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => field.inputValue()).toBe('')
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(sent).toEqual([{ email: 'sari@example.com' }, { email: 'sari@example.com' }])
  await page.context().close()
})

test('the server’s words about the address stand beside it, in the visitor’s language', async () => {
  const { page, hydrated } = await openPublicPage(browser, { viewport: { width: 390, height: 844 } })
  await serve(page, 'id', [REFUSED, DONE])
  await page.goto(`${SITE}/id`)
  await hydrated()
  const field = page.getByLabel('Alamat email')

  await field.fill('a@b')
  await field.press('Enter')
  await page.getByRole('alert').getByText('Masukkan alamat email yang valid.').waitFor()
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
  await field.fill('sari@contoh.com')
  await field.press('Enter')

  await page.getByRole('dialog', { name: 'Terima kasih telah berlangganan!' }).waitFor()
  await page.context().close()
})

test('an address sent before hydration is sent once', async () => {
  const { page } = await openPublicPage(browser)
  const sent = await serve(page, 'en', [DONE])
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await released
    await route.fallback()
  })
  await page.goto(SITE)

  await page.getByLabel('E-mail address').fill('sari@example.com')
  await page.keyboard.press('Enter')
  release()

  await page.getByRole('dialog', { name: 'Thank you for subscribing!' }).waitFor()
  expect(sent).toEqual([{ email: 'sari@example.com' }])
  await page.context().close()
})
