import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { axeViolations, expectToFit, LOOKS, logIn, openPage, product } from './browser.ts'
import { saveButton, staffPage } from './staffPage.ts'

/** The audit log: filters, details, export. */
const LOG = '/dashboard2/audit-log'

const watched = staffPage({ locale: 'en-US', acceptDownloads: true })
let page: Page

beforeAll(() => {
  page = watched.page
})

const openLog = async (search = '') => {
  await page.goto(`${product.admin}${LOG}${search}`)
  await page.locator('main table').waitFor()
}
const rows = () => page.locator('main tbody tr')

/** Renames a category in English, to write an entry. @returns the new title */
async function renameCategory(): Promise<string> {
  const title = `Audited ${Date.now().toString(36)}`
  await page.goto(`${product.admin}/dashboard2/news/category/edit/2`)
  await page.getByRole('tab', { name: 'English' }).click()
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title)
  await saveButton(page).click()
  await page.getByText('Data successfully updated!').waitFor()
  return title
}

test('filters by type, action, person and days narrow the log; the address keeps them', async () => {
  const title = await renameCategory()
  await openLog()
  await page.getByLabel('Record type').selectOption({ label: 'News: News category' })
  await page.getByLabel('Action', { exact: true }).selectOption({ label: 'Updated' })
  await page.getByRole('search', { name: 'Filters' }).locator('input').first().click()
  await page.getByRole('option', { name: /Raras/ }).click()
  await page.waitForURL((url) =>
    ['entity', 'actionType', 'person'].every((name) => url.searchParams.has(name)),
  )

  await expect.poll(() => rows().first().textContent()).toContain(title)
  const others = async () => {
    const kinds = await rows().locator('td:nth-child(3)').allTextContents()
    return kinds.filter((text) => !/^(Updated|Saved a draft of) News category/.test(text))
  }
  await expect.poll(others).toEqual([])
  await page.reload()
  await expect.poll(() => rows().first().textContent()).toContain(title)

  await page.getByLabel('To', { exact: true }).focus()
  await page.keyboard.type('02/01/2020')
  await page.keyboard.press('Tab')
  await page.waitForURL((url) => url.searchParams.get('to') === '2020-01-02')
  await page.getByText('No entries match these filters.').waitFor()
  await expect.poll(() => axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.waitForURL((url) => url.search === '')
  await rows().first().waitFor()
  expect(watched.problems()).toEqual([])
})

test('an entry shows when, by whom, and what was before and after under the labels of the fields', async () => {
  const title = await renameCategory()
  await openLog('?entity=newsCategory&actionType=update')
  await rows()
    .filter({ hasText: title })
    .getByRole('link', { name: /^Detail/ })
    .click()

  const changes = page.getByRole('region', { name: 'Changes' })
  await changes
    .getByRole('row', { name: /^Title/ })
    .getByText(title)
    .waitFor()
  await expect
    .poll(() => changes.getByRole('columnheader').allTextContents())
    .toEqual(['Field', 'Indonesian', 'English'])
  // weekday, month, day, year, time with AM or PM
  await expect
    .poll(() => page.locator('dd').first().textContent())
    .toMatch(/^\w+day, \w+ \d{1,2}, \d{4} at \d{1,2}:\d\d\s[AP]M$/)
  await expect.poll(() => changes.textContent()).not.toMatch(/updated|version|languageId/i)
  await page.getByRole('link', { name: 'Back to the log' }).click()
  await page.waitForURL(/entity=newsCategory/)
  expect(watched.problems()).toEqual([])
})

test('what is filtered is exported as CSV, and the export is in the log', async () => {
  const title = await renameCategory()
  await openLog('?entity=newsCategory')
  await rows().first().waitFor()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])

  const csv = readFileSync(await download.path(), 'utf8')
  const [header, ...lines] = csv.trimEnd().split('\r\n')
  expect(header).toBe('\uFEFFTime,UTC,Person,Job title,Action,Record,ID,Area,Method')
  expect(lines[0]).toContain(title)
  expect(lines.filter((line) => !line.includes('News category'))).toEqual([])
  await openLog('?actionType=export')
  await expect.poll(() => rows().first().textContent()).toContain('Exported Audit Log')
  expect(watched.problems()).toEqual([])
})

test('the trail is verified day by day, and exported as a file of its own for auditors', async () => {
  await openLog()
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
  const trail = page.getByRole('region', { name: 'Verify the audit log' })
  await trail.getByRole('button', { name: 'Verify these days' }).click()

  await trail
    .getByText(/^(Nothing was changed, removed or added\.|No entries were chained on these days\.)/)
    .waitFor()
  const days = trail.getByRole('region', { name: 'Result by day' }).locator('tbody tr')
  await expect.poll(() => days.count()).toBe(7)
  // if the schedule ran or not
  await expect.poll(() => days.last().textContent()).toMatch(/Not sealed yet|Not part of the chain/)
  await expect.poll(() => axeViolations(page)).toEqual([])
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    trail.getByRole('button', { name: 'Export for auditors' }).click(),
  ])
  const lines = readFileSync(await download.path(), 'utf8')
    .trimEnd()
    .split('\n')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ type: 'trail', version: 1 })
  expect(lines.at(-1)).toBe('{"type":"end"}')
  expect(watched.problems()).toEqual([])
})

test('an export that is stopped makes no file', async () => {
  await openLog()
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/audit-log\?.*perPage=100/, async (route) => {
    await held
    await route.continue()
  })
  let downloads = 0
  page.on('download', () => (downloads += 1))

  await page.getByRole('button', { name: 'Export CSV' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stop' }).click()
  release()

  await page.getByText(/^Stopped after \d+ entries\. No file was created\.$/).waitFor()
  expect(downloads).toBe(0)
  await page.unroute(/audit-log\?.*perPage=100/)
})

test.each(LOOKS)(
  '$locale, $width px: neither list nor detail breaks a rule of accessibility or scrolls sideways',
  async ({ locale, width }) => {
    const { page: other, problems } = await openPage(watched.browser, { locale })
    await logIn(other)
    await other.goto(`${product.admin}${LOG}?entity=news`)
    await other.locator('main table').waitFor()
    await other.locator('main button[aria-expanded]').click()
    await other.locator('main section h2').waitFor()
    await expectToFit(other, width)
    await other.locator('main tbody a').first().click()
    await other.locator('main dl').waitFor()
    await expectToFit(other, width)
    expect(problems()).toEqual([])
    await other.context().close()
  },
)
