import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { ListRow, StoredRecord } from '@flou/shared/api.ts'
import { StaffClient } from '../load/staffClient.ts'
import { expectToFit, logIn, openPage, product, untilServed } from './browser.ts'
import { certificate, CERTIFICATES, CERTIFICATE_LIST as LIST } from './certificate.ts'
import { ownStaffPage } from './staffPage.ts'

/** Edits of published content are stored as a draft, hidden from visitors until published. */
const watched = ownStaffPage()
let staff: StaffClient

beforeAll(async () => {
  staff = await new StaffClient(product.admin).logIn()
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true })
const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

interface Titled extends StoredRecord {
  contents: { languageId: number; title: string; description: string }[]
}
const englishOf = ({ contents }: Titled) => contents.find(({ languageId }) => languageId === 2)?.title

async function openCertificate(page: Page): Promise<{ id: number; name: string }> {
  const name = `Draft ${crypto.randomUUID().slice(0, 8)}`
  const contents = [1, 2].map((languageId) => ({ languageId, title: name, description: 'x' }))
  const { id } = await staff.data<StoredRecord>('POST', CERTIFICATES, certificate(contents))
  await open(page, id)
  return { id, name }
}
async function open(page: Page, id: number): Promise<void> {
  await page.goto(`${product.admin}${LIST}/edit/${id}`)
  await page.locator('main form').waitFor()
  await page.getByRole('tab', { name: /English/ }).click()
}
const read = (id: number) => staff.data<Titled>('GET', `${CERTIFICATES}/${id}`)
const rowOf = async (id: number) =>
  (await staff.data<ListRow[]>('GET', `${CERTIFICATES}?perPage=100&keyword=Draft`)).find(
    (row) => row.id === id,
  )

test('a draft is kept and found again, while visitors see what was published; then it is published', async () => {
  const { page, problems } = watched
  const { id, name } = await openCertificate(page)

  await title(page).fill(`${name} changed`)
  await button(page, 'Save draft').click()
  await said(page, 'Visitors still see version').waitFor()
  const draft = await read(id)
  const row = await rowOf(id)
  await open(page, id)

  expect([englishOf(draft), draft.live?.version]).toEqual([`${name} changed`, 1])
  expect([row?.titles.en, row?.listStates?.hasDraft]).toEqual([name, true])
  await expect.poll(() => title(page).inputValue()).toBe(`${name} changed`)
  await expectToFit(page, 1440)

  await button(page, 'Publish').click()
  await expect.poll(() => said(page, 'Visitors still see version').count()).toBe(0)
  await expect.poll(async () => (await rowOf(id))?.titles.en).toBe(`${name} changed`)
  expect((await read(id)).live).toBeUndefined()
  expect(problems()).toEqual([])
})

test('Ctrl+S saves the draft, Enter does nothing, and Ctrl+Enter publishes', async () => {
  const { page } = watched
  const { id, name } = await openCertificate(page)
  await title(page).fill(`${name} once`)
  await button(page, 'Save draft').click()
  await said(page, 'Visitors still see version').waitFor()

  await title(page).fill(`${name} twice`)
  await page.keyboard.press('Control+s')
  await expect.poll(async () => englishOf(await read(id))).toBe(`${name} twice`)
  await title(page).fill(`${name} thrice`)
  await page.keyboard.press('Enter')
  await said(page, 'Unsaved changes').waitFor()
  expect((await read(id)).live?.version).toBe(1)
  expect((await rowOf(id))?.titles.en).toBe(name)

  await page.keyboard.press('Control+Enter')
  await expect.poll(async () => (await rowOf(id))?.titles.en).toBe(`${name} thrice`)
  expect((await read(id)).live).toBeUndefined()
})

test('a draft is compared with what visitors see, and thrown away only when asked twice', async () => {
  const { page } = watched
  const { id, name } = await openCertificate(page)
  await title(page).fill(`${name} changed`)
  await button(page, 'Save draft').click()

  await button(page, 'Show changes').click()
  const comparison = page.getByRole('dialog', { name: 'Compare versions' })
  await comparison.getByText('Fields that differ: 1').waitFor()
  await expectToFit(page, 390)
  await page.keyboard.press('Escape')
  await button(page, 'Discard draft').click()
  const dialog = page.getByRole('dialog', { name: 'Discard this draft?' })
  await dialog.waitFor()
  await expectToFit(page, 1440)
  await dialog.getByRole('button', { name: 'Discard draft' }).click()

  await expect.poll(() => title(page).inputValue()).toBe(name)
  expect(await button(page, 'Discard draft').count()).toBe(0)
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  expect((await read(id)).live).toBeUndefined()
})

test('unpublishing in the form is undone together with its draft', async () => {
  const { page } = watched
  const { id, name } = await openCertificate(page)
  await title(page).fill(`${name} changed`)
  await button(page, 'Save draft').click()
  await said(page, 'Visitors still see version').waitFor()

  await button(page, 'More actions').click()
  await button(page, 'Unpublish').click()
  await expect.poll(async () => (await read(id)).live).toBeUndefined()
  await said(page, 'is unpublished').getByRole('button', { name: 'Undo' }).click()

  await expect
    .poll(async () => (await rowOf(id))?.listStates)
    .toMatchObject({ visibility: 'published', hasDraft: true })
  await said(page, 'Visitors still see version').waitFor()
  expect([(await rowOf(id))?.titles.en, englishOf(await read(id)), await title(page).inputValue()]).toEqual([
    name,
    `${name} changed`,
    `${name} changed`,
  ])
})

test('a list shows what is changed, narrows to it, and publishes it', async () => {
  const { page } = watched
  const { id, name } = await openCertificate(page)
  await title(page).fill(`${name} changed`)
  await button(page, 'Save draft').click()
  await said(page, 'Visitors still see version').waitFor()

  await page.goto(`${product.admin}${LIST}?state=changed`)
  const row = page.getByRole('row').filter({ hasText: name })
  await row.getByText('Draft changes', { exact: true }).waitFor()
  await expectToFit(page, 390)
  await row.getByRole('button', { name: `More actions for ${name}` }).click()
  await button(page, 'Publish draft').click()

  await expect.poll(() => row.count()).toBe(0)
  await expect.poll(async () => (await rowOf(id))?.titles.en).toBe(`${name} changed`)
})

test('someone who started from the published version does not silently publish over a draft', async () => {
  const { page } = watched
  const { id, name } = await openCertificate(page)
  const record = await read(id)
  const contents = record.contents.map((one) => ({ ...one, title: `${name} draft` }))
  await staff.data('PUT', `${CERTIFICATES}/${id}/draft`, { ...record, contents })

  await title(page).fill(`${name} mine`)
  await button(page, 'Publish').click()
  const dialog = page.getByRole('dialog', { name: / saved this at / })

  await dialog.getByText('Their version is a draft that visitors do not see yet.').waitFor()
  expect((await rowOf(id))?.titles.en).toBe(name)
})

test('a draft kept without a network is sent as a draft once there is one', async () => {
  const { page } = watched
  const { id, name } = await openCertificate(page)

  await page.context().setOffline(true)
  await title(page).fill(`${name} offline`)
  await button(page, 'Save draft').click()
  await page.getByText('Offline: will be saved when you are back online').waitFor()
  await page.context().setOffline(false)

  await said(page, 'Visitors still see version').waitFor()
  const stored = await read(id)
  expect([englishOf(stored), stored.recordVersion, stored.live?.version]).toEqual([`${name} offline`, 2, 1])
})

test('in Indonesian and on a phone, a section has its draft too', async () => {
  const address = '/api/dashboard/community/title'
  const before = await staff.data<Titled>('GET', address)
  const { page, problems } = await openPage(watched.browser, {
    locale: 'id-ID',
    viewport: { width: 390, height: 844 },
  })
  await logIn(page)
  await page.goto(`${product.admin}/dashboard2/community/title`)

  await page.getByRole('textbox', { name: 'Judul', exact: true }).fill('Judul dalam draf')
  await button(page, 'Simpan draf').click()
  await said(page, 'Pengunjung masih melihat versi').first().waitFor()
  const draft = await staff.data<Titled>('GET', address)
  await expectToFit(page, 390)
  await button(page, 'Buang draf').click()
  await page.getByRole('dialog', { name: 'Buang draf ini?' }).getByText('Buang draf').last().click()

  await expect.poll(async () => (await staff.data<Titled>('GET', address)).live).toBeUndefined()
  expect([draft.live?.version, draft.contents.map((one) => one.title)]).toEqual([
    before.recordVersion,
    expect.arrayContaining(['Judul dalam draf']),
  ])
  expect((await staff.data<Titled>('GET', address)).contents).toEqual(before.contents)
  expect(problems()).toEqual([])
  await page.context().close()
})

test('the public page shows a draft only when it is published', async () => {
  const mark = crypto.randomUUID().slice(0, 8)
  const [article, other] = [await addArticle(), await addArticle()]
  const page = `${product.site}/news-and-information/${String(article['slug'])}`
  await untilServed(page, String(englishOf(article)))

  await staff.data('PUT', `${addressOf(article)}/draft`, titled(article, `Drafted ${mark}`))
  // a later publish is live, so the draft is not pending
  await staff.data('PUT', addressOf(other), titled(other, `Later ${mark}`))
  await untilServed(`${product.site}/news-and-information/${String(other['slug'])}`, `Later ${mark}`)
  const html = await (await fetch(page)).text()
  await staff.data('POST', `${addressOf(article)}/publish`)

  expect(html).toContain(englishOf(article))
  expect(html).not.toContain(`Drafted ${mark}`)
  await untilServed(page, `Drafted ${mark}`)
})

const addressOf = ({ id }: StoredRecord) => `/api/dashboard/news/${id}`
const titled = (record: Titled, name: string) => ({
  ...record,
  contents: record.contents.map((one) => ({ ...one, title: name })),
})
async function addArticle(): Promise<Titled> {
  const copy = await staff.data<Titled>('POST', '/api/dashboard/news/1/duplicate')
  return staff.data<Titled>('PUT', addressOf(copy), {
    ...titled(copy, `Article ${crypto.randomUUID().slice(0, 8)}`),
    status: '1',
    publishDate: '2026-01-01',
  })
}
