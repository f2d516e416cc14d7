import type { Browser } from 'playwright-core'
import { LANGUAGES, localPath, type Language } from '@flou/shared/locale.ts'
import { pathTo } from '@flou/shared/paths.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishedDocuments } from '../load/search/publishedDocuments.ts'
import { askQuestions } from '../load/search/questions.ts'
import { closePages, openPage, product, workerBrowser } from './browser.ts'

/** FAQ questions for visitors: search and expand. */
let browser: Browser
beforeAll(async () => {
  browser = await workerBrowser()
})
afterAll(() => closePages(browser))

/** Share of questions whose first result must be the question itself. */
const LEAST = 74 / 78

test.each(LANGUAGES)(
  'in %s a question typed word for word comes first and leads to its answer',
  async (language) => {
    const { questions, missed } = await askQuestions(product.site, language)

    expect(questions.length).toBeGreaterThan(70)
    expect({ missed, isEnough: questions.length - missed.length >= questions.length * LEAST }).toMatchObject({
      isEnough: true,
    })
  },
)

test.each(LANGUAGES)('in %s each indexed question is at its anchor', async (language: Language) => {
  const documents = await publishedDocuments(product.site, language)
  const indexed = documents.flatMap(({ path, headings }) =>
    headings.flatMap(({ id, text }) => (id.startsWith('faq-') ? [{ path, id, text }] : [])),
  )
  const { page } = await openPage(browser)
  const wrong: typeof indexed = []
  for (const [path, own] of Map.groupBy(indexed, (one) => one.path)) {
    const html = await (await fetch(product.site + localPath(path, language))).text()
    const texts = await page.evaluate(
      ({ text, ids }) => {
        const document = new DOMParser().parseFromString(text, 'text/html')
        return ids.map(
          (id) => document.getElementById(id)?.closest('details')?.querySelector('summary')?.textContent,
        )
      },
      { text: html, ids: own.map(({ id }) => id) },
    )
    wrong.push(...own.filter(({ text }, at) => text !== texts[at]?.trim()))
  }

  expect(indexed.length).toBeGreaterThan(120)
  expect(wrong).toEqual([])
  await page.context().close()
})

test.each([
  { javaScriptEnabled: true, language: 'en' },
  { javaScriptEnabled: false, language: 'id' },
] as const)(
  'a result opens its question, with script $javaScriptEnabled',
  async ({ javaScriptEnabled, language }) => {
    const { questions } = await askQuestions(product.site, language)
    const question = questions.at(-1) ?? expect.fail('there are no questions')
    const { page } = await openPage(browser, { javaScriptEnabled })
    const search = localPath(pathTo('search'), language)
    await page.goto(`${product.site}${search}?query=${encodeURIComponent(question)}`)

    await page.locator('.search-result h3 a').first().click()

    const opened = page.locator('main details[open] > summary')
    await expect.poll(() => opened.allInnerTexts()).toEqual([question])
    await page.reload()
    await expect.poll(() => opened.allInnerTexts()).toEqual([question])
    await page.context().close()
  },
)
