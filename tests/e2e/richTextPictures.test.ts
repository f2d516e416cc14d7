import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { axeViolations, product } from './browser.ts'
import { staffPage } from './staffPage.ts'

/** Pictures dropped or pasted into a text: uploading, uploaded, failed, and during a save. */
const FORM = '/dashboard2/news/edit/1'
const TICKETS = '**/api/dashboard/media/uploads'

const watched = staffPage({ locale: 'en-US' })

const text = (page: Page) => page.locator('[contenteditable=true]').first()
const placeholder = (page: Page) => page.locator('[data-upload-state]')
const arrived = (page: Page) => page.locator('[data-upload-state=done] img[src^="/media/"]')
const decorative = (page: Page) =>
  placeholder(page).getByRole('checkbox', { name: 'Decorative: screen readers skip it' })
const alt = (page: Page) => placeholder(page).getByRole('textbox', { name: 'Alternative text' })

/** Base64 of a unique picture. */
async function newPicture(): Promise<string> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 }
  const size = { width: 320, height: 160, channels: 3 as const, background: '#000' }
  return (
    await sharp({ create: { ...size, noise } })
      .png()
      .toBuffer()
  ).toString('base64')
}

interface Bringing {
  picture?: string
  type?: string
  html?: string
}

/** Pastes a file and markup, or drops them at the end of the text `at`. */
async function bring(page: Page, { picture, type = 'image/png', html }: Bringing, at?: string) {
  await text(page).evaluate(
    (element, { picture, type, html, at }) => {
      const data = new DataTransfer()
      if (html !== undefined) data.setData('text/html', html)
      if (picture !== undefined) {
        const bytes = Uint8Array.from(atob(picture), (one) => one.charCodeAt(0))
        data.items.add(new File([bytes], 'Grafik.png', { type }))
      }
      const common = { bubbles: true, cancelable: true }
      const line = [...element.querySelectorAll('p')].find(({ textContent }) => textContent === at)
      if (!line) {
        return element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, ...common }))
      }
      const { left, bottom } = line.getBoundingClientRect()
      const place = { clientX: left + 2, clientY: bottom - 2 }
      return line.dispatchEvent(new DragEvent('drop', { dataTransfer: data, ...place, ...common }))
    },
    { picture, type, html, at },
  )
}

/** Delays uploads until the returned function is called. */
async function holdUploads(page: Page): Promise<() => void> {
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(TICKETS, async (route) => {
    await gate
    await route.continue()
  })
  return letGo
}

interface Article {
  contents: { content: string }[]
}

/** Saves the form. @returns the texts as sent and as stored */
async function save(page: Page) {
  const answered = page.waitForResponse((response) => response.request().method() === 'PUT')
  await page.keyboard.press('Control+Enter')
  return readSave(await answered)
}
async function readSave(answer: Awaited<ReturnType<Page['waitForResponse']>>) {
  const { data } = (await answer.json()) as { data: Article }
  const sent = answer.request().postDataJSON() as Article
  const contentOf = ({ contents }: Article) => contents[0]?.content ?? ''
  return { sent: contentOf(sent), stored: contentOf(data) }
}

beforeEach(async () => {
  const { page } = watched
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto(product.admin + FORM)
  await text(page).click()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Backspace')
})

test('a pasted picture is uploaded, asks what it shows meanwhile, and leaves the cursor behind it', async () => {
  const { page, problems } = watched
  await page.keyboard.type('Sebelum')
  const letGo = await holdUploads(page)

  await bring(page, { picture: await newPicture() })
  await placeholder(page)
    .getByRole('progressbar', { name: 'Uploading picture: Grafik.png' })
    .waitFor({ state: 'attached' })
  await page.keyboard.type('Sesudah')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await alt(page).and(page.locator(':focus')).waitFor()
  await page.keyboard.type('Naik ')
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' })) // elements under a sticky bar count as too small
  await expect.poll(() => axeViolations(page)).toEqual([])
  letGo()
  await arrived(page).waitFor()
  await page.keyboard.type('dua kali')
  await page.keyboard.press('Enter')
  await page.keyboard.type('!')
  const { sent, stored } = await save(page)

  expect(sent).toMatch(
    /^<p>Sebelum<\/p><img src="\/media\/[^"]+" alt="Naik dua kali" width="320" height="160" data-media="\d+"><p>!?Sesudah!?<\/p>$/,
  )
  expect(sent).toContain('!')
  expect(stored).toBe(sent)
  expect(problems()).toEqual([])
})

test('a picture is put where it is dropped, and one undo takes it away', async () => {
  const { page } = watched
  await page.keyboard.type('Satu')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Dua')

  await bring(page, { picture: await newPicture() }, 'Satu')
  await arrived(page).waitFor()
  const order = await text(page).evaluate((element) =>
    [...element.children].map((child) => (child.querySelector('img') ? 'picture' : child.textContent)),
  )
  await page.keyboard.press('Control+z')
  const { sent } = await save(page)

  expect(['picture,Satu,Dua', 'Satu,picture,Dua']).toContain(order.join(','))
  expect(sent).toBe('<p>Satu</p><p>Dua</p>')
})

test('a save waits for a picture that is on its way', async () => {
  const { page } = watched
  const letGo = await holdUploads(page)
  const puts: string[] = []
  page.on('request', (request) => void (request.method() === 'PUT' && puts.push(request.url())))

  await bring(page, { picture: await newPicture() })
  await decorative(page).check()
  const answered = page.waitForResponse((response) => response.request().method() === 'PUT')
  await page.keyboard.press('Control+Enter')
  await page.locator('button[data-loading]').waitFor()
  await page.evaluate(() => new Promise((done) => setTimeout(done, 500)))
  const before = puts.length
  letGo()
  const { sent, stored } = await readSave(await answered)

  expect(before).toBe(0)
  expect(sent).toMatch(/^<img src="\/media\/[^"]+" alt="" [^>]*data-decorative="true">/)
  expect(stored).toBe(sent)
})

test('a picture whose text is left meanwhile is in the text when it is saved', async () => {
  const { page } = watched
  const letGo = await holdUploads(page)

  await bring(page, { picture: await newPicture() })
  await alt(page).fill('Tetap')
  await page.getByRole('tab', { name: /English/ }).click()
  await placeholder(page).waitFor({ state: 'detached' })
  const answered = page.waitForResponse((response) => response.request().method() === 'PUT')
  await page.keyboard.press('Control+Enter')
  letGo()
  const { sent, stored } = await readSave(await answered)

  expect(sent).toMatch(/^<img [^>]*alt="Tetap"[^>]*src="\/media\//)
  expect(stored).toContain('src="/media/')
  expect(stored).toContain('alt="Tetap"')
})

test('an upload that fails says why, names its field in a save, and is tried again', async () => {
  const { page } = watched
  await page.route(TICKETS, (route) => route.abort('connectionreset'))

  await bring(page, { picture: await newPicture() })
  await placeholder(page).getByRole('alert').getByText('Connection lost.').waitFor()
  await page.keyboard.press('Control+Enter')
  await page.getByText('A picture in this text has not been uploaded.').first().waitFor()
  await page.unroute(TICKETS)
  await placeholder(page).getByRole('button', { name: 'Retry' }).click()
  await arrived(page).waitFor()
  await decorative(page).check()
  const { sent } = await save(page)

  expect(sent).toContain('<img src="/media/')
})

test('without the permission, or with a wrong file, a sentence says so and the picture is removed', async () => {
  const { page } = watched
  const body = JSON.stringify({ code: 'forbidden', message: 'Your role does not permit this.' })
  await page.route(TICKETS, (route) => route.fulfill({ status: 403, contentType: 'application/json', body }))
  const remove = () => placeholder(page).first().getByRole('button', { name: 'Remove picture' }).click()

  await page.keyboard.type('Kata')
  await bring(page, { picture: await newPicture() })
  await page.getByText('Your role cannot upload pictures.').waitFor()
  const retries = await placeholder(page).getByRole('button', { name: 'Retry' }).count()
  await remove()
  await bring(page, { picture: await newPicture(), type: 'image/tiff' })
  await page.getByText('This file type is not supported.').waitFor()
  await remove()
  await text(page).and(page.locator(':focus')).waitFor()
  const { sent } = await save(page)

  expect(retries).toBe(0)
  expect(sent).toBe('<p>Kata</p>')
})

test('what a paste leaves out is said; a picture copied from a page comes as its file', async () => {
  const { page } = watched
  const foreign = '<img src="https://other.example/a.png">'

  await bring(page, { html: `<p>Kata ${foreign}</p><iframe src="https://v.example"></iframe>` })
  await page.getByText('1 picture from another site was left out.').waitFor()
  await page.getByText('1 embed (video, form, frame) was left out').waitFor()
  await bring(page, { picture: 'AA==', type: 'application/pdf' })
  await page.getByText('1 file was left out: only pictures are supported here.').waitFor()
  await bring(page, { html: `<meta charset="utf-8">${foreign}`, picture: await newPicture() })
  await arrived(page).waitFor()
  await page.keyboard.press('Control+Enter')
  await page.getByText('Describe each picture, or mark it as decorative.').first().waitFor()
  await decorative(page).check()
  const { sent } = await save(page)

  expect(sent).toMatch(/^<p>Kata ?<\/p><img src="\/media\//)
})

test('pictures in pasted mark-up are uploaded where they stand; what is none is said apart', async () => {
  const { page } = watched
  const inline = `<img alt="Bagan" src="data:image/png;base64,${await newPicture()}">`

  await bring(page, { html: `<p>Atas</p><p>${inline}</p><p>Bawah<img src="data:image/png;base64,AAAA"></p>` })
  await page.getByText('1 pasted picture could not be read and was left out.', { exact: true }).waitFor()
  await arrived(page).waitFor()
  const { sent, stored } = await save(page)

  expect(sent).toMatch(
    /^<p>Atas<\/p><img src="\/media\/[^"]+" alt="Bagan"[^>]* data-media="\d+"><p>Bawah<\/p>$/,
  )
  expect(stored).toBe(sent)
})

test('a picture whose upload was cut off by leaving the page is not lost without a word', async () => {
  const { page } = watched

  await bring(page, { html: '<p>Kata</p><img data-upload="00000000-0000-4000-8000-000000000000" alt="">' })
  await placeholder(page).getByText('This upload was interrupted.').waitFor()
  await placeholder(page).getByRole('button', { name: 'Remove picture' }).click()
  const { sent } = await save(page)

  expect(sent).toBe('<p>Kata</p>')
})

test('a picture dropped before the editor is there is uploaded once it comes', async () => {
  const { page } = watched
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/RichTextEditor-*.js', async (route) => {
    await gate
    await route.continue()
  })
  await page.goto(product.admin + FORM)
  const waiting = page.locator('[data-rich-text]:not([contenteditable])').first()
  await waiting.focus()

  await waiting.evaluate(
    (element, picture) => {
      const data = new DataTransfer()
      const bytes = Uint8Array.from(atob(picture), (one) => one.charCodeAt(0))
      data.items.add(new File([bytes], 'Grafik.png', { type: 'image/png' }))
      const { left, top } = element.getBoundingClientRect()
      const place = { clientX: left + 20, clientY: top + 20 }
      element.dispatchEvent(
        new DragEvent('drop', { dataTransfer: data, ...place, bubbles: true, cancelable: true }),
      )
    },
    await newPicture(),
  )
  letGo()

  await arrived(page).waitFor()
  await expect.poll(() => arrived(page).count()).toBe(1)
})
