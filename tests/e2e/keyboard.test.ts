import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { axeViolations, expectToFit, product } from './browser.ts'
import { ownStaffPage } from './staffPage.ts'

/** Work without a mouse, and text that a browser or password manager fills in without keys. */
const watched = ownStaffPage({ locale: 'en-US' })
let page: Page

beforeEach(() => {
  page = watched.page
})

async function openForm(path: string): Promise<void> {
  await page.goto(product.admin + path)
  await page.locator('main form [data-field]').first().waitFor()
}
const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')
const shortcuts = () => page.getByRole('dialog', { name: 'Keyboard shortcuts' })

/** Tab stops from the start of the document to the button. */
async function stopsTo(name: string): Promise<number> {
  for (let stop = 1; stop <= 30; stop += 1) {
    await page.keyboard.press('Tab')
    if ((await focused()) === name) return stop
  }
  return Infinity
}

test.each([
  ['/dashboard2/news/add', 'Publish'],
  ['/dashboard/manage-news/add', 'Publish'],
  ['/dashboard2/product/add', 'Publish'],
  ['/dashboard2/user/edit/1', 'Save'],
])('at most thirteen Tab stops lie before the button that saves at %s', async (path, name) => {
  await openForm(path)

  expect(await stopsTo(name)).toBeLessThanOrEqual(13)
})

test('links lead from the start of a form to its first field and to Publish', async () => {
  await openForm('/dashboard2/news/add')

  await page.keyboard.press('Tab')
  expect(await focused()).toBe('Skip to the form')
  await page.keyboard.press('Enter')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toMatch(/^contents\.\d\.title$/)
  await page.keyboard.type('Unsaved')
  await page.getByRole('link', { name: 'Skip to Publish' }).focus()
  await page.keyboard.press('Enter')
  expect(await focused()).toBe('Publish')
  expect(watched.problems()).toEqual([])
})

test('arrow keys move in the sidebar, which is one Tab stop at the present screen', async () => {
  await openForm('/dashboard2/news/add')
  const nav = page.getByRole('navigation', { name: 'Main navigation' })
  await nav.locator('[data-active], [aria-current]').first().waitFor()

  await expect.poll(() => nav.locator('[tabindex="0"]').count()).toBe(1)
  await nav.locator('[tabindex="0"]').focus()
  await page.keyboard.press('ArrowLeft')
  expect(await focused()).toBe('News')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  expect(await focused()).toBe('Stories and events')
  await page.keyboard.press('ArrowDown')
  expect(await focused()).toBe('Customer Stories')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  const child = await focused()
  await page.keyboard.press('p')
  await nav.getByRole('button', { name: 'Pinned' }).waitFor()
  expect(await focused()).toBe(child)
  await page.keyboard.press('p')
  await expect.poll(() => nav.getByRole('button', { name: 'Pinned' }).count()).toBe(0)
  await page.keyboard.press('ArrowLeft')

  expect(child).not.toBe('Customer Stories')
  expect(await focused()).toBe('Customer Stories')
  await expect.poll(() => nav.locator('[tabindex="0"]').count()).toBe(1)
  await expect.poll(() => axeViolations(page)).toEqual([])
})

test('/ filters the sidebar in both languages; Enter opens the first entry, Escape clears', async () => {
  await openForm('/dashboard2/news/add')
  const nav = page.getByRole('navigation', { name: 'Main navigation' })
  await page.locator('main h1').focus()
  await page.keyboard.press('/')
  const filter = nav.getByRole('textbox', { name: 'Filter navigation' })
  await page.keyboard.type('kategori')
  await nav
    .getByRole('status')
    .filter({ hasText: /^\d+ entr/ })
    .waitFor()
  await page.keyboard.press('Escape')
  expect(await filter.inputValue()).toBe('')
  await nav.getByRole('button', { name: 'Administration' }).waitFor()
  await page.keyboard.type('audit')
  await expect.poll(() => axeViolations(page)).toEqual([])
  await page.keyboard.press('Enter')

  await page.waitForURL(/\/dashboard2\/audit-log$/)
  await expect.poll(() => nav.locator('[aria-current=page]').allTextContents()).toEqual(['Audit Log'])
  expect(watched.problems()).toEqual([])
})

test('? lists the shortcuts of the screen, but not while typing', async () => {
  await openForm('/dashboard2/news/add')
  const title = page.locator('[name="contents.0.title"]')
  await title.focus()
  await page.keyboard.type('Why?')
  expect(await shortcuts().count()).toBe(0)
  expect(await title.inputValue()).toBe('Why?')

  await page.locator('main h1').focus()
  await page.keyboard.press('?')
  await shortcuts().waitFor()
  const groups = await shortcuts().getByRole('heading', { level: 3 }).allTextContents()
  expect(groups).toEqual(expect.arrayContaining(['Everywhere', 'Main navigation', 'Form']))
  expect(groups).not.toContain('Grid, while it is focused')
  await expectToFit(page, 390)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.keyboard.press('Escape')
  await shortcuts().waitFor({ state: 'detached' })

  await page.keyboard.press('Control+k')
  await page.keyboard.type('shortcuts')
  await page.keyboard.press('Enter')
  await shortcuts().getByRole('switch', { name: 'Single-key shortcuts' }).press('Space')
  await page.keyboard.press('Escape')
  await page.locator('main h1').focus()
  await page.keyboard.press('?')
  expect(await shortcuts().count()).toBe(0)
  expect(watched.problems()).toEqual([])
})

/** Fills in as a browser does, without keys: `events` follow the new value. */
const autofill = (selector: string, value: string, events: readonly string[]): Promise<void> =>
  page.locator(selector).evaluate(
    (input: HTMLInputElement, filled) => {
      const prototype = Object.getPrototypeOf(input) as object
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input, filled.value)
      for (const event of filled.events) input.dispatchEvent(new Event(event, { bubbles: true }))
    },
    { value, events },
  )

test.each([[['input']], [['change']], [['input', 'change']]])(
  'text filled in with the events %s alone is in the form',
  async (events) => {
    await openForm('/dashboard2/user/add')
    const filled = { fullName: 'Dewi', email: 'dewi@flou.example' }
    for (const [name, value] of Object.entries(filled)) await autofill(`[name="${name}"]`, value, events)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.locator('[aria-invalid=true]').first().waitFor()
    const wrong = await page
      .locator('main [aria-invalid=true]')
      .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('name') ?? ''))
    expect(wrong.filter((name) => name in filled)).toEqual([])
    await page.reload()
    await page.getByRole('button', { name: 'Restore them' }).click()

    for (const name of ['fullName', 'email'] as const)
      await expect.poll(() => page.locator(`[name="${name}"]`).inputValue()).toBe(filled[name])
  },
)

test('password managers find account and passwords where they belong', async () => {
  const fields = (selector: string) =>
    page
      .locator(`${selector} input:not([type=hidden])`)
      .evaluateAll((inputs) =>
        inputs.map((input) => `${input.getAttribute('name')} ${input.getAttribute('autocomplete')}`),
      )
  await page.goto(`${product.admin}/dashboard2/profile`)
  await page.locator('[name=confirmPassword]').waitFor()
  expect(await fields('form:has([name=confirmPassword])')).toEqual([
    'email username',
    'current current-password',
    'password new-password',
    'confirmPassword new-password',
  ])
  await page.goto(`${product.admin}/account/reset-password?token=x#ayu%40flou.example`)
  await page.locator('[name=confirmPassword]').waitFor()
  expect(await fields('form')).toEqual([
    'email username',
    'password new-password',
    'confirmPassword new-password',
  ])
  expect(await page.locator('[name=email]').inputValue()).toBe('ayu@flou.example')
})
