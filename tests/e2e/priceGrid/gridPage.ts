import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { StaffClient } from '../../load/staffClient.ts'
import { logIn, openProfile, product } from '../browser.ts'
import { COLUMNS, newProductScreen, packagesOf, pricesOf, type Packages } from '../../load/packages.ts'

/** A signed-in browser with a profile on disk, and the price grid of one product. */
export interface GridPage {
  page: Page
  api: StaffClient
  packages: Packages
  problems: () => string[]
  screen: string
  cell: (row: number, column: string) => Locator
  /** Opens the grid and waits for its second row. */
  open: () => Promise<void>
  /** Crashes the page and opens another one. */
  replacePage: () => Promise<void>
  /** Switches to a new product with two packages of 100,000 rupiah each. */
  turnToNewProduct: (kind?: string) => Promise<void>
  prices: () => Promise<[title: string, price: number][]>
  close: () => Promise<void>
}

/** Dispatches a paste event to the focused element. */
export const paste = (page: Page, text: string): Promise<void> =>
  page.evaluate((text) => {
    const data = new DataTransfer()
    data.setData('text/plain', text)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  }, text)

/** Confirms the effect of a price change, with the product's name if it is large. */
export async function confirmPrices(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'What customers will pay' })
  await dialog.getByText(/changed prices? \(per month/).waitFor()
  const [, name] = /“(.+)”/.exec(await dialog.innerText()) ?? []
  if (name !== undefined) await dialog.getByRole('textbox').fill(name)
  await dialog.getByRole('button', { name: 'Save prices' }).click()
}

async function signedIn(profile: string) {
  const watched = await openProfile(profile)
  await logIn(watched.page)
  await watched.page.goto(`${product.admin}/dashboard2/product`)
  // selectors use English texts
  await watched.page.evaluate(() => localStorage.setItem('flou.interface-language', 'en'))
  return watched
}

export async function openGridPage(): Promise<GridPage> {
  const profile = mkdtempSync(path.join(tmpdir(), 'profile-'))
  const { page, problems } = await signedIn(profile)
  const api = await new StaffClient(product.admin).logIn()
  const packages = await packagesOf(api)
  const one: GridPage = {
    page,
    api,
    packages,
    problems,
    screen: '',
    cell: (row, column) =>
      one.page.locator(`[role=row][aria-rowindex="${row + 1}"] [role=gridcell]`).nth(COLUMNS.indexOf(column)),
    open: async () => {
      await one.page.goto(`${product.admin}/dashboard2${one.screen}/prices`)
      await one.cell(2, 'price').waitFor()
    },
    replacePage: async () => {
      const context = one.page.context()
      await one.page.close()
      one.page = await context.newPage()
    },
    turnToNewProduct: async (kind = 'storage') => {
      one.screen = await newProductScreen(api, kind)
      if (kind !== 'storage') return
      for (const title of ['Standard', 'Fast'])
        await api.data('POST', `/api/dashboard${one.screen}`, { ...packages.of(title), price: 100_000_0000 })
    },
    prices: () => pricesOf(api, one.screen),
    close: async () => {
      await one.page.context().close()
      rmSync(profile, { recursive: true, force: true })
    },
  }
  return one
}
