import { readFileSync } from 'node:fs'
import type { StoredRecord } from '@flou/shared/api.ts'
import type { ChangeRequestRow } from '@flou/shared/approval/workflow.ts'
import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { StaffClient } from '../load/staffClient.ts'
import { axeViolations, expectToFit, logIn, LOOKS, openPage, product } from './browser.ts'
import { staffPage } from './staffPage.ts'

/** Open change requests and decisions: filters, bulk decisions, export, counts. */
const WORKFLOW = '/dashboard2/workflow'
const CATEGORIES = '/api/dashboard/news/category'
/** A user whose role needs approval. */
const AUTHOR = { email: 'citra@flou.example', password: 'Ombak-Tenang-2026' }

const watched = staffPage({ locale: 'en-US', acceptDownloads: true })
let page: Page
let author: StaffClient
let mark: string
let changeRequests: ChangeRequestRow[]

const texts = (title: string, description = 'x') => ({
  contents: [1, 2].map((languageId) => ({ languageId, title: `${title} ${languageId}`, description })),
})

/** Submits a new category; English has the id 2. */
async function submit(name: string): Promise<ChangeRequestRow> {
  const { body } = await author.call<StoredRecord>('POST', CATEGORIES, texts(`${name} ${mark}`))
  if (!body.changeRequest) throw new Error(`Nothing was submitted: ${JSON.stringify(body)}`)
  return body.changeRequest
}

beforeAll(async () => {
  page = watched.page
  author = await new StaffClient(product.admin).logIn(AUTHOR)
})
beforeEach(async () => {
  mark = Date.now().toString(36)
  changeRequests = [await submit('First'), await submit('Second')]
})

const open = (search = '', on = page) => on.goto(`${product.admin}${WORKFLOW}${search}`)
const rowOf = (name: string, on = page) => on.locator('[data-change]').filter({ hasText: `${name} ${mark}` })
const selectBox = (name: string) => rowOf(name).getByRole('checkbox')
const dialog = () => page.getByRole('dialog')
const statusOf = async ({ id }: ChangeRequestRow) =>
  (await author.data<ChangeRequestRow>('GET', `/api/dashboard/workflow/${id}`)).status

test('several are decided at once as they were shown; what moved on is named and stays selected', async () => {
  await open('?area=news&kind=create')
  await selectBox('First').check()
  await selectBox('Second').check()
  const [, second] = changeRequests
  await author.call('PUT', `${CATEGORIES}/${second?.recordId}`, {
    ...texts(`Second ${mark}`, 'edited'),
    recordVersion: second?.recordVersion,
  })

  await page.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'Approve' }).click()
  await dialog().getByText(`First ${mark} 2`).waitFor()
  await dialog().getByText(`Second ${mark} 2`).waitFor()
  await dialog().getByRole('button', { name: 'Approve' }).click()
  await dialog().getByText('1 approved and applied.').waitFor()
  const refused = await dialog().getByRole('listitem').allTextContents()
  await dialog().getByRole('button', { name: 'Close' }).filter({ hasText: 'Close' }).click()

  expect(refused).toHaveLength(1)
  expect(refused[0]).toContain(`Second ${mark} 2`)
  await rowOf('First').waitFor({ state: 'detached' })
  await expect.poll(() => selectBox('Second').isChecked()).toBe(true)
  expect(await Promise.all(changeRequests.map(statusOf))).toEqual([2, 1])

  // viewed again, it is decided in its current state
  await page.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'Reject' }).click()
  await dialog().getByLabel('Reason').fill('Not now')
  await dialog().getByRole('button', { name: 'Reject' }).click()
  await dialog().getByText('1 rejected.').waitFor()
  expect(await Promise.all(changeRequests.map(statusOf))).toEqual([2, 3])
  expect(watched.problems()).toEqual([])
})

test('who approves several sees the machine translations that no one has checked, by change', async () => {
  const { id = '' } = changeRequests[1] ?? {}
  const texts = [{ language: 'en', path: 'contents.1.title' }]
  await page.route('**/workflow/unchecked?*', (route) =>
    route.fulfill({ json: { data: { severity: 'warning', changeRequests: [{ id, texts }] } } }),
  )
  await open('?area=news&kind=create')
  await selectBox('First').check()
  await selectBox('Second').check()
  await page.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'Approve' }).click()

  const warning = dialog().getByRole('status').filter({ hasText: 'Machine translations' })
  await warning.getByText(`Second ${mark} 2`).waitFor()
  await warning.getByRole('link', { name: 'Title (English)' }).waitFor()
  expect(await warning.getByText(`First ${mark} 2`).count()).toBe(0)
  await expect.poll(() => axeViolations(page)).toEqual([])
  await page.unroute('**/workflow/unchecked?*')
})

test('keys move, select and approve, once the focus is in the list', async () => {
  await open('?area=news&kind=create')
  await rowOf('First').getByRole('link').focus()
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(`Second ${mark} 2`)
  await page.keyboard.press('x')
  await page.keyboard.press('a')
  await dialog().getByText('Approve 2 changes?').waitFor()
  await page.keyboard.press('Escape')
  await dialog().waitFor({ state: 'detached' })
  expect(await Promise.all(changeRequests.map(statusOf))).toEqual([1, 1])

  await rowOf('Second').getByRole('link').focus()
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === `${WORKFLOW}/detail/${changeRequests[1]?.id}`)
})

test('views and filters are in the address; a reload keeps them', async () => {
  await open()
  await page.getByRole('link', { name: /^All open/ }).click()
  await page.getByLabel('Author').selectOption(await authorId())
  await page.getByLabel('Kind').selectOption('trash')
  await page.waitForURL((url) => url.searchParams.get('kind') === 'trash')
  await expect.poll(() => rowOf('First').count()).toBe(0)
  await page.getByLabel('Kind').selectOption('create')
  await rowOf('First').waitFor()
  await page.reload()
  await rowOf('Second').waitFor()
  expect(new URL(page.url()).searchParams.get('view')).toBe('open')

  await open('?view=open&kind=purge')
  await page.getByText('No changes match these filters.').waitFor()
  await page.getByRole('button', { name: 'Clear filters' }).last().click()
  await rowOf('First').waitFor()
  expect(watched.problems()).toEqual([])
})

/** Filter option of the demo author, loaded with the first response. */
async function authorId(): Promise<string> {
  const option = page.getByLabel('Author').getByRole('option', { name: /^Citra/ })
  return (await option.getAttribute('value')) ?? '' // its text contains a count that the next response changes
}

test('who decides nothing sees their own changes, and how many they are', async () => {
  const theirs = await openPage(watched.browser, { locale: 'en-US' })
  await logIn(theirs.page, AUTHOR)
  await open('', theirs.page)
  await rowOf('First', theirs.page).waitFor()

  const own = theirs.page.getByRole('link', { name: /^My changes/ })
  // a second response contains the count
  await expect.poll(() => own.textContent()).toMatch(/\d+ of your changes (?:are|is) open$/)
  expect(await theirs.page.getByRole('checkbox').count()).toBe(0)
  expect(theirs.problems()).toEqual([])
  await theirs.page.context().close()
})

test('decisions are listed, exported in both formats, and counted as charts and as tables', async () => {
  const [first] = changeRequests
  const decider = await new StaffClient(product.admin).logIn()
  await decider.call('POST', `/api/dashboard/workflow/${first?.id}/approve`, { hash: first?.hash })
  await open('/log?area=news')
  await rowOf('First').getByText('Approved').waitFor()

  const exported = async (name: string) => {
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name }).click(),
    ])
    return readFileSync(await download.path(), 'utf8')
  }
  const [header, line] = (await exported('Export CSV')).split('\r\n')
  const rows = JSON.parse(await exported('Export JSON')) as ChangeRequestRow[] // API format
  expect(header).toMatch(/^\uFEFFDecided,UTC,Change,Kind/)
  expect(line).toContain(`First ${mark} 2`)
  expect(rows[0]?.id).toBe(first?.id)

  await page.getByRole('link', { name: 'Stats' }).click()
  await page.getByRole('button', { name: 'Show as table: Decisions per person' }).click()
  await page
    .getByRole('table', { name: 'Decisions per person' })
    .getByRole('row', { name: /^Raras Kinanthi/ })
    .waitFor()
  expect(watched.problems()).toEqual([])
})

test.each(LOOKS)(
  '$locale, $width px: queue, decisions and figures fit and break no rule of accessibility',
  async ({ locale, width }) => {
    const { page: other, problems } = await openPage(watched.browser, { locale })
    await logIn(other)
    await open('?view=open', other)
    await rowOf('First', other).getByRole('checkbox').check()
    await expectToFit(other, width)
    await open('/log', other)
    await other.locator('[data-change]').first().waitFor()
    await expectToFit(other, width)
    await open('/log?show=figures', other)
    await other.locator('[data-figures]').waitFor()
    await expectToFit(other, width)
    expect(problems()).toEqual([])
    await other.context().close()
  },
)
