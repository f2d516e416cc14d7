import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { ListRow, StoredRecord } from '@flou/shared/api.ts'
import type { Text } from '@flou/shared/locale.ts'
import { holdBack } from './articleForm.ts'
import { axeViolations, expectToFit, LOOKS, logIn, openPage, product } from './browser.ts'
import { certificate, CERTIFICATES, CERTIFICATE_LIST as LIST } from './certificate.ts'
import { staffCall } from './staff.ts'
import { staffPage } from './staffPage.ts'

/** Lists: filters by state, saved views, actions on one row and on many. */
const DELETED = /\/api\/dashboard\/security-compliance\/\d+\?recordVersion=/

const watched = staffPage({ locale: 'en-US' })
let page: Page

beforeAll(() => {
  page = watched.page
})

const mark = () => Math.random().toString(36).slice(2, 8)
const rowOf = (title: string): Locator => page.getByRole('row').filter({ hasText: title })
const openList = async (search = '') => {
  await page.goto(`${product.admin}${LIST}${search}`)
  await page.locator('main table, main p').first().waitFor()
}
const stateButton = (name: string) =>
  page.getByRole('group', { name: 'Filter by status' }).getByRole('button', { name })

const titled = (title: string) =>
  certificate([1, 2].map((languageId) => ({ languageId, title: `${title} ${languageId}`, description: 'x' })))

async function addCertificates(count: number): Promise<string> {
  const word = `bulk${mark()}`
  for (let index = 0; index < count; index += 1)
    await staffCall('POST', CERTIFICATES, titled(`${word} ${index}`))
  return word
}

test('a text changed in one language marks the row; the mark goes when somebody has checked it', async () => {
  const word = await addCertificates(1)
  await openList(`?keyword=${word}`)
  await rowOf(word).getByRole('link', { name: /^Edit/ }).click()
  await page.getByRole('tab', { name: 'English' }).click()
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(`${word} only English`)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByText('Data successfully updated!').waitFor()

  await openList(`?keyword=${word}`)
  await rowOf(word).getByText('Indonesian is outdated').waitFor()
  await stateButton('Translation outdated').click()
  await page.waitForURL(/state=staleTranslation/)
  await expect.poll(() => rowOf(word).count()).toBe(1)

  await rowOf(word)
    .getByRole('button', { name: /^More actions/ })
    .click()
  await page.getByRole('button', { name: 'Mark as up to date' }).click()
  await page.getByText('Marked as up to date.').waitFor()
  await page.getByText(/No results for|No items with this status/).waitFor()
  expect(watched.problems()).toEqual([])
})

test('a saved view survives a reload, opens by its name, and can be what the list opens in', async () => {
  const name = `View ${mark()}`
  await openList('?state=published&perPage=20')
  await page.getByRole('button', { name: /^(Views|View:)/ }).click()
  await page.getByRole('textbox', { name: 'View name' }).fill(name)
  await page.getByRole('button', { name: 'Save this view' }).click()
  const kept = page.waitForResponse(
    (answer) => answer.request().postData()?.includes('"isDefault":true') === true && answer.ok(),
  )
  await page.getByRole('button', { name: `Open this list with “${name}”` }).click()
  await kept
  await page.locator(`[aria-pressed=true][aria-label="Open this list with “${name}”"]`).waitFor()
  await expect.poll(() => axeViolations(page)).toEqual([])

  await page.goto(`${product.admin}/dashboard2/news`)
  await page.locator('main table').waitFor()
  await openList()

  await page.waitForURL(/state=published/)
  await page.getByRole('button', { name: `View: ${name}` }).click()
  await page.getByRole('button', { name: 'Default list' }).click()
  await page.waitForURL((url) => url.search === '')
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('button', { name: `Delete “${name}”` }).click()
  await page.getByRole('button', { name, exact: true }).waitFor({ state: 'detached' })
  expect(watched.problems()).toEqual([])
})

test('columns are chosen, and the address remembers them', async () => {
  await openList()
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('checkbox', { name: 'Link' }).click()

  await page.getByRole('columnheader', { name: 'Link' }).waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('columnheader', { name: 'Title' }).waitFor()
  await expect.poll(() => page.getByRole('columnheader', { name: 'Link' }).count()).toBe(0)
})

test('a bulk delete stopped half way: what was confirmed is in the trash, the rest is untouched', async () => {
  const word = await addCertificates(12)
  await openList(`?keyword=${word}&perPage=20`)
  await rowOf(`${word} 11`).waitFor()
  let confirmed = 0
  let held: (() => void) | undefined
  // delays the sixth and later deletes until the batch is stopped
  await page.route(DELETED, async (route) => {
    if (confirmed >= 5) await new Promise<void>((resolve) => (held = chained(held, resolve)))
    confirmed += 1
    await route.continue()
  })

  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check()
  await page.getByText('12 selected').waitFor()
  await page.getByRole('button', { name: 'Move to trash' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Move 12 to trash?').waitFor()
  await expect.poll(() => dialog.getByRole('listitem').count()).toBe(12)
  await expect.poll(() => axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Move to trash' }).click()
  await dialog.getByText('5 of 12').waitFor()
  await expect.poll(() => axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Stop' }).click()
  await dialog.getByText('Stopping').waitFor()
  await expect.poll(() => held !== undefined).toBe(true)
  held?.()

  await dialog.getByText(/^Done: /).waitFor()
  const done = Number(/\d+/.exec((await dialog.getByText(/^Done: /).textContent()) ?? '')?.[0])
  const left = Number(/\d+/.exec((await dialog.getByText(/^Not started: /).textContent()) ?? '')?.[0])
  await page.unroute(DELETED)
  const live = await staffCall<{ id: number }[]>('GET', `${CERTIFICATES}?keyword=${word}&perPage=50`)
  const trash = await staffCall<{ titles: { en: string } }[]>(
    'GET',
    `${CERTIFICATES}?state=trashed&perPage=100`,
  )
  const inTrash = trash.filter(({ titles }) => titles.en.startsWith(word)).length
  expect(done).toBeGreaterThanOrEqual(5)
  expect([inTrash, live.length, done + left]).toEqual([done, left, 12])
  expect(left).toBeGreaterThan(0)

  await dialog.getByRole('button', { name: `Undo: restore ${done}` }).click()
  await dialog.getByText(`Done: ${done}`).waitFor()
  await dialog.getByRole('button', { name: 'Close' }).filter({ hasText: 'Close' }).click()
  await expect
    .poll(
      async () => (await staffCall<unknown[]>('GET', `${CERTIFICATES}?keyword=${word}&perPage=50`)).length,
    )
    .toBe(12)
  expect(watched.problems()).toEqual([])
})

const chained = (before: (() => void) | undefined, next: () => void) => () => {
  before?.()
  next()
}

test('what is in use or was changed meanwhile is refused by name, and the rest is done', async () => {
  const word = await addCertificates(2)
  const [used, free] = await staffCall<{ id: number; recordVersion: number }[]>(
    'GET',
    `${CERTIFICATES}?keyword=${word}`,
  )
  await openList(`?keyword=${word}`)
  await rowOf(word).first().waitFor()
  await staffCall('PUT', `${CERTIFICATES}/${used?.id}`, {
    recordVersion: used?.recordVersion,
    ...titled(`${word} newer`),
  })

  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check()
  await page.getByRole('button', { name: 'Move to trash' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Move to trash' }).click()

  await page.getByText('Failed: 1').waitFor()
  await page.getByText('Someone else has changed this in the meantime.').waitFor()
  await expect.poll(() => axeViolations(page)).toEqual([])
  const left = await staffCall<{ id: number }[]>('GET', `${CERTIFICATES}?keyword=${word}`)
  expect(left.map(({ id }) => id)).toEqual([used?.id])
  const gone = await staffCall<StoredRecord>('GET', `${CERTIFICATES}/${free?.id}`)
  expect(gone.state).toBe('trashed')
})

test('the trash says who and how long, gives back, and deletes for good', async () => {
  const word = await addCertificates(2)
  const rows = await staffCall<{ id: number }[]>('GET', `${CERTIFICATES}?keyword=${word}`)
  for (const { id } of rows) await staffCall('DELETE', `${CERTIFICATES}/${id}`)
  await openList('?state=trashed&perPage=100')
  const first = rowOf(`${word} 0`)
  await first.getByText(/\d+ days/).waitFor()
  await expect.poll(() => axeViolations(page)).toEqual([])

  await first.getByRole('button', { name: 'Restore' }).click()
  await page.getByText('Data successfully restored!').waitFor()
  await first.waitFor({ state: 'detached' })
  await rowOf(`${word} 1`).getByRole('button', { name: /^More/ }).click()
  await page.getByRole('button', { name: /permanently$/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete permanently' }).click()
  await page.getByText('Done: 1').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).filter({ hasText: 'Close' }).click()

  await rowOf(`${word} 1`).waitFor({ state: 'detached' })
  const live = await staffCall<{ id: number }[]>('GET', `${CERTIFICATES}?keyword=${word}`)
  expect(live).toHaveLength(1)
  expect(watched.problems()).toEqual([])
})

test('by keyboard: the row that takes the place of a deleted or restored one has the focus, the last page keeps it', async () => {
  const word = await addCertificates(3)
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
  await openList(`?keyword=${word}`)
  await rowOf(`${word} 0`).getByRole('button', { name: /^More/ }).focus()
  await page.keyboard.press('Enter')
  await rowOf(`${word} 0`)
    .getByRole('button', { name: /^Delete (?!in a release)/ })
    .focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).focus()
  await page.keyboard.press('Enter')
  await rowOf(`${word} 0`).waitFor({ state: 'detached' })
  await expect.poll(focused).toBe(`${word} 1 2`)

  await page.getByRole('checkbox', { name: new RegExp(`^Select ${word} 1`) }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Move to trash' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Move to trash' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).filter({ hasText: 'Close' }).focus()
  await page.keyboard.press('Enter')
  const region = () => page.evaluate(() => document.activeElement?.getAttribute('role') ?? '')
  await expect.poll(region).toBe('region')

  await openList('?perPage=10')
  const next = page.getByRole('button', { name: 'Next page' })
  await next.focus()
  const present = page.getByRole('navigation', { name: 'Pages' }).locator('[aria-current]')
  while ((await next.getAttribute('aria-disabled')) === null) {
    const before = Number(await present.textContent())
    await page.keyboard.press('Enter')
    await expect.poll(() => present.textContent()).toBe(String(before + 1))
  }
  await expect.poll(() => next.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(watched.problems()).toEqual([])
})

/** Clicks twice, the second time in the browser's next task. */
async function pressTwice(button: HTMLElement): Promise<void> {
  button.click()
  await new Promise((resolve) => setTimeout(resolve))
  button.click()
}

test('a second press counts before the first one shows', async () => {
  const word = await addCertificates(21)
  await openList(`?keyword=${word}&perPage=10`)
  await page.getByRole('button', { name: 'Next page' }).evaluate(pressTwice)
  await page.waitForURL(/page=3/)
  expect(watched.problems()).toEqual([])
})

test('a row is copied by the keyboard alone, and the copy is not published', async () => {
  const word = await addCertificates(1)
  await openList(`?keyword=${word}`)
  await rowOf(word)
    .getByRole('button', { name: /^More actions/ })
    .focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Duplicate' }).focus()
  await page.keyboard.press('Enter')

  await page.getByText('Copy created. It is not published.').waitFor()
  await rowOf('(copy)').filter({ hasText: word }).getByText('Draft', { exact: true }).waitFor()
  expect(watched.problems()).toEqual([])
})

test('a row is opened by its title; on a phone it shows all of its columns and actions without scrolling sideways', async () => {
  const word = await addCertificates(1)
  await openList(`?keyword=${word}`)
  await page.setViewportSize({ width: 390, height: 900 })
  const fits = () =>
    page
      .getByRole('region', { name: 'Certificates' })
      .evaluate((region) => region.scrollWidth <= region.clientWidth)
  await expect.poll(fits).toBe(true)
  await rowOf(word).getByRole('button', { name: /^More/ }).waitFor()
  await page.setViewportSize({ width: 1440, height: 900 })
  await rowOf(word)
    .getByRole('link', { name: `${word} 0 2`, exact: true })
    .click()

  await page.getByRole('heading', { level: 1, name: word }).waitFor()
  expect(watched.problems()).toEqual([])
})

test('rows of an earlier search cannot be selected while the next one loads', async () => {
  const word = await addCertificates(2)
  await openList(`?keyword=${word}`)
  await rowOf(word).first().waitFor()
  const letGo = await holdBack(page, `**/api/dashboard/security-compliance?*keyword=${word}x*`)
  await page.getByRole('searchbox', { name: 'Search' }).fill(`${word}x`)
  await page.waitForURL((url) => url.search.includes(`${word}x`))
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).click()
  const selected = await page.getByText('2 selected').count()
  letGo()

  await page.getByRole('button', { name: 'Clear search' }).waitFor()
  expect([selected, await page.getByText('2 selected').count()]).toEqual([0, 0])
})

test('Shift selects the rows between; unpublishing many or one is undone', async () => {
  const word = await addCertificates(5)
  await openList(`?keyword=${word}`)
  const boxes = page.getByRole('checkbox', { name: new RegExp(`^Select ${word}`) })
  await boxes.nth(0).click()
  await boxes.nth(3).click({ modifiers: ['Shift'] })

  await page.getByText('4 selected').waitFor()
  await expect.poll(() => boxes.nth(4).isChecked()).toBe(false)

  await page.getByRole('button', { name: 'Unpublish', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Unpublish', exact: true }).click()
  await dialog.getByRole('button', { name: 'Undo: publish 4 again' }).click()
  await dialog.getByRole('heading', { name: 'Publish' }).waitFor()
  await dialog.getByText('Done: 4').waitFor()
  await openList(`?keyword=${word}`)
  await rowOf(`${word} 0`)
    .getByRole('button', { name: /^More actions/ })
    .click()
  await page.getByRole('button', { name: 'Unpublish', exact: true }).click()
  const notice = page.getByRole('status').filter({ hasText: 'is unpublished' })
  await notice.getByRole('button', { name: 'Undo' }).click()
  await expect
    .poll(async () => {
      const rows = await staffCall<ListRow[]>('GET', `${CERTIFICATES}?keyword=${word}`)
      return rows.map(({ listStates }) => listStates?.visibility)
    })
    .toEqual(Array(5).fill('published'))
})

test('filters narrow a list, are chips and part of the address, and are cleared from an empty list', async () => {
  const total = async () =>
    Number(/of (\d+)/.exec((await page.getByText(/^1–\d+ of \d+$/).textContent()) ?? '')?.[1])
  // the category of an article, because other files add empty categories
  const [article] = await staffCall<{ categoryId: { title: Text } }[]>('GET', '/api/dashboard/news')
  const category = article?.categoryId.title.en ?? ''
  await page.goto(`${product.admin}/dashboard2/news`)
  const all = await total()
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('combobox', { name: 'Category', exact: true }).click()
  await sheet.getByRole('option', { name: category, exact: true }).click()
  await page.waitForURL(/f\.categoryId=\d+/)
  await expect.poll(() => axeViolations(page)).toEqual([])
  await sheet.getByRole('button', { name: 'Show results' }).click()
  await page.getByRole('button', { name: 'Filter (1)' }).waitFor()
  const chip = page.getByRole('button', { name: `Remove filter Category: ${category}` })
  await chip.waitFor()
  await expect.poll(total).toBeLessThan(all)
  await page.getByRole('columnheader', { name: 'Title' }).getByRole('button').click()
  await page.waitForURL(/sort=title/)
  await page.reload()
  await chip.waitFor()
  const matching = await total()
  await page.getByRole('button', { name: 'Export and import' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  const [header, ...lines] = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n')
  expect(header).toMatch(/^\uFEFF?ID,Title \(Indonesian\),Title \(English\),Category,/)
  expect(lines).toHaveLength(matching)
  await chip.click()
  await expect.poll(total).toBe(all)

  await page.goto(`${product.admin}/dashboard2/news?f.updated=..2000-01-01`)
  await page.getByText('No results for these filters.').waitFor()
  await page.locator('[data-empty]').getByRole('button', { name: 'Clear filters' }).click()
  await expect.poll(total).toBe(all)
  expect(watched.problems()).toEqual([])
})

test('an import names what it changes before it saves drafts, and is undone', async () => {
  await page.goto(`${product.admin}/dashboard2/news/category`)
  await page.getByRole('button', { name: 'Export and import' }).click()
  await page.getByRole('button', { name: 'Import CSV' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import CSV' })
  await dialog
    .getByLabel('Or paste rows')
    .fill('ID,Title (Indonesian),Title (English),Colour\n,Kategori impor,Imported category,red\n999999,x,x,x')
  await dialog.getByRole('button', { name: 'Check' }).click()
  await dialog.getByText('These columns are unknown and were skipped: Colour').waitFor()
  await dialog.getByText('ID: No row in this list has the ID 999999.').waitFor()
  await expect.poll(() => axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Import (1)' }).click()
  await dialog.getByText('Done: 1').waitFor()

  await dialog.getByRole('button', { name: 'Undo import (1)' }).click()

  await dialog.getByText('Undone: 1').waitFor()
  expect(watched.problems()).toEqual([])
})

test('the next event is the first of the upcoming ones', async () => {
  await page.goto(`${product.admin}/dashboard2/event`)
  await page.getByRole('radio', { name: 'Upcoming' }).click({ force: true })

  await page.waitForURL(/f\.period=current/)
  await page
    .getByRole('columnheader', { name: 'Start date' })
    .and(page.locator('[aria-sort=ascending]'))
    .waitFor()
  expect(watched.problems()).toEqual([])
})

test('on a phone the filters of an inbox are one button with a sheet', async () => {
  await page.setViewportSize({ width: 390, height: 900 })
  await page.goto(`${product.admin}/dashboard2/audit-log`)
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('combobox', { name: 'Action' }).selectOption({ label: 'Exported' })
  await sheet.getByRole('button', { name: 'Show results' }).click()

  await page.getByRole('button', { name: 'Filter (1)' }).waitFor()
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(watched.problems()).toEqual([])
})

/** Lists that the test of all URLs does not cover. */
const LISTS = ['/dashboard/manage-menu?view=table', `${LIST}?state=trashed`]

test.each(LOOKS)(
  '$locale, $width px: no list breaks a rule of accessibility or scrolls sideways',
  async ({ locale, width }) => {
    const { page: other, problems } = await openPage(watched.browser, { locale })
    await logIn(other)
    for (const list of LISTS) {
      await other.goto(product.admin + list)
      await other.locator('main table, main p').first().waitFor()
      await expectToFit(other, width)
    }
    expect(problems()).toEqual([])
    await other.context().close()
  },
)
