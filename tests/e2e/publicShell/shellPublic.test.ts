import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { axeViolations, closePages, workerBrowser, product } from '../browser.ts'
import { inBoth, markDocument, isSameDocument, openPublicPage } from './publicPage.ts'

/** Footer, language rules, notifications and the loading bar (docs/product.md#languages). */
let browser: Browser
beforeAll(async () => {
  browser = await workerBrowser()
})
afterAll(() => closePages(browser))

describe('footer', () => {
  test.each(inBoth('/'))(
    '%s: link groups, offices, social media, contact, registration, languages',
    async (language, path) => {
      const { page, open } = await openPublicPage(browser)
      await open(path)
      const footer = page.locator('body > footer')
      const isEnglish = language === 'en'

      await expect.poll(() => footer.locator('nav h2').count()).toBe(5)
      await expect.poll(() => page.locator('section[aria-labelledby=offices] li').count()).toBe(4)
      await expect
        .poll(() => page.locator('section[aria-labelledby=offices] a[href^="tel:+"]').count())
        .toBe(4)
      await expect.poll(() => footer.locator('a[href*="flou.example/flou-cloud"]').count()).toBe(5)
      const register = footer.getByRole('link', {
        name: isEnglish ? 'Register as a member' : 'Daftar sebagai anggota',
      })
      await expect.poll(() => register.getAttribute('href')).toMatch(/\/__dev\/portal\/register$/)
      await expect
        .poll(() => footer.getByRole('link', { name: isEnglish ? 'Bahasa' : 'English' }).count())
        .toBe(1)
      await expect.poll(() => footer.innerText()).toContain(isEnglish ? 'Any questions?' : 'Ada pertanyaan?')
      await page.context().close()
    },
  )

  const searches = [
    { javaScriptEnabled: true, path: '/' },
    { javaScriptEnabled: false, path: '/id' },
  ]
  test.each(searches)(
    'Enter sends what is asked to the search page: %o',
    async ({ javaScriptEnabled, path }) => {
      const { page, open, hydrated } = await openPublicPage(browser, { javaScriptEnabled })
      await open(path)
      if (javaScriptEnabled) await hydrated()
      const field = page.locator('footer input[name=query]')

      await field.fill('   ')
      await field.press('Enter')
      await expect.poll(() => new URL(page.url()).pathname).toBe(path)
      // without script the browser sends the spaces, and the search page trims them
      await field.fill(javaScriptEnabled ? '  object storage ' : 'object storage')
      await field.press('Enter')

      await page.waitForURL(/\/search\?/)
      const { pathname, searchParams } = new URL(page.url())
      expect(pathname).toBe(path === '/' ? '/search' : '/id/search')
      expect(searchParams.get('query')).toBe('object storage')
      await page.context().close()
    },
  )
})

describe('language', () => {
  test('the switch sets the cookie for a year and the stored language, announces it, and loads the page', async () => {
    const { page, open, hydrated } = await openPublicPage(browser)
    await open('/page/about-us')
    await hydrated()
    await page.evaluate(() =>
      document.addEventListener('language-switch', ({ detail }: CustomEventInit<string>) =>
        sessionStorage.setItem('announced', detail ?? ''),
      ),
    )
    await page.getByRole('link', { name: 'Bahasa' }).first().click()
    await page.waitForURL(/\/id\/page\/about-us$/)

    const cookies = await page.context().cookies()
    const cookie = cookies.find(({ name }) => name === 'i18n_redirected')
    const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000
    expect(cookie).toMatchObject({ value: 'id', sameSite: 'Lax', secure: false, path: '/' })
    expect(Math.round(days)).toBe(365)
    const stored = () =>
      page.evaluate(() => [
        localStorage.getItem('auth.language'),
        localStorage.getItem('languageID'),
        sessionStorage.getItem('announced'),
      ])
    await expect.poll(() => stored()).toEqual(['id', '0', 'id'])

    await page.getByRole('link', { name: 'English' }).first().click()
    await page.waitForURL(/[^d]\/page\/about-us$/)
    await expect.poll(async () => (await stored()).slice(0, 2)).toEqual(['en', '1'])
    await page.context().close()
  })

  test('English can be reached without script in an Indonesian browser', async () => {
    const { page, open } = await openPublicPage(browser, { javaScriptEnabled: false, locale: 'id-ID' })
    await open('/')
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('id')

    await page.locator('footer').getByRole('link', { name: 'English' }).click()

    await page.waitForURL(`${product.site}/`)
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en')
    await page.context().close()
  })
})

describe('connection', () => {
  test('a lost connection is said, keeps the page, and is forgotten once it is back', async () => {
    const { page, open, hydrated, problems } = await openPublicPage(browser)
    await open('/id')
    await hydrated()
    const notice = page.locator('[role=status] > [data-connection]')
    expect(await notice.count()).toBe(0)

    await page.context().setOffline(true)
    await notice.filter({ hasText: 'Anda sedang luring' }).waitFor()
    await expect.poll(() => axeViolations(page)).toEqual([])
    await markDocument(page)
    await page.locator('footer nav a[href$="/page/careers"]').click()
    expect(await isSameDocument(page)).toBe(true)
    await expect.poll(() => new URL(page.url()).pathname).toBe('/id')

    await page.context().setOffline(false)
    await notice.filter({ hasText: 'Anda kembali daring' }).waitFor()
    await expect.poll(() => notice.count(), { timeout: 15_000 }).toBe(0)
    // requests of lazy pictures that failed meanwhile
    const isDisconnected = (problem: string) => problem.includes('ERR_INTERNET_DISCONNECTED')
    expect(problems().filter((problem) => !isDisconnected(problem))).toEqual([])
    await page.context().close()
  })
})

test('the loading bar comes after 200 ms, runs for 5 s, and stays half a second', async () => {
  const { page, open, hydrated } = await openPublicPage(browser)
  await page.clock.install()
  await open('/')
  await hydrated()
  const bar = page.locator('[data-phase]')
  const phase = () => bar.getAttribute('data-phase')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/careers.data*', async (route) => {
    await held
    await route.continue()
  })
  await page.clock.pauseAt(Date.now() + 3_600_000)

  await page.locator('footer nav a[href$="/page/careers"]').click()
  await page.clock.runFor(199)
  await expect.poll(() => phase()).toBe('idle')
  await page.clock.runFor(1)
  await expect.poll(() => phase()).toBe('loading')
  await expect.poll(() => bar.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe('5s')
  release()
  await expect.poll(phase).toBe('done')
  await page.clock.runFor(499)
  await expect.poll(() => phase()).toBe('done')
  await page.clock.runFor(1)
  await expect.poll(() => phase()).toBe('idle')
  await page.context().close()
})

test('the way back to the top comes after two screens and needs no script', async () => {
  const { page, open } = await openPublicPage(browser, { javaScriptEnabled: false })
  await open('/')
  const link = page.getByRole('link', { name: 'Back to top' })
  const isInView = () => link.evaluate((element) => element.getBoundingClientRect().top < window.innerHeight)
  await expect.poll(() => isInView()).toBe(false)

  await page.locator('main > section').last().scrollIntoViewIfNeeded()
  await expect.poll(() => isInView()).toBe(true)
  await link.click()

  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.context().close()
})

test('offices appear on home and contact pages only; a page with a closing call has no second one', async () => {
  const { page, open } = await openPublicPage(browser)
  const offices = page.locator('section[aria-labelledby=offices]')
  const call = page.locator('footer').getByText('Your first server in a minute')
  for (const [path, hasOffices, hasCall] of [
    ['/', true, false],
    ['/contact-us/form', true, false],
    ['/page/about-us', false, true],
    ['/introduction', false, false],
  ] as const) {
    await open(path)
    expect([await offices.count(), await call.isVisible()]).toEqual([hasOffices ? 1 : 0, hasCall])
  }
  await page.context().close()
})

test('printed, a page is without its shell', async () => {
  const { page, open } = await openPublicPage(browser)
  await open('/contact-us/form')
  await page.emulateMedia({ media: 'print' })

  for (const part of ['body > header', 'body > footer', 'section[aria-labelledby=offices]']) {
    await expect.poll(() => page.locator(part).isVisible(), { message: part }).toBe(false)
  }
  await expect.poll(() => page.locator('main h1').isVisible()).toBe(true)
  await page.context().close()
})
