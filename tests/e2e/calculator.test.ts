import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { unpackEstimate } from '@flou/shared/pricing/estimate/estimate.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  axeViolations,
  expectToFit,
  logIn,
  LOOKS,
  closePages,
  workerBrowser,
  openPage,
  product,
} from './browser.ts'
import { productId, staffCall } from './staff.ts'

/** The price calculator for visitors. */
const PATH = '/pricing/calculator'
const WORDS = {
  en: { prefix: '', add: 'Add to estimate', explain: 'Explain this price', share: 'Share and export' },
  id: {
    prefix: '/id',
    add: 'Tambahkan ke perkiraan',
    explain: 'Jelaskan harga ini',
    share: 'Bagikan dan ekspor',
  },
} as const

let browser: Browser
beforeAll(async () => {
  browser = await workerBrowser()
})
afterAll(() => closePages(browser))

const total = (page: Page) => page.getByTestId('total')
const rows = (page: Page) => page.locator('#estimate ol > li:has(input)')
/** Digits of an amount, without separators. */
const rupiah = (text: string) => Number(text.replace(/\D/g, ''))

async function openCalculator(page: Page, path: string = PATH): Promise<void> {
  await page.goto(product.site + path)
  await page.locator('[data-ready]').waitFor()
}

async function choose(page: Page, name: string): Promise<void> {
  await page.locator('[data-ready]').getByRole('button', { name }).first().click()
  await page.locator('#configure').waitFor()
}

async function add(page: Page, name: string): Promise<void> {
  await choose(page, name)
  await page.getByRole('button', { name: 'Add to estimate' }).click()
}

test.each(LOOKS)(
  'in $language at $width px an estimate is put together and explained',
  async ({ language, width }) => {
    const words = WORDS[language]
    const { page, problems } = await openPage(browser, { viewport: { width, height: 900 } })
    await openCalculator(page, words.prefix + PATH)
    await choose(page, 'Virtual Server')
    await expectToFit(page, width)
    await page.getByRole('button', { name: words.add }).click()

    await page.locator('#estimate summary', { hasText: words.explain }).first().click()
    await expect.poll(() => rows(page).count()).toBe(1)
    await expect.poll(() => page.locator('#estimate ol ol li').count()).toBeGreaterThan(2)
    await page.locator('#estimate summary', { hasText: words.share }).click()
    await expectToFit(page, width)
    expect(problems()).toEqual([])
    await page.context().close()
  },
)

test('a quantity changes the total, is undone, and both are told politely', async () => {
  const { page } = await openPage(browser)
  await openCalculator(page)
  await add(page, 'Virtual Server')
  const once = rupiah(await total(page).innerText())
  await rows(page).locator('input[inputmode=numeric]').fill('3')

  const [subtotal] = await page.locator('#estimate dd').allInnerTexts()
  const line = await rows(page).locator('[data-amount]').innerText()
  expect(subtotal).toBe(line)
  const thrice = rupiah(await total(page).innerText())
  expect(Math.abs(thrice - 3 * once)).toBeLessThanOrEqual(2)
  await expect.poll(() => page.getByTestId('announced-total').innerText()).toContain('New total')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(async () => rupiah(await total(page).innerText())).toBe(once)
  await page.context().close()
})

test('what is no quantity is no price: the total says that the line is not in it', async () => {
  const { page } = await openPage(browser)
  await openCalculator(page)
  await add(page, 'Virtual Server')
  await rows(page).locator('input[inputmode=numeric]').fill('')

  await expect.poll(() => page.locator('#estimate').innerText()).toContain('1 line has no price')
  expect(await rows(page).innerText()).toContain('Enter a whole number')
  await page.context().close()
})

test('two variants are compared product by product; a line without a price is no saving', async () => {
  const { page } = await openPage(browser)
  await openCalculator(page)
  await add(page, 'Virtual Server')
  const once = await total(page).innerText()
  await page.getByRole('button', { name: 'Save as variant A' }).click()
  const compared = page.locator('section[aria-labelledby=compare]')
  const cells = async (name: string) =>
    compared
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name }) })
      .locator('td')
      .allInnerTexts()
  const quantity = rows(page).locator('input[inputmode=numeric]')

  await quantity.fill('3')
  await expect.poll(async () => (await cells('Total'))[2]).toMatch(/^\+Rp/)
  expect((await cells('Total'))[0]).toBe(once)

  await quantity.fill('')
  await expect.poll(async () => (await cells('Virtual Server'))[1]).toContain('whole number')
  expect((await cells('Virtual Server'))[2]).toBe('–')
  expect(await compared.innerText()).toContain('1 line has no price')
  await page.context().close()
})

test('printed, an estimate has its lines and totals, and nothing to press', async () => {
  const { page } = await openPage(browser)
  await openCalculator(page)
  await add(page, 'Virtual Server')
  const shown = await total(page).innerText()

  await page.emulateMedia({ media: 'print' })

  expect(await total(page).innerText()).toBe(shown)
  expect(await rows(page).innerText()).toContain('Virtual Server')
  const estimate = page.locator('#estimate')
  await expect.poll(() => estimate.getByRole('button').filter({ visible: true }).count()).toBe(0)
  for (const part of ['header', 'footer']) expect(await page.locator(part).first().isVisible()).toBe(false)
  await page.context().close()
})

test('by keyboard alone a package is found, configured and added', async () => {
  const { page } = await openPage(browser)
  await openCalculator(page)
  await page.locator('[data-ready]').getByRole('button', { name: 'Virtual Server' }).focus()
  await page.keyboard.press('Enter')
  await page.locator('#configure').waitFor()
  await page.getByRole('listbox').focus()
  await page.keyboard.press('End')
  const chosen = page.locator('[role=option][aria-selected=true]')
  await expect.poll(() => chosen.innerText()).toContain('m4.xlarge')
  expect(await page.getByRole('listbox').getAttribute('aria-activedescendant')).toBe(
    await chosen.getAttribute('id'),
  )
  await page.getByRole('button', { name: 'Add to estimate' }).focus()
  await page.keyboard.press('Enter')

  await expect.poll(() => rows(page).innerText()).toContain('m4.xlarge')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('estimate')
  await page.context().close()
})

test('the estimate is there after a reload, in another window by its link, and without our API', async () => {
  const { page } = await openPage(browser)
  await page.route('**/api/**', (route) => route.abort())
  await openCalculator(page)
  await add(page, 'Virtual Server')
  await add(page, 'Object Storage')
  const shown = await total(page).innerText()
  // immediate reload: the URL lacks the last change
  await page.reload()
  await expect.poll(() => total(page).innerText()).toBe(shown)
  const inAddress = () => unpackEstimate(new URL(page.url()).hash.slice('#e='.length))?.items.length
  await expect.poll(inAddress).toBe(2)
  const link = page.url()
  await page.context().close()

  const other = await openPage(browser)
  await other.page.goto(link)
  await expect.poll(() => total(other.page).innerText()).toBe(shown)
  // loaded prices are available offline
  await other.page.context().setOffline(true)
  await rows(other.page).first().getByRole('button', { name: /^\+/ }).click()
  await expect.poll(() => total(other.page).innerText()).not.toBe(shown)
  await other.page.context().close()
})

test('regions, operating system and hours change what a line costs', async () => {
  const { page } = await openPage(browser)
  await openCalculator(page)
  await choose(page, 'Virtual Server')
  const price = page.locator('#configure ~ * strong').last()
  const now = async () => rupiah(await price.innerText())
  const first = await now()
  await page.getByRole('radio', { name: 'Singapore' }).check()
  await expect.poll(now).toBeGreaterThan(first)
  await page.getByRole('radio', { name: 'Jakarta' }).check()
  await page.getByLabel('Operating system', { exact: true }).selectOption({ index: 1 })
  await expect.poll(now).toBe(first + 35_000)
  await page.getByRole('radio', { name: 'Part of the month' }).check()
  await expect.poll(now).toBeLessThan(first)
  await page.context().close()
})

test('parts of an hour are charged as the package says, and its limits are named', async () => {
  const { page } = await openPage(browser)
  await openCalculator(page)
  await choose(page, 'AI Studio')
  const configuration = page.locator('#configure ~ *')
  await page.getByText(/^At most Rp[\d,]+ a month · Partial hours are billed as full hours$/).waitFor()
  await page.getByRole('radio', { name: 'Part of the month' }).check()
  await page.getByLabel('Hours per month', { exact: true }).fill('10.25')
  const price = async () => rupiah(await configuration.locator('strong').last().innerText())
  const tenAndABit = await price()
  await page.getByLabel('Hours per month', { exact: true }).fill('11')
  await expect.poll(price).toBe(tenAndABit)
  await page.getByLabel('Hours per month', { exact: true }).fill('10')
  await expect.poll(price).toBeLessThan(tenAndABit)
  await page.getByLabel('Hours per month', { exact: true }).fill('10,25')
  await page.getByRole('button', { name: 'Add to estimate' }).click()

  await page.locator('#estimate summary', { hasText: 'Explain this price' }).first().click()
  await expect
    .poll(() => rows(page).first().innerText())
    .toContain('Partial hours are billed as full hours: 11 hours')
  await page.context().close()
})

test('without script there are products, their price tables, and a way to ask', async () => {
  const { page } = await openPage(browser, { javaScriptEnabled: false })
  await page.goto(product.site + PATH)
  const links = page.locator('main a[href$="#pricing"]')

  expect(await links.count()).toBeGreaterThan(20)
  await links.first().click()
  await expect.poll(() => page.locator('#pricing table').count()).toBeGreaterThan(0)
  await page.goBack()
  expect(await page.locator('main a', { hasText: 'Ask us for an estimate' }).count()).toBe(1)
  await page.context().close()
})

test('a package of a price table opens in the calculator', async () => {
  const { page } = await openPage(browser)
  await page.goto(`${product.site}/products/virtual-server`)
  await page.locator('#pricing a[href*="/pricing/calculator"]').nth(1).click()
  await page.locator('#configure').waitFor()

  await expect.poll(() => page.locator('#configure').innerText()).toContain('Virtual Server')
  await page.context().close()
})

test('files of the estimate are in the language’s own form', async () => {
  const { page } = await openPage(browser, { acceptDownloads: true })
  await openCalculator(page)
  await add(page, 'Virtual Server')
  await page.locator('#estimate summary', { hasText: 'Share and export' }).click()
  const fileOf = async (name: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name, exact: true }).click(),
    ])
    return readFile(await download.path(), 'utf8')
  }

  const csv = await fileOf('CSV')
  expect(csv).toMatch(/^\uFEFFGroup,Product,Package,Region,Quantity/)
  expect(csv).toMatch(/per server a month[\s\S]*Date,\d{4}-\d\d-\d\d[\s\S]*Period,Month[\s\S]*Link,http/)
  expect(await fileOf('Excel (Indonesian)')).toMatch(/^\uFEFFGroup;Product;Package;Region;Quantity/)
  expect(JSON.parse(await fileOf('JSON'))).toMatchObject({ currency: 'IDR', period: 'month', lines: [{}] })
  await page.context().close()
})

/** By keyboard: staff create a contact message from the estimate, which links back to it. */
async function makeMessage(page: Page): Promise<void> {
  const row = page.locator('tr', { has: page.getByRole('link', { name: 'Toko daring' }) }).first()
  await row
    .getByRole('button', { name: /^(?:Create contact message about|Buat pesan kontak tentang) Toko daring$/ })
    .focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  const field = (name: string) => dialog.locator(`[name=${name}]`)
  expect(await field('message').inputValue()).toContain('/pricing/calculator#s=')
  await field('firstName').fill('Siti')
  await page.keyboard.press('Enter')
  // names the missing field and keeps the input, also after reopening the dialog
  await dialog.getByRole('alert').waitFor()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email')
  await expectToFit(page, 390)
  await expectToFit(page, 1440)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
  expect(await field('firstName').inputValue()).toBe('Siti')
  const rest = {
    lastName: 'Rahma',
    email: 'siti@example.com',
    phone: '021 555 0123',
    company: 'PT Maju',
    city: 'Bandung',
  }
  for (const [name, text] of Object.entries(rest)) await field(name).fill(text)
  await field('state').selectOption('Jawa Barat')
  await field('email').press('Enter')

  const link = dialog.getByRole('link', { name: /^(?:Open the message|Buka pesan)$/ })
  await expect.poll(() => link.evaluate((one) => one === document.activeElement)).toBe(true)
  await page.keyboard.press('Escape')
  await row.getByRole('link', { name: /^(?:Open the message|Buka pesan) / }).press('Enter')
  await page.getByText(/^(?:Entered by|Dimasukkan oleh) /).waitFor()
  const back = page.getByRole('link', { name: /^(?:View estimate|Lihat perkiraan harga)$/ })
  expect(await back.getAttribute('href')).toMatch(/\/pricing\/calculator#s=[\w-]{22}$/)
  expect(await axeViolations(page)).toEqual([])
}

test('a saved estimate opens by its link, is changed by the other one, and is listed for staff', async () => {
  const { page } = await openPage(browser)
  await openCalculator(page)
  await add(page, 'Virtual Server')
  await page.getByLabel('Name of the estimate').fill('Toko daring')
  await page.locator('#estimate summary', { hasText: 'Share and export' }).click()
  await page.getByRole('button', { name: 'Save and get a short link' }).click()
  const links = page.locator('#estimate dl a[href^="#s="]')
  await expect.poll(() => links.count()).toBe(2)
  const [readLink = '', editLink = ''] = await links.allInnerTexts()

  const reader = await openPage(browser)
  await reader.page.goto(readLink)
  await expect.poll(() => reader.page.locator('#estimate').innerText()).toContain('Saved on')
  expect(await reader.page.getByLabel('Name of the estimate').inputValue()).toBe('Toko daring')
  await reader.page.context().close()

  await logIn(page)
  await page.goto(`${product.admin}/dashboard2/pricing/estimates`)
  await page.getByRole('link', { name: 'Toko daring' }).first().waitFor()
  await page.getByRole('heading', { name: /Requested products|Produk yang diminati/ }).waitFor()
  await makeMessage(page)

  await page.goto('about:blank')
  await page.goto(editLink)
  await page.locator('#estimate summary', { hasText: 'Share and export' }).click()
  await page.getByRole('button', { name: 'Delete from our servers' }).click()
  await expect.poll(() => page.locator('#estimate').innerText()).toContain('It has been deleted')
  await page.goto('about:blank')
  await page.goto(readLink)
  await expect.poll(() => page.locator('#estimate').innerText()).toContain('Estimate not found')
  await page.context().close()
})

test('lines are put in order by dragging them, and packages are found by their names', async () => {
  const { page } = await openPage(browser)
  await openCalculator(page)
  await add(page, 'Object Storage')
  await page.getByLabel('Find a product or package').fill('virtual g4.2x')
  const found = page.getByTestId('found-packages').getByRole('button')
  await expect.poll(() => found.count()).toBe(1)
  await found.click()
  await expect
    .poll(() => page.locator('[role=option][aria-selected=true]').innerText())
    .toContain('g4.2xlarge')
  await page.getByRole('button', { name: 'Add to estimate' }).click()
  const names = () => rows(page).locator('strong').allInnerTexts()
  await expect.poll(async () => (await names())[0]).toContain('Object Storage')

  await rows(page)
    .nth(1)
    .locator('[data-drag]')
    .dragTo(rows(page).nth(0), { targetPosition: { x: 20, y: 5 } })
  await expect.poll(async () => (await names())[0]).toContain('g4.2xlarge')
  expect(await page.locator('#estimate').innerText()).toMatch(/g4\.2xlarge is now line 1/)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(async () => (await names())[0]).toContain('Object Storage')
  await page.context().close()
})

test('a message about a saved estimate carries its reference, and no server sees it in an address', async () => {
  const { page } = await openPage(browser)
  await openCalculator(page)
  await add(page, 'Virtual Server')
  await page.locator('#estimate summary', { hasText: 'Share and export' }).click()
  await page.getByRole('button', { name: 'Save and get a short link' }).click()
  const ask = page.getByRole('link', { name: 'Send us a message about this estimate' })
  await ask.waitFor()
  const [, id = ''] = /#estimate=([\w-]{22})$/.exec((await ask.getAttribute('href')) ?? '') ?? []
  await ask.click()
  await page.getByText('Your message is about your saved estimate').waitFor()

  expect(await page.locator('form [name=estimate]').inputValue()).toBe(id)
  expect(new URL(page.url()).search).toBe('')
  await page.getByRole('link', { name: 'View it' }).click()
  await expect.poll(() => page.locator('#estimate').innerText()).toContain('Saved on')
  await page.context().close()
})

interface Package {
  id: number
  price: number
}
const FIRST = '/api/dashboard/product'

test('an open calculator notices that a price has changed, and takes it over at a press that can be undone', async () => {
  const { page } = await openPage(browser)
  await openCalculator(page)
  await add(page, 'Block Storage')
  const before = await total(page).innerText()
  const list = `${FIRST}/${await productId('Block Storage')}/storage`
  for (const one of await staffCall<Package[]>('GET', `${list}/records`)) {
    const { id, price, ...record } = await staffCall<Package>('GET', `${list}/${one.id}`)
    // below the limit that needs confirmation
    await staffCall('PUT', `${list}/${id}`, { ...record, id, price: Math.round(price * 1.1) })
  }

  const notice = page.getByRole('status').filter({ hasText: 'Prices have changed' })
  const isNoticed = async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    return notice.isVisible()
  }
  await expect.poll(isNoticed, { timeout: 30_000, interval: 1_000 }).toBe(true)
  expect(await total(page).innerText()).toBe(before)
  await notice.getByRole('button', { name: 'Use the new prices' }).click()
  await expect.poll(async () => rupiah(await total(page).innerText())).toBeGreaterThan(rupiah(before))
  await expect.poll(() => notice.count()).toBe(0)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => total(page).innerText()).toBe(before)
  await page.context().close()
})
