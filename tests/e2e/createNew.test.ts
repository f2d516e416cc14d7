import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { StoredRecord } from '@flou/shared/api.ts'
import { openArticle } from './articleForm.ts'
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
