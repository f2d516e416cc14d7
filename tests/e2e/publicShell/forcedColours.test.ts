import type { Browser, Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import { inBoth, openPublicPage } from './publicPage.ts'

/** Windows contrast themes: without backgrounds and shadows, text, borders and outlines distinguish states. */
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const WIDTHS = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } }
const cases = Object.entries(WIDTHS).flatMap(([name, viewport]) =>
  inBoth('/pricing/calculator').map(([language, path]) => ({ name, viewport, language, path })),
)

/** Style properties that forced colours keep. */
const lookOf = (element: Locator) =>
  element.evaluate((node) => {
    const { borderBottomWidth, borderBottomStyle, textDecorationLine, outlineStyle } = getComputedStyle(node)
    return [borderBottomWidth, borderBottomStyle, textDecorationLine, outlineStyle].join(' ')
  })

test.each(cases)(
  '$name, $language: the current language and menu entry are drawn differently',
  async (one) => {
    const { page, open } = await openPublicPage(browser, { viewport: one.viewport, forcedColors: 'active' })
    await open(one.path)
    if (one.name === 'narrow') await page.locator('button[popovertarget]').click()
    const languages = page.locator('header a[data-language]')
    const entries = page.locator('header nav > ul > li > :is(a, details > summary)')

    for (const links of [languages, entries]) {
      const current = links.and(page.locator('[aria-current]'))
      const other = links.and(page.locator(':not([aria-current])')).first()
      expect(await current.count()).toBe(1)
      expect(await lookOf(current)).not.toBe(await lookOf(other))
    }
    await page.context().close()
  },
)

test('every button has an edge, and what has the focus an outline', async () => {
  const { page, open, hydrated } = await openPublicPage(browser, { forcedColors: 'active' })
  await open('/pricing/calculator')
  await hydrated()
  const bare = await page.locator('button:visible').evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        const { borderBottomWidth, borderBottomStyle } = getComputedStyle(button)
        return borderBottomWidth === '0px' || borderBottomStyle === 'none'
      })
      .map((button) => button.outerHTML.slice(0, 80)),
  )
  await page.keyboard.press('Tab')
  const outline = await page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body)
    return [outlineStyle, parseFloat(outlineWidth)]
  })

  expect(bare).toEqual([])
  expect(outline).toEqual(['solid', 3])
  await page.context().close()
})

test('a chosen product and a switched cookie setting look different from others', async () => {
  const { page, open, hydrated } = await openPublicPage(browser, { forcedColors: 'active' })
  await open('/pricing/calculator')
  await hydrated()
  const products = page.locator('button[aria-pressed]')
  await products.first().click()
  await expect.poll(() => products.first().getAttribute('aria-pressed')).toBe('true')

  expect(await lookOf(products.first())).not.toBe(await lookOf(products.nth(1)))

  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click()
  const setting = page.getByRole('dialog').locator('input[type=checkbox]').last()
  expect(await setting.evaluate((node) => getComputedStyle(node).appearance)).toBe('auto')
  await page.context().close()
})
