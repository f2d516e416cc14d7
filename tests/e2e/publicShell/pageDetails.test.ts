import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pathTo } from '@flou/shared/paths.ts'
import { closePages, workerBrowser, product, untilServed } from '../browser.ts'
import { demoPicture, staffCall } from '../staff.ts'
import { markDocument, isSameDocument, openPublicPage } from './publicPage.ts'

/** 404 pages, page scripts, print, and sizes of touch targets. */
let browser: Browser
beforeAll(async () => {
  browser = await workerBrowser()
})
afterAll(() => closePages(browser))

const NEWS = pathTo('newsList')

async function newestArticle(): Promise<string> {
  const list = await (await fetch(product.site + NEWS)).text()
  return new RegExp(`href="(${NEWS}/[a-z0-9-]+)"`).exec(list)?.[1] ?? ''
}

test.each([
  ['/nowhere', {}, 'en', 'This page could not be found'],
  ['/id/nowhere/at/all', {}, 'id', 'Halaman ini tidak ditemukan'],
  ['/nowhere', { cookie: 'i18n_redirected=id' }, 'id', 'Halaman ini tidak ditemukan'],
])(
  '%s with %o is answered 404 in the language %s, with menu, search and footer',
  async (...[path, headers, language, text]) => {
    const answer = await fetch(product.site + path, { headers })
    const html = await answer.text()

    expect(answer.status).toBe(404)
    expect(html).toContain(`<html lang="${language}"`)
    for (const part of [text, '<header', '<search>', '<footer', 'content="noindex"'])
      expect(html).toContain(part)
  },
)

test('the 404 page leads on without script, and its menu works', async () => {
  const { page, problems } = await openPublicPage(browser)
  await page.goto(`${product.site}/id/nowhere`)

  await page.locator('header summary').first().click()
  await page.locator('header details[open] a').first().waitFor({ state: 'visible' })
  await page.locator('header summary').first().click()
  await page.locator('main a').first().click()
  await page.waitForURL(/\/id$/)

  expect(problems()).toEqual([])
  await page.context().close()
})

/** DOM edits that hydration would revert: add, change, remove. */
const SCRIPT = [
  "document.querySelector('main').append(Object.assign(document.createElement('p'), { id: 'added', textContent: 'by script' }))",
  "document.querySelector('h1').textContent = 'changed by script'",
  "document.querySelector('article .prose p').remove()",
].join('\r\n')

const APPROVAL = '/api/dashboard/setting/approval'

/** Sets whether the only administrator may approve their own script. */
async function letApproveOwn(isSelfApprovalAllowed: boolean): Promise<void> {
  const { recordVersion } = await staffCall<{ recordVersion: number }>('GET', APPROVAL)
  await staffCall('PUT', APPROVAL, { isSelfApprovalAllowed, recordVersion })
}

async function addScriptedPage(): Promise<string> {
  const slug = `scripted-${Date.now().toString(36)}`
  const texts = { title: slug, content: '<p>first</p><p>second</p>', seoTitle: slug, seoDescription: slug }
  await letApproveOwn(true)
  await staffCall('POST', '/api/dashboard/custom-html', {
    slug,
    seoMediaId: await demoPicture(),
    customScript: SCRIPT,
    contents: [1, 2].map((languageId) => ({ languageId, ...texts })),
  })
  await letApproveOwn(false)
  const path = pathTo('customPage', slug)
  await untilServed(product.site + path, slug)
  return path
}

const madeByScript = (page: Page) =>
  page.evaluate(() => [
    document.querySelector('#added')?.textContent,
    document.querySelector('h1')?.textContent,
    document.querySelectorAll('article .prose p').length,
  ])

test('a custom page’s script runs, and what it has changed stays: loaded, hydrated, and reached by a link', async () => {
  const path = await addScriptedPage()
  const { page, problems, open, hydrated } = await openPublicPage(browser)
  const made = ['by script', 'changed by script', 1]

  await open(path)
  expect(await madeByScript(page)).toEqual(made)
  // hydration, if any, would start when the browser is idle
  await page.waitForLoadState('networkidle')
  expect(await madeByScript(page)).toEqual(made)
  expect(await page.evaluate(() => 'isHydrated' in window)).toBe(false)

  await open('/')
  await hydrated()
  await markDocument(page)
  await page
    .locator('footer a[data-page]')
    .first()
    .evaluate((link, to) => link.setAttribute('href', to), path)
  await page.locator(`footer a[href="${path}"]`).first().click()
  await page.waitForURL((url) => url.pathname === path)
  await expect.poll(() => madeByScript(page)).toEqual(made)
  expect(await isSameDocument(page)).toBe(false)
  expect(problems()).toEqual([])
  await page.context().close()
})

test('an article is printed without related articles and calls to action', async () => {
  const { page, open } = await openPublicPage(browser)
  await open(await newestArticle())
  await page.emulateMedia({ media: 'print' })

  const shown = await page.evaluate(
    () =>
      [...document.querySelectorAll('main h2')].filter(
        (one) => one.checkVisibility() && !one.closest('article'),
      ).length,
  )

  expect(await page.locator('article h1').isVisible()).toBe(true)
  expect(shown).toBe(0)
  await page.context().close()
})

/** Targets below 24 CSS pixels, except links within sentences (WCAG 2.5.8). */
const tooSmall = (page: Page) =>
  page.evaluate(() => {
    const SMALLEST = 24
    const isBesideText = (one: Element) =>
      [...(one.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      )
    const isInSentence = (one: Element) =>
      getComputedStyle(one).display === 'inline' &&
      (one.closest('.prose, p:not([class])') !== null || isBesideText(one))
    // a card's link covers the whole card
    const isCover = (one: Element) => getComputedStyle(one, '::after').position === 'absolute'
    return [...document.querySelectorAll('a[href], button, summary, input:not([type=hidden])')]
      .filter(
        (one) =>
          one.checkVisibility({ visibilityProperty: true }) &&
          !isInSentence(one) &&
          !isCover(one) &&
          !one.matches('.skip, .only-heard'),
      )
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      .filter(
        ({ box }) => box.width > 0 && (Math.round(box.width) < SMALLEST || Math.round(box.height) < SMALLEST),
      )
      .map(
        ({ one, box }) =>
          `${one.className || one.tagName} "${one.textContent?.trim().slice(0, 20)}" ${Math.round(box.width)}×${Math.round(box.height)}`,
      )
  })

test.each([390, 1440])('what is tapped is at least 24 px in both directions, at %i px', async (width) => {
  const { page, open } = await openPublicPage(browser, { viewport: { width, height: 900 } })
  const found: string[] = []
  for (const path of [
    '/',
    NEWS,
    await newestArticle(),
    `${NEWS}/archive/all`,
    '/page',
    '/page/about-us',
    '/nowhere',
  ]) {
    await open(path)
    found.push(...(await tooSmall(page)).map((one) => `${path}: ${one}`))
  }

  expect([...new Set(found)]).toEqual([])
  await page.context().close()
})
