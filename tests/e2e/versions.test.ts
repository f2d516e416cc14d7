import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { StoredRecord } from '@flou/shared/api.ts'
import { axeViolations, overflows, product } from './browser.ts'
import { certificate, CERTIFICATES, CERTIFICATE_LIST } from './certificate.ts'
import { staffCall } from './staff.ts'
import { ownStaffPage } from './staffPage.ts'

/** All saves are stored as revisions: compared in both languages, previewed, restored, and undone. */
const watched = ownStaffPage()

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const language = (page: Page, name: RegExp) => page.getByRole('tab', { name }).click()

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByText('All changes saved').waitFor()
}

async function fillTitles(page: Page, titles: { id: string; en: string }): Promise<void> {
  await language(page, /Indonesian/)
  await field(page, 'Title').fill(titles.id)
  await language(page, /English/)
  await field(page, 'Title').fill(titles.en)
}

const panel = (page: Page) => page.getByRole('complementary', { name: 'Versions' })
const openVersion = (page: Page, number: number) =>
  panel(page)
    .getByRole('button', { name: new RegExp(`^Version ${number}`) })
    .click()

/** A new certificate with two revisions; the form shows the second. */
async function withTwoVersions(page: Page): Promise<string> {
  const mark = Date.now().toString(36)
  const first = certificate([
    { languageId: 1, title: `Kabar lama ${mark}`, description: 'Tentang awan' },
    { languageId: 2, title: `Old news ${mark}`, description: 'About the cloud' },
  ])
  const { id } = await staffCall<StoredRecord>('POST', CERTIFICATES, first)
  await page.goto(`${product.admin}${CERTIFICATE_LIST}/edit/${id}`)
  await fillTitles(page, { id: `Kabar baru ${mark}`, en: `Fresh news ${mark}` })
  await save(page)
  await page.getByRole('button', { name: 'Versions', exact: true }).click()
  await panel(page).getByText('Version 2', { exact: true }).waitFor()
  return mark
}

test('the list says who changed which texts, and two versions differ word by word in both languages', async () => {
  const { page, problems } = watched
  const mark = await withTwoVersions(page)
  const rows = panel(page).getByRole('listitem')
  await expect
    .poll(() => rows.first().innerText())
    .toMatch(/Version 2[\s\S]*Raras Kinanthi[\s\S]*Indonesian: Title · English: Title/)

  await openVersion(page, 1)
  await page.getByRole('button', { name: 'Compare version 1' }).click()
  const dialog = page.getByRole('dialog', { name: 'Compare versions' })
  await dialog.getByText('Fields that differ: 2').waitFor()

  const differences = await dialog.getByRole('listitem').allInnerTexts()
  expect(differences.map((text) => text.replaceAll(/\s+/g, ' '))).toEqual([
    expect.stringContaining('Title Indonesian'),
    expect.stringContaining('Title English'),
  ])
  await expect
    .poll(() => dialog.locator('del').allInnerTexts())
    .toEqual([expect.stringContaining('lama'), expect.stringContaining('Old')])
  await expect
    .poll(() => dialog.locator('ins').allInnerTexts())
    .toEqual([expect.stringContaining('baru'), expect.stringContaining('Fresh')])
  await expect.poll(() => dialog.getByText(mark).count()).toBeGreaterThan(0)
  await expect.poll(() => axeViolations(page)).toEqual([])
  await dialog.getByRole('combobox', { name: 'To' }).selectOption('1')
  await dialog.getByText('No differences.').waitFor()
  expect(problems()).toEqual([])
})

test('a restored version is a new one, and restoring again undoes it', async () => {
  const { page } = watched
  const mark = await withTwoVersions(page)
  const restore = async (number: number) => {
    await openVersion(page, number)
    await page.getByRole('button', { name: `Restore version ${number}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Restore and publish' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }

  await restore(1)
  await page.getByText('Version 3', { exact: true }).waitFor()
  await expect.poll(() => field(page, 'Title').inputValue()).toBe(`Old news ${mark}`)
  await restore(2)
  await page.getByText('Version 4', { exact: true }).waitFor()

  await expect.poll(() => field(page, 'Title').inputValue()).toBe(`Fresh news ${mark}`)
  await expect.poll(() => panel(page).getByRole('listitem').first().innerText()).toContain('restored')
})

test('one field of an older version is taken over beside the form, undone, and the version kept as a draft', async () => {
  const { page, problems } = watched
  const mark = await withTwoVersions(page)
  await openVersion(page, 1)
  await expect.poll(() => axeViolations(page)).toEqual([])

  await page.getByRole('button', { name: 'Restore this field: Title, English' }).click()
  await expect.poll(() => field(page, 'Title').inputValue()).toBe(`Old news ${mark}`)
  await page
    .getByRole('button', { name: 'Restore this field: Title, English' })
    .waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => field(page, 'Title').inputValue()).toBe(`Fresh news ${mark}`)
  await page.getByRole('button', { name: 'Restore version 1' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restore as draft' }).click()
  await page.getByText(/^Draft saved ·/).waitFor()

  await expect.poll(() => field(page, 'Title').inputValue()).toBe(`Old news ${mark}`)
  await panel(page).getByText('live', { exact: true }).waitFor()
  await expect.poll(() => panel(page).getByRole('listitem').first().innerText()).toContain('saved as draft')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Versions', exact: true }).click()
  await page.getByRole('dialog', { name: 'Versions' }).waitFor()
  await expect.poll(() => overflows(page)).toBe(false)
  expect(problems()).toEqual([])
})

test('what was typed and not saved outlives a restored version', async () => {
  const { page } = watched
  const mark = await withTwoVersions(page)
  const typed = `Typed over ${mark}`
  await field(page, 'Title').fill(typed)

  await openVersion(page, 1)
  await page.getByRole('button', { name: 'Restore version 1' }).click()
  await page.getByText('Your unsaved edits are kept').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Restore and publish' }).click()
  await expect.poll(() => field(page, 'Title').inputValue()).toBe(`Old news ${mark}`)

  await page.getByText('You have unsaved changes').waitFor()
  await page.getByRole('button', { name: 'Restore them' }).click()
  await expect.poll(() => field(page, 'Title').inputValue()).toBe(typed)
})

test('an earlier version is looked at as the page it was', async () => {
  const { page } = watched
  await withTwoVersions(page)
  await openVersion(page, 1)
  await page.getByRole('button', { name: 'Compare version 1' }).click()

  await page.getByRole('radio', { name: 'Preview of the older version' }).check({ force: true })

  const frame = page.getByRole('dialog').frameLocator('iframe')
  await frame.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => frame.locator('script').count()).toBe(0)
})

test('a comment on a field is a task with a mention, outlives a reload while typed, and is resolved', async () => {
  const { page, problems } = watched
  const mark = Date.now().toString(36)
  const contents = [1, 2].map((languageId) => ({ languageId, title: `Talk ${mark}`, description: 'Cloud' }))
  const { id } = await staffCall<StoredRecord>('POST', CERTIFICATES, certificate(contents))
  const comments = page.getByRole('complementary', { name: 'Comments' })
  const box = comments.getByRole('textbox', { name: 'New comment' })
  await page.goto(`${product.admin}${CERTIFICATE_LIST}/edit/${id}`)
  await page.getByRole('button', { name: 'Comments', exact: true }).click()
  await box.pressSequentially(`Shorten ${mark} @Rar`)
  await page
    .getByRole('listbox', { name: 'People' })
    .getByRole('option', { name: 'Raras Kinanthi' })
    .waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(() => box.inputValue()).toBe(`Shorten ${mark} @Raras Kinanthi `)

  await comments.getByLabel('About').selectOption('title')
  await comments.getByLabel('Assign to').selectOption({ label: 'Raras Kinanthi' })

  await page.reload()
  await page.getByRole('button', { name: 'Comments', exact: true }).click()
  await expect.poll(() => box.inputValue()).toContain(mark)
  await comments.getByRole('button', { name: 'Comment', exact: true }).click()
  await page.getByRole('button', { name: 'Comments: 1 open' }).waitFor()
  expect(await axeViolations(page)).toEqual([])

  await page.goto(`${product.admin}/dashboard2/overview`)
  await page.getByRole('region', { name: 'My tasks' }).getByRole('link', { name: mark }).click()
  await comments.getByText('Task: Raras Kinanthi').waitFor()
  await comments.getByRole('button', { name: 'Resolve' }).click()
  await page.getByRole('button', { name: 'Comments', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Notifications' }).press('Enter')
  await page.getByRole('heading', { name: 'Notifications' }).waitFor()
  expect(problems()).toEqual([])
})
