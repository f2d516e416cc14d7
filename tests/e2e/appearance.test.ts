import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StoredRecord } from '@flou/shared/api.ts'
import { expectToFit, LOOKS, logIn, closePages, workerBrowser, openPage, product } from './browser.ts'
import { staffCall } from './staff.ts'

/** Choosing the look of banners and buttons by pointer and keyboard, with immediate preview, stored as shown. */
const SLIDES = '/api/dashboard/home-page'

const WORDS = {
  'en-US': {
    banner: 'Banner',
    textAt: 'Text position',
    buttonsAt: 'Button position',
    textColour: 'Text colour',
    add: 'Add button',
    button: 'Button 1',
    second: 'Button 2',
    actions: 'Actions: Button 2',
    remove: 'Remove Button 2',
    titles: ['Title (Indonesian)', 'Title (English)'],
    address: 'Address (URL)',
    text: 'Text',
    background: 'Background',
    warning: 'Hard to read: contrast 1.6:1, at least 4.5:1 needed.',
    use: 'Use #07111f',
  },
  'id-ID': {
    banner: 'Banner',
    textAt: 'Posisi teks',
    buttonsAt: 'Posisi tombol',
    textColour: 'Warna teks',
    add: 'Tambah tombol',
    button: 'Tombol 1',
    second: 'Tombol 2',
    actions: 'Tindakan: Tombol 2',
    remove: 'Hapus Tombol 2',
    titles: ['Judul (Indonesia)', 'Judul (Inggris)'],
    address: 'Alamat (URL)',
    text: 'Teks',
    background: 'Latar',
    warning: 'Sulit dibaca: kontras 1,6:1, minimal 4,5:1.',
    use: 'Gunakan #07111f',
  },
} as const

let browser: Browser

beforeAll(async () => {
  browser = await workerBrowser()
})
afterAll(() => closePages(browser))

async function addSlide(): Promise<number> {
  const copy = await staffCall<StoredRecord>('POST', `${SLIDES}/1/duplicate`, {})
  const { id } = await staffCall<StoredRecord>('PUT', `${SLIDES}/${copy.id}`, { ...copy, customProperty: '' })
  return id
}

async function open(locale: keyof typeof WORDS): Promise<{ page: Page; id: number; field: Locator }> {
  const { page } = await openPage(browser, { locale })
  await logIn(page)
  const id = await addSlide()
  await page.goto(`${product.admin}/dashboard2/home-page/edit/${id}`)
  return { page, id, field: page.locator('[data-field=customProperty]') }
}

/** Saves with the keyboard. @returns the sent look */
async function savedLook(page: Page): Promise<unknown> {
  const answered = page.waitForResponse((response) => response.request().method() === 'PUT')
  await page.keyboard.press('Control+Enter')
  const answer = await answered
  expect(answer.status()).toBe(200)
  const { customProperty } = answer.request().postDataJSON() as { customProperty: string }
  return JSON.parse(customProperty)
}

const style = (drawn: Locator, name: string) =>
  drawn.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), name)

/** Waits until the preview next to the inputs has this style. */
async function expectLook(drawn: Locator, name: string, value: string): Promise<void> {
  await expect.poll(() => style(drawn, name)).toBe(value)
}

test.each(LOOKS)(
  '$locale: by pointer, what is chosen is drawn at once, and a text that is hard to read is warned of',
  async ({ locale, width }) => {
    const words = WORDS[locale]
    const { page, id, field } = await open(locale)
    const look = field.locator('[aria-hidden=true]').last()

    await field.getByLabel(words.textAt).selectOption('right')
    await field.getByLabel(words.buttonsAt).selectOption('center')
    await field.getByRole('textbox', { name: words.textColour, exact: true }).fill('#123456')
    await expectLook(look.locator('p'), 'text-align', 'right')
    await expectLook(look.locator('p'), 'color', 'rgb(18, 52, 86)')
    await field.getByRole('button', { name: words.add }).click()
    const button = field.getByRole('group', { name: words.button })
    await button.getByLabel(words.titles[0]).fill('Mulai')
    await button.getByLabel(words.titles[1]).fill('Start')
    await button.getByLabel(words.address).fill('/page/about-us')
    await button.getByText(words.warning).waitFor()
    await expectToFit(page, width)
    await page.setViewportSize({ width: 1440, height: 900 })
    await button.getByRole('button', { name: words.use }).click()
    await button.getByText(words.warning).waitFor({ state: 'detached' })
    await expectLook(look.locator('span'), 'color', 'rgb(7, 17, 31)')

    expect(await look.locator('span').getAttribute('data-title')).toBe('Mulai') // the open language
    expect(await savedLook(page)).toMatchObject({
      banner: { positionBannerText: 'right', positionButton: 'center', textColor: '#123456' },
      buttons: [
        { color: '#07111f', urlPath: '/page/about-us', contents: [{ title: 'Mulai' }, { title: 'Start' }] },
      ],
    })
    await staffCall('DELETE', `${SLIDES}/${id}`)
    await page.context().close()
  },
)

test.each(LOOKS)(
  '$locale: by keyboard alone, buttons are added, filled in, coloured and removed',
  async ({ locale }) => {
    const words = WORDS[locale]
    const { page, id, field } = await open(locale)
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key)
    }

    await field.getByLabel(words.textAt).focus()
    await press('ArrowDown', 'Tab', 'ArrowDown', 'ArrowDown', 'Tab') // the next input is the colour, after its swatch
    await press('Tab', 'Control+a')
    await page.keyboard.type('#0a0')
    await press('Tab', 'Enter', 'Enter') // two buttons
    const second = field.getByRole('group', { name: words.second })
    await second.waitFor()
    await field.getByRole('group', { name: words.button }).getByLabel(words.titles[0]).focus()
    await press('Control+a') // a new button has default titles
    await page.keyboard.type('Satu')
    await press('Tab', 'Control+a')
    await page.keyboard.type('One')
    await field.getByRole('group', { name: words.button }).getByLabel(words.address).focus()
    await press('Control+a')
    await page.keyboard.type('/page/about-us')
    await second.getByRole('button', { name: words.actions }).focus()
    await press('Space')
    await second.getByRole('button', { name: words.remove }).waitFor()
    await press('Enter')
    await second.waitFor({ state: 'detached' })
    await field.getByRole('button', { name: words.use }).focus()
    await press('Enter')

    expect(await savedLook(page)).toMatchObject({
      banner: { positionBannerText: 'center', positionButton: 'right', textColor: '#0a0' },
      buttons: [
        { color: '#07111f', urlPath: '/page/about-us', contents: [{ title: 'Satu' }, { title: 'One' }] },
      ],
    })
    await staffCall('DELETE', `${SLIDES}/${id}`)
    await page.context().close()
  },
)
