import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AuditEntry } from '@flou/shared/audit/auditEntry.ts'
import { product } from '../browser.ts'
import { confirmPrices, openGridPage, paste, type GridPage } from './gridPage.ts'

/** 500 rows pasted from a spreadsheet, corrected by cell, saved and undone as one change. */

const ROWS = 500
let grid: GridPage

beforeAll(async () => {
  grid = await openGridPage()
})
beforeEach(() => grid.turnToNewProduct())
afterAll(() => grid.close())

const titleOf = (row: number) => `Size ${row}`
/** Lines of a spreadsheet from row 1; `wrong` sets the prices of some. */
const lines = (wrong: Readonly<Record<number, string>>) =>
  Array.from({ length: ROWS }, (_, index) =>
    grid.packages.copied(titleOf(index + 1), wrong[index + 1] ?? String((index + 1) * 1000)),
  ).join('\n')

test('500 rows from a spreadsheet are pasted, mended at two cells, saved as one change and undone in one act', async () => {
  const { page, api, cell, prices } = grid
  await grid.open()
  await cell(1, 'title').click()

  await paste(page, lines({ 200: 'cheap', 480: 'dear' }))
  await page.getByText('Cells to correct: 2').waitFor()
  expect(await page.getByRole('grid').getAttribute('aria-rowcount')).toBe(String(ROWS + 1))
  await page.getByRole('button', { name: 'Next error' }).click()
  for (const [row, price] of [
    [200, '200000'],
    [480, '480000'],
  ] as const) {
    await page.getByText(`Row ${row}, Price: Enter a number.`).waitFor()
    expect(await cell(row, 'price').getAttribute('aria-invalid')).toBe('true')
    await page.getByRole('grid').focus()
    await page.keyboard.type(price)
    await page.keyboard.press('Enter')
    if (row === 200) {
      await page.getByText('Cells to correct: 1').waitFor()
      await page.getByRole('button', { name: 'Next error' }).click()
    }
  }
  await page.getByText('Cells to correct').waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: `Save (${ROWS})` }).click()
  await confirmPrices(page)
  await page.getByText(`Rows saved: ${ROWS}`).waitFor()

  const saved = new Map(await prices())
  expect(saved.size).toBe(ROWS)
  for (let row = 1; row <= ROWS; row += 1) expect(saved.get(titleOf(row)), titleOf(row)).toBe(row * 1000)
  const [entry] = await api.data<AuditEntry[]>(
    'GET',
    '/api/dashboard/audit-log?entity=storagePackage&actionType=import&perPage=1',
  )
  await page.goto(`${product.admin}/dashboard2/audit-log/detail/${entry?.id}`)
  await page.getByRole('button', { name: `Undo all (${ROWS})` }).click()
  await page.getByText('This change was undone.').waitFor()
  expect(await prices()).toEqual([
    ['Standard', 100_000],
    ['Fast', 100_000],
  ])
  expect(grid.problems()).toEqual([])
})

test('one step takes a paste of 500 rows back before it is saved', async () => {
  const { page, cell } = grid
  await grid.open()
  await cell(1, 'title').click()
  await paste(page, lines({}))
  await page.getByText(`Rows changed: ${ROWS}`).waitFor()

  await page.getByRole('button', { name: 'Undo', exact: true }).click()

  await page.getByText('All changes saved').waitFor()
  expect(await page.getByRole('grid').getAttribute('aria-rowcount')).toBe('3')
})
