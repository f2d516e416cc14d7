import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { axeViolations, LOOKS, closePages, workerBrowser, overflows } from '../browser.ts'
import { inBoth, openPublicPage } from './publicPage.ts'

/** The navbar by pointer and keyboard, at both widths, with and without script (docs/product.md#navigation). */
let browser: Browser
beforeAll(async () => {
  browser = await workerBrowser()
})
afterAll(() => closePages(browser))

const WIDE = { width: 1440, height: 900 }
const NARROW = { width: 390, height: 844 }

const openers = (page: Page) => page.locator('header details[name=main-menu] > summary')
const opened = (page: Page) =>
  page
    .locator('header details[name=main-menu][open] > summary')
    .evaluateAll((list) => list.map((summary) => summary.textContent))
const panel = (page: Page) => page.locator('header details[name=main-menu][open]')

async function showEntries(page: Page, { width }: { width: number }) {
  if (width < 1280) await page.getByRole('button', { name: 'Menu' }).click()
}

const cases = [WIDE, NARROW].flatMap((viewport) =>
  [true, false].map((javaScriptEnabled) => ({ viewport, javaScriptEnabled })),
)

test.each(cases)(
  'an entry of type 0 opens, a second press closes it, one is open at a time: %o',
  async ({ viewport, javaScriptEnabled }) => {
    const { page, open, hydrated, problems } = await openPublicPage(browser, { viewport, javaScriptEnabled })
    await open('/')
    if (javaScriptEnabled) await hydrated()
    await showEntries(page, viewport)

    await openers(page).nth(0).click()
    await expect.poll(() => opened(page)).toEqual(['Products'])
    await openers(page).nth(0).click()
    await expect.poll(() => opened(page)).toEqual([])
    for (const name of ['Products', 'Solutions', 'Docs', 'Company']) {
      await openers(page).filter({ hasText: name }).click()
      await expect.poll(() => opened(page)).toEqual([name])
    }
    expect(problems()).toEqual([])
    await page.context().close()
  },
)

test.each([WIDE, NARROW])('an entry of another type goes to its address: %o', async (viewport) => {
  const { page, open, hydrated } = await openPublicPage(browser, { viewport })
  await open('/')
  await hydrated()
  await showEntries(page, viewport)

  await page.getByRole('banner').getByRole('link', { name: 'Customers', exact: true }).click()

  await page.waitForURL(/\/customer-story$/)
  await expect.poll(() => page.locator('header a[aria-current=page]').textContent()).toBe('Customers')
  await page.context().close()
})

test('a panel has its side, its content and its bottom link; many side items scroll within 250 px', async () => {
  const { page, open } = await openPublicPage(browser, { viewport: WIDE })
  await open('/')
  await openers(page).filter({ hasText: 'Company' }).click()

  const list = panel(page).locator('ul:has(> li > details)')
  const look = await list.evaluate((element) => {
    const { maxHeight, overflowY } = getComputedStyle(element)
    return { maxHeight, overflowY }
  })
  expect(look).toEqual({ maxHeight: '250px', overflowY: 'auto' })
  const text = await panel(page).innerText()
  for (const words of [
    'An Indonesian cloud provider since 2016.',
    'See why Flou',
    'About Flou Cloud',
    'Zones, latency and how to choose',
    'Want to see a data centre?',
    'Arrange a visit',
  ]) {
    expect(text).toContain(words)
  }
  await expect.poll(() => panel(page).locator('img:visible').count()).toBeGreaterThan(3)
  await page.context().close()
})

test.each([
  ['/', 'Data and AI'],
  ['/id', 'Data dan AI'],
])('%s: the menu has all products in four columns by category', async (path, category) => {
  const { page, open } = await openPublicPage(browser, { viewport: WIDE })
  await open(path)
  await openers(page).first().click()

  const products = panel(page).locator('a[href*="/products/"]:visible')
  await expect.poll(() => products.count()).toBe(46)
  const lefts = await products.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().left))
  expect(new Set(lefts).size).toBe(4)
  expect(await panel(page).innerText()).toContain(category)
  const bottom = await panel(page).locator('> div').boundingBox()
  expect((bottom?.y ?? 0) + (bottom?.height ?? WIDE.height)).toBeLessThan(WIDE.height)
  await page.context().close()
})

test('a side item shows its content beside it, and the panel is never left empty', async () => {
  const { page, open, hydrated } = await openPublicPage(browser, { viewport: WIDE })
  await open('/')
  await hydrated()
  await openers(page).filter({ hasText: 'Solutions' }).click()
  const side = (name: string) => panel(page).locator('summary', { hasText: name })

  await side('By use case').click()
  await side('By use case').click()

  await expect.poll(() => panel(page).getByText('Disaster recovery').isVisible()).toBe(true)
  await expect.poll(() => panel(page).getByText('Insurance').isVisible()).toBe(false)
  await page.context().close()
})

describe('closing', () => {
  const openedPage = async () => {
    const watched = await openPublicPage(browser, { viewport: WIDE })
    await watched.open('/')
    await watched.hydrated()
    await openers(watched.page).nth(1).click()
    return watched
  }

  test('Escape closes the panel and gives the focus back', async () => {
    const { page } = await openedPage()
    await panel(page).getByRole('link').first().focus()

    await page.keyboard.press('Escape')

    await expect.poll(() => opened(page)).toEqual([])
    await expect
      .poll(() =>
        openers(page)
          .nth(1)
          .evaluate((entry) => entry === document.activeElement),
      )
      .toBe(true)
    await page.context().close()
  })

  test('a press on the page closes it', async () => {
    const { page } = await openedPage()
    await page.mouse.click(720, 870)
    await expect.poll(() => opened(page)).toEqual([])
    await page.context().close()
  })

  test('it closes when the focus leaves the navbar', async () => {
    const { page } = await openedPage()
    await page.locator('main a[href]').first().focus()
    await expect.poll(() => opened(page)).toEqual([])
    await page.context().close()
  })

  test('a link of it leads to its page and closes it', async () => {
    const { page } = await openedPage()
    await openers(page).filter({ hasText: 'Company' }).click()
    await panel(page).getByRole('link', { name: 'Regions' }).click()
    await page.waitForURL(/\/page\/regions$/)
    await expect.poll(() => opened(page)).toEqual([])
    await page.context().close()
  })
})

test('arrow keys move along the bar, into a panel and through it', async () => {
  const { page, open, hydrated } = await openPublicPage(browser, { viewport: WIDE })
  await open('/')
  await hydrated()
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
    return focused()
  }
  await openers(page).nth(0).focus()

  expect(await press('ArrowRight')).toBe('Solutions')
  expect(await press('ArrowLeft', 'ArrowLeft')).toBe('Get StartedRegister')
  expect(await press('ArrowRight')).toBe('Products')
  expect(await press('End')).toBe('Get StartedRegister')
  expect(await press('Home', 'ArrowRight')).toBe('Solutions')
  expect(await press('ArrowDown')).toBe('By industry')
  await expect.poll(() => opened(page)).toEqual(['Solutions'])
  expect(await press('ArrowDown')).toBe('Solutions by industry')
  expect(await press('ArrowUp', 'ArrowUp')).toBe('Solutions')
  expect(await press('Enter')).toBe('Solutions')
  await expect.poll(() => opened(page)).toEqual([])
  await page.context().close()
})

test.each(inBoth('/'))('narrow, %s: contact, LOGIN in a new tab, registration', async (language, path) => {
  const { page, open } = await openPublicPage(browser, { viewport: NARROW })
  await open(path)
  await showEntries(page, NARROW)
  const nav = page.getByRole('navigation').first()

  const text = await nav.innerText()
  expect(text).toContain(language === 'en' ? 'REGISTER' : 'DAFTAR')
  expect(text).toContain(language === 'en' ? 'Contact Us' : 'Hubungi Kami')
  const login = nav.getByRole('link', { name: language === 'en' ? /^Login/i : /^Masuk/i })
  await expect.poll(() => login.getAttribute('target')).toBe('_blank')
  await expect.poll(() => login.getAttribute('href')).toMatch(/\/__dev\/portal\/login$/)
  await page.context().close()
})

const WIDTHS = [360, 390, 768, 1024, 1279, 1280, 1440, 1920]
// both languages at the width where the bar just fits; elsewhere the longer one
const widthCases = [...WIDTHS.map((width) => ({ width, path: '/id' })), { width: 1280, path: '/' }]

test.each(widthCases)('$path, $width px: nothing is cut off', async ({ width, path }) => {
  const { page, open } = await openPublicPage(browser, { viewport: { width, height: 900 } })
  await open(path)
  await expect.poll(() => overflows(page)).toBe(false)
  await showEntries(page, { width })
  await openers(page).nth(1).click()
  await expect.poll(() => overflows(page)).toBe(false)
  const last = await page.locator('header nav > div:last-child > :last-child').boundingBox()
  expect((last?.x ?? width) + (last?.width ?? width)).toBeLessThanOrEqual(width)
  await page.context().close()
})

test.each([1280, 1366, 1440])('%i px: the search button touches nothing beside it', async (width) => {
  const { page, open } = await openPublicPage(browser, { viewport: { width, height: 900 } })
  await open('/id')
  const edges = await page.evaluate(() => {
    const at = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
    return {
      before: at('header nav > ul > :last-child')?.right ?? 0,
      left: at('header nav search')?.left ?? 0,
      right: at('header nav search')?.right ?? 0,
      after: at('header nav > :last-child')?.left ?? 0,
    }
  })

  expect(edges.left - edges.before).toBeGreaterThanOrEqual(8)
  expect(edges.after - edges.right).toBeGreaterThanOrEqual(8)
  await page.context().close()
})

test('the search button of a full bar leads into the field, and finds nothing wrong with it', async () => {
  const { page, open, hydrated } = await openPublicPage(browser, { viewport: { width: 1280, height: 900 } })
  await open('/id')
  await hydrated()
  const isSilent = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const tell = (event: Event) => setTimeout(() => resolve(event.defaultPrevented))
        addEventListener('invalid', tell, { capture: true, once: true })
      }),
  )
  const search = page.locator('header search')

  await search.getByRole('button').click()

  await expect
    .poll(() => search.locator('input').evaluate((field) => field === document.activeElement))
    .toBe(true)
  expect(await isSilent).toBe(true)
  expect(new URL(page.url()).pathname).toBe('/id')
  await page.context().close()
})

test.each(LOOKS)('$language, $width px: with an open panel there is no breach of WCAG', async (look) => {
  const { width, language } = look
  const { page, open, hydrated, problems } = await openPublicPage(browser, {
    viewport: { width, height: 900 },
  })
  await open(language === 'id' ? '/id' : '/')
  await hydrated()
  await showEntries(page, look)
  for (const index of [0, 1, 3]) {
    await openers(page).nth(index).click()
    await expect.poll(() => axeViolations(page)).toEqual([])
  }
  expect(problems()).toEqual([])
  await page.context().close()
})
