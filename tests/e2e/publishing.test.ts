import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage, PATIENCE_MS, product, untilServed } from './browser.ts'
import { openPublicPage } from './publicShell/publicPage.ts'
import { demoPicture, staffCall } from './staff.ts'
import { staffPage } from './staffPage.ts'

/**
 * Responses for moved and removed pages; the publishing screen: states, rendering of one page, a type or everything,
 * with progress stored on the server.
 */
const watched = staffPage()

const open = async (page: Page, { office = 'dashboard2', search = '' } = {}) => {
  await page.goto(`${product.admin}/${office}/publishing${search}`)
  await page.getByRole('table').waitFor()
}
const runs = (page: Page) => page.getByRole('region', { name: 'Runs' }).getByRole('listitem')
const newestRun = (page: Page) => runs(page).first()
/** Newest run of all pages: the schedule also queues pages every minute. */
const newestFullRun = (page: Page) => runs(page).filter({ hasText: 'All pages' }).first()

interface CustomPage {
  id: number
  slug: string
}
async function fieldsOf(slug: string, text: string) {
  const texts = { title: slug, content: `<p>${text}</p>`, seoTitle: slug, seoDescription: slug }
  const contents = [1, 2].map((languageId) => ({ languageId, ...texts }))
  return { slug, seoMediaId: await demoPicture(), customScript: '', contents }
}
const addPage = async (slug: string): Promise<CustomPage> =>
  staffCall('POST', '/api/dashboard/custom-html', await fieldsOf(slug, slug))

/** Status and location of a path. */
async function answerOf(path: string): Promise<string> {
  const { status, headers } = await fetch(product.site + path, { redirect: 'manual' })
  const to = headers.get('location')
  return to === null ? String(status) : `${status} ${new URL(to, product.site).pathname}`
}
async function untilAnswered(path: string, answer: string): Promise<void> {
  await expect.poll(() => answerOf(path), { timeout: PATIENCE_MS, message: path }).toBe(answer)
}

test('a slug that is taken is said at the field; a new one leaves a redirect in both languages; a removed page is not found', async () => {
  const { page, problems } = watched
  const mark = Date.now().toString(36)
  const [first, second] = [`first-${mark}`, `second-${mark}`]
  const [own, other] = [await addPage(first), await addPage(second)]
  const slug = page.getByLabel('Address on the site (slug)')
  const save = page.getByRole('button', { name: 'Publish', exact: true })
  await untilServed(`${product.site}/page/${own.slug}`, own.slug)

  await page.goto(`${product.admin}/dashboard2/custom-html/edit/${own.id}`)
  await slug.fill(other.slug)
  await save.click()
  await page.getByText('This value is already in use.').first().waitFor()
  await expect.poll(() => slug.getAttribute('aria-invalid')).toBe('true')
  await slug.fill(`${own.slug}-moved`)
  await save.click()
  await page.getByText('Data successfully updated!').waitFor()

  await untilAnswered(`/page/${own.slug}`, `301 /page/${own.slug}-moved`)
  await untilAnswered(`/id/page/${own.slug}`, `301 /id/page/${own.slug}-moved`)
  await untilServed(`${product.site}/page/${own.slug}`, own.slug)
  await staffCall('DELETE', `/api/dashboard/custom-html/${own.id}`)
  for (const path of [`/page/${own.slug}-moved`, `/id/page/${own.slug}-moved`, `/page/${own.slug}`]) {
    await untilAnswered(path, '404')
  }
  const missing = await (await fetch(`${product.site}/id/page/${own.slug}-moved`)).text()
  expect(missing).toContain('Halaman ini tidak ditemukan')
  await expect.poll(() => answerOf(`/page/${other.slug}`)).toBe('200')
  await staffCall('DELETE', `/api/dashboard/custom-html/${other.id}`)
  expect(problems()).toEqual([])
})

test('a page that is published between its document and its scripts is hydrated as it came', async () => {
  const slug = `opened-${Date.now().toString(36)}`
  const own = await addPage(slug)
  const address = `${product.site}/id/page/${slug}`
  await untilServed(address, slug)
  const { page, hydrated, problems } = await openPublicPage(watched.browser)
  const published = Promise.withResolvers<void>()
  await page.route(`**/${slug}.data`, async (route) => {
    await published.promise
    await route.continue()
  })
  await page.goto(address)

  const changed = { ...own, ...(await fieldsOf(slug, 'Other words')) }
  await staffCall('PUT', `/api/dashboard/custom-html/${own.id}`, changed)
  await untilServed(address, 'Other words')
  published.resolve()
  await hydrated()

  expect(await page.locator('main').textContent()).not.toContain('Other words')
  expect(await page.locator('html[data-plain]').count()).toBe(0)
  await page.reload()
  await hydrated()
  expect(await page.locator('main').textContent()).toContain('Other words')
  expect(problems()).toEqual([])
  await staffCall('DELETE', `/api/dashboard/custom-html/${own.id}`)
  await page.context().close()
})

test('a single page is rendered again, and the run says so', async () => {
  const { page, problems } = watched
  await open(page)

  await page.getByRole('button', { name: 'Republish: /community', exact: true }).click()

  await expect.poll(() => newestRun(page).textContent()).toMatch(/\/community.*Done.*1 of 1/)
  expect(problems()).toEqual([])
})

test('everything is rendered after asking; the progress is still there after a reload, and it can be stopped', async () => {
  const { page, problems } = watched
  await open(page)

  await page.getByRole('button', { name: 'Republish all' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Visitors are not affected').waitFor()
  await dialog.getByRole('button', { name: 'Republish all' }).click()
  const stop = newestFullRun(page).getByRole('button', { name: 'Stop: All pages' })
  await stop.waitFor()
  await page.reload()

  await expect.poll(() => newestFullRun(page).textContent()).toMatch(/All pages.*[1-9]\d* of/)
  await stop.click()
  await expect.poll(() => newestFullRun(page).textContent()).toMatch(/All pagesStopped.* 0 failed/)
  expect(problems()).toEqual([])
})

test('pages are found by their path, and failed ones can be asked for', async () => {
  const { page } = watched
  await open(page)

  await page.getByLabel('Path starts with').pressSequentially('/page/')
  await expect.poll(() => page.getByRole('table').getByRole('row').nth(1).textContent()).toContain('/page/')
  await page.getByLabel('Failed pages only').click()

  await page.getByText('No failed pages.').waitFor()
  await expect.poll(() => page.url()).toContain('state=failed')
})

test('the live links lead to both languages', async () => {
  const { page } = watched
  await open(page, { search: '?path=/page/about-us' })
  const row = page.getByRole('row').filter({ hasText: '/page/about-us' }).first()
  const addresses = await row
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))

  const answers = await Promise.all(addresses.map(async (address) => (await fetch(String(address))).status))

  // Indonesian first, as in the table
  expect(addresses).toEqual([`${product.site}/id/page/about-us`, `${product.site}/page/about-us`])
  expect(answers).toEqual([200, 200])
})

test('who lacks the permission is told so, and the server refuses', async () => {
  const { page } = await openPage(watched.browser)
  await page.goto(`${product.admin}/login`)
  await page.locator('input[type=email]').fill('bagas@flou.example')
  await page.locator('input[type=password]').fill('Ombak-Tenang-2026')
  await page.keyboard.press('Enter')
  await page.waitForURL(/home-page|overview/)

  const refused = page.waitForResponse('**/api/dashboard/**')
  await page.goto(`${product.admin}/dashboard2/publishing`)
  await page.getByText('Publishing', { exact: false }).first().waitFor()
  await refused

  await expect.poll(() => page.getByRole('button', { name: 'Republish all' }).count()).toBe(0)
  await page.context().close()
})
