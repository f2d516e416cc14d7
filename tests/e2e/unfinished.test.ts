import { readFileSync } from 'node:fs'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import type { StoredRecord } from '@flou/shared/api.ts'
import { StaffClient } from '../load/staffClient.ts'
import { newArticle } from './articleForm.ts'
import { journalled } from './journal.ts'
import { axeViolations, openSignedIn, overflows, product } from './browser.ts'
import { ownStaffPage } from './staffPage.ts'

/** Unfinished work of editors: keys, pickers, drafts of new records, scheduled days. */
const NEWS = '/api/dashboard/news'
const CATEGORIES = '/api/dashboard/news/category'
const watched = ownStaffPage()
let staff: StaffClient

beforeAll(async () => {
  staff = await new StaffClient(product.admin).logIn()
})
/** Unfinished records would be first in the list, where other tests begin. */
afterEach(async () => {
  const id = /\/news\/edit\/(\d+)/.exec(watched.page.url())?.[1]
  if (id) await staff.data('DELETE', `${NEWS}/${id}`)
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true })
const badge = (page: Page, text: string) => page.locator('[data-standing]').filter({ hasText: text })
async function openEnglish(page: Page, address: string): Promise<void> {
  await page.goto(product.admin + address)
  await page.locator('main form').waitFor()
  await page.getByRole('tab', { name: /English/ }).click()
}
const read = (id: number) => staff.data<StoredRecord>('GET', `${NEWS}/${id}`)

test('a new article is kept as a draft with its title, is found on the start page, and goes on from there', async () => {
  const { page, problems } = watched
  const name = `Half ${crypto.randomUUID().slice(0, 8)}`
  await openEnglish(page, '/dashboard2/news/add')
  await title(page).fill(name)

  await button(page, 'Publish').click()
  await page
    .getByText(/^\d+ fields to complete before publishing$/)
    .first()
    .waitFor()
  await button(page, 'Save draft').click()
  await page.getByText('Draft saved: not visible to visitors.').waitFor()
  await page.waitForURL(/news\/edit\/\d+/)
  await badge(page, 'Draft, not live').waitFor()
  await page.goto(`${product.admin}/dashboard2/overview`)
  await page.getByRole('region', { name: 'Your drafts' }).getByRole('link', { name }).click()
  await page.waitForURL(/news\/edit\/\d+/)

  await expect.poll(() => overflows(page)).toBe(false)
  await expect.poll(() => axeViolations(page)).toEqual([])
  expect(problems()).toEqual([])
})

test('the overview lists what was typed and not saved, restores and discards it', async () => {
  const { page, problems } = watched
  const name = `Typed ${crypto.randomUUID().slice(0, 8)}`
  await openEnglish(page, '/dashboard2/news/add')
  await title(page).fill(name)
  await journalled(page, name)
  await page.goto(`${product.admin}/dashboard2/overview`)
  const card = page.getByRole('region', { name: 'Not saved yet on this computer' })
  await card.getByRole('link', { name: `Restore “${name}”` }).click()
  await button(page, 'Restore them').click()
  await page.getByRole('tab', { name: /English/ }).click()
  await expect.poll(() => title(page).inputValue()).toBe(name)
  await page.goto(`${product.admin}/dashboard2/overview`)
  await card.getByRole('button', { name: `Discard “${name}”` }).click()
  await expect.poll(() => axeViolations(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Discard', exact: true }).click()

  await expect.poll(() => card.getByText(name).count()).toBe(0)
  await expect.poll(() => overflows(page)).toBe(false)
  expect(problems()).toEqual([])
})

test('typing goes on where it was when a new record is kept as a draft', async () => {
  const { page } = watched
  await openEnglish(page, '/dashboard2/news/add')
  await title(page).fill('Half a title')
  for (let step = 0; step < 'title'.length; step += 1) await title(page).press('ArrowLeft')

  await page.keyboard.press('Control+s')
  await page.waitForURL(/news\/edit\/\d+/)
  await expect.poll(() => title(page).evaluate((input) => input === document.activeElement)).toBe(true)
  await page.keyboard.type('good ')

  expect(await title(page).inputValue()).toBe('Half a good title')
})

test('Enter in a picker chooses the first match, also before it is there, and saves nothing', async () => {
  const { page } = watched
  const address = await newArticle()
  const id = Number(address.split('/').at(-1))
  const { recordVersion } = await read(id)
  await openEnglish(page, address)
  const category = page.getByRole('combobox', { name: 'Category', exact: true })

  await category.click()
  await category.fill('compa')
  await category.press('Enter')

  await expect.poll(() => category.inputValue()).toMatch(/compa/i)
  await expect.poll(() => category.inputValue()).not.toBe('compa')
  expect((await read(id)).recordVersion).toBe(recordVersion)
})

test('a live article with a day to come is taken off the site only when asked for', async () => {
  const { page } = watched
  const address = await newArticle()
  const id = Number(address.split('/').at(-1))
  const record = await read(id)
  await staff.data('PUT', `${NEWS}/${id}`, { ...record, status: '1', publishDate: '2026-01-02' })
  await openEnglish(page, address)
  await badge(page, 'Live').waitFor()
  await page.getByLabel('Publish date').fill('2099-12-25')

  await button(page, 'Publish').click()
  const dialog = page.getByRole('dialog', { name: 'This is live' })
  await dialog.waitFor()
  await expect.poll(() => axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: /^Keep it live and publish the changes on/ }).click()
  await page.getByText(/^Saved as a draft that goes live on/).waitFor()
  expect((await read(id)).live).toBeDefined()
  await button(page, 'Publish').click()
  await dialog.getByRole('button', { name: /^Unpublish until/ }).click()

  await page.getByText(/^Unpublished until/).waitFor()
  await badge(page, 'Goes live on').waitFor()
  await page.locator('summary').filter({ hasText: 'Unpublished in' }).waitFor()
})

test('an article without English goes live in Indonesian only, and in both languages once it is complete', async () => {
  const { page } = watched
  const address = await newArticle()
  const id = Number(address.split('/').at(-1))
  await openEnglish(page, address)
  const name = await title(page).inputValue()
  await title(page).fill('')

  await button(page, 'Publish').click()
  await button(page, 'Publish in Indonesian only').click()
  const dialog = page.getByRole('dialog', { name: 'English is incomplete' })
  await dialog.waitFor()
  await expect.poll(() => axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Publish in Indonesian only' }).click()
  await page
    .getByText(/published in Indonesian only$/)
    .first()
    .waitFor()
  await page.locator('[data-states]').getByText('English missing').waitFor()
  expect((await read(id)).onlyIn).toBe('id')
  await title(page).fill(name)
  await button(page, 'Publish').click()

  await expect.poll(() => page.locator('[data-states]').getByText('English missing').count()).toBe(0)
  expect((await read(id)).onlyIn).toBeUndefined()
})

test('drafts without English are published from a list in Indonesian only, if staff chooses it', async () => {
  const { page, problems } = watched
  const mark = crypto.randomUUID().slice(0, 8)
  const draft = (name: string, english: string) =>
    staff.data<StoredRecord>('POST', CATEGORIES, {
      state: 'draft',
      contents: [
        { languageId: 1, title: `${name} ${mark}`, description: 'x' },
        { languageId: 2, title: english, description: english },
      ],
    })
  const whole = await draft('Lengkap', `Whole ${mark}`)
  const half = await draft('Separuh', '')
  await page.goto(`${product.admin}/dashboard2/news/category?keyword=${mark}`)
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check()
  await button(page, 'Publish').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('English is incomplete').waitFor()
  await expect.poll(() => axeViolations(page)).toEqual([])

  await dialog.getByRole('checkbox', { name: /^Publish 1 in Indonesian only/ }).check()
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await dialog.getByText('Done: 2').waitFor()
  const live = await Promise.all(
    [whole, half].map(({ id }) => staff.data<StoredRecord>('GET', `${CATEGORIES}/${id}`)),
  )
  expect(live.map(({ state, onlyIn }) => [state, onlyIn])).toEqual([
    ['published', undefined],
    ['published', 'id'],
  ])
  expect(problems()).toEqual([])
})

test('a selection of the queue is exported, translated, imported after a dry run, and undone', async () => {
  const { page, problems } = watched
  const name = `Ekspor ${crypto.randomUUID().slice(0, 8)}`
  const { id } = await staff.data<StoredRecord>('POST', CATEGORIES, {
    state: 'draft',
    contents: [
      { languageId: 1, title: name, description: 'Satu. Dua.' },
      { languageId: 2, title: '', description: '' },
    ],
  })
  const english = async () =>
    (await staff.data<{ contents: { title: string; description: string }[] }>('GET', `${CATEGORIES}/${id}`))
      .contents[1]
  await page.goto(`${product.admin}/dashboard2/translations/exchange?tasks=newsCategory:${id}:en`)
  const [saved] = await Promise.all([page.waitForEvent('download'), button(page, 'Download texts').click()])
  const exported = readFileSync(await saved.path(), 'utf8')
  const translated = exported.replaceAll(/(<source>)(.*?)(<\/source>)/g, '$1$2$3<target>$2 (EN)</target>')
  const choose = (text: string) =>
    page
      .getByLabel('Translated file')
      .setInputFiles({ name: 'texts.xlf', mimeType: 'application/xliff+xml', buffer: Buffer.from(text) })

  await choose(translated.slice(0, -20))
  await page.getByRole('alert').filter({ hasText: 'This file is damaged' }).waitFor()
  await choose(translated)
  await page.getByText('Changed: 2').waitFor()
  await expect.poll(() => axeViolations(page)).toEqual([])
  expect((await english())?.title).toBe('')
  await button(page, 'Import (1)').click()
  await page.getByText('Done: 1').waitFor()
  expect(await english()).toMatchObject({ title: `${name} (EN)`, description: 'Satu. (EN) Dua. (EN)' })
  await button(page, 'Undo import (1)').click()
  await page.getByText('Undone: 1').waitFor()
  expect((await english())?.title).toBe('')
  const tabs = page.getByRole('navigation', { name: 'Translations' })
  await tabs.getByRole('link', { name: 'Glossary' }).click()
  await page.getByRole('radio', { name: 'Avoid' }).click()
  await page.waitForURL(/f\.kind=avoid/)
  await tabs.getByRole('link', { name: 'Glossary' }).waitFor()
  expect(problems()).toEqual([])
})

test('sample texts of a new item are selected on focus, so that typing replaces them', async () => {
  const { page } = watched
  await openEnglish(page, '/dashboard2/menu/add')
  await page.getByRole('button', { name: /Add/ }).first().click()
  const sample = page.locator('input[value="Title Eng"]').first()

  await sample.click()
  await expect.poll(() => page.evaluate(() => document.getSelection()?.toString())).toBe('Title Eng')
})

test('one click fills the empty search texts of both languages from the article, and is undone', async () => {
  const { page, problems } = watched
  const contents = [1, 2].map((languageId) => ({
    languageId,
    title: `Judul ${languageId}`,
    description: `Ringkasan ${languageId}`,
    content: '<p>Isi</p>',
    seoTitle: '',
    seoDescription: languageId === 1 ? 'Sudah ada' : '',
  }))
  const draft = { state: 'draft', status: '0', contents }
  const { id } = await staff.data<StoredRecord>('POST', NEWS, draft)
  await page.goto(`${product.admin}/dashboard2/news/edit/${id}`)
  await page.getByRole('tab', { name: /^SEO/ }).click()
  const texts = (language: number) =>
    page
      .locator(`[data-field^="contents.${language}.seo"]`)
      .locator('input, textarea')
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))

  await button(page, 'Fill from title and description').click()
  await page.locator('[data-field="contents.0.seoTitle"] :focus').waitFor()
  expect(await texts(0)).toEqual(['Judul 1', 'Sudah ada'])
  expect(await button(page, 'Fill from title and description').count()).toBe(0)
  await page.getByRole('tab', { name: /English/ }).click()
  await expect.poll(() => texts(1)).toEqual(['Judul 2', 'Ringkasan 2'])
  // the last one is in the message; rich texts have one, too
  await button(page, 'Undo').last().click()
  await expect.poll(() => texts(1)).toEqual(['', ''])
  await expect.poll(() => axeViolations(page)).toEqual([])
  expect(problems()).toEqual([])
})

test('an address that is still the initial one is selected on focus and refused in a menu that goes there', async () => {
  const { page } = watched
  await openEnglish(page, '/dashboard2/menu/add')
  const address = page.getByRole('combobox', { name: 'Address (URL)', exact: true })

  await address.click()
  await expect.poll(() => page.evaluate(() => document.getSelection()?.toString())).toBe('https://')
  await page.keyboard.press('Control+Enter')
  await page.locator('[data-field=url]').getByText('Replace the example text.').waitFor()
})

test('reloaded without network, the app opens and shows what was typed; the form offers it once the network is back', async () => {
  const { page, problems } = await openSignedIn(watched.browser, { serviceWorkers: 'allow' })
  const typed = `In the train ${crypto.randomUUID().slice(0, 8)}`
  await openEnglish(page, '/dashboard2/news/add')
  await title(page).fill(typed)
  await journalled(page, typed)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))

  await page.context().setOffline(true)
  problems()
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'The server cannot be reached.' }).waitFor()
  await page.getByText(/You are offline/).waitFor()
  const kept = page.getByRole('region', { name: 'Not saved yet on this computer' })
  await kept.getByRole('definition').filter({ hasText: typed }).waitFor()
  await expect.poll(() => axeViolations(page)).toEqual([])
  const cached = await page.evaluate(async () => {
    const name = (await window.caches.keys()).find((one) => one.startsWith('app-shell:')) ?? ''
    return (await (await window.caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)
  })
  expect(cached.filter((path) => !path.startsWith('/assets/'))).toEqual(['/index.html'])

  await page.context().setOffline(false)
  await button(page, 'Restore them').click()
  await page.getByRole('tab', { name: /English/ }).click()
  await expect.poll(() => title(page).inputValue()).toBe(typed)
  await page.context().close()
})
