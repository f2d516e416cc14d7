import type { Browser, CDPSession, Locator, Page } from 'playwright-core'
import type { Estimate } from '@flou/shared/pricing/estimate/estimate.ts'
import { packEstimate } from '@flou/shared/pricing/estimate/estimate.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { axeViolations, closePages, workerBrowser, openPage, product } from './browser.ts'

/** Reordering lines and groups of the calculator by touch, mouse and keyboard. */
const PATH = '/pricing/calculator'
const PHONE = { viewport: { width: 390, height: 1100 }, hasTouch: true, isMobile: true }
/** Longer than the long-press delay. */
const HOLD_MS = 600

let browser: Browser
let page: Page
/** An estimate whose lines are named by quantity: 1, 2, 3 without a group, and so on. */
let lineOf: (quantity: number, group?: string) => Estimate['items'][number]

beforeAll(async () => {
  browser = await workerBrowser()
  const opened = await openPage(browser)
  const prices = opened.page.waitForResponse((response) => response.url().includes('/prices/'))
  await opened.page.goto(`${product.site}${PATH}?product=virtual-server`)
  const url = (await prices).url()
  const file = (await (await prices).json()) as { kinds: { kind: 'instance'; packages: { id: number }[] }[] }
  const [, id = '', version = ''] = /prices\/(\d+)\/([\w-]+)\.json/.exec(url) ?? []
  const [kind] = file.kinds
  lineOf = (quantity, group) => ({
    key: quantity,
    product: Number(id),
    version,
    kind: kind?.kind ?? 'instance',
    id: kind?.packages[0]?.id ?? 0,
    quantity,
    ...(group !== undefined && { group }),
    extras: [],
  })
  await opened.page.context().close()
})
afterAll(() => closePages(browser))
beforeEach(async () => {
  page = (await openPage(browser, PHONE)).page
})
afterEach(() => page.context().close())

const rows = () => page.locator('#estimate [data-line]')
const quantities = () =>
  rows()
    .locator('input[inputmode=numeric]')
    .evaluateAll((all) => all.map((one) => Number((one as HTMLInputElement).value)))
const groups = () => page.locator('#estimate h3').allInnerTexts()

async function openLines(...items: Estimate['items']): Promise<void> {
  const hash = packEstimate({ name: '', period: 'month', items })
  await page.goto(`${product.site}${PATH}#e=${hash}`)
  await expect.poll(quantities).toHaveLength(items.length)
  // below the sticky bar
  await page
    .locator('#estimate h3, #estimate ol')
    .first()
    .evaluate((first) => {
      window.scrollBy({ top: first.getBoundingClientRect().top - 120, behavior: 'instant' })
    })
}

interface Point {
  x: number
  y: number
}
/** A point inside an element, `share` of its height from the top. */
async function pointIn(locator: Locator, share = 0.5): Promise<Point> {
  const box = await locator.boundingBox()
  if (!box) throw new Error('Nothing is there')
  return { x: box.x + Math.min(20, box.width / 2), y: box.y + box.height * share }
}

const STEPS = 8
const pointsBetween = (from: Point, to: Point): Point[] =>
  Array.from({ length: STEPS }, (_, index) => {
    const share = (index + 1) / STEPS
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
  })

/** Native touch input, which scrolls unless prevented. */
class Finger {
  readonly #driver: CDPSession
  #at: Point = { x: 0, y: 0 }
  constructor(driver: CDPSession) {
    this.#driver = driver
  }
  #send(type: 'touchStart' | 'touchMove' | 'touchEnd') {
    const touchPoints = type === 'touchEnd' ? [] : [this.#at]
    return this.#driver.send('Input.dispatchTouchEvent', { type, touchPoints })
  }
  async press(at: Point): Promise<void> {
    this.#at = at
    await this.#send('touchStart')
  }
  async move(to: Point): Promise<void> {
    for (const point of pointsBetween(this.#at, to)) {
      this.#at = point
      await this.#send('touchMove')
    }
  }
  lift = () => this.#send('touchEnd')
  /** Presses, moves and lifts without waiting, so that a busy machine does not make it a long press. */
  async flick(from: Point, to: Point): Promise<void> {
    const sent = [this.press(from)]
    for (const point of pointsBetween(from, to)) {
      this.#at = point
      sent.push(this.#send('touchMove').then(() => undefined))
    }
    await Promise.all([...sent, this.lift()])
  }
}
const finger = async () => new Finger(await page.context().newCDPSession(page))

test('a line that is held moves with the finger, takes the other group, and is put back by one undo', async () => {
  await openLines(lineOf(1), lineOf(2), lineOf(3, 'Web'), lineOf(4, 'Web'))
  const touch = await finger()
  await touch.press(await pointIn(rows().nth(3).locator('[data-hold]')))
  await page.waitForTimeout(HOLD_MS)
  await touch.move(await pointIn(rows().nth(0), 0.2))
  expect(await rows().nth(0).getAttribute('data-over')).toBe('before')
  await touch.lift()

  await expect.poll(quantities).toEqual([4, 1, 2, 3])
  expect(await page.locator('#estimate').innerText()).toMatch(/is now line 1\./)
  expect(
    await rows().evaluateAll(
      (all) => all.filter((one) => one.matches('[data-over],[data-lifted],[style]')).length,
    ),
  ).toBe(0)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(quantities).toEqual([1, 2, 3, 4])
})

test('a finger that moves at once scrolls the page; by the handle it drags at once', async () => {
  await openLines(...[1, 2, 3, 4, 5].map((quantity) => lineOf(quantity)))
  const scrolled = () => page.evaluate(() => window.scrollY)
  const before = await scrolled()
  const touch = await finger()
  const start = await pointIn(rows().nth(1).locator('[data-hold]'))
  await touch.flick(start, { ...start, y: start.y - 250 })
  await expect.poll(scrolled).toBeGreaterThan(before)
  expect(await quantities()).toEqual([1, 2, 3, 4, 5])

  // inertial scrolling continues for a while
  for (let last = -1; last !== (await scrolled());) {
    last = await scrolled()
    await page.waitForTimeout(100)
  }
  await rows().nth(1).scrollIntoViewIfNeeded()
  await touch.press(await pointIn(rows().nth(1).locator('[data-drag]')))
  await touch.move(await pointIn(rows().nth(2), 0.8))
  await touch.lift()
  await expect.poll(quantities).toEqual([1, 3, 2, 4, 5])
})

test('Escape puts a line back where it was', async () => {
  await openLines(lineOf(1), lineOf(2), lineOf(3))
  const touch = await finger()
  await touch.press(await pointIn(rows().nth(2).locator('[data-drag]')))
  await touch.move(await pointIn(rows().nth(0), 0.2))
  await page.keyboard.press('Escape')
  expect(await rows().nth(2).getAttribute('data-lifted')).toBeNull()
  await touch.lift()

  expect(await quantities()).toEqual([1, 2, 3])
  expect(await page.getByRole('button', { name: 'Undo', exact: true }).isDisabled()).toBe(true)
})

test('at the edge of the window the list scrolls on under the finger', async () => {
  const all = Array.from({ length: 30 }, (_, index) => lineOf(index + 1))
  await openLines(...all)
  const last = page.locator('#estimate [data-line="30"]')
  const touch = await finger()
  await touch.press(await pointIn(rows().nth(0).locator('[data-drag]')))
  await touch.move({ x: 100, y: PHONE.viewport.height - 5 })
  await expect
    .poll(async () => ((await last.boundingBox())?.y ?? Infinity) < PHONE.viewport.height)
    .toBe(true)
  await touch.move(await pointIn(last, 0.8))
  await touch.lift()

  await expect.poll(async () => (await quantities()).at(-1)).toBe(1)
})

test('a group is dragged with all its lines, and moved by its buttons', async () => {
  await openLines(lineOf(1), lineOf(2, 'Web'), lineOf(3, 'Data'), lineOf(4, 'Data'))
  const touch = await finger()
  await touch.press(await pointIn(page.locator('#estimate [data-group=Data] [data-drag=group]')))
  await touch.move(await pointIn(page.locator('#estimate [data-group=Web]'), 0.2))
  await touch.lift()
  await expect.poll(quantities).toEqual([1, 3, 4, 2])
  expect(await page.locator('#estimate').innerText()).toContain('The group Data is now group 1.')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(quantities).toEqual([1, 2, 3, 4])

  const up = page.getByRole('button', { name: 'Move the group Data up' })
  await up.focus()
  await page.keyboard.press('Enter')
  await expect.poll(quantities).toEqual([1, 3, 4, 2])
  expect((await groups())[1]).toContain('Data')
  expect(await up.isDisabled()).toBe(true)
  expect(await axeViolations(page)).toEqual([])
})

test('a mouse drags by the handle in the panel of a wide window', async () => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openLines(lineOf(1), lineOf(2), lineOf(3))
  const [from, to] = [await pointIn(rows().nth(0).locator('[data-drag]')), await pointIn(rows().nth(1), 0.8)]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 6 })
  await page.mouse.up()

  await expect.poll(quantities).toEqual([2, 1, 3])
})
