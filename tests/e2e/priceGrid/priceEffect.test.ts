import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { axeViolations, overflows, product } from '../browser.ts'
import { openGridPage, paste, type GridPage } from './gridPage.ts'

/** The effect of a price change is shown before saving; a formula's result while typing. */
let grid: GridPage

beforeAll(async () => {
  grid = await openGridPage()
})
beforeEach(() => grid.turnToNewProduct())
afterAll(() => grid.close())

const effect = () => grid.page.getByRole('dialog', { name: 'What customers will pay' })

test('old, new and per cent stand before a save; a great change needs the product’s name; going back loses nothing', async () => {
  const { page, packages, cell, prices } = grid
  await grid.open()
  await cell(1, 'title').click()
  await paste(page, [packages.copied('Standard', '105.000'), packages.copied('Fast', '160,000')].join('\n'))
  await page.getByText('Rows changed: 2').waitFor()

  await page.getByRole('button', { name: 'Save (2)' }).click()
  await effect().getByText('Typical monthly estimates, with tax').waitFor()
  await effect()
    .getByRole('row', { name: /^Fast.* Rp100,000 Rp160,000 \+60%$/ })
    .waitFor()
  await effect()
    .getByRole('row', { name: /^Standard.* Rp100,000 Rp105,000 \+5%$/ })
    .waitFor()
  await effect().getByText('One price changes by 60%').waitFor()
  const save = effect().getByRole('button', { name: 'Save prices' })
  expect(await save.isDisabled()).toBe(true)
  expect(await axeViolations(page)).toEqual([])
  expect(await overflows(page)).toBe(false)
  await effect().getByRole('button', { name: 'Back to editing' }).click()
  await page.getByText('Rows changed: 2').waitFor()
  expect((await prices()).map(([, price]) => price)).toEqual([100_000, 100_000])

  await page.getByRole('button', { name: 'Save (2)' }).click()
  await effect().getByText('One price changes').waitFor()
  const [, name = ''] = /“(.+)”/.exec(await effect().innerText()) ?? []
  await page.keyboard.type(` ${name.toUpperCase()} `) // the field has the focus
  await page.keyboard.press('Enter')
  await page.getByText('Rows saved: 2').waitFor()
  expect((await prices()).map(([, price]) => price)).toEqual([105_000, 160_000])
  expect(grid.problems()).toEqual([])
})

test('a price in a form of its own is asked about, too, and saved by Enter where it changes little', async () => {
  const { page, screen, prices } = grid
  await page.goto(`${product.admin}/dashboard${screen.replace('/product', '/manage-product')}`)
  await page.locator('main tbody').getByRole('link', { name: 'Standard' }).first().click()
  const price = page.locator('[data-field="price"] input')
  await price.fill('110000')
  await page.getByRole('button', { name: /^(Publish|Save)$/ }).click()

  await effect()
    .getByRole('row', { name: /^Standard.* Rp100,000 Rp110,000 \+10%$/ })
    .waitFor()
  await effect().getByRole('button', { name: 'Save prices' }).click()
  await expect.poll(async () => (await prices())[0]).toEqual(['Standard', 110_000])
})

test('a file says cell by cell what it changes, in whichever way numbers are written', async () => {
  const { page } = grid
  await grid.open()
  await page.getByRole('button', { name: 'Export and import' }).click()
  const [first] = await grid.api.data<{ id: number }[]>('GET', `/api/dashboard${grid.screen}/records`)
  await page.getByRole('button', { name: 'Import CSV' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill(`ID;Title;Price\n${first?.id};Standard;"Rp 275.000,50"\n`)
  await dialog.getByRole('button', { name: 'Check' }).click()

  await dialog.getByRole('row', { name: /^2 Standard Price Rp100,000 Rp275,000\.50$/ }).waitFor()
  expect(await axeViolations(page)).toEqual([])
})

test('a formula shows a table of prices, rounded and taxed as visitors see them, and where it cannot be read', async () => {
  await grid.turnToNewProduct('snapshot')
  const { page, screen } = grid
  await grid.api.data('PUT', `/api/dashboard${screen}/config`, {
    hiddenFields: [],
    hasTax: true,
    recordVersion: 0,
  })
  await page.goto(`${product.admin}/dashboard2${screen}/add`)
  const formula = page.locator('[data-field="formula"] input')
  await formula.fill('price * capacity * 0.07')
  await page.getByText('Price table').click()

  const table = page.getByRole('region', { name: 'Price table' })
  await table.getByRole('row', { name: 'capacity 10 Rp70,000 Rp77,700 incl. tax' }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await formula.fill('price * capacity *')
  await table.waitFor({ state: 'hidden' })
  await page.locator('mark').waitFor()
})
