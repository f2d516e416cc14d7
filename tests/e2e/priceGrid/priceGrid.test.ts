import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { StoredRecord } from '@flou/shared/api.ts'
import type { AuditEntry } from '@flou/shared/audit/auditEntry.ts'
import { axeViolations, overflows, product } from '../browser.ts'
import { journalled } from '../journal.ts'
import { confirmPrices, openGridPage, paste, type GridPage } from './gridPage.ts'

/** Editing prices together: paste, correction, saving and undo as one change, import after a preview, recovery. */

let grid: GridPage

beforeAll(async () => {
  grid = await openGridPage()
})
beforeEach(() => grid.turnToNewProduct())
afterAll(() => grid.close())

test('rows pasted from a spreadsheet are checked, mended, saved as one change, and taken back as one', async () => {
  const { page, api, packages, screen, cell, prices } = grid
  const { copied } = packages
  await page.goto(`${product.admin}/dashboard2${screen}`)
  await page.getByRole('link', { name: 'Edit prices' }).click()
  await cell(1, 'title').click()
  await paste(
    page,
    [copied('Standard', 'Rp 1.500.000'), copied('Fast', 'cheap'), copied('Archive', '25,000')].join('\n'),
  )

  await page.getByText('Cells to correct: 1').waitFor()
  await expect.poll(() => cell(2, 'price').getAttribute('aria-invalid')).toBe('true')
  await expect.poll(() => axeViolations(page)).toEqual([])
  await expect.poll(() => overflows(page)).toBe(false)
  await page.getByRole('button', { name: 'Next error' }).click()
  await page.getByText('Row 2, Price: Enter a number.').waitFor()
  await page.keyboard.type('750000') // the button has taken the focus
  await page.keyboard.press('Enter')
  await page.getByText('Cells to correct').waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Save (3)' }).click()
  await confirmPrices(page)
  await page.getByText('Rows saved: 3').waitFor()

  await expect
    .poll(() => prices())
    .toEqual([
      ['Standard', 1_500_000],
      ['Fast', 750_000],
      ['Archive', 25_000],
    ])
  await grid.open()
  await expect.poll(() => cell(2, 'price').innerText()).toBe('Rp750,000')

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
  expect(grid.problems()).toEqual([])
})

test('on a phone each package is a card with its price first, saved from the bottom of the screen', async () => {
  const { page, prices } = grid
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${product.admin}/dashboard2${grid.screen}/prices`)
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Fast/ }) })
  await card.getByRole('textbox', { name: 'Price' }).fill('cheap')
  await page.keyboard.press('Enter')
  await card.getByText('Enter a number.').waitFor()
  await card.getByRole('textbox', { name: 'Price' }).fill('Rp 125.000')
  await page.keyboard.press('Enter')
  await card.getByText('Enter a number.').waitFor({ state: 'detached' })
  await card.getByText(/more fields/).click()
  await expect.poll(() => axeViolations(page)).toEqual([])
  await expect.poll(() => overflows(page)).toBe(false)
  await page.getByRole('button', { name: 'Save (1)' }).click()
  await confirmPrices(page)
  await page.getByText('Rows saved: 1').waitFor()

  await expect
    .poll(() => prices())
    .toEqual([
      ['Standard', 100_000],
      ['Fast', 125_000],
    ])
  await page.setViewportSize({ width: 1440, height: 900 })
})

test('a file is looked at before anything is written: what it would do, and what is wrong in which cell', async () => {
  const { page, api, screen, prices } = grid
  await grid.open()
  const [first] = await api.data<StoredRecord[]>('GET', `/api/dashboard${screen}/records`)
  const file = (price: string) => `ID,Title,Price\n${first?.id},Standard,${price}\n`

  await page.getByRole('button', { name: 'Export and import' }).click()
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
  await confirmPrices(page)
  await page.getByText('Rows saved: 1').waitFor()

  await expect.poll(async () => (await prices())[0]).toEqual(['Standard', 275_000])
})

test('what is typed with the keyboard outlives the page; a formula is reckoned through while it is typed', async () => {
  const { api, packages } = grid
  await grid.turnToNewProduct('network')
  const network = { ...packages.of('Shared'), maximumConnections: 1, maximumConnectionsPerSecond: 1 }
  for (const title of ['Shared', 'Own'])
    await api.data('POST', `/api/dashboard${grid.screen}`, {
      ...network,
      title,
      maximumQueryPerSecond: 1,
      price: 250_000_0000,
      formula: '',
      isFormula: false,
    })
  await grid.open()
  const { page } = grid
  await page.getByRole('grid').focus()
  // the formula, before its switch, the price limits, the included amount and the Indonesian title
  for (const key of ['ArrowDown', 'End', ...Array.from({ length: 6 }, () => 'ArrowLeft')])
    await page.keyboard.press(key)
  await page.keyboard.type('price * qty')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowLeft')
  await page.getByText('Example: price 250,000, qty 2 = Rp500,000').waitFor()
  await page.getByText('Rows changed: 1').waitFor()
  await journalled(page, 'price * qty')
  await grid.replacePage()
  await grid.open()

  await grid.page.getByRole('button', { name: 'Restore them' }).click()
  await grid.page.getByText('Rows changed: 1').waitFor()
  await grid.page.getByRole('button', { name: 'Save (1)' }).click()
  await grid.page.getByText('Rows saved: 1').waitFor()
  const records = await api.data<StoredRecord[]>('GET', `/api/dashboard${grid.screen}/records`)
  expect(records.map(({ formula }) => formula)).toEqual(['', 'price * qty'])
})
