import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { StoredRecord, RevisionRow } from '@flou/shared/api.ts'
import { TRANSLATION_PATHS } from '@flou/shared/translation/translationPaths.ts'
import type { AssignmentResult } from '@flou/shared/translation/queue.ts'
import { StaffClient } from '../load/staffClient.ts'
import { axeViolations, expectToFit, LOOKS, logIn, openPage, overflows, product } from './browser.ts'
import { certificate, CERTIFICATES, CERTIFICATE_LIST } from './certificate.ts'
import { ownStaffPage } from './staffPage.ts'

/** Editing in two languages, nested entries, and errors of a form. */
const CATEGORY = '/dashboard2/news/category/edit/2'

const watched = ownStaffPage()
let staff: StaffClient

beforeAll(async () => {
  staff = await new StaffClient(product.admin).logIn()
})

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function open(page: Page, address: string): Promise<void> {
  await page.goto(product.admin + address)
  await page.locator('main form').waitFor()
}

/** Saves with the keyboard. @returns the sent body */
async function save(page: Page): Promise<Record<string, unknown>> {
  const answered = page.waitForResponse((response) => response.request().method() === 'PUT')
  await page.keyboard.press('Control+Enter')
  const answer = await answered
  expect(answer.status()).toBe(200)
  return answer.request().postDataJSON() as Record<string, unknown>
}

const titles = (title: string) => [1, 2].map((languageId) => ({ languageId, title, description: '' }))
const link = (name: string, order: number) => ({
  url: 'https://flou.example',
  order,
  translations: titles(name),
})

/** A menu entry, by default with the most nested entries a form must handle. */
async function addMenu(links = 50, groups = 10): Promise<number> {
  const texts = [1, 2].map((languageId) => ({ languageId, title: `Besar ${Date.now().toString(36)}` }))
  const menu = {
    type: 0,
    order: 99,
    url: 'https://',
    sideLinkURL: 'https://',
    bottomLinkURL: 'https://',
    isActive: false,
    translations: texts,
    contentItems: Array.from({ length: links }, (_, at) => link(`Tautan ${at + 1}`, at)),
    contentGroups: Array.from({ length: groups }, (_, at) => ({
      ...link(`Kelompok ${at + 1}`, at),
      contentItems: [],
    })),
  }
  const { id } = await staff.data<StoredRecord>('POST', '/api/dashboard/menu', menu)
  return id
}

const inBoth = (title: { id: string; en: string }, description: string) =>
  certificate([
    { languageId: 1, title: title.id, description },
    { languageId: 2, title: title.en, description },
  ])

async function addCertificate(): Promise<StoredRecord> {
  const mark = Date.now().toString(36)
  const texts = inBoth({ id: `Kabar ${mark}`, en: `News ${mark}` }, 'x')
  return staff.data<StoredRecord>('POST', CERTIFICATES, texts)
}
const editForm = ({ id }: StoredRecord) => `${CERTIFICATE_LIST}/edit/${id}`

interface SentMenu {
  contentItems: { translations: { title: string }[] }[]
  contentGroups: { translations: { title: string }[] }[]
}
const names = (entries: SentMenu['contentItems']) => entries.map(({ translations }) => translations[0]?.title)

test('both languages stand side by side; a text is copied into the other one, asked for and undone', async () => {
  const { page, problems } = watched
  const typed = `Teknologi ${Date.now().toString(36)}`
  const { id } = await addCertificate()
  await open(page, `${CERTIFICATE_LIST}/edit/${id}`)

  await button(page, 'Both languages').click()
  const [indonesian, english] = [box(page, 'Title (Indonesian)'), box(page, 'Title (English)')]
  const before = await english.inputValue()
  const places = await Promise.all([indonesian, english].map((one) => one.boundingBox()))
  await indonesian.fill(typed)
  await button(page, 'Copy Title to English').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Replace' }).click()
  const copied = await english.inputValue()
  await expect.poll(() => axeViolations(page)).toEqual([])
  await button(page, 'Undo').click()

  expect(places[0]?.y).toBe(places[1]?.y)
  expect([copied, await english.inputValue(), await indonesian.inputValue()]).toEqual([typed, before, typed])
  expect(await save(page)).toMatchObject({ contents: [{ title: typed }, { title: before }] })
  // remembered per user, also for the next form
  await open(page, CATEGORY)
  await box(page, 'Title (English)').waitFor()
  expect(problems()).toEqual([])
})

test('sixty nested entries are moved by keyboard, and arrive in their new order', async () => {
  const { page } = watched
  const id = await addMenu()
  await open(page, `/dashboard2/menu/edit/${id}`)

  await page.getByRole('button', { name: /^Tautan 1$/ }).focus()
  for (let step = 0; step < 49; step += 1) await page.keyboard.press('Alt+ArrowDown')
  await page.getByText('Tautan 1: now 50 of 50').waitFor({ state: 'attached' })
  await page.getByRole('button', { name: /^Kelompok 10$/ }).focus()
  for (let step = 0; step < 9; step += 1) await page.keyboard.press('Alt+ArrowUp')
  await page.getByText('Kelompok 10: now 1 of 10').waitFor({ state: 'attached' })
  const sent = (await save(page)) as unknown as SentMenu

  expect(names(sent.contentItems)).toEqual([
    ...Array.from({ length: 49 }, (_, at) => `Tautan ${at + 2}`),
    'Tautan 1',
  ])
  expect(names(sent.contentGroups)).toEqual([
    'Kelompok 10',
    ...Array.from({ length: 9 }, (_, at) => `Kelompok ${at + 1}`),
  ])
})

test('a number with a thousands separator is that number, in nested entries too; an unclear one stays and is refused', async () => {
  const { page, problems } = watched
  const estimates = '/api/dashboard/pricing/typical-estimate'
  const first = await staff.data<StoredRecord>('GET', `${estimates}/1`)
  const estimate = await staff.data<StoredRecord>('POST', estimates, { ...first, id: undefined })
  await open(page, `/dashboard2/pricing/typical-estimate/edit/${estimate.id}`)
  await page.locator('[data-field="lines.0.quantity"] input').fill('2,500')
  const nested = await save(page)
  await staff.data('DELETE', `${estimates}/${estimate.id}`)
  const slide = await staff.data<StoredRecord>('POST', '/api/dashboard/slider/1/duplicate', {})
  await open(page, `/dashboard2/slider/edit/${slide.id}`)
  const order = page.locator('[data-field="order"] input')

  await order.fill('1,000')
  const sent = await save(page)
  await order.fill('1.000')
  await page.getByText('Thousands or decimals?').waitFor()
  await page.keyboard.press('Control+Enter')
  await page.getByText('1 field to complete or correct').first().waitFor()
  await staff.data('DELETE', `/api/dashboard/slider/${slide.id}`)

  expect([nested['lines'], sent]).toMatchObject([[{ quantity: 2500 }, {}], { order: 1000 }])
  expect(await order.inputValue()).toBe('1.000')
  expect(problems()).toEqual([])
})

test('nested entries are dragged, duplicated, and removed with a way back', async () => {
  const { page, problems } = watched
  const id = await addMenu()
  await open(page, `/dashboard2/menu/edit/${id}`)
  const entry = (name: string) =>
    page.locator('[data-item]').filter({ has: page.getByRole('button', { name, exact: true }) })

  await entry('Kelompok 2').evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const from = await entry('Kelompok 1').locator('[title="Drag to move"]').boundingBox()
  const to = await entry('Kelompok 3').boundingBox()
  if (!from || !to) throw new Error('The entries are not on the screen')
  await page.mouse.move(from.x + 8, from.y + 8)
  await page.mouse.down()
  await page.mouse.move(to.x + 40, to.y + to.height - 4, { steps: 6 })
  await page.mouse.up()
  await page.getByText('Kelompok 1: now 3 of 10').waitFor({ state: 'attached' })
  const choose = async (action: 'Remove' | 'Duplicate', name: string) => {
    await button(page, `Actions: ${name}`).click()
    await button(page, `${action} ${name}`).click()
  }
  await choose('Remove', 'Kelompok 5')
  await button(page, 'Undo').click()
  await choose('Remove', 'Kelompok 6')
  await choose('Duplicate', 'Kelompok 2')
  const sent = (await save(page)) as unknown as SentMenu

  expect(names(sent.contentGroups)).toEqual(
    [2, 2, 3, 1, 4, 5, 7, 8, 9, 10].map((number) => `Kelompok ${number}`),
  )
  expect(problems()).toEqual([])
})

test('what is missing is named in the spec’s words, and the first of it takes the focus', async () => {
  const { page } = watched
  await open(page, CATEGORY)

  await box(page, 'Title').fill('')
  await page.keyboard.press('Control+Enter')
  await page.getByText('This field is required.').first().waitFor()

  await page.getByText('Failed to update data!').waitFor()
  await page.waitForFunction(() => document.activeElement?.closest('[data-field$=".title"]') !== null)
  await page.locator('h1').click()
  await page.getByRole('button', { name: '1 field to complete before publishing' }).click()
  await page.getByRole('button', { name: 'Title (Indonesian)' }).click()
  await page.waitForFunction(() => document.activeElement?.closest('[data-field$=".title"]') !== null)
  await expect.poll(() => axeViolations(page)).toEqual([])
})

test('a save without an answer is made again by itself, with the same key, and stored once', async () => {
  const { page } = watched
  const record = await addCertificate()
  await open(page, editForm(record))
  const typed = `Uraian ${Date.now().toString(36)}`
  const keys: (string | undefined)[] = []
  await page.route(`**${CERTIFICATES}/${record.id}`, async (route) => {
    if (route.request().method() !== 'PUT') return route.continue()
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 3) return route.continue()
    // the first is stored but its response is lost; the others do not arrive
    if (keys.length === 1) await route.fetch()
    return route.abort()
  })

  await box(page, 'Description').fill(typed)
  await page.keyboard.press('Control+Enter')
  await page.getByText(/^Retrying in \d+ s…$/).waitFor()
  const state = page.getByRole('status').filter({ hasText: 'Not saved' })
  await expect.poll(() => state.innerText()).toContain('The server could not be reached')
  await expect.poll(() => axeViolations(page)).toEqual([])
  await button(page, 'Try now').click()

  await page.getByText('All changes saved').waitFor()
  const versions = await staff.data<RevisionRow[]>('GET', `${CERTIFICATES}/${record.id}/versions`)
  expect(keys).toEqual(Array.from({ length: 4 }, () => keys[0]))
  expect(versions.map(({ version }) => version)).toEqual([2, 1])
  await expect.poll(() => box(page, 'Description').inputValue()).toBe(typed)
})

test('what is typed while a save waits for its server is saved after it, on top of it', async () => {
  const { page } = watched
  const record = await addCertificate()
  await open(page, editForm(record))
  const address = `**${CERTIFICATES}/${record.id}`
  await page.route(address, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  await box(page, 'Description').fill('Pertama')
  await page.keyboard.press('Control+Enter')
  await button(page, 'Try now').waitFor()

  await box(page, 'Description').fill('Kedua')
  await page.unroute(address)
  await page.keyboard.press('Control+Enter')

  await page.getByText('All changes saved').waitFor()
  await expect
    .poll(async () => {
      const stored = await staff.data<StoredRecord>('GET', `${CERTIFICATES}/${record.id}`)
      return [stored.recordVersion, JSON.stringify(stored).includes('Kedua')]
    })
    .toEqual([3, true])
})

test('a text that the other language has left behind is marked, found, and marked as checked', async () => {
  const { page, problems } = watched
  const record = await addCertificate()
  const changed = inBoth({ id: `Kabar ${record.id}`, en: `News ${record.id}` }, 'x')
  const first = await staff.data<StoredRecord>('PUT', `${CERTIFICATES}/${record.id}`, {
    ...record,
    ...changed,
  })
  const behind = inBoth({ id: `Kabar ${record.id}`, en: 'Only English is newer' }, 'x')
  await staff.data('PUT', `${CERTIFICATES}/${record.id}`, { ...first, ...behind })
  await open(page, editForm(record))
  const mark = page.getByText('Indonesian outdated', { exact: true })
  await mark.waitFor()
  await page.getByRole('tab', { name: /English/ }).click()
  await button(page, 'Indonesian outdated: Title').click()
  await page.waitForFunction(
    () => document.activeElement?.closest('[data-field="contents.0.title"]') !== null,
  )
  await page.getByRole('tab', { name: /English/ }).click()
  await box(page, 'Description').fill('Typed and not saved')

  await button(page, 'Next outdated text (1)').click()
  // back to the field of the stale Indonesian translation
  await page.waitForFunction(
    () => document.activeElement?.closest('[data-field="contents.0.title"]') !== null,
  )
  await expect.poll(() => axeViolations(page)).toEqual([])
  await button(page, 'Translation is up to date: Title').click()
  await mark.waitFor({ state: 'detached' })
  await page.waitForFunction(
    () => document.activeElement?.closest('[data-field="contents.0.title"]') !== null,
  )

  const stored = await staff.data<StoredRecord>('GET', `${CERTIFICATES}/${record.id}`)
  expect(stored.staleTranslation).toBeUndefined()
  expect(await save(page)).toMatchObject({ contents: [{}, { description: 'Typed and not saved' }] })
  expect(problems()).toEqual([])
})

test('times are those of Jakarta, wherever the browser is', async () => {
  const { page } = await openPage(watched.browser, { timezoneId: 'America/New_York' })
  await logIn(page)
  await open(page, CATEGORY)
  await box(page, 'Description').fill(`Waktu ${Date.now().toString(36)}`)
  const answered = page.waitForResponse((response) => response.request().method() === 'PUT')

  await page.keyboard.press('Control+Enter')
  const { data } = (await (await answered).json()) as { data: StoredRecord }
  await page.getByText('All changes saved').waitFor()

  const jakarta = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'Asia/Jakarta' })
  const state = await page.getByRole('status').filter({ hasText: 'All changes saved' }).innerText()
  expect(state).toContain(jakarta.format(new Date(data.updated)))
  await page.context().close()
})

test.each(LOOKS)(
  '$locale, $width px: forms are accessible, and nothing is cut off, also at a zoom of 200 %%',
  async ({ locale, width }) => {
    const { page } = await openPage(watched.browser, { locale })
    await logIn(page)

    for (const address of ['/dashboard2/news/edit/2', '/dashboard2/menu/edit/2']) {
      await open(page, address)
      await page.waitForLoadState('networkidle')
      await expectToFit(page, width)
      // a window of 1440 × 900 at 200 % zoom
      await page.setViewportSize({ width: 720, height: 450 })
      await expect.poll(() => overflows(page), { message: address }).toBe(false)
    }
    await page.context().close()
  },
)

test('an outdated text is found in the queue and translated next to what changed', async () => {
  const { page, problems } = watched
  const record = await addCertificate()
  const id = `Antrean ${record.id}`
  const title = `Newer ${record.id}`
  const source = inBoth({ id, en: title }, 'x')
  const first = await staff.data<StoredRecord>('PUT', `${CERTIFICATES}/${record.id}`, {
    ...record,
    ...inBoth({ id, en: `Older ${record.id}` }, 'x'),
  })
  await staff.data('PUT', `${CERTIFICATES}/${record.id}`, { ...first, ...source })
  const task = { type: 'securityCompliance', id: record.id, language: 'id' }
  const assignment = { tasks: [task], due: '2026-01-01' }
  await expect
    .poll(() => staff.data<AssignmentResult>('PUT', TRANSLATION_PATHS.assignments, assignment))
    .toEqual({ assigned: 1, missed: 0 })

  await page.goto(`${product.admin}/dashboard2/translations?overdue=1&language=id`)
  await page.getByRole('link', { name: title, exact: true }).waitFor()
  await expectToFit(page, 390)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('link', { name: title, exact: true }).click()
  const bar = page.getByRole('region', { name: 'Translate into Indonesian' })
  await bar.getByText('1 text to translate').waitFor()
  await page.getByText('Changed since the last translation').waitFor()
  expect(await page.locator('main form del').allTextContents()).toContainEqual(
    expect.stringContaining('Older'),
  )
  expect(await box(page, 'Description (Indonesian)').count()).toBe(0)
  await expect.poll(() => axeViolations(page)).toEqual([])

  await box(page, 'Title (Indonesian)').fill(`Lebih baru ${record.id}`)
  await save(page)
  await bar.getByText('Every text is translated').waitFor()
  await bar.getByRole('link', { name: 'Back to the translations' }).click()
  await page.waitForURL(/translations\?/)
  expect(problems()).toEqual([])
})
