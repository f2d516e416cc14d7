import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { StoredRecord } from '@flou/shared/api.ts'
import { newArticle, openArticle } from './articleForm.ts'
import { axeViolations, product } from './browser.ts'
import { staffCall } from './staff.ts'
import { ownStaffPage } from './staffPage.ts'

const watched = ownStaffPage()

const field = (page: Page) => page.locator('[data-field=categoryId]')
const sheet = (page: Page) => page.getByRole('dialog')
const inputIn = (page: Page, name: string) => sheet(page).getByRole('textbox', { name, exact: true })
const isClosed = (page: Page) => sheet(page).waitFor({ state: 'detached' })

const openSheet = (page: Page, button: RegExp) => field(page).getByRole('button', { name: button }).click()

test('a related record is created and edited over the form, and nothing typed is lost', async () => {
  const { page, problems } = watched
  const title = `Baru ${Date.now().toString(36)}`
  const text = `Belum disimpan ${Date.now().toString(36)}`
  await openArticle(page)
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(text)

  await openSheet(page, /^Create new News category/)
  await inputIn(page, 'Title').waitFor()
  await page.keyboard.press('Control+Enter')
  await sheet(page).getByRole('alert').getByRole('button', { name: 'Close' }).click()
  await inputIn(page, 'Title').fill(title)
  await page.keyboard.press('Escape')
  await isClosed(page)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Create new/)
  await openSheet(page, /^Create new News category/)
  await sheet(page).getByRole('button', { name: 'Restore them' }).click()
  await expect.poll(() => inputIn(page, 'Title').inputValue()).toBe(title)
  await inputIn(page, 'Description').fill(title)
  await sheet(page)
    .getByRole('tab', { name: /English/ })
    .click()
  await inputIn(page, 'Title').fill(title)
  await inputIn(page, 'Description').fill(title)
  await page.keyboard.press('Control+Enter')
  await isClosed(page)
  await expect.poll(() => field(page).getByRole('combobox').inputValue()).toBe(title)

  await openSheet(page, /^Edit/)
  await inputIn(page, 'Title').fill(`${title} 2`)
  await page.keyboard.press('Control+Enter')
  await isClosed(page)
  await expect.poll(() => field(page).getByRole('combobox').inputValue()).toMatch(title)

  const answered = page.waitForResponse((response) => response.request().method() === 'PUT')
  await page.keyboard.press('Control+Enter')
  expect((await answered).status()).toBe(200)
  const sent = (await answered).request().postDataJSON() as {
    categoryId: number
    contents: { title: string }[]
  }
  const { contents } = await staffCall<StoredRecord & { contents: { title: string }[] }>(
    'GET',
    `/api/dashboard/news/category/${sent.categoryId}`,
  )
  expect(contents.map((one) => one.title).toSorted()).toEqual([title, `${title} 2`])
  expect(sent.contents[0]?.title).toBe(text)
  expect(problems()).toEqual([])
})

test('a record is replaced in all that refer to it, after a list of them, and the replacement undone', async () => {
  const { page, problems } = watched
  const categoryOf = async (url: string) => {
    const id = /\d+$/.exec(url)?.[0] ?? ''
    return (await staffCall<StoredRecord & { categoryId: number }>('GET', `/api/dashboard/news/${id}`))
      .categoryId
  }
  const text = `Ganti ${Date.now().toString(36)}`
  const contents = [1, 2].map((languageId) => ({ languageId, title: text, description: text }))
  const { id: created } = await staffCall<StoredRecord>('POST', '/api/dashboard/news/category', { contents })
  const article = await newArticle({ categoryId: created })
  await page.goto(`${product.admin}/dashboard2/news/category/edit/${created}`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('button', { name: 'Used by…' }).click()
  await page.getByRole('button', { name: 'Replace everywhere…' }).click()
  const dialog = page.getByRole('dialog', { name: /^Replace “/ })
  await dialog.getByText('1 record changes').waitFor()
  await expect.poll(() => axeViolations(page)).toEqual([])
  await dialog.getByRole('combobox', { name: 'Replace with' }).click()
  await dialog.getByRole('option').first().click()
  await dialog.getByRole('button', { name: 'Replace in 1 record' }).click()
  await dialog.getByText('Done: 1').waitFor()
  expect(await categoryOf(article)).not.toBe(created)

  await dialog.getByRole('button', { name: 'Undo 1' }).click()
  await dialog.getByText('Done: 1').waitFor()
  await expect.poll(() => categoryOf(article)).toBe(created)
  expect(problems()).toEqual([])
})
