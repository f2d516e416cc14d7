import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { StoredRecord } from '@flou/shared/api.ts'
import { StaffClient } from '../load/staffClient.ts'
import {
  axeViolations,
  logIn,
  closePages,
  workerBrowser,
  openPage,
  overflows,
  product,
  type WatchedPage,
} from './browser.ts'

/** Two people editing one record see each other, and a second save never overwrites without confirmation. */
const CATEGORIES = '/api/dashboard/news/category'
const COLLEAGUE = { email: 'citra@flou.example', password: 'Ombak-Tenang-2026' }

let browser: Browser
let mine: WatchedPage
let theirs: WatchedPage
/** Form of a new category: others may still show recent viewers. */
let form: string
let staff: StaffClient
let record: StoredRecord

const texts = (id: string, en: string, description = 'x') => ({
  contents: [
    { languageId: 1, title: id, description },
    { languageId: 2, title: en, description },
  ],
})

beforeAll(async () => {
  browser = await workerBrowser()
  staff = await new StaffClient(product.admin).logIn()
})
afterAll(() => closePages(browser))
beforeEach(async () => {
  const mark = Date.now().toString(36)
  record = await staff.data<StoredRecord>('POST', CATEGORIES, texts(`Kabar ${mark}`, `News ${mark}`))
  form = `/dashboard2/news/category/edit/${record.id}`
  mine = await openPage(browser)
  theirs = await openPage(browser)
  await logIn(mine.page)
  await logIn(theirs.page, COLLEAGUE)
  return async () => {
    await mine.page.context().close()
    await theirs.page.context().close()
  }
})

/** Opens the form and waits for its presence report. */
async function open(page: Page): Promise<void> {
  const reported = page.waitForResponse(/\/api\/dashboard\/presence\/newsCategory$/)
  await page.goto(product.admin + form)
  expect((await reported).status()).toBe(200)
}

/** Triggers a presence report by making the tab visible. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
/** Place of the first field in the document, which moves if the head above it grows. */
const topOfFields = (page: Page) =>
  title(page).evaluate((field) => Math.round(field.getBoundingClientRect().top + scrollY))
const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true })

test('two people see each other, until one of them leaves', async () => {
  await open(mine.page)
  const before = await topOfFields(mine.page)
  await open(theirs.page)

  const note = theirs.page.getByText(/is also editing this, since/)
  await note.waitFor()
  await comeBack(mine.page)
  await mine.page.getByText(/is also editing this, since/).waitFor()
  await expect.poll(() => axeViolations(mine.page)).toEqual([])
  expect(await topOfFields(mine.page)).toBe(before)
  await title(mine.page).fill('')
  await mine.page.keyboard.press('Control+Enter')
  await mine.page.getByRole('button', { name: /to complete before publishing/ }).waitFor()
  expect(await topOfFields(mine.page)).toBe(before)
  await title(mine.page).fill('Kabar')
  await mine.page.keyboard.press('Control+Enter')
  await mine.page.locator('summary').filter({ hasText: 'Live in' }).waitFor()
  expect(await topOfFields(mine.page)).toBe(before)

  await mine.page.getByRole('link', { name: 'Back to list' }).click()
  await mine.page.getByRole('table').waitFor()
  await expect
    .poll(
      async () => {
        await comeBack(theirs.page)
        return note.count()
      },
      { timeout: 20_000 },
    )
    .toBe(0)
  expect([...mine.problems(), ...theirs.problems()]).toEqual([])
})

test('one’s own second tab is no colleague', async () => {
  await open(mine.page)
  const second = await mine.page.context().newPage()

  await open(second)

  await second.getByText('Also open in another of your tabs').waitFor()
  await expect.poll(() => second.getByText(/is also editing this/).count()).toBe(0)
})

/** A record's texts with other titles, Indonesian first as in the API. */
const withTitles = (record: StoredRecord, ...titles: string[]) => ({
  contents: (record['contents'] as object[]).map((entry, at) => ({ ...entry, title: titles[at] })), // a list of texts
})
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** Changes both titles as another person while this form has another Indonesian title and description. */
async function runIntoConflict(page: Page): Promise<{ mark: string; saved: StoredRecord }> {
  const mark = Date.now().toString(36)
  await open(page)
  await title(page).waitFor()
  const now = await staff.data<StoredRecord>('GET', `${CATEGORIES}/${record.id}`)
  const theirs = { ...now, ...withTitles(now, `Dari Citra ${mark}`, `From Citra ${mark}`) }
  const saved = await staff.data<StoredRecord>('PUT', `${CATEGORIES}/${record.id}`, theirs)
  await title(page).fill(`Dari saya ${mark}`)
  await box(page, 'Description').fill(`Uraian saya ${mark}`)
  await page.keyboard.press('Control+Enter')
  await page.getByRole('dialog').getByText('Fields that differ: 3').waitFor()
  await page.getByRole('dialog').getByText('You both changed this').waitFor()
  return { mark, saved }
}

test('the second of two saves chooses field by field whose words stay; what is discarded is kept until then', async () => {
  const { page, problems } = mine
  const { mark, saved } = await runIntoConflict(page)
  const dialog = page.getByRole('dialog')
  const choice = (field: string, side: string) =>
    dialog.getByRole('group', { name: field }).getByRole('radio', { name: side })
  await expect.poll(() => axeViolations(page)).toEqual([])

  // no overwrite; one-sided changes are preselected
  expect(await staff.data('GET', `${CATEGORIES}/${record.id}`)).toMatchObject({
    recordVersion: saved.recordVersion,
  })
  await expect.poll(() => choice('Title, English', 'Theirs').isChecked()).toBe(true)
  await expect.poll(() => choice('Description, Indonesian', 'Yours').isChecked()).toBe(true)
  await choice('Title, Indonesian', 'Yours').focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => choice('Title, Indonesian', 'Theirs').isChecked()).toBe(true)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => overflows(page)).toBe(false)
  await dialog.getByRole('button', { name: 'Save this merge' }).click()
  await page.getByText('All changes saved').waitFor()

  const stored = await staff.data<StoredRecord>('GET', `${CATEGORIES}/${record.id}`)
  expect(stored['contents']).toMatchObject([
    { title: `Dari Citra ${mark}`, description: `Uraian saya ${mark}` },
    { title: `From Citra ${mark}` },
  ])
  expect(problems()).toEqual([])
})

test('a save of a colleague is shown in the open form, and merged into unsaved edits before they are saved', async () => {
  const { page, problems } = mine
  const mark = Date.now().toString(36)
  const saveAs = async (...titles: string[]) => {
    const now = await staff.data<StoredRecord>('GET', `${CATEGORIES}/${record.id}`)
    await staff.data('PUT', `${CATEGORIES}/${record.id}`, { ...now, ...withTitles(now, ...titles) })
    await comeBack(page)
    await page.getByText(/saved this at/).waitFor()
  }
  await open(page)
  await title(page).waitFor()

  await saveAs(`Pertama ${mark}`, `First ${mark}`)
  await expect.poll(() => axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Show it' }).click()
  await expect.poll(() => title(page).inputValue()).toBe(`Pertama ${mark}`)
  await box(page, 'Description').fill(`Uraian saya ${mark}`)
  await saveAs(`Kedua ${mark}`, `Second ${mark}`)
  await page.getByRole('button', { name: 'Compare with your edits' }).click()
  await page.getByRole('dialog').getByText('You both').waitFor({ state: 'detached' })
  await page.getByRole('dialog').getByRole('button', { name: 'Use this merge' }).click()

  await expect.poll(() => title(page).inputValue()).toBe(`Kedua ${mark}`)
  await expect.poll(() => box(page, 'Description').inputValue()).toBe(`Uraian saya ${mark}`)
  await page.keyboard.press('Control+Enter')
  await page.getByText('All changes saved').waitFor()
  expect(problems()).toEqual([])
})

test('all of theirs is loaded, and what was typed is offered back; keeping on editing changes nothing', async () => {
  const { page } = mine
  const { mark } = await runIntoConflict(page)
  const dialog = page.getByRole('dialog')

  await dialog.getByRole('button', { name: 'Keep editing' }).click()
  await expect.poll(() => title(page).inputValue()).toBe(`Dari saya ${mark}`)
  await page.keyboard.press('Control+Enter')
  await dialog.getByRole('button', { name: 'Use all of theirs' }).click()
  await dialog.getByRole('button', { name: 'Load theirs' }).click()
  await page.getByText('You have unsaved changes').waitFor()

  await expect.poll(() => title(page).inputValue()).toBe(`Dari Citra ${mark}`)
  await page.getByRole('button', { name: 'Restore them' }).click()
  await expect.poll(() => title(page).inputValue()).toBe(`Dari saya ${mark}`)
})
