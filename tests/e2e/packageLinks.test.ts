import type { Browser, Page } from 'playwright-core'
import { LANGUAGES, localPath, type Language } from '@flou/shared/locale.ts'
import { parameterOf, pathTo, RECORD_PATHS } from '@flou/shared/paths.ts'
import { soldIn, titleIn, type PriceFile } from '@flou/shared/pricing/priceFile.ts'
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
    sold && {
      name: sold.package ? titleIn(sold.package, language) : sold.title,
      amount: sold.package && listPrice(sold.package, NO_NAMES, language)?.amount,
    }
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

interface ListedPrice {
  product: string
  package: string
  region: string
  amount: number
}

async function listPrices(): Promise<(product: string, title: string) => number> {
  const response = await fetch(`${product.site}/prices.json`)
  const { prices } = (await response.json()) as { prices: ListedPrice[] }
  return (name, title) => {
    const found = prices.find(
      (one) => one.product === name && one.package === title && one.region === 'Jakarta',
    )
    return found?.amount ?? expect.fail(`${name} ${title} has no price`)
  }
}

test('an example opens as an estimate at the list prices, from the calculator and from a product page', async () => {
  const price = await listPrices()
  const { page } = await openPage(browser)
  await page.goto(product.site + pathTo('calculator'))
  await page.locator('[data-ready]').waitFor()
  const example = (title: string) =>
    page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
  const costOf = (title: string) => example(title).locator('[data-total]').textContent()
  const total = () => page.getByTestId('total').innerText()
  const rupiah = (text: string) => Number(text.replace(/\D/g, ''))
  const subtotal = async () => rupiah((await page.locator('#estimate dd').first().innerText()) || '0')
  const shop = await costOf('Three-tier web shop')
  await example('Three-tier web shop').getByRole('button').click()

  await expect.poll(() => total()).toBe(shop)
  expect(await subtotal()).toBe(
    price('Load Balancer', 'Shared 1 Gb/s') +
      2 * price('Virtual Server', 'g4.medium') +
      2 * 80 * price('Block Storage', 'Standard SSD') +
      price('Managed PostgreSQL', 'Medium') +
      100 * price('Managed PostgreSQL', 'Fast NVMe') +
      200 * price('Object Storage', 'Standard') +
      // 100 GB are free
      400 * price('CDN', 'Traffic out'),
  )
  await example('Company website').getByRole('button').click()
  await page.getByRole('group', { name: '7 lines' }).getByRole('button', { name: 'Keep and add' }).click()
  await expect.poll(() => page.locator('#estimate [data-line]').count()).toBe(11)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => total()).toBe(shop)

  await page.waitForURL(/#e=/)
  await page.goto(`${product.site}/products/vulnerability-scanner`)
  const team = await costOf('Ten servers of one team')
  await example('Ten servers of one team').getByRole('link').click()
  await expect.poll(() => total()).toBe(team)
  expect(await subtotal()).toBe(10 * price('Vulnerability Scanner', 'Scanner'))
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => total()).toBe(shop)
  await page.context().close()
})
