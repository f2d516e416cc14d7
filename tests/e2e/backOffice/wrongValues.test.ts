import type { Locator } from 'playwright-core'
import { LANGUAGES } from '@flou/shared/locale.ts'
import { messageText } from '@flou/shared/texts/messages.ts'
import { translator } from '@flou/shared/texts/translator.ts'
import { editorTexts } from '../../../web-admin/src/core/texts/editor.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { chooseLanguage, product } from '../browser.ts'
import { saveButton, showBothLanguages, staffPage } from '../staffPage.ts'
import { silentFields } from './fieldMessages.ts'
import { WRONG_VALUES, type WrongValue } from './wrongValues.ts'

/** Invalid input: the form shows the message at the field in the user's language and keeps the input. */
const staff = staffPage()

beforeAll(async () => {
  const { page } = staff
  page.on('dialog', (dialog) => void dialog.accept()) // confirms leaving an edited form
  await showBothLanguages(page)
})
beforeEach(() => staff.page.evaluate(() => localStorage.setItem('flou.interface-language', 'en')))

function inputOf({ into, label }: WrongValue): Locator {
  const field = staff.page.locator(`[data-field="${into}"]`)
  return label === undefined
    ? field.locator(':is(input:not([type=color], [hidden]), textarea)').first()
    : field.getByLabel(label, { exact: true }).first()
}

test.each(WRONG_VALUES)('$rule', async (wrong) => {
  const { page, problems } = staff
  await page.goto(`${product.admin}/dashboard2${wrong.url}`)
  await page.locator('main form').waitFor()
  await wrong.before?.(page)
  const input = inputOf(wrong)
  await input.fill(wrong.typed)
  const written = await input.inputValue()
  const handle = await input.elementHandle()

  for (const language of LANGUAGES.toReversed()) {
    await chooseLanguage(page, language)
    await page.locator(`html[lang^=${language}]`).waitFor()
    await saveButton(page).click()
    const expected = { [wrong.at ?? wrong.into]: messageText(wrong.code, language) }
    expect(await silentFields(page, expected, language)).toEqual([])
    expect(await handle?.inputValue()).toBe(wrong.written?.[language] ?? written)
  }
  expect(problems()).toEqual([])
})

test('what the server has said of a field and of the save is said anew in the other language, at once', async () => {
  const { page } = staff
  await page.goto(`${product.admin}/dashboard2/custom-html/edit/2`)
  const slug = page.locator('[data-field="slug"] input')
  await slug.fill('about-us')
  await page.keyboard.press('Control+Enter')
  const state = page.locator('main form [data-phase=failed]')

  for (const language of LANGUAGES.toReversed()) {
    await chooseLanguage(page, language)
    expect(await silentFields(page, { slug: messageText('taken', language) }, language)).toEqual([])
    await state
      .filter({ hasText: translator(editorTexts)[language]('form.checkFields', { count: 1 }) })
      .waitFor()
  }
  expect(await slug.inputValue()).toBe('about-us')
})
