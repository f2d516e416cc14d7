import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closePages, workerBrowser, product } from '../browser.ts'
import { isSameDocument, markDocument, openPublicPage } from './publicPage.ts'

/** Client navigation through links, and the cases that load a document. */
let browser: Browser
beforeAll(async () => {
  browser = await workerBrowser()
})
afterAll(() => closePages(browser))

const CAREERS = 'footer nav a[href$="/page/careers"]'
const NEWS = 'footer nav a[href$="/news-and-information"]'

/** A hydrated page with a marker. */
async function openMarked(path: string) {
  const watched = await openPublicPage(browser)
  await watched.open(path)
  await watched.hydrated()
  // laying out the sections below moves links away from the pointer
  await watched.page.locator('html:not([data-first-screen])').waitFor()
  await markDocument(watched.page)
  return watched
}
const openHome = () => openMarked('/')

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

test('pointing at a link fetches its page ahead; following it loads no document, starts at the top, at the heading', async () => {
  const { page, problems } = await openHome()
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url())
  })
  const ahead = page.waitForRequest(/\/page\/careers\.data/)
  await page.locator(CAREERS).hover()
  await ahead

  await page.locator(CAREERS).click()
  await page.waitForURL(/\/page\/careers$/)

  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  await expect.poll(() => scrollY(page)).toBe(0)
  await expect.poll(() => page.title()).toContain('Careers')
  expect(await isSameDocument(page)).toBe(true)
  expect(documents).toEqual([])
  expect(problems()).toEqual([])
  await page.context().close()
})

test('back and forward return to where the visitor was, in the same document', async () => {
  // a page whose length no other test changes
  const { page } = await openMarked('/page/acceptable-use')
  await page.locator(CAREERS).scrollIntoViewIfNeeded()
  const before = await scrollY(page)
  expect(before).toBeGreaterThan(1000)
  await page.locator(CAREERS).click()
  await page.waitForURL(/\/page\/careers$/)
  await expect.poll(() => scrollY(page)).toBe(0)
  await page.evaluate(() => window.scrollTo(0, 300))

  await page.goBack()
  await expect.poll(() => scrollY(page)).toBe(before)
  await page.goForward()
  await expect.poll(() => scrollY(page)).toBe(300)

  expect(await isSameDocument(page)).toBe(true)
  await page.context().close()
})

test('a link with an anchor leads to the place', async () => {
  const { page } = await openHome()
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {
      href: '/contact-us/form#offices',
      textContent: 'Offices',
    })
    link.dataset['page'] = ''
    document.querySelector('main')?.prepend(link)
  })

  await page.getByRole('link', { name: 'Offices', exact: true }).click()
  await page.waitForURL(/\/contact-us\/form#offices$/)

  await expect
    .poll(() =>
      page.locator('#offices').evaluate((place) => Math.abs(place.getBoundingClientRect().top) < 200),
    )
    .toBe(true)
  expect(await isSameDocument(page)).toBe(true)
  await page.context().close()
})

test.each(['Control', 'Shift'])('%s and a click are left to the browser', async (modifier) => {
  const { page } = await openHome()
  const opened = page.context().waitForEvent('page')
  await page.locator(CAREERS).click({ modifiers: [modifier === 'Shift' ? 'Shift' : 'Control'] })
  await opened
  await expect.poll(() => new URL(page.url()).pathname).toBe('/')
  await page.context().close()
})

test('who follows a second link while the first still loads arrives at the second, in the same document', async () => {
  const { page } = await openHome()
  const asked = page.waitForRequest(/\/page\/careers\.data/)
  await page.route('**/careers.data*', () => new Promise<void>(() => {})) // never responds
  await page.locator(CAREERS).click()
  await asked

  await page.locator('footer nav a[href$="/page/about-us"]').click()
  await page.waitForURL(/\/page\/about-us$/)

  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  expect(await isSameDocument(page)).toBe(true)
  await page.context().close()
})

test('a link is followed although the page replaces its own address meanwhile', async () => {
  const { page } = await openHome()
  const scripts = Promise.withResolvers<void>()
  const ofNews = /\/assets\/newsList-[^/]+\.js/
  await page.route(ofNews, async (route) => {
    await scripts.promise
    await route.continue()
  })
  const asked = page.waitForRequest(ofNews)
  await page.locator(NEWS).first().click()
  await asked

  await page.evaluate(() => history.replaceState(history.state, '', '#place'))
  scripts.resolve()

  await page.waitForURL(/\/news-and-information$/)
  expect(await isSameDocument(page)).toBe(true)
  await page.context().close()
})

describe('a document is loaded', () => {
  test('in an old tab after a new release', async () => {
    const { page } = await openHome()
    const build = await page.evaluate(
      () => (Reflect.get(window, '__reactRouterManifest') as { version: string }).version, // provided by the router
    )
    expect(build).not.toBe('')
    await page.route('**/careers.data*', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replaceAll(build, 'newer') })
    })

    await page.locator(CAREERS).click()
    await page.waitForURL(/\/page\/careers$/)

    await page.locator('main h1').waitFor()
    expect(await isSameDocument(page)).toBe(false)
    // the new document also loads its data
    await page.unrouteAll({ behavior: 'wait' })
    await page.context().close()
  })

  test('where the page is gone: the address answers with the site’s 404', async () => {
    const { page } = await openHome()
    await page.locator(CAREERS).evaluate((link) => link.setAttribute('href', '/page/withdrawn'))

    await page.locator('footer nav a[href="/page/withdrawn"]').click()
    await page.waitForURL(/\/page\/withdrawn$/)

    await page.getByText('This page could not be found').first().waitFor()
    expect(await isSameDocument(page)).toBe(false)
    await page.context().close()
  })

  test('where a script of the page is missing, once followed, at most once a minute', async () => {
    const { page, open, hydrated } = await openHome()
    const missing = /\/assets\/newsList-[^/]+\.js/
    await page.route(missing, (route) => route.fulfill({ status: 404, body: '' }))

    const answered = page.waitForResponse(missing)
    await page.locator(NEWS).first().hover()
    await answered
    await page.waitForTimeout(500) // long enough to load the document
    expect(await isSameDocument(page)).toBe(true)

    await page.locator(NEWS).first().click()
    await page.waitForURL(/\/news-and-information$/)
    await page.locator('main article, main h1').first().waitFor()
    expect(await isSameDocument(page)).toBe(false)

    await open('/')
    await hydrated()
    await markDocument(page)
    await page.locator(NEWS).first().click()
    await page.getByRole('status').getByText('That page could not be loaded.').waitFor()
    expect(await isSameDocument(page)).toBe(true)
    await expect.poll(() => new URL(page.url()).pathname).toBe('/')
    await expect.poll(() => page.locator('[data-phase]').getAttribute('data-phase')).toBe('idle')
    await page.locator(NEWS).first().click() // a plain link now
    await page.waitForURL(/\/news-and-information$/)
    expect(await isSameDocument(page)).toBe(false)

    await page.evaluate(() => sessionStorage.setItem('reloaded-at', String(Date.now() - 60_000)))
    await open('/')
    await hydrated()
    await markDocument(page)
    await page.locator(NEWS).first().click()
    await page.waitForURL(`${product.site}/news-and-information`)
    expect(await isSameDocument(page)).toBe(false)
    await page.context().close()
  })
})
