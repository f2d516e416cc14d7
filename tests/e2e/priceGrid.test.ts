import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AuditEntry, Option, StoredRecord } from '@flou/shared/api.ts'
import { StaffClient } from '../load/staffClient.ts'
import { axeViolations, logIn, openProfile, overflows, product, type WatchedPage } from './browser.ts'
import { journalled } from './journal.ts'

/** Prices edited together: pasted, mended, saved as one change and taken back as one; imported only after a look; never lost. */

let profile: string
let watched: WatchedPage
let page: Page
let api: StaffClient
/** The titles that pasted rows name, and the ids they stand for. */
const named = new Map<string, Option>()
/** Each test edits the packages of a product of its own. */
let screen = ''

const REFERENCES = {
  regionId: 'region',
  productDetailId: 'productDetail',
  billingMethodId: 'billingMethod',
  billingItemId: 'billingItem',
  billingItemTypeId: 'billingItemType',
} as const

const idOf = (name: string) => named.get(name)?.id
const titleOf = (name: string) => named.get(name)?.title.en ?? ''

beforeAll(async () => {
  profile = mkdtempSync(path.join(tmpdir(), 'profile-'))
  watched = await openProfile(profile)
  page = watched.page
  api = await new StaffClient(product.admin).logIn()
  for (const [name, type] of Object.entries(REFERENCES)) {
    const [first] = await api.data<Option[]>('GET', `/api/dashboard/options/${type}`)
    if (first) named.set(name, first)
  }
  await logIn(page)
  // texts are looked for in English, whatever the machine speaks
  await page.evaluate(() => localStorage.setItem('flou.interface-language', 'en'))
})
beforeEach(async () => {
  const [first] = await api.data<Option[]>('GET', '/api/dashboard/options/product')
  const { id } = await api.data<StoredRecord>('POST', `/api/dashboard/product/${first?.id}/duplicate`)
  screen = `/product/${id}/storage`
  for (const title of ['Standard', 'Fast'])
    await api.data('POST', `/api/dashboard${screen}`, { ...packageOf(title), price: 100_000_0000 })
})
afterAll(async () => {
  await page.context().close()
  rmSync(profile, { recursive: true, force: true })
})

const packageOf = (title: string) => ({
  title,
  ...Object.fromEntries(Object.keys(REFERENCES).map((name) => [name, idOf(name)])),
  unit: 'month',
  order: 0,
  billingItemValue: 1,
  minimumSize: 10,
  maximumSize: 100,
})
/** A row as a spreadsheet copies it, in the order of the columns. */
const copied = (title: string, price: string) =>
  [title, ...Object.keys(REFERENCES).map(titleOf), price, 'Month', '0', '1', '10', '100'].join('\t')

const grid = () => page.getByRole('grid')
const cell = (row: number, column: string): Locator =>
  page.locator(`[role=row][aria-rowindex="${row + 1}"] [role=gridcell]`).nth(COLUMNS.indexOf(column))
const COLUMNS = ['title', ...Object.keys(REFERENCES), 'price', 'unit', 'order']
const prices = async () => {
  const records = await api.data<StoredRecord[]>('GET', `/api/dashboard${screen}/records`)
  return records.map(({ title, price }) => [title, Number(price) / 10_000])
}

async function openGrid(): Promise<void> {
  await page.goto(`${product.admin}/dashboard2${screen}/prices`)
  await cell(2, 'price').waitFor()
}

/** Pastes into what has the focus, as the browser does. */
const paste = (text: string) =>
  page.evaluate((text) => {
    const data = new DataTransfer()
    data.setData('text/plain', text)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  }, text)

test('rows pasted from a spreadsheet are checked, mended, saved as one change, and taken back as one', async () => {
  await page.goto(`${product.admin}/dashboard2${screen}`)
  await page.getByRole('link', { name: 'Edit prices' }).click()
  await cell(1, 'title').click()
  await paste(
    [copied('Standard', 'Rp 1.500.000'), copied('Fast', 'cheap'), copied('Archive', '25,000')].join('\n'),
  )

  await page.getByText('Cells to correct: 1').waitFor()
  await expect.poll(() => cell(2, 'price').getAttribute('aria-invalid')).toBe('true')
  await expect.poll(() => axeViolations(page)).toEqual([])
  await expect.poll(() => overflows(page)).toBe(false)
  await page.getByRole('button', { name: 'Next error' }).click()
  await page.getByText('Row 2, Price: Enter a number.').waitFor()
  await grid().focus()
  await page.keyboard.type('750000')
  await page.keyboard.press('Enter')
  await page.getByText('Cells to correct').waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Save (3)' }).click()
  await page.getByText('Rows saved: 3').waitFor()

  await expect
    .poll(() => prices())
    .toEqual([
      ['Standard', 1_500_000],
      ['Fast', 750_000],
      ['Archive', 25_000],
    ])
  await openGrid()
  await expect.poll(() => cell(2, 'price').innerText()).toBe('Rp\u00a0750,000')

  const [entry] = await api.data<AuditEntry[]>(
    'GET',
    '/api/dashboard/audit-log?entity=storagePackage&actionType=import&perPage=1',
  )
  await page.goto(`${product.admin}/dashboard2/audit-log/detail/${entry?.id}`)
  await page.getByRole('row', { name: /Archive/ }).waitFor()
  await expect.poll(() => axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Undo all (3)' }).click()
  await page.getByText('This change was undone.').waitFor()
  await expect
    .poll(() => prices())
    .toEqual([
      ['Standard', 100_000],
      ['Fast', 100_000],
    ])
  expect(watched.problems()).toEqual([])
})

test('a file is looked at before anything is written: what it would do, and what is wrong in which cell', async () => {
  await openGrid()
  const [first] = await api.data<StoredRecord[]>('GET', `/api/dashboard${screen}/records`)
  const file = (price: string) => `ID,Title,Price\n${first?.id},Standard,${price}\n`

  await page.getByRole('button', { name: 'Import CSV' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill(file('dear'))
  await dialog.getByRole('button', { name: 'Check' }).click()
  await dialog.getByRole('row', { name: '2 Price Enter a number.' }).waitFor()
  await expect.poll(() => dialog.getByRole('button', { name: 'Import (1)' }).isDisabled()).toBe(true)
  await expect.poll(() => axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Choose another file' }).click()
  await dialog.getByRole('textbox').fill(file('275000'))
  await dialog.getByRole('button', { name: 'Check' }).click()
  await dialog.getByText('Changed: 1').waitFor()
  await expect.poll(async () => (await prices())[0]).toEqual(['Standard', 100_000])
  await dialog.getByRole('button', { name: 'Import (1)' }).click()
  await page.getByText('Rows saved: 1').waitFor()

  await expect.poll(async () => (await prices())[0]).toEqual(['Standard', 275_000])
})

test('what is typed with the keyboard outlives the page; a formula is reckoned through while it is typed', async () => {
  screen = screen.replace('storage', 'network')
  const network = { ...packageOf('Shared'), maximumConnections: 1, maximumConnectionsPerSecond: 1 }
  for (const title of ['Shared', 'Own'])
    await api.data('POST', `/api/dashboard${screen}`, {
      ...network,
      title,
      maximumQueryPerSecond: 1,
      price: 250_000_0000,
      formula: '',
      isFormula: false,
    })
  await openGrid()
  await grid().focus()
  for (const key of ['ArrowDown', 'End', 'ArrowLeft']) await page.keyboard.press(key)
  await page.keyboard.type('price * qty')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowLeft')
  await page.getByText('Example: price 250,000, qty 2 = Rp\u00a0500,000').waitFor()
  await page.getByText('Rows changed: 1').waitFor()
  await journalled(page, 'price * qty')
  const context = page.context()
  await page.close()
  page = await context.newPage()
  await openGrid()

  await page.getByRole('button', { name: 'Restore them' }).click()
  await page.getByText('Rows changed: 1').waitFor()
  await page.getByRole('button', { name: 'Save (1)' }).click()
  await page.getByText('Rows saved: 1').waitFor()
  const records = await api.data<StoredRecord[]>('GET', `/api/dashboard${screen}/records`)
  expect(records.map(({ formula }) => formula)).toEqual(['', 'price * qty'])
})
