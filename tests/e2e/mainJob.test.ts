import sharp from 'sharp'
import { expect, test } from 'vitest'
import { axeViolations, logInByForm, product, untilServed } from './browser.ts'
import { staffPage } from './staffPage.ts'

/** The main job: an editor changes an article in both languages, and visitors read it. */

const watched = staffPage()

/** A unique picture: the library warns about duplicates. */
const picture = () =>
  sharp({
    create: {
      width: 1600,
      height: 1000,
      channels: 3,
      background: '#0b6b57',
      noise: { type: 'gaussian', mean: 120, sigma: 20 },
    },
  })
    .jpeg()
    .toBuffer()

test('log in, edit an article in both languages, add a picture, save, and read both public pages', async () => {
  const { page, problems } = watched
  const mark = Date.now().toString(36)
  await page.context().clearCookies()
  await logInByForm(page)
  await page.goto(`${product.admin}/dashboard2/news`)
  await page.getByRole('table').getByRole('link').first().click()
  await page.waitForURL(/\/dashboard2\/news\/edit\/\d+/)
  const slug = await page.getByLabel('Address on the site (slug)').inputValue()

  await page.getByRole('tab', { name: 'Indonesian' }).click()
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(`Judul baru ${mark}`)
  await page.getByRole('tab', { name: 'English' }).click()
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(`New title ${mark}`)

  await page.getByRole('button', { name: 'Change: Picture', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: `cover-${mark}.jpg`, mimeType: 'image/jpeg', buffer: await picture() })
  await dialog.getByText(`cover-${mark}`).first().waitFor()
  await dialog.getByRole('button', { name: 'Use this file' }).click()
  await dialog.waitFor({ state: 'hidden' })

  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByText('Data successfully updated!').waitFor()
  const address = `/news-and-information/${slug}`
  await untilServed(product.site + address, `New title ${mark}`)
  await untilServed(`${product.site}/id${address}`, `Judul baru ${mark}`)

  await page.goto(product.site + address)
  await expect
    .poll(() => page.getByRole('heading', { level: 1 }).textContent())
    .toContain(`New title ${mark}`)
  const cover = page.locator('article img, main img').first()
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await page.goto(`${product.site}/id${address}`)
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('id')
  await expect
    .poll(() => page.getByRole('heading', { level: 1 }).textContent())
    .toContain(`Judul baru ${mark}`)
  expect(problems()).toEqual([])
})

test('a form that lacks something says so at the field, in both tabs, and keeps what was typed', async () => {
  const { page, problems } = watched
  await page.goto(`${product.admin}/dashboard2/news/category/add`)
  await page.getByRole('tab', { name: 'English' }).click()
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Only English')

  await page.getByRole('button', { name: 'Publish', exact: true }).click()

  await page.getByText('Failed to save data!').first().waitFor()
  await page.getByRole('tab', { name: /Indonesian/ }).click()
  await expect.poll(() => page.getByText('This field is required.').count()).toBeGreaterThan(0)
  await page.getByRole('tab', { name: /English/ }).click()
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Title', exact: true }).inputValue())
    .toBe('Only English')
  await expect.poll(() => axeViolations(page)).toEqual([])
  expect(problems()).toEqual([])
})
