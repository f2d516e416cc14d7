import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { OFFICES } from '@flou/shared/content/offices.ts'
import { LANGUAGES } from '@flou/shared/locale.ts'
import { axeViolations, closePages, expectToFit, openPage, product, workerBrowser } from '../browser.ts'
import { WIDTHS } from './look.ts'

/** The page of the back-office's UI kit: each part in all of its states, in both offices and both languages. */
const PARTS = [
  'Table',
  'Toolbar',
  'Tabs',
  'Selection',
  'EmptyState',
  'Badge',
  'Banner',
  'Card',
  'FieldHint',
  'Menu',
  'Dialog',
  'Sheet',
  'SearchBox',
  'Switch',
  'RadioChoice',
  'ChoiceButtons',
  'Filters',
  'Charts',
  'Rankings',
  'Toasts',
  'UsageList',
  'Excerpt',
  'Message',
  'Account',
  'ListEnd',
  'Bulk',
]
const PAGE = `${product.admin}/__dev/ui`
const LOOKS = OFFICES.flatMap((office) => LANGUAGES.map((language) => ({ office, language })))

let page: Page
let problems: () => string[]
const part = (name: string) => page.locator(`[data-part=${name}]`)

beforeAll(async () => {
  const watched = await openPage(await workerBrowser())
  ;({ page, problems } = watched)
})

afterAll(async () => closePages(await workerBrowser()))

test.each(LOOKS)('shows all parts in $office, in $language, on a desk and on a phone', async (look) => {
  await page.goto(`${PAGE}?${new URLSearchParams(look).toString()}`)
  for (const name of PARTS) await part(name).waitFor()
  expect(await page.locator('[data-part]').count()).toBe(PARTS.length)
  expect(await page.evaluate(() => document.documentElement.lang)).toContain(look.language)
  for (const { width } of Object.values(WIDTHS)) await expectToFit(page, width)
  expect(problems()).toEqual([])
})

test('dialog, sheet and menu are open without barriers, and Escape returns the focus to their button', async () => {
  await page.goto(`${PAGE}?office=dashboard2&language=en`)
  const openers = [
    part('Dialog').getByRole('button', { name: 'Question' }),
    part('Sheet').getByRole('button', { name: 'Sheet', exact: true }),
    part('Sheet').getByRole('button', { name: 'Sheet with a form' }),
    part('Menu').getByRole('button', { name: 'More actions' }),
  ]
  for (const opener of openers) {
    await opener.press('Enter')
    await page.locator('dialog[open], [popover]:popover-open').waitFor()
    await expect.poll(() => axeViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true)
  }
  expect(problems()).toEqual([])
})

test('a menu moves by arrow keys and skips what is disabled', async () => {
  await page.goto(`${PAGE}?office=dashboard2&language=en`)
  await part('Menu').getByRole('button', { name: 'More actions' }).press('Enter')
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await expect.poll(focused).toBe('Open')
  await page.keyboard.press('ArrowUp')
  await expect.poll(focused).toBe('Delete')
  await page.keyboard.press('ArrowUp')
  await expect.poll(focused).toContain('A sentence')
})
