import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openArticle } from './articleForm.ts'
import { axeViolations, expectToFit, LOOKS, logIn, openPage, product, untilServed } from './browser.ts'
import { saveButton, staffPage } from './staffPage.ts'

/** The media library for staff, and its effects on the public site. */
const LIBRARY = `${product.admin}/dashboard2/media`

const watched = staffPage({ locale: 'en-US' })
let page: Page
let mark: string

beforeAll(() => {
  page = watched.page
})
// removes files and faults, in case the test is repeated
beforeEach(async () => {
  mark = Date.now().toString(36)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

let hue = 0
async function newPicture(name: string, { width = 800, height = 400 } = {}) {
  hue += 1
  const noise = { type: 'gaussian' as const, mean: 90 + hue * 7, sigma: 30 }
  const buffer = await sharp({ create: { width, height, channels: 3, background: '#000', noise } })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}
const upload = (...files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  page.locator('main input[type=file]').first().setInputFiles(files)
const row = (name: string) =>
  page.getByRole('region', { name: 'Uploads' }).getByRole('listitem').filter({ hasText: name })
const tile = (name: string) => page.getByRole('button', { name: `Open ${name}`, exact: true })
const detail = () => page.getByRole('dialog').first()

async function uploadAndOpen(name: string, size?: { width: number; height: number }) {
  await page.goto(LIBRARY)
  await upload(await newPicture(name, size))
  await tile(name).click()
  await detail().getByRole('button', { name: 'Copy link' }).waitFor()
}

/** Publishes an article with the picture. @returns the path of its page */
async function articleWith(name: string): Promise<string> {
  await openArticle(page)
  const slug = await page.getByLabel('Address on the site (slug)').inputValue()
  await page.getByRole('button', { name: 'Change: Picture', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox').fill(name.replace(/\.\w+$/, ''))
  await dialog.getByText('1 file', { exact: true }).waitFor() // until then the files move
  await dialog.getByRole('button', { name }).click()
  await dialog.getByRole('button', { name: 'Use this file' }).click()
  await saveButton(page).click()
  await page.getByText('Data successfully updated!').waitFor()
  return `${product.site}/news-and-information/${slug}`
}

describe('upload', () => {
  test('several at once show how far they are; a wrong type is refused with the reason', async () => {
    await page.goto(LIBRARY)
    const pictures = await Promise.all(
      ['one', 'two', 'three'].map((name) => newPicture(`${name}-${mark}.jpg`)),
    )

    await upload(...pictures, {
      name: `page-${mark}.html`,
      mimeType: 'text/html',
      buffer: Buffer.from('<p>'),
    })

    await row(`page-${mark}`).getByText('This file type is not supported').waitFor()
    for (const { name } of pictures) await row(name).getByText('Uploaded').waitFor()
    await page.getByText('3 of 3 uploaded').waitFor()
    for (const { name } of pictures) await tile(name).waitFor()
    await expect.poll(() => tile(`page-${mark}.html`).count()).toBe(0)
  })

  test('one is cancelled while the others arrive, and can be retried', async () => {
    await page.goto(LIBRARY)
    const [held, free] = [await newPicture(`held-${mark}.jpg`), await newPicture(`free-${mark}.jpg`)]
    let letGo = () => {}
    const gate = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route('**/api/dashboard/media/uploads', async (route) => {
      if (route.request().postData()?.includes('held-')) await gate
      await route.continue().catch(() => undefined) // cancelled in the meantime
    })

    await upload(held, free)
    await row(free.name).getByText('Uploaded').waitFor()
    await row(held.name)
      .getByRole('button', { name: /Cancel upload/ })
      .click()
    await row(held.name).getByText('Cancelled').waitFor()
    letGo()
    await page.unroute('**/api/dashboard/media/uploads')
    await row(held.name)
      .getByRole('button', { name: /Retry upload/ })
      .click()

    await row(held.name).getByText('Uploaded').waitFor()
    await expect.poll(() => tile(held.name).count()).toBe(1)
  })

  test('an upload whose completion is lost goes on where it stopped', async () => {
    await page.goto(LIBRARY)
    const lost = await newPicture(`lost-${mark}.jpg`)
    let sent = 0
    await page.route('**/api/dashboard/media', async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      sent += 1
      // the server stores it, the response is lost
      if (sent === 1) {
        await route.fetch()
        return route.abort('connectionreset')
      }
      return route.continue()
    })

    await upload(lost)
    await row(lost.name).getByText('Connection lost').waitFor()
    await row(lost.name)
      .getByRole('button', { name: /Retry upload/ })
      .click()
    await row(lost.name).getByText('Uploaded').waitFor()
    await page.unroute('**/api/dashboard/media')

    await expect.poll(() => tile(lost.name).count()).toBe(1)
  })

  test('the same content again is asked about, and kept beside where wanted', async () => {
    await page.goto(LIBRARY)
    const first = await newPicture(`first-${mark}.jpg`)
    await upload(first)
    await tile(first.name).waitFor()

    await upload({ ...first, name: `again-${mark}.jpg` })
    await row('again-').getByText('Already in the library').waitFor()
    await expect.poll(() => axeViolations(page)).toEqual([])
    await row('again-').getByRole('button', { name: 'Upload anyway' }).click()

    await tile(`again-${mark}.jpg`).waitFor()
  })
})

test('a folder, a tag and words find a file; storage used grows with it', async () => {
  const name = `peta-${mark}.jpg`
  await page.goto(LIBRARY)
  const storage = page.getByRole('region', { name: 'Storage used' })
  const used = await storage.getByRole('strong').or(storage.locator('strong')).first().innerText()
  await page.getByRole('button', { name: 'New folder' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill(`Map ${mark}`)
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.waitForURL(/folder=\d+/)
  await page.getByText('This folder is empty.').waitFor()
  await upload(await newPicture(name, { width: 1600, height: 1200 }))
  await tile(name).click()
  await detail().getByRole('combobox', { name: 'Tags' }).fill(`kampanye ${mark}`)
  await page.keyboard.press('Enter')
  await detail().getByLabel('Alternative text (Indonesian)').fill('Peta lokasi')
  await detail().getByLabel('Alternative text (English)').fill('Map of places')
  await saveButton(detail()).click()
  await page.getByText('Data successfully updated!').first().waitFor()
  await page.keyboard.press('Escape')

  await page.goto(`${LIBRARY}?tag=${encodeURIComponent(`kampanye ${mark}`)}`)
  await page.getByText('1 file', { exact: true }).waitFor()
  await page.goto(LIBRARY)
  await page.getByRole('searchbox').fill(`peta ${mark}`)
  await page.waitForURL(/keyword=/)
  await page.getByText('1 file', { exact: true }).waitFor()
  await expect.poll(() => tile(name).count()).toBe(1)
  await expect.poll(() => storage.locator('strong').innerText()).not.toBe(used)
})

test('the focal point is set by key and holds on the public page', async () => {
  const name = `fokus-${mark}.jpg`
  await uploadAndOpen(name)
  const point = detail().getByRole('button', { name: /^Focal point/ })
  await point.focus()
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('ArrowUp')
  await expect
    .poll(() => point.getAttribute('aria-label'))
    .toBe('Focal point: 20% from the left, 49% from the top')
  await saveButton(detail()).click()
  await page.getByText('Data successfully updated!').first().waitFor()

  const address = await articleWith(name)

  await untilServed(address, '20% 49%')
  await page.goto(address)
  const cover = page.locator('main img[style*="20% 49%"]').first()
  await expect.poll(() => cover.evaluate((image) => getComputedStyle(image).objectPosition)).toBe('20% 49%')
})

test('a crop makes new files, and the whole picture comes back', async () => {
  await uploadAndOpen(`potong-${mark}.jpg`, { width: 800, height: 400 })
  const address = () => detail().locator('dd code').innerText()
  const before = await address()
  await detail().getByRole('button', { name: 'Crop', exact: true }).click()
  const crop = page.getByRole('dialog', { name: 'Crop picture' })
  await crop.getByRole('button', { name: '1:1' }).click()
  await crop.getByText('400 × 400 pixels').waitFor()
  await crop.getByRole('button', { name: 'Move frame' }).focus()
  await page.keyboard.press('Shift+ArrowRight')
  await expect.poll(() => axeViolations(page)).toEqual([])
  await crop.getByRole('button', { name: 'Crop picture', exact: true }).click()

  await detail().getByText('400 × 400', { exact: true }).waitFor()
  await expect.poll(() => address()).not.toBe(before)
  await detail().getByRole('button', { name: 'Crop', exact: true }).click()
  await crop.getByRole('button', { name: 'Show whole picture' }).click()
  await detail().getByText('800 × 400', { exact: true }).waitFor()
})

describe('a file in use', () => {
  let name = ''
  let found = ''
  let address = ''

  test('is replaced in place: the public page shows the new one', async () => {
    name = `dipakai-${mark}.jpg`
    found = `${LIBRARY}?keyword=dipakai+${mark}`
    await uploadAndOpen(name)
    const old = await detail().locator('dd code').innerText()
    address = await articleWith(name)
    await untilServed(address, old)
    await page.goto(found)
    await tile(name).click()

    await detail()
      .locator('input[type=file]')
      .setInputFiles(await newPicture('other.jpg', { width: 640, height: 480 }))
    await detail().getByText('640 × 480', { exact: true }).waitFor()
    const next = await detail().locator('dd code').innerText()

    await untilServed(address, next)
    expect(await (await fetch(address)).text()).not.toContain(old)
    await detail().getByText('Earlier versions').click()
    await detail().getByRole('button', { name: 'Use the file of version 1 again' }).click()
    await untilServed(address, old)
  })

  test('is not deleted; the place is named and linked', async () => {
    await page.goto(found)
    await tile(name).click()
    await detail().getByRole('heading', { name: 'Used in' }).waitFor()
    await detail()
      .getByRole('link', { name: address.replace(product.site, '') })
      .waitFor()
    await detail().getByRole('button', { name: 'Delete', exact: true }).click()
    const ask = page.getByRole('dialog', { name: /^Delete/ })
    await ask.getByRole('button', { name: 'Delete', exact: true }).click()

    await ask.getByText('This is still in use and cannot be deleted.').waitFor()
    await expect
      .poll(() => ask.getByRole('link').first().getAttribute('href'))
      .toMatch(/\/dashboard2\/news\/edit\/\d+/)
    await expect.poll(() => axeViolations(page)).toEqual([])
  })
})

test('the original is downloaded as it was uploaded', async () => {
  const name = `asli-${mark}.jpg`
  const file = await newPicture(name)
  await page.goto(LIBRARY)
  await upload(file)
  await tile(name).click()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    detail().getByRole('button', { name: 'Download original' }).click(),
  ])

  expect(download.suggestedFilename()).toBe(name)
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
  expect(Buffer.concat(chunks).equals(file.buffer)).toBe(true)
})

test('chosen files are tagged, described, deleted and restored together', async () => {
  const names = ['a', 'b', 'c'].map((letter) => `${letter}-massal-${mark}.jpg`)
  await page.goto(LIBRARY)
  await upload(...(await Promise.all(names.map((name) => newPicture(name)))))
  for (const name of names) await tile(name).waitFor()
  const found = `${LIBRARY}?keyword=massal+${mark}`
  await page.goto(found)
  await page.getByText('3 files', { exact: true }).waitFor()
  await page.getByRole('checkbox').first().click()
  await page
    .getByRole('checkbox')
    .last()
    .click({ modifiers: ['Shift'] })
  await page.getByText('3 selected').waitFor()
  await page.getByRole('combobox', { name: 'Tag to add' }).fill(`massal ${mark}`)
  await page.getByRole('button', { name: 'Add tag' }).click()
  await page.getByText('3 files changed.').waitFor()
  await page.goto(`${LIBRARY}?tag=massal+${mark}`)
  await page.getByText('3 files', { exact: true }).waitFor()

  await page.getByRole('checkbox').first().click()
  await page.getByRole('button', { name: 'Select all visible' }).click()
  await page.getByText('3 selected').waitFor()
  await page.getByRole('button', { name: 'Describe' }).click()
  const english = page.getByRole('dialog').getByRole('textbox', { name: 'English' })
  for (const [index, name] of names.entries()) await english.nth(index).fill(`Picture ${name}`)
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Describe' }).click()
  await expect.poll(() => english.first().inputValue()).toContain(mark)
  await page.keyboard.press('Escape')
  await page.locator('main').getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByText('No matching files.').waitFor()
  await page.goto(`${LIBRARY}?show=trash`)
  for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}` }).click()
  await page.locator('main').getByRole('button', { name: 'Restore', exact: true }).click()
  await page.getByText('3 files changed.').waitFor()

  await page.goto(`${LIBRARY}?tag=massal+${mark}`)
  await page.getByText('3 files', { exact: true }).waitFor()
  await expect.poll(() => page.getByRole('checkbox').count()).toBe(3)
})

test('tiles are reached by arrow keys and opened by Enter', async () => {
  await page.goto(LIBRARY)
  const tiles = page.locator('main [data-tile]')
  await tiles.first().focus()
  await page.keyboard.press('ArrowRight')
  const second = await tiles.nth(1).getAttribute('aria-label')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe(second)

  await page.keyboard.press('Enter')
  await detail().getByRole('button', { name: 'Copy link' }).waitFor()
  await page.keyboard.press('Escape')

  await detail().waitFor({ state: 'detached' })
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe(second)
})

test.each(LOOKS)(
  '$locale, $width px: the library, its list and a file have no breach and fit',
  async ({ locale, width }) => {
    const other = await openPage(watched.browser, { locale })
    await logIn(other.page)
    for (const search of ['', '?view=list', '?show=trash', '?keyword=nothing-like-this', '?file=1']) {
      await other.page.goto(LIBRARY + search)
      await other.page.locator('main h1').waitFor()
      const ready = search === '?file=1' ? 'dialog form' : 'main ul[aria-label], main table, main p'
      await other.page.locator(ready).first().waitFor()
      await other.page.waitForLoadState('networkidle')
      await expectToFit(other.page, width)
    }
    expect(other.problems()).toEqual([])
    await other.page.context().close()
  },
)

test('nothing was printed to the console', () => {
  expect(watched.problems().filter((text) => !text.includes('ERR_CONNECTION_RESET'))).toEqual([])
})
