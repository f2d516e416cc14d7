import { expect, test } from 'vitest'
import type { StoredRecord } from '@flou/shared/api.ts'
import { staffCall } from './staff.ts'
import { holdBack, openArticle } from './articleForm.ts'
import { axeViolations } from './browser.ts'
import { ownStaffPage } from './staffPage.ts'

/** Lazy parts of a form: actions before they load, or if loading fails. */
const watched = ownStaffPage()

test('a picker searches for what was typed before it was there', async () => {
  const { page, problems } = watched
  const mark = Date.now().toString(36)
  const contents = [1, 2].map((languageId) => ({ languageId, title: `Rilis ${mark}`, description: 'x' }))
  const { id } = await staffCall<StoredRecord>('POST', '/api/dashboard/news/category', { contents })
  const letGo = await holdBack(page, '**/assets/picker-*.js')
  await openArticle(page)
  const picker = page.locator('[data-field=categoryId]').getByRole('combobox')

  await picker.fill('Ril')
  expect(await axeViolations(page)).toEqual([])
  letGo()
  await page.getByRole('listbox').waitFor() // the picker is loaded and still open
  await picker.press('End')
  await page.keyboard.type(`is ${mark}`)
  await page.getByRole('option', { name: `Rilis ${mark}` }).click()

  await expect.poll(() => picker.inputValue()).toBe(`Rilis ${mark}`)
  const sent = page.waitForRequest((request) => request.method() === 'PUT')
  await page.keyboard.press('Control+Enter')
  expect((await sent).postDataJSON()).toMatchObject({ categoryId: id })
  expect(problems()).toEqual([])
})

test('a part that cannot be fetched says so in its place, and comes when it is asked for again', async () => {
  const { page } = watched
  await page.route('**/assets/PreviewLinkDialog-*.js', (route) => route.abort())
  await openArticle(page)
  const title = page.locator('[data-field$=".title"] input').first()
  const typed = `Belum disimpan ${Date.now().toString(36)}`
  await title.fill(typed)

  await page.getByRole('button', { name: 'Share a preview' }).click()
  const missing = page.getByRole('alert').filter({ hasText: 'This section could not be loaded' })
  await missing.waitFor()
  const kept = await title.inputValue()
  await page.unroute('**/assets/PreviewLinkDialog-*.js')
  await missing.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('dialog', { name: 'Share a preview' }).waitFor()

  expect([kept, await title.inputValue()]).toEqual([typed, typed])
})

test('offline a screen not seen before says so within the frame, and comes by itself with the network', async () => {
  const { page } = watched
  await openArticle(page)
  const nav = page.getByRole('navigation', { name: 'Main navigation' })
  await nav.getByRole('link', { name: 'Audit Log', exact: true }).waitFor()
  await page.context().setOffline(true)
  await nav.getByRole('link', { name: 'Audit Log', exact: true }).click()
  await page.getByRole('heading', { name: 'The server cannot be reached.' }).waitFor()
  await page.getByText('You are offline.').waitFor()
  await expect.poll(() => axeViolations(page)).toEqual([])
  await page.context().setOffline(false)

  await page.getByRole('heading', { name: 'Audit Log', level: 1 }).waitFor()
})

test('what is written into a text before its editor is there stands where it was pointed at', async () => {
  const { page, problems } = watched
  const letGo = await holdBack(page, '**/assets/RichTextEditor-*.js')
  await openArticle(page)
  const waiting = page.locator('[data-rich-text]').first()

  await waiting.getByText('Dua tiga').click({ position: { x: 1, y: 8 } })
  await page.keyboard.type('Baru: sajax')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Enter')
  await page.keyboard.type('- ')
  await waiting.evaluate((element) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', '<b>tebal</b>')
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  expect(await axeViolations(page)).toEqual([])
  letGo()
  const editor = page.locator('[contenteditable=true]').first()
  await editor.waitFor()

  await expect
    .poll(() => editor.innerHTML())
    .toBe('<p>Satu</p><p>Baru: saja</p><ul><li><p><strong>tebal</strong>Dua tiga</p></li></ul>')
  expect(await editor.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(problems()).toEqual([])
})
