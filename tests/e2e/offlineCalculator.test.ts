import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openBrowser, openPage, product, type WatchedPage } from './browser.ts'

/** The calculator offline, cached by a service worker scoped to its path. */
const PATH = '/pricing/calculator'
const MARK = / data-kept-offline(?:="")?/

/** Behaviour of the network: pass, offline, delay documents, or modify them; `unmarked` is a release without worker. */
type Mode = 'through' | 'off' | 'slow' | 'changed' | 'unmarked'

let mode: Mode = 'through'
let browser: Browser
let origin = ''
let opened: WatchedPage

const CHANGES: Partial<Record<Mode, (html: string) => string>> = {
  changed: (html) => html.replace('<html ', '<html data-edition="changed" '),
  unmarked: (html) => html.replace(MARK, ''),
}

/** Forwards a request to the product; documents are identified by their type. */
function pass(call: IncomingMessage, answer: ServerResponse): void {
  if (mode === 'off') return void call.socket.destroy()
  if (mode === 'unmarked' && call.url === '/calculator-worker.js') return void answer.writeHead(404).end()
  const { host: _, 'accept-encoding': __, ...headers } = call.headers
  const change = CHANGES[mode]
  if (change) delete headers['if-none-match']
  const onAnswer = async (found: IncomingMessage) => {
    const isDocument = found.headers['content-type']?.startsWith('text/html') === true
    if (isDocument && mode === 'slow') return
    if (!isDocument || !change) {
      answer.writeHead(found.statusCode ?? 500, found.headers)
      found.pipe(answer)
      return
    }
    const { 'content-length': ___, ...rest } = found.headers
    answer.writeHead(found.statusCode ?? 500, rest).end(change(await text(found)))
  }
  const options = { method: call.method, headers }
  const asked = forward(product.site + (call.url ?? '/'), options, (found) => void onAnswer(found))
  asked.on('error', () => call.socket.destroy())
  call.pipe(asked)
}

const server = createServer(pass)

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // listens on a port
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  server.closeAllConnections()
  server.close()
})
beforeEach(async () => {
  mode = 'through'
  opened = await openPage(browser)
})
afterEach(() => opened.page.context().close())

const total = (page: Page) => page.getByTestId('total')

/** Paths in the worker's caches, by cache name. */
const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const names = (await window.caches.keys()).filter((name) => name.startsWith('kept-page:'))
    const found = names.map(async (name) => {
      const cache = await window.caches.open(name)
      return [name, (await cache.keys()).map(({ url }) => url.slice(location.origin.length))] as const
    })
    return Object.fromEntries(await Promise.all(found))
  })

/** Opens the calculator, adds a product and waits until the page is cached. */
async function openKept(page: Page, prefix = '', add = 'Add to estimate'): Promise<string> {
  await page.goto(origin + prefix + PATH)
  await page.locator('[data-ready]').getByRole('button', { name: 'Virtual Server' }).first().click()
  await page.getByRole('button', { name: add }).click()
  const isKept = async () => (await keptFiles(page))[`kept-page:1:${prefix}${PATH}`]?.includes(prefix + PATH)
  await expect.poll(isKept, { timeout: 30_000 }).toBe(true)
  return total(page).innerText()
}

test.each([
  { prefix: '', add: 'Add to estimate', language: 'en' },
  { prefix: '/id', add: 'Tambahkan ke perkiraan', language: 'id' },
])(
  'after one visit ($language) a reload without connection shows the same estimate, which goes on',
  async ({ prefix, add, language }) => {
    const { page } = opened
    const shown = await openKept(page, prefix, add)

    mode = 'off'
    await page.reload()
    await expect.poll(() => total(page).innerText()).toBe(shown)
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    await page.locator('#estimate li').first().getByRole('button', { name: /^\+/ }).click()
    await expect.poll(() => total(page).innerText()).not.toBe(shown)
  },
)

test('without a connection a product that was never opened can be added', async () => {
  const { page } = opened
  const shown = await openKept(page)
  const count = await page.locator('[data-ready] button[aria-pressed]').count()
  const keptPrices = () =>
    page.evaluate(async () => (await (await window.caches.open('prices')).keys()).length)
  await expect.poll(keptPrices, { timeout: 30_000 }).toBe(count)

  mode = 'off'
  await page.reload()
  await page.locator('[data-ready]').getByRole('button', { name: 'Object Storage' }).first().click()
  await page.getByRole('button', { name: 'Add to estimate' }).click()
  await expect.poll(() => page.locator('#estimate li[data-line]').count()).toBe(2)
  expect(await total(page).innerText()).not.toBe(shown)
})

test('nothing of a person is kept: neither the API, nor prices, nor what an address holds', async () => {
  const { page } = opened
  await openKept(page)
  await page.goto(`${origin}${PATH}?product=virtual-server#e=abc`)
  await page.locator('[data-ready]').waitFor()

  const kept = await keptFiles(page)
  expect(Object.keys(kept)).toEqual([`kept-page:1:${PATH}`])
  const others = Object.values(kept)
    .flat()
    .filter((path) => !/^\/(?:assets|media)\/[^?]+$|^\/en\/shell\/[^?]+$/.test(path))
  expect(others.toSorted()).toEqual([PATH, `${PATH}.data`])
  // the scope is this page only
  await page.goto(`${origin}/pricing`)
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
})

test('the published page comes first while the site answers; the kept one where it does not answer in time', async () => {
  const { page } = opened
  await openKept(page)

  mode = 'changed'
  await page.reload()
  expect(await page.locator('html').getAttribute('data-edition')).toBe('changed')
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  mode = 'slow'
  await page.reload()
  await page.locator('[data-ready]').waitFor()
})

test('a page that no longer asks to be kept has the worker remove itself and what it kept', async () => {
  const { page } = opened
  await openKept(page)

  mode = 'unmarked'
  await page.reload()
  const left = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await window.caches.keys()).filter((name) => name.startsWith('kept-page:')).length,
    ])
  await expect.poll(left).toEqual([0, 0])
})
