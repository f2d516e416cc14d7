import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { EXCEL, GOOGLE_DOCS, WORD } from '../fixtures/clipboard.ts'
import { axeViolations, product, untilServed } from './browser.ts'
import { staffCall } from './staff.ts'
import { staffPage } from './staffPage.ts'

/** The server stores and visitors see exactly the editor's content; pasted markup is cleaned. */
const FORM = '/dashboard2/news/edit/1'

const watched = staffPage()

const text = (page: Page) => page.locator('[contenteditable=true]').first()
const linkField = (page: Page) => page.getByRole('combobox', { name: 'Page or URL' })
const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first()

/** Writes to the clipboard and pastes into the text. */
async function paste(page: Page, data: Record<string, string>): Promise<void> {
  await text(page).evaluate((element, data) => {
    const clipboardData = new DataTransfer()
    for (const [type, value] of Object.entries(data)) clipboardData.setData(type, value)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, data)
}

async function clear(page: Page): Promise<void> {
  await text(page).click()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Backspace')
}

interface Saved {
  sent: string
  stored: string
  slug: string
}
interface Article {
  slug: string
  contents: [{ content: string }]
}

/** Saves the form. @returns the Indonesian text as sent and as stored */
async function save(page: Page): Promise<Saved> {
  const answered = page.waitForResponse((response) => response.request().method() === 'PUT')
  await page.keyboard.press('Control+Enter')
  const answer = await answered
  const { data } = (await answer.json()) as { data: Article }
  const sent = answer.request().postDataJSON() as Article
  return { sent: sent.contents[0].content, stored: data.contents[0].content, slug: data.slug }
}

beforeEach(async () => {
  await watched.page.goto(product.admin + FORM)
  await text(watched.page).waitFor()
  await clear(watched.page)
})

test('a paste from Word keeps words, headings, nested lists, tables and links, and nothing of Word', async () => {
  const { page } = watched

  await paste(page, { 'text/html': WORD, 'text/plain': 'Layanan awan' })
  const { sent, stored } = await save(page)

  expect(sent).toBe(
    '<h2>Layanan awan</h2><p>Harga mulai <strong>Rp 50.000</strong> dan <em>tanpa</em> biaya awal.</p>' +
      '<ul><li><p>Komputasi</p><ul><li><p>Mesin virtual</p></li></ul></li><li><p>Penyimpanan</p></li></ul>' +
      '<ol><li><p>Daftar</p></li></ol>' +
      '<table><tbody><tr><td><p><strong>Paket</strong></p></td><td><p>Kecil</p></td></tr></tbody></table>' +
      '<p>Lihat <a href="https://flou.example/harga">daftar harga</a>.</p>',
  )
  expect(stored).toBe(sent)
})

test('Markdown, a typed address and the slash menu write their markup', async () => {
  const { page } = watched

  await page.keyboard.type('A **bold** word, `npm start`, ~~old~~ see https://flou.example/docs. Done')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/peri')
  await page.getByRole('option', { name: 'Warning' }).waitFor({ state: 'detached' })
  await page.keyboard.press('Control+Backspace')
  await page.keyboard.type('warn')
  await page.getByRole('option', { name: 'Warning' }).waitFor()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Back up first')
  await expect.poll(() => page.getByText('12 words').count()).toBe(1)
  const { sent, stored, slug } = await save(page)

  expect(sent).toBe(
    '<p>A <strong>bold</strong> word, <code>npm start</code>, <s>old</s> see ' +
      '<a href="https://flou.example/docs">https://flou.example/docs</a>. Done</p>' +
      '<aside data-tone="warning"><p>Back up first</p></aside>',
  )
  expect(stored).toBe(sent)
  await untilServed(`${product.site}/id/news-and-information/${slug}`, 'Back up first')
})

test('the text fills the screen until Escape', async () => {
  const { page } = watched
  await tool(page, 'Full screen').click()
  const size = () => page.locator('[data-full-screen]').evaluate((box) => box.getBoundingClientRect().height)

  expect(await size()).toBe(page.viewportSize()?.height)
  await expect.poll(() => axeViolations(page)).toEqual([])
  await text(page).click()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('[data-full-screen]').count()).toBe(0)
})

test('a paste from Google Docs and from Excel becomes plain mark-up', async () => {
  const { page } = watched

  await paste(page, { 'text/html': GOOGLE_DOCS, 'text/plain': 'Why us' })
  const docs = await save(page)
  await clear(page)
  await paste(page, { 'text/html': EXCEL, 'text/plain': 'vCPU\t8' })
  const sheet = await save(page)

  expect(docs.sent).toBe(
    '<h2>Why us</h2><p>Plain and <strong>bold</strong><em> slanted</em></p>' +
      '<ul><li><p>One</p><ul><li><p>One below</p></li></ul></li></ul>',
  )
  expect(sheet.sent).toContain(
    '<table><tbody><tr><td><p>vCPU</p></td><td><p>8</p></td></tr><tr><td><p>RAM</p></td><td><p>32 GB</p></td></tr></tbody></table>',
  )
})

test('plain text becomes paragraphs, and an address pasted over words links them', async () => {
  const { page } = watched

  await paste(page, { 'text/plain': 'Satu\n\nDua' })
  await page.keyboard.press('Shift+Home')
  await selected(page, 'Dua')
  await paste(page, { 'text/plain': 'https://flou.example/dua' })
  const { sent } = await save(page)

  expect(sent).toBe('<p>Satu</p><p><a href="https://flou.example/dua">Dua</a></p>')
})

/** Selects a text and waits until the editor has received the selection event. */
async function selected(page: Page, text: string): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      document.activeElement?.closest('[contenteditable=true]') !== null &&
      String(document.getSelection()) === wanted,
    text,
  )
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))))
}

test('what is made by keys and tools is kept by the server and read on the public page', async () => {
  const { page, problems } = watched
  const mark = Date.now().toString(36)

  await page.keyboard.type(`## Judul ${mark}`)
  await page.keyboard.press('Enter')
  await page.keyboard.type('Buka tautan')
  await page.keyboard.press('Control+Shift+ArrowLeft')
  await selected(page, 'tautan')
  await page.keyboard.press('Control+k')
  await linkField(page).fill('flou.example/harga')
  await page.keyboard.press('Enter')
  await linkField(page).waitFor({ state: 'detached' })
  await selected(page, 'tautan')
  await page.keyboard.press('End')
  await selected(page, '')
  await page.keyboard.press('Enter')
  await page.keyboard.type('- satu')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.type('di bawahnya')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await tool(page, 'Insert table').click()
  await page.keyboard.type('Kepala')
  await tool(page, 'Delete column').click()
  await page.keyboard.press('Control+z')
  await tool(page, 'Add row').click()
  await expect.poll(() => axeViolations(page)).toEqual([])
  const { sent, stored, slug } = await save(page)

  expect(sent).toContain(`<h2>Judul ${mark}</h2>`)
  expect(sent).toContain('Buka <a href="https://flou.example/harga">tautan</a>')
  expect(sent).toContain('<ul><li><p>satu</p><ul><li><p>di bawahnya</p></li></ul></li></ul>')
  expect(sent).toContain('<th><p>Kepala</p></th>')
  expect(sent.match(/<tr>/g)).toHaveLength(4)
  expect(stored).toBe(sent)
  await untilServed(`${product.site}/id/news-and-information/${slug}`, `Judul ${mark}</h2>`)
  expect(problems()).toEqual([])
})

test('the box grows with its text, up to the height at which it scrolls', async () => {
  const { page } = watched
  await page.goto(`${product.admin}${FORM}`)
  await clear(page)
  const heights = () =>
    text(page).evaluate((element: HTMLElement) => {
      const box = element.parentElement
      return (
        box && {
          grown: box.offsetHeight === element.offsetHeight,
          whole: box.scrollHeight === element.offsetHeight,
        }
      )
    })
  await expect.poll(heights).toEqual({ grown: true, whole: true })
  for (let line = 0; line < 9; line += 1) await page.keyboard.press('Enter')
  await expect
    .poll(() => text(page).evaluate((element: HTMLElement) => element.offsetHeight))
    .toBeGreaterThan(300)
  await expect.poll(heights).toEqual({ grown: true, whole: true })
  for (let line = 0; line < 30; line += 1) await page.keyboard.press('Enter')
  await expect.poll(heights).toEqual({ grown: false, whole: true })
})

test('the line that is written is brought into view in a text longer than its box', async () => {
  const { page } = watched
  await page.goto(`${product.admin}${FORM}`)
  await clear(page)
  for (let line = 0; line < 40; line += 1) await page.keyboard.press('Enter')
  await page.keyboard.type('words that go on ')
  const box = text(page).locator('..')
  await box.evaluate((element) => element.scrollTo({ top: 0, behavior: 'instant' }))
  const isInView = () =>
    box.evaluate((element) => {
      const line = getSelection()?.getRangeAt(0).getBoundingClientRect()
      const { top, bottom } = element.getBoundingClientRect()
      return line !== undefined && line.height > 0 && line.top >= top && line.bottom <= bottom
    })
  await expect.poll(isInView).toBe(false)

  await page.keyboard.type('x')

  await expect.poll(isInView).toBe(true)
})

test('a picture of the library stands in the text with an alternative text of its own', async () => {
  const { page } = watched
  const alt = `Pusat data ${Date.now().toString(36)}`

  await page.keyboard.type('Sebelum')
  await tool(page, 'Insert picture').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox').fill('failover-poster')
  await dialog.getByText('1 file', { exact: true }).waitFor() // until then the files move
  await dialog.getByRole('button', { name: 'failover-poster.jpg' }).click()
  await dialog.getByRole('button', { name: 'Use this file' }).click()
  await text(page).locator('img').click()
  await page.getByRole('textbox', { name: 'Alternative text' }).fill(alt)
  const { sent, stored } = await save(page)

  expect(sent).toMatch(new RegExp(`<img src="/media/[^"]+" alt="${alt}"`))
  expect(stored).toBe(sent)
})

describe('a link to a page of the site', () => {
  let target: { slug: string; contents: { title: string }[] }
  const bubble = () => watched.page.getByRole('group', { name: 'Link (Alt+Enter)' })

  beforeEach(async () => {
    target = await staffCall('GET', '/api/dashboard/news/2')
    await watched.page.keyboard.type('Baca artikel')
    await watched.page.keyboard.press('Control+Shift+ArrowLeft')
    await selected(watched.page, 'artikel')
    await watched.page.keyboard.press('Control+k')
    await linkField(watched.page).waitFor()
  })

  test('is found by its title, in the language of the text, and names its record', async () => {
    const { page } = watched
    const title = target.contents[0]?.title ?? ''

    await linkField(page).fill(title)
    await page.getByRole('option', { name: title }).waitFor()
    await expect.poll(() => axeViolations(page)).toEqual([])
    await page.keyboard.press('Enter')
    await selected(page, 'artikel')
    const { sent, stored } = await save(page)

    expect(sent).toBe(
      `<p>Baca <a href="/news-and-information/${target.slug}" data-record="news#2">artikel</a></p>`,
    )
    expect(stored).toBe(sent)
  })

  test('is taken by Enter before the server has answered', async () => {
    const { page } = watched
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/dashboard/search?*', async (route) => {
      await held
      await route.continue()
    })

    await linkField(page).fill(target.contents[0]?.title ?? '')
    await page.keyboard.press('Enter')
    const linksBefore = await text(page).locator('a').count()
    answer()

    await text(page).locator('a[data-record="news#2"]').waitFor()
    expect(linksBefore).toBe(0)
    await page.unroute('**/api/dashboard/search?*')
  })

  test('can be a page that is always there; what is none is said', async () => {
    const { page } = watched

    await linkField(page).fill('qqzzxx')
    await page.getByText('No pages found for “qqzzxx”.').waitFor()
    await page.keyboard.press('Enter')
    await page.getByText('Enter a URL or choose a page.').waitFor()
    await linkField(page).fill('security')
    await page.getByRole('option', { name: 'Keamanan dan kepatuhan' }).click()

    const link = text(page).locator('a[href="/security-compliance"]')
    await expect.poll(() => link.allTextContents()).toEqual(['artikel'])
  })

  test('has a bubble: reached, left, and used by the keyboard', async () => {
    const { page } = watched
    const hasFocus = (name: string) => bubble().getByRole('link', { name }).and(page.locator(':focus'))
    await linkField(page).fill('/contact-us')
    await page.keyboard.press('Enter')
    await selected(page, 'artikel')

    await bubble().waitFor()
    await page.keyboard.press('Alt+Enter')
    await hasFocus('Open /contact-us in a new tab').waitFor()
    const address = await bubble().getByRole('link').getAttribute('href')
    await page.keyboard.press('Escape')
    await bubble().waitFor({ state: 'detached' })
    await selected(page, 'artikel')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await selected(page, '')
    await page.keyboard.press('End')
    await bubble().waitFor()
    await page.keyboard.press('Alt+Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter') // edit
    await linkField(page).fill('/pricing')
    await page.keyboard.press('Enter')
    await text(page).locator('a[href="/pricing"]').waitFor()
    await bubble().getByRole('button', { name: 'Remove link' }).click()
    const { sent } = await save(page)

    expect(address).toBe(`${product.site}/id/contact-us`)
    expect(sent).toBe('<p>Baca artikel</p>')
  })
})
