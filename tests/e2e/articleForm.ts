import type { Page } from 'playwright-core'
import type { StoredRecord } from '@flou/shared/api.ts'
import { product } from './browser.ts'
import { staffCall } from './staff.ts'

interface Article extends StoredRecord {
  contents: { languageId: number; content: string }[]
}
const ARTICLES = '/api/dashboard/news'

/** Creates an article with two paragraphs in both languages. @returns the path of its form */
export async function newArticle(values: object = {}): Promise<string> {
  const copy = await staffCall<Article>('POST', `${ARTICLES}/1/duplicate`, {})
  const contents = copy.contents.map((one) => ({ ...one, content: '<p>Satu</p><p>Dua tiga</p>' }))
  // without a sub-category, so that tests can choose another category
  const body = { ...copy, contents, subCategoryId: 0, ...values }
  const { id } = await staffCall<Article>('PUT', `${ARTICLES}/${copy.id}`, body)
  return `/dashboard2/news/edit/${id}`
}

export async function openArticle(page: Page): Promise<void> {
  await page.goto(product.admin + (await newArticle()))
  await page.locator('main form').waitFor()
}

/** Delays requests for a URL until the returned function is called. */
export async function holdBack(page: Page, files: string): Promise<() => void> {
  let letGo = (): void => undefined
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(files, async (route) => {
    await held
    await route.continue()
  })
  return letGo
}
