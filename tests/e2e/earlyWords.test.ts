import { expect, test } from 'vitest'
import { holdBack, newArticle } from './articleForm.ts'
import { product } from './browser.ts'
import { journalled } from './journal.ts'
import { crash, profileStaffPage } from './staffPage.ts'

/** Text typed before the editor has loaded is unsaved work too. */
const watched = profileStaffPage()
const EDITOR = '**/assets/RichTextEditor-*.js'

test('words written before the editor is there outlive a crash of the tab', async () => {
  const form = product.admin + (await newArticle())
  const { page } = watched
  await holdBack(page, EDITOR)
  await page.goto(form)
  await page
    .locator('[data-rich-text]')
    .first()
    .getByText('Dua tiga')
    .click({ position: { x: 1, y: 8 } })
  await page.keyboard.type('Baru: sajax')
  await page.keyboard.press('Backspace')
  await page.keyboard.type(' ')
  await journalled(page, '<p>Baru: saja Dua tiga</p>')
  await crash(page)

  const reopened = await page.context().newPage()
  await reopened.goto(form)
  await reopened.getByRole('button', { name: 'Restore them' }).click()

  const editor = reopened.locator('[contenteditable=true]').first()
  await expect.poll(() => editor.innerHTML()).toBe('<p>Satu</p><p>Baru: saja Dua tiga</p>')
})

test('words written before the editor is there are in a save, and stand once when it comes', async () => {
  const form = product.admin + (await newArticle())
  const { page, problems } = watched
  const letGo = await holdBack(page, EDITOR)
  await page.goto(form)
  await page.locator('[data-rich-text]').first().focus()
  await page.keyboard.type('Lalu ')

  const sent = page.waitForRequest((request) => request.method() === 'PUT')
  await page.keyboard.press('Control+Enter')
  expect((await sent).postDataJSON()).toMatchObject({
    contents: [{ content: '<p>Lalu Satu</p><p>Dua tiga</p>' }, { content: '<p>Satu</p><p>Dua tiga</p>' }],
  })
  letGo()

  const editor = page.locator('[contenteditable=true]').first()
  await expect.poll(() => editor.innerHTML()).toBe('<p>Lalu Satu</p><p>Dua tiga</p>')
  expect(problems()).toEqual([])
})
