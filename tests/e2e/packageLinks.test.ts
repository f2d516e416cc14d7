import type { Browser, Page } from 'playwright-core'
import { LANGUAGES, localPath, type Language } from '@flou/shared/locale.ts'
import { parameterOf, pathTo, RECORD_PATHS } from '@flou/shared/paths.ts'
import { soldIn, type PriceFile } from '@flou/shared/pricing/priceFile.ts'
import { initialChoice } from '@flou/web-public/app/pages/calculator/app/configure/choice.ts'
import { listPrice } from '@flou/web-public/app/pages/calculator/app/prices/describePackage.ts'
import { readCalculatorLink } from '@flou/web-public/app/pages/reading/packageLink.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pathsInSitemap } from '../fixtures/publicPages.ts'
import { closePages, openPage, product, workerBrowser } from './browser.ts'

/** Links of price tables that open a package in the calculator. */
let browser: Browser
beforeAll(async () => {
  browser = await workerBrowser()
})
afterAll(() => closePages(browser))

/** A row of a price table: link of its package, and amounts of its first price with their region. */
interface LinkedRow {
  href: string
  name: string
  region: string
  amounts: string[]
}

/** Rows with a calculator link in a page's document. */
const linkedRows = (page: Page, html: string): Promise<LinkedRow[]> =>
  page.evaluate((text) => {
    const { body } = new DOMParser().parseFromString(text, 'text/html')
    return [...body.querySelectorAll('tr')].flatMap((row) => {
      const link = row.querySelector('th a[href*="package="]')
      const price = row.querySelector('td strong')?.closest('td')
      const name = row.querySelector('th')?.firstChild?.textContent ?? ''
      const region = price?.getAttribute('data-label') ?? ''
      const amounts = price?.textContent.match(/Rp[\d.,]*\d/g) ?? []
      return link ? [{ href: link.getAttribute('href') ?? '', name, region, amounts }] : []
    })
  }, html)

async function rowsOf(language: Language, page: Page): Promise<LinkedRow[]> {
  const paths = await pathsInSitemap(product.site)
  const products = paths.filter((path) => parameterOf(RECORD_PATHS.product, path) !== undefined)
  const rows: LinkedRow[] = []
  for (const path of products) {
    const answer = await fetch(product.site + localPath(path, language))
    rows.push(...(await linkedRows(page, await answer.text())))
  }
  return rows
}

/** Opens the calculator and collects the loaded price files by product. */
async function openWithPrices(language: Language) {
  const { page } = await openPage(browser)
  const files = new Map<string, PriceFile>()
  page.on('response', (response) => {
    if (!response.url().includes('/prices/')) return
    void response.json().then(
      (file: PriceFile) => files.set(file.slug, file),
      () => undefined,
    )
  })
  await page.goto(product.site + localPath(pathTo('calculator'), language))
  await page.locator('[data-ready]').waitFor()
  const count = await page.locator('[data-ready] button[aria-pressed]').count()
  // the package search loads the prices of all products
  await page.locator('#find-product').fill('g4.large')
  await expect.poll(() => files.size).toBe(count)
  return { page, files }
}

/** Amounts need no names of units. */
const NO_NAMES = { names: {}, items: {} }

/** Package that a link opens: name and price as the calculator shows them. */
function openedBy({ href }: LinkedRow, files: ReadonlyMap<string, PriceFile>, language: Language) {
  const asked = readCalculatorLink(new URL(href, product.site).search)
  const file = asked && files.get(asked.slug)
  const choice = file && initialChoice(file, '', asked.selection)
  const sold = file && choice && soldIn(file, choice)
  return (
    sold && { name: sold.title, amount: sold.package && listPrice(sold.package, NO_NAMES, language)?.amount }
  )
}

test.each(LANGUAGES)('in %s every link of a price table opens its package at its price', async (language) => {
  const { page, files } = await openWithPrices(language)
  const rows = await rowsOf(language, page)

  const wrong = rows.filter((row) => {
    const opened = openedBy(row, files, language)
    const isPrice =
      opened?.amount === undefined ? row.amounts.length === 0 : row.amounts.includes(opened.amount)
    return opened?.name !== row.name || !isPrice
  })

  expect(rows.length).toBeGreaterThan(50)
  expect(wrong).toEqual([])
  await page.context().close()
})

test.each(LANGUAGES)(
  'in %s the calculator shows the package and the region of the link',
  async (language) => {
    const { page } = await openPage(browser)
    const path = localPath(pathTo('product', 'virtual-server'), language)
    const rows = await linkedRows(page, await (await fetch(product.site + path)).text())
    const last = rows.findLast(({ amounts }) => amounts.length > 0) ?? expect.fail('no package has a price')

    await page.goto(product.site + last.href)
    await page.locator('#configure').waitFor()

    const chosen = page.locator('[role=option][aria-selected=true]')
    await expect.poll(() => chosen.innerText()).toContain(last.name)
    expect(await chosen.innerText()).toContain(last.amounts[0])
    const region = page.locator('label', { has: page.locator('input[name=region]:checked') })
    expect((await region.innerText()).trim()).toBe(last.region)
    await page.context().close()
  },
)

test('the prices in the list of packages are those of the chosen region', async () => {
  const { page } = await openPage(browser)
  await page.goto(`${product.site}${pathTo('calculator')}?product=virtual-server`)
  await page.locator('#configure').waitFor()
  const options = page.locator('[role=option]')
  const before = await options.first().innerText()

  await page
    .locator('label', { has: page.locator('input[name=region]') })
    .last()
    .click()

  await expect.poll(() => options.first().innerText()).not.toBe(before)
  await page.context().close()
})
