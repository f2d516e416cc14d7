import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StoredRecord } from '@flou/shared/api.ts'
import { StaffClient } from '../load/staffClient.ts'
import {
  expectToFit,
  LOOKS,
  logIn,
  closePages,
  workerBrowser,
  openPage,
  product,
  untilServed,
} from './browser.ts'
import { staffCall } from './staff.ts'

/** A change request on its way from author to approver, back, and to visitors, with demo users. */
const PASSWORD = 'Ombak-Tenang-2026'
const ARTICLES = '/api/dashboard/news'

interface Article extends StoredRecord {
  slug: string
  contents: { languageId: number; title: string; content: string }[]
}

let browser: Awaited<ReturnType<typeof workerBrowser>>
beforeAll(async () => {
  browser = await workerBrowser()
})
afterAll(() => closePages(browser))

const open = async (name: string, locale = 'en-US') => {
  const watched = await openPage(browser, { locale })
  await logIn(watched.page, { email: `${name}@flou.example`, password: PASSWORD })
  return watched
}

async function publishedArticle(title: string): Promise<Article> {
  const copy = await staffCall<Article>('POST', `${ARTICLES}/1/duplicate`, {})
  const contents = copy.contents.map((one) => ({
    ...one,
    title,
    content: '<p>See <a href="/pricing">our prices</a> today.</p><ul><li><p>One</p></li></ul>',
  }))
  return staffCall<Article>('PUT', `${ARTICLES}/${copy.id}`, {
    ...copy,
    contents,
    status: '1',
    state: 'published',
  })
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).first()
const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true })

async function openForm(page: Page, { id }: StoredRecord): Promise<void> {
  await page.goto(`${product.admin}/dashboard2/news/edit/${id}`)
  await page.locator('main form').waitFor()
  await page.getByRole('tab', { name: /English/ }).click()
}

async function sendForApproval(page: Page, message = ''): Promise<void> {
  await button(page, 'Send for approval').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/once .*Damar Hanggara.* has approved it/).waitFor()
  const [at, panel] = await Promise.all([page.locator('#save-form').boundingBox(), dialog.boundingBox()])
  expect(panel?.y, 'below its button').toBeGreaterThan((at?.y ?? 0) + (at?.height ?? 0))
  expect((panel?.y ?? 0) - (at?.y ?? 0)).toBeLessThan(80)
  if (message !== '') await dialog.getByRole('textbox', { name: 'Message (optional)' }).fill(message)
  await page.keyboard.press('Enter')
}

test('an author’s change is shown to an approver, sent back, changed, approved, and seen by visitors', async () => {
  const name = `Approval ${crypto.randomUUID().slice(0, 8)}`
  const article = await publishedArticle(name)
  const [author, approver] = [await open('citra'), await open('damar')]

  await openForm(author.page, article)
  await title(author.page).fill(`${name} first`)
  await sendForApproval(author.page, 'Prices of December')
  await author.page.getByText('Waiting for approval', { exact: true }).waitFor()
  await author.page.getByText(/Approvers: .*Damar Hanggara/).waitFor()
  await expectToFit(author.page, 1440)
  const detail = await author.page.getByRole('link', { name: 'Open the change' }).getAttribute('href')

  const { page } = approver
  await page.goto(product.admin + String(detail))
  await page.locator('ins', { hasText: 'first' }).waitFor()
  expect(await page.getByText('Only one language changed').count()).toBe(1)
  await page.getByRole('list', { name: 'History and comments' }).getByText('Prices of December').waitFor()
  await button(page, 'Suggest a wording: Title, English').click()
  await page.getByRole('textbox', { name: /^Suggest a wording/ }).fill(`${name} second`)
  await button(page, 'Send suggestion').click()
  await page.getByText('Suggestion:').first().waitFor()
  await page.getByRole('radio', { name: 'Page', exact: true }).check({ force: true })
  await page
    .getByRole('region', { name: 'After approval' })
    .frameLocator('iframe')
    .locator('h1[data-changed]', { hasText: `${name} first` })
    .click()
  await page.keyboard.press('c')
  await page.getByRole('textbox', { name: 'Reason' }).fill('Please say second.')
  await page.keyboard.press('Escape')
  await page.keyboard.press('c')
  expect(await page.getByRole('textbox', { name: 'Reason' }).inputValue()).toBe('Please say second.')
  await page.getByRole('dialog').getByRole('button', { name: 'Request changes' }).click()
  await said(page, 'Sent back to the author').waitFor()

  await openForm(author.page, article)
  await author.page.getByText('Please say second.').waitFor()
  await button(author.page, 'Accept suggestion for Title, English').click()
  await expect.poll(() => title(author.page).inputValue()).toBe(`${name} second`)
  await button(author.page, 'Accept suggestion for Title, English').waitFor({ state: 'detached' })
  await sendForApproval(author.page)
  await author.page.getByText('Waiting for approval', { exact: true }).waitFor()

  await page.goto(product.admin + String(detail))
  await page.locator('ins', { hasText: 'second' }).waitFor()
  await button(page, 'Approve').click()
  await said(page, 'Approved and applied').getByText(`Change: ${name} second`).waitFor()
  await said(page, 'Approved and applied').getByRole('button', { name: 'Undo change' }).waitFor()
  expect(page.url()).toContain(String(detail))
  await untilServed(`${product.site}/news-and-information/${article.slug}`, `${name} second`)

  await openForm(author.page, article)
  expect(await author.page.getByText('Waiting for approval').count()).toBe(0)
  expect([...author.problems(), ...approver.problems()]).toEqual([])
})

/** Creates a change request of an article. @returns the path of its screen */
async function waitingChange(): Promise<string> {
  const article = await publishedArticle(`Look ${crypto.randomUUID().slice(0, 8)}`)
  const author = await new StaffClient(product.admin).logIn({
    email: 'citra@flou.example',
    password: PASSWORD,
  })
  const contents = article.contents.map((one) => ({
    ...one,
    title: `${one.title} baru`,
    content:
      '<p>See <a href="/no-such-page">our prices</a> now.</p><ul><li><p>One</p></li><li><p>Two</p></li></ul>',
  }))
  const { body } = await author.call<Article>('PUT', `${ARTICLES}/${article.id}`, { ...article, contents })
  return `${product.admin}/dashboard2/workflow/detail/${body.changeRequest?.id}`
}

test.each(LOOKS)(
  'what is decided about fits and breaks no rule in %o',
  async ({ locale, language, width }) => {
    const { page, problems } = await open('damar', locale)

    await page.goto(await waitingChange())
    await page.locator('ins', { hasText: '/no-such-page' }).first().waitFor()
    await page
      .getByText(language === 'en' ? 'Broken link' : 'Tautan rusak')
      .first()
      .waitFor()

    await expectToFit(page, width)
    await page.keyboard.press('r')
    await page.getByRole('dialog').waitFor()
    await expectToFit(page, width)
    expect(problems()).toEqual([])
  },
)
