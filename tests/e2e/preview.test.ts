import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeViolations, overflows, product } from './browser.ts'
import { staffCall } from './staff.ts'
import { ownStaffPage } from './staffPage.ts'
import { PAGE_CHECKS_API, turnOffPageChecks } from '../setup/pageChecks.ts'

/** The preview shows the form's content with the code that publishes, isolated from everything else. */
const ARTICLE = '/dashboard2/news/edit/1'

const watched = ownStaffPage()

const view = (page: Page, name: string) =>
  page.getByRole('radio', { name, exact: true }).check({ force: true })
const frame = (page: Page) => page.frameLocator('iframe')
const heading = (page: Page, name: string) => frame(page).getByRole('heading', { level: 1, name })
const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true })
const language = (page: Page, name: string) => page.getByRole('tab', { name }).click()
const words = (text: string) => `${text} ${Date.now().toString(36)}`

async function open(page: Page, address: string, name: string): Promise<void> {
  await page.goto(product.admin + address)
  await view(page, name)
}

test('what is typed is on the page a moment later, in the language of the tab, and on no public page', async () => {
  const { page, problems } = watched
  await open(page, ARTICLE, 'Side by side')
  const slug = await page.getByLabel('Address on the site (slug)').inputValue()
  const [indonesian, english] = [words('Sedang diketik'), words('While typing')]

  await title(page).fill(indonesian)
  await heading(page, indonesian).waitFor()
  await language(page, 'English')
  await title(page).fill(english)
  await heading(page, english).waitFor()
  await expect.poll(() => frame(page).locator('html').getAttribute('lang')).toBe('en')
  await language(page, 'Indonesian')
  await heading(page, indonesian).waitFor()

  await expect.poll(() => frame(page).locator('html').getAttribute('lang')).toBe('id')
  const published = await (await fetch(`${product.site}/id/news-and-information/${slug}`)).text()
  expect(published).not.toContain(indonesian)
  await expect.poll(() => axeViolations(page)).toEqual([])
  expect(problems()).toEqual([])
})

test('a check of the page names what is wrong in each language and leads to the field', async () => {
  const { page, problems } = watched
  const content =
    '<p>Prices of the region</p><table><tr><th></th><th>Price</th></tr><tr><td>A</td><td>1</td></tr></table>'
  const contents = [1, 2].map((languageId) => ({
    languageId,
    title: words('Kabar'),
    seoTitle: 'Kabar',
    content,
  }))
  const { id } = await staffCall<{ id: number }>('POST', '/api/dashboard/news', { state: 'draft', contents })
  const stored = await staffCall<object>('GET', PAGE_CHECKS_API)
  await staffCall('PUT', PAGE_CHECKS_API, { ...stored, titleCheck: 'stop', accessibilityCheck: 'warning' })
  await page.goto(`${product.admin}/dashboard2/news/edit/${id}`)

  await page.getByRole('button', { name: 'Check page' }).click()
  const dialog = page.getByRole('dialog', { name: 'Page check' })
  await dialog.getByText('A title for search engines needs at least 10 characters.').first().waitFor()
  expect(await dialog.getByText('A header cell of a table is empty.').count()).toBe(2)
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'SEO title' }).last().click()

  await page.locator('[data-field="contents.1.seoTitle"] :focus').waitFor()
  await turnOffPageChecks(product.admin)
  expect(problems()).toEqual([])
})

test('a draft that lacks what a save would ask for is shown all the same', async () => {
  const { page } = watched
  await open(page, ARTICLE, 'Side by side')
  await frame(page).getByRole('heading', { level: 1 }).waitFor()

  await title(page).fill('')
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill('Only this is left')

  await frame(page).getByText('Only this is left').first().waitFor()
  await expect.poll(() => page.getByText('This page cannot be displayed').count()).toBe(0)
})

test('a phone shows the page at its own width; fields stay as they were behind the preview', async () => {
  const { page, problems } = watched
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(product.admin + ARTICLE)
  const typed = words('Di ponsel')
  await title(page).fill(typed)
  await view(page, 'Preview')
  await heading(page, typed).waitFor()

  await expect
    .poll(() =>
      frame(page)
        .locator('html')
        .evaluate((root) => root.clientWidth),
    )
    .toBe(390)
  await expect.poll(() => overflows(page)).toBe(false)
  await expect.poll(() => axeViolations(page)).toEqual([])
  await view(page, 'Desktop')
  await expect
    .poll(() =>
      frame(page)
        .locator('html')
        .evaluate((root) => root.clientWidth),
    )
    .toBe(1280)
  await view(page, 'Editor')
  await expect.poll(() => title(page).inputValue()).toBe(typed)
  expect(problems()).toEqual([])
})

test('a click on a text leads to its field, and a focused field to its text', async () => {
  const { page } = watched
  await open(page, ARTICLE, 'Editor')
  const description = page.locator('[data-field="contents.0.description"] textarea').first()
  const shown = frame(page)
    .getByText(await description.inputValue(), { exact: true })
    .first()
  await view(page, 'Preview')
  await page.getByText('As published').waitFor()

  await shown.click()
  await expect.poll(() => description.evaluate((field) => field === document.activeElement)).toBe(true)
  await view(page, 'Preview')
  await expect.poll(() => shown.getAttribute('data-field-focused')).toBe('')
  await expect
    .poll(() => shown.evaluate((block) => block.getBoundingClientRect().top))
    .toBeGreaterThanOrEqual(0)
})

test('the page keeps its place while one types, and its links lead nowhere', async () => {
  const { page } = watched
  await open(page, ARTICLE, 'Side by side')
  const root = frame(page).locator('html')
  await frame(page).getByRole('heading', { level: 1 }).waitFor()
  const below = frame(page).getByRole('heading', { level: 2 }).first()
  const place = () => below.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  await title(page).focus()
  await root.evaluate((element) => element.scrollTo(0, 900))
  const before = await place()

  const typed = words('Tetap di tempat')
  await title(page).fill(typed)
  await heading(page, typed).waitFor({ state: 'attached' })
  // the title may wrap differently; the visible content stays in position
  expect(Math.abs((await place()) - before)).toBeLessThan(3)
  await expect.poll(() => root.evaluate((element) => element.scrollTop)).toBeGreaterThan(600)

  await frame(page).getByRole('link', { name: 'Beranda' }).first().click()
  await heading(page, typed).waitFor({ state: 'attached' })
  await expect.poll(() => new URL(page.url()).pathname).toBe(ARTICLE)
})

test('sections and list entries are shown on the page that has them', async () => {
  const { page } = watched
  await open(page, '/dashboard2/home-page/cta', 'Side by side')
  const typed = words('Ajakan baru')
  await title(page).fill(typed)
  await frame(page).getByRole('heading', { name: typed }).waitFor()
  await expect.poll(() => frame(page).locator('html').getAttribute('lang')).toBe('id')
})

test('what no page shows, and a page that fails, say so in place of the page', async () => {
  const { page } = watched
  let data: object = { kind: 'none' }
  await page.route('**/api/dashboard/preview', (route) => route.fulfill({ json: { data } }))
  await open(page, ARTICLE, 'Side by side')
  await page.getByText('Not shown on any page yet').waitFor()
  await expect.poll(() => page.locator('iframe').count()).toBe(0)
  await expect.poll(() => axeViolations(page)).toEqual([])

  data = { kind: 'failed', path: '/', reason: 'no such heading' }
  await title(page).fill(words('Gagal'))

  await page.getByText('This page cannot be displayed with these values').waitFor()
  await expect.poll(() => page.getByText('no such heading').count()).toBe(1)
})

test('nothing of a custom page runs', async () => {
  const { page, problems } = watched
  await open(page, '/dashboard2/custom-html/edit/1', 'Side by side')
  await frame(page).getByRole('heading', { level: 1 }).waitFor()
  const typed = words('Dengan skrip')

  await page
    .getByRole('textbox', { name: 'Custom script' })
    .fill('top.document.title = "ran"; window.ran = 1')
  await title(page).fill(typed)
  await heading(page, typed).waitFor()

  await expect.poll(() => frame(page).locator('script').count()).toBe(0)
  // injected scripts do not run: the frame has no script engine
  await page.locator('iframe').evaluate((element: HTMLIFrameElement) => {
    const inner = element.contentDocument
    const script = inner?.createElement('script')
    if (!inner || !script) return
    script.textContent = 'top.document.title = "ran"'
    inner.body.append(script)
    inner.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="top.document.title = \'ran\'">')
  })
  await frame(page).locator('img[src="x"]').waitFor({ state: 'attached' })
  await expect.poll(() => page.title()).not.toBe('ran')
  expect(problems().filter((problem) => !/Blocked script|Content Security Policy|404/.test(problem))).toEqual(
    [],
  )
})

test('offline the last page stays, and it follows as soon as there is a network', async () => {
  const { page } = watched
  await open(page, ARTICLE, 'Side by side')
  await frame(page).getByRole('heading', { level: 1 }).waitFor()

  await page.context().setOffline(true)
  const typed = words('Tanpa jaringan')
  await title(page).fill(typed)
  await page.getByText('You are offline. The preview updates').waitFor()
  await expect.poll(() => frame(page).getByRole('heading', { level: 1 }).count()).toBe(1)
  await page.context().setOffline(false)

  await heading(page, typed).waitFor()
  await expect.poll(() => page.getByText('You are offline').count()).toBe(0)
})
