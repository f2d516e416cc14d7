import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { StoredRecord } from '@flou/shared/api.ts'
import { openArticle } from './articleForm.ts'
import { staffCall } from './staff.ts'
import { ownStaffPage } from './staffPage.ts'

const watched = ownStaffPage()

const field = (page: Page) => page.locator('[data-field=categoryId]')

/** Creates a category in the tab that the picker's link opens. */
async function createInOtherTab(page: Page, title: string): Promise<void> {
  const opened = page.context().waitForEvent('page')
  await field(page)
    .getByRole('link', { name: /^Create new News category/ })
    .click()
  const other = await opened
  await other.getByRole('textbox', { name: 'Title', exact: true }).fill(title)
  await other.getByRole('textbox', { name: 'Description', exact: true }).fill(title)
  await other.getByRole('tab', { name: /English/ }).click()
  await other.getByRole('textbox', { name: 'Title', exact: true }).fill(title)
  await other.getByRole('textbox', { name: 'Description', exact: true }).fill(title)
  await other.keyboard.press('Control+Enter')
  await other.waitForURL(/\/news\/category$/)
  await other.close()
}

test('a record made from a picker is in it on the way back, and can be chosen', async () => {
  const { page, problems } = watched
  const title = `Baru ${Date.now().toString(36)}`
  const text = `Belum disimpan ${Date.now().toString(36)}`
  await openArticle(page)
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(text)
  const picker = field(page).getByRole('combobox')
  await picker.click()
  await page.getByRole('listbox').getByRole('option').first().waitFor()
  await page.keyboard.press('Escape')

  await createInOtherTab(page, title)
  // headless browsers treat all tabs as visible, so the event is dispatched
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await picker.fill('') // opens the list
  await page.getByRole('option', { name: title }).click()
  await expect.poll(() => picker.inputValue()).toBe(title)
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
  expect(contents.map((one) => one.title)).toEqual([title, title])
  expect(sent.contents[0]?.title).toBe(text)
  expect(problems()).toEqual([])
})
