import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pathTo } from '@flou/shared/paths.ts'
import { closePages, workerBrowser, openPage, product } from './browser.ts'

/** Features of the FAQ that need script; other tests cover the rest without a browser. */
const FAQ = product.site + pathTo('faq')
let browser: Browser

beforeAll(async () => {
  browser = await workerBrowser()
})
afterAll(() => closePages(browser))

test('search leaves the questions that have the words, marks them, and is in the address', async () => {
  const { page, problems } = await openPage(browser)
  const questions = page.locator('main details')
  const shown = questions.filter({ visible: true })
  await page.goto(FAQ)
  const all = await questions.count()

  await page.getByLabel('Search the questions').fill('invoice')

  await expect.poll(() => shown.count()).toBeLessThan(all)
  await expect.poll(() => new URL(page.url()).search).toBe('?query=invoice')
  await expect
    .poll(() => page.locator('main').getByRole('status').first().innerText())
    .toMatch(/^\d+ questions? with “invoice”$/)
  for (const text of await shown.allInnerTexts()) expect(text.toLowerCase()).toContain('invoice')
  const marked = await page.evaluate(() =>
    [...(CSS.highlights.get('faq-search') ?? [])].map((range) =>
      range instanceof Range ? range.toString().toLowerCase() : '',
    ),
  )
  expect(new Set(marked)).toEqual(new Set(['invoice']))

  const found = await shown.count()
  await page.reload()
  await expect.poll(() => shown.count()).toBe(found)
  await page.getByLabel('Search the questions').fill('')
  await expect.poll(() => shown.count()).toBe(all)
  expect(await questions.filter({ has: page.locator('xpath=self::*[@open]') }).count()).toBe(0)
  expect(problems()).toEqual([])
  await page.context().close()
})

test('where browsers have no highlights, what is found is marked with elements, and put back', async () => {
  const { page } = await openPage(browser)
  await page.addInitScript(() => Reflect.deleteProperty(CSS, 'highlights'))
  await page.goto(FAQ)
  const before = await page.locator('main details').first().innerHTML()

  await page.getByLabel('Search the questions').fill('account')
  await expect.poll(() => page.locator('main mark').count()).toBeGreaterThan(3)
  await page.getByLabel('Search the questions').fill('')

  await expect.poll(() => page.locator('main mark').count()).toBe(0)
  expect(await page.locator('main details').first().innerHTML()).toBe(before)
  await page.context().close()
})

test('a link to a question opens it, and the search is not there without script', async () => {
  const { page } = await openPage(browser, { javaScriptEnabled: false })
  await page.goto(FAQ)
  const anchor = await page.locator('main details span[id]').nth(20).getAttribute('id')

  await page.goto(`${FAQ}#${anchor}`)

  const opened = page.locator(`main details:has(#${anchor})`)
  await expect.poll(() => opened.getAttribute('open')).not.toBeNull()
  expect(await page.getByLabel('Search the questions').isVisible()).toBe(false)
  await page.context().close()
})
