import type { Route } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { axeViolations, PATIENCE_MS } from '../browser.ts'
import { journalled } from '../journal.ts'
import { confirmPrices, openGridPage, paste, type GridPage } from './gridPage.ts'

/** An interrupted save: completed when the grid reopens, without duplicates or loss. */

let grid: GridPage

beforeAll(async () => {
  grid = await openGridPage()
})
beforeEach(() => grid.turnToNewProduct())
afterAll(() => grid.close())

/** Delays the response of a save that the server has stored. */
async function withheldSave(press: () => Promise<void>): Promise<() => Promise<void>> {
  let arrived: (route: Route) => void = () => undefined
  const sent = new Promise<Route>((resolve) => (arrived = resolve))
  await grid.page.route('**/storage/batch', arrived)
  await press()
  const route = await sent
  const answer = await route.fetch({ timeout: PATIENCE_MS })
  return () => route.fulfill({ response: answer })
}

async function pasteRows(count: number): Promise<void> {
  const { page, cell, packages } = grid
  await cell(1, 'title').click()
  const lines = Array.from({ length: count }, (_, row) => packages.copied(`Size ${row + 1}`, String(row + 1)))
  await paste(page, lines.join('\n'))
  await page.getByText(`Rows changed: ${count}`).waitFor()
  await journalled(page, `Size ${count}`)
}

const save = async (count: number) => {
  await grid.page.getByRole('button', { name: `Save (${count})` }).click()
  await confirmPrices(grid.page)
}
const expectSaved = async (count: number) => {
  const found = new Map(await grid.prices())
  expect(await grid.prices()).toHaveLength(count)
  for (let row = 1; row <= count; row += 1) expect(found.get(`Size ${row}`), `Size ${row}`).toBe(row)
}
const offer = () => grid.page.getByRole('button', { name: 'Restore them' })

test('a save whose tab was closed goes on when the grid opens, as soon as the network lets it, and is not offered again', async () => {
  await grid.open()
  await pasteRows(300)
  await withheldSave(() => save(300))
  await grid.replacePage()
  await grid.page.route('**/api/dashboard/batch/**', (route) => route.abort())
  await grid.open()
  const { page } = grid
  await page.getByText('Saving was interrupted').waitFor()
  expect(await offer().count()).toBe(0)
  expect(await axeViolations(page)).toEqual([])
  await page.unroute('**/api/dashboard/batch/**')

  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Rows saved: 300').waitFor()

  await page.getByText('All changes saved').waitFor()
  await expectSaved(300)
  await grid.open()
  await page.getByText('All changes saved').waitFor()
  expect(await offer().count()).toBe(0)
})

test('what was typed while a save was under way is offered alone when its tab was closed', async () => {
  await grid.open()
  await pasteRows(12)
  await withheldSave(() => save(12))
  await grid.cell(2, 'title').click()
  await grid.page.keyboard.type('Size 2, renamed')
  await grid.page.keyboard.press('Enter')
  await journalled(grid.page, 'Size 2, renamed')
  await grid.replacePage()

  await grid.open()
  const { page } = grid
  await page.getByText('Rows saved: 12').waitFor()
  await expectSaved(12)
  await offer().click()
  await page.getByText('Rows changed: 1').waitFor()
  await page.getByRole('button', { name: 'Save (1)' }).click()
  await page.getByText('Rows saved: 1', { exact: true }).waitFor()

  const titles = (await grid.prices()).map(([title]) => title)
  expect(titles).toHaveLength(12)
  expect(titles).toContain('Size 2, renamed')
})

test('what is typed while a save is under way stays typed', async () => {
  await grid.open()
  await pasteRows(3)
  const answer = await withheldSave(() => save(3))
  await grid.cell(1, 'title').click()
  await grid.page.keyboard.type('Size 1, renamed')
  await grid.page.keyboard.press('Enter')

  await answer()

  await grid.page.getByText('Rows saved: 3').waitFor()
  await grid.page.getByText('Rows changed: 1').waitFor()
  expect(await grid.cell(1, 'title').innerText()).toBe('Size 1, renamed')
  await expectSaved(3)
})

test('a text in an open cell is offered after its page was left', async () => {
  await grid.open()
  await grid.cell(1, 'title').click()
  await grid.page.keyboard.type('Still open')
  await journalled(grid.page, 'Still open')

  await grid.open()
  await offer().click()
  expect(await grid.cell(1, 'title').innerText()).toBe('Still open')
})

test('a save that never arrived is offered again as it was typed', async () => {
  await grid.open()
  await pasteRows(3)
  await grid.page.route('**/storage/batch', (route) => route.abort())
  await save(3)
  await grid.page.getByText('Saving was interrupted').waitFor()
  await grid.replacePage()

  await grid.open()
  await offer().click()
  await grid.page.getByText('Rows changed: 3').waitFor()
  await save(3)
  await grid.page.getByText('Rows saved: 3').waitFor()

  expect((await grid.prices()).map(([title]) => title)).toEqual(['Size 1', 'Size 2', 'Size 3'])
})
