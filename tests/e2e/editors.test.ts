import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SessionAnswer, StoredRecord } from '@flou/shared/api.ts'
import { axeViolations, logIn, openBrowser, openPage, product, type WatchedPage } from './browser.ts'

/** Inputs written for one field: they are part of the form like any other, and are saved with it. */
let browser: Browser
let watched: WatchedPage

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())
beforeEach(async () => {
  watched = await openPage(browser)
  await logIn(watched.page)
  return () => watched.page.context().close()
})

async function call<T>(method: string, path: string, body: unknown): Promise<T> {
  const send = async (method: string, path: string, { token, body }: { token?: string; body: unknown }) => {
    const answer = await fetch(product.admin + path, {
      method,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    })
    return ((await answer.json()) as { data: T & SessionAnswer }).data
  }
  const { token } = await send('POST', '/api/authenticate', { body: product })
  return send(method, path, { token, body })
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(product.admin + address)
  await page.locator('main form').waitFor()
}

/** Saves with the keyboard; gives what was sent. */
async function save(page: Page): Promise<Record<string, unknown>> {
  const answered = page.waitForResponse((response) => response.request().method() === 'PUT')
  await page.keyboard.press('Control+s')
  const answer = await answered
  expect(answer.status()).toBe(200)
  return answer.request().postDataJSON() as Record<string, unknown>
}

test('a field that a product hides leaves the preview, then the form of its packages', async () => {
  const { page, problems } = watched
  const { id } = await call<StoredRecord>('POST', '/api/dashboard/product/1/duplicate', {})
  const packages = `/dashboard2/product/${id}/security`
  await open(page, `${packages}/config`)
  const preview = page.getByRole('region', { name: 'The form as it will be' })
  const note = (within: Page | typeof preview) => within.getByRole('textbox', { name: 'Note' })
  await note(preview).waitFor()

  await page.getByRole('switch', { name: 'Note' }).press('Space')
  await note(preview).waitFor({ state: 'detached' })
  const kept = await preview.getByRole('textbox', { name: 'Title' }).isDisabled()
  const isFixed = (await page.getByRole('switch', { name: 'Title' }).count()) === 0
  expect(await axeViolations(page)).toEqual([])
  const sent = await save(page)
  await page.reload()
  await page.getByRole('switch', { name: 'Note', checked: false }).waitFor()
  await open(page, `${packages}/add`)
  await page.getByRole('textbox', { name: 'Title' }).waitFor()

  expect([kept, isFixed]).toEqual([true, true])
  expect(sent).toMatchObject({ hiddenFields: ['note'] })
  expect(await note(page).count()).toBe(0)
  // the screen names the product, not the kind alone
  await page.getByRole('heading', { level: 1, name: /^Add Package — .+/ }).waitFor()
  expect(problems()).toEqual([])
})

interface SentMap {
  items: { latitude: number; longitude: number }[]
}

test('a point is added and moved by keyboard, another one dragged; both are where they were put', async () => {
  const { page, problems } = watched
  const address = '/dashboard2/global-network/map'
  const marker = page.locator('[data-marker]')
  const chosen = page.locator('[data-marker][aria-pressed=true]')
  const count = async () =>
    (
      await page
        .getByRole('list', { name: /^Points/ })
        .getByRole('button')
        .all()
    ).length
  await open(page, address)
  await marker.first().waitFor()
  const before = await count()

  await page.getByRole('button', { name: 'Add point' }).press('Enter')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-pressed')))
    .toBe('true')
  const start = await page.getByRole('textbox', { name: 'Latitude' }).inputValue()
  await page.keyboard.press('Shift+ArrowUp')
  await page.keyboard.press('ArrowRight')
  const latitude = page.getByRole('textbox', { name: 'Latitude' })
  await expect.poll(() => latitude.inputValue()).toBe(String(Math.round((Number(start) + 1) * 100) / 100))
  expect(await axeViolations(page)).toEqual([])

  await marker.first().hover()
  const from = await marker.first().boundingBox()
  const [x, y] = [(from?.x ?? 0) + 12, (from?.y ?? 0) + 12]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 30, y + 20, { steps: 3 })
  await page.mouse.up()
  const dragged = await chosen.getAttribute('aria-label')
  const { items } = (await save(page)) as unknown as SentMap
  await open(page, address)
  await marker.first().waitFor()

  expect(items.length).toBe(before + 1)
  expect(await count()).toBe(before + 1)
  expect(await marker.first().getAttribute('aria-label')).toBe(dragged)
  const stored = await call<SentMap>('GET', '/api/dashboard/global-network/map', undefined)
  expect(stored.items).toEqual(items)
  expect(problems()).toEqual([])
})
