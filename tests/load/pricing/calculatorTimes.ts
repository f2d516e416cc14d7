/// <reference lib="dom" />
/**
 * Calculator on a slowed-down processor: from a key to the new total with 100 lines, and opening a product with 500
 * packages. Exits with 1 if over budget.
 * Usage: node tests/load/pricing/calculatorTimes.ts [slowdown=4] with a running product. SITE overrides its URL; OTHER
 * is compared in alternation.
 */
import { chromium, type Page } from 'playwright-core'
import { packEstimate, type Estimate } from '@flou/shared/pricing/estimate/estimate.ts'
import { priceFileKey, type PriceFile } from '@flou/shared/pricing/priceFile.ts'
import { CHROMIUM_ARGS, requireChromium } from '../../setup/chromium.ts'
import { quantile } from '../statistics.ts'

const SITE = process.env['SITE'] ?? 'http://127.0.0.1:3000'
const [slowdown = 4] = process.argv.slice(2).map(Number)
const LINES = 100
const PACKAGES = 500
const KEYS = 60
/** Number of alternations between products. */
const ROUNDS = 3
const OPENINGS = 10
/** Milliseconds. */
const BUDGET = { key: 16, open: 100 } as const
/** Time after which an opened page is idle. Milliseconds. */
const AT_REST = 6_000
const PATH = '/pricing/calculator'

/** Path of the first product's prices, from the page's data. */
async function firstPrices(): Promise<{ product: number; version: string; file: PriceFile }> {
  const browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_ARGS })
  const page = await browser.newPage()
  const asked = page.waitForResponse(/\/prices\/\d+\/[\w-]{16}\.json$/)
  await page.goto(SITE + PATH)
  await page.locator('[data-ready] button[aria-pressed]').first().click()
  const response = await asked
  const [, product = '', version = ''] = /prices\/(\d+)\/([\w-]+)\.json/.exec(response.url()) ?? []
  const file = (await response.json()) as PriceFile // published by the product
  await browser.close()
  return { product: Number(product), version, file }
}

/** The same prices with that many packages of the first kind. */
function withPackages(file: PriceFile, count: number): PriceFile {
  const [first, ...others] = file.kinds
  const [one] = first?.packages ?? []
  if (!first || !one) throw new Error('The first product has no packages')
  const packages = Array.from({ length: count }, (_, index) => ({
    ...one,
    id: 100_000 + index,
    title: `${one.title} ${index}`,
    values: { ...one.values, cpu: index + 1 },
  }))
  return { ...file, kinds: [{ ...first, packages }, ...others] }
}

interface Probe {
  measured: number[]
}

/** Runs in the page: milliseconds from each input event to the layout with the new total. */
function watchKeys(): void {
  const probe: Probe = { measured: [] }
  Object.assign(window, { probe })
  const total = document.querySelector('[data-testid=total]')
  let start = 0
  document.addEventListener('input', () => (start = performance.now()), true)
  // called as soon as React has changed the total
  new MutationObserver(() => {
    total?.getBoundingClientRect()
    probe.measured.push(performance.now() - start)
  }).observe(total ?? document.body, { characterData: true, childList: true, subtree: true })
}

const slow = async (page: Page, rate: number) => {
  const driver = await page.context().newCDPSession(page)
  await driver.send('Emulation.setCPUThrottlingRate', { rate })
}

const quantityOf = (page: Page) => page.locator('#estimate li input[inputmode=numeric]').nth(LINES / 2)

async function openEstimate(page: Page, site: string, estimate: Estimate): Promise<void> {
  await page.goto(`${site}${PATH}#e=${packEstimate(estimate)}`)
  await quantityOf(page).waitFor()
  await page.waitForTimeout(AT_REST)
  await page.evaluate(watchKeys)
}

async function pressKeys(page: Page, count: number): Promise<void> {
  await page.bringToFront()
  await slow(page, slowdown)
  const field = quantityOf(page)
  await field.focus()
  for (let done = 0; done < count; done += 1) {
    await field.press('ControlOrMeta+a')
    await field.press(String(1 + (done % 9)))
    await page.waitForTimeout(120)
  }
  await slow(page, 1)
}

const measuredKeys = (page: Page) =>
  page.evaluate(() => (window as unknown as { probe: Probe }).probe.measured)

async function openTimes(page: Page, version: string, file: PriceFile): Promise<number[]> {
  await page.route(`**/${priceFileKey(file.product, version)}`, (route) => route.fulfill({ json: file }))
  const times: number[] = []
  for (let count = 0; count < OPENINGS; count += 1) {
    await page.goto(SITE + PATH)
    await page.evaluate(() => window.caches.delete('prices'))
    const button = page.locator('[data-ready] button[aria-pressed]').first()
    // cached first, to exclude the network
    await button.click()
    await page.locator('[role=option]').first().waitFor()
    await page.getByRole('button', { name: 'Cancel', exact: true }).click()
    await slow(page, slowdown)
    const time = await button.evaluate(
      (element: HTMLElement) =>
        new Promise<number>((resolve) => {
          const start = performance.now()
          const observer = new MutationObserver(() => {
            const option = document.querySelector('[role=option]')
            if (!option) return
            observer.disconnect()
            option.getBoundingClientRect()
            resolve(performance.now() - start)
          })
          observer.observe(document.body, { childList: true, subtree: true })
          element.click()
        }),
    )
    times.push(time)
    await slow(page, 1)
  }
  return times
}

const { product, version, file } = await firstPrices()
const [kind] = file.kinds
const id = kind?.packages[0]?.id ?? 0
const estimate: Estimate = {
  name: '',
  period: 'month',
  items: Array.from({ length: LINES }, (_, index) => ({
    key: index + 1,
    product,
    version,
    kind: kind?.kind ?? 'instance',
    id,
    quantity: index + 1,
    extras: [],
  })),
}
const browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_ARGS })
const { OTHER } = process.env
const sites = OTHER === undefined ? [SITE] : [SITE, OTHER]
const pages = await Promise.all(
  sites.map(async () => (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()),
)
for (const [index, page] of pages.entries()) await openEstimate(page, sites[index] ?? SITE, estimate)
for (let round = 0; round < ROUNDS; round += 1) for (const page of pages) await pressKeys(page, KEYS / ROUNDS)
const [keys = [], ...otherKeys] = await Promise.all(pages.map((page) => measuredKeys(page)))
const many = withPackages(file, PACKAGES)
const opened = await openTimes(await browser.newPage(), version, many)
await browser.close()
const line = (name: string, times: readonly number[], budget: number) => {
  const [half, most] = [quantile(times, 0.5), quantile(times, 0.95)].map((ms) => ms.toFixed(1))
  console.log(`${name}: median ${half} ms, p95 ${most} ms, budget ${budget} ms (${times.length} times)`)
}
console.log(`processor ${slowdown}× slower`)
line(`key in a quantity of ${LINES} lines → new total`, keys, BUDGET.key)
for (const other of otherKeys) line(`the same in ${OTHER}`, other, BUDGET.key)
line(`product with ${PACKAGES} packages opens`, opened, BUDGET.open)
console.log(
  `its price file: ${JSON.stringify(many).length} bytes; as published: ${JSON.stringify(file).length}`,
)
process.exitCode = quantile(keys, 0.5) > BUDGET.key || quantile(opened, 0.5) > BUDGET.open ? 1 : 0
