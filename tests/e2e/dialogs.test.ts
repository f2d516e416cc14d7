import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import type { StoredRecord } from '@flou/shared/api.ts'
import { StaffClient } from '../load/staffClient.ts'
import { axeViolations, logIn, overflows, product } from './browser.ts'
import { certificate, CERTIFICATES, CERTIFICATE_LIST } from './certificate.ts'
import { staffPage } from './staffPage.ts'
import { expectReachable, ZOOMED } from './zoom.ts'

/** All dialogs of the back-office on a phone in Indonesian: no clipping, no WCAG violation, focus restored. */

const PHONE = { width: 390, height: 844 }
const watched = staffPage({ locale: 'id-ID', viewport: PHONE })
let page: Page
let staff: StaffClient
let record: StoredRecord

const texts = (title: string) =>
  certificate([1, 2].map((languageId) => ({ languageId, title, description: `${title} `.repeat(12) })))

beforeAll(async () => {
  page = watched.page
  staff = await new StaffClient(product.admin).logIn()
  const first = await staff.data<StoredRecord>(
    'POST',
    CERTIFICATES,
    texts(`Panjang ${Date.now().toString(36)}`),
  )
  record = await staff.data<StoredRecord>('PUT', `${CERTIFICATES}/${first.id}`, {
    ...first,
    ...texts(`Lebih panjang ${Date.now().toString(36)}`),
  })
})

const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = () => page.locator('dialog[open]').last()

async function openForm(): Promise<void> {
  await page.goto(`${product.admin}${CERTIFICATE_LIST}/edit/${record.id}`)
  await page.getByRole('textbox', { name: 'Judul', exact: true }).waitFor()
}
async function openVersions(): Promise<void> {
  await openForm()
  await button('Versi').click()
  await page.getByRole('button', { name: /^Versi 1/ }).click()
}
const typeTitle = (title: string) => page.getByRole('textbox', { name: 'Judul', exact: true }).fill(title)

/** Elements wider than their dialog. */
const isCutOff = () =>
  page.evaluate(() =>
    [...document.querySelectorAll('dialog[open]')].some((one) => one.scrollWidth > one.clientWidth + 1),
  )
const focused = () =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  )

/** Text fields and buttons; inputs of switches and checkboxes are under their labels. */
const CONTROLS = 'button:visible:not([disabled]), input:visible:is([type=text], [type=search], :not([type]))'

interface Opened {
  name: string
  /** Opens the screen. @returns the button that opens the dialog and gets the focus back */
  from: () => Promise<ReturnType<typeof button>>
}

const DIALOGS: readonly Opened[] = [
  { name: 'Bandingkan versi', from: async () => (await openVersions(), button('Bandingkan versi 1')) },
  { name: 'Pulihkan versi 1', from: async () => (await openVersions(), button('Pulihkan versi 1')) },
  { name: 'Hapus', from: async () => (await openForm(), button('Hapus')) },
  {
    name: 'Bagikan pratinjau',
    from: async () => {
      await page.goto(`${product.admin}/dashboard2/news/edit/2`)
      return button('Bagikan pratinjau')
    },
  },
  {
    name: 'Buka halaman atau data',
    from: async () => {
      await page.goto(`${product.admin}${CERTIFICATE_LIST}`)
      await page.locator('main table').waitFor()
      return page.locator('button[aria-keyshortcuts]')
    },
  },
  {
    name: 'Pindahkan',
    from: async () => {
      await page.goto(`${product.admin}${CERTIFICATE_LIST}`)
      await page.getByRole('checkbox', { name: 'Pilih semua baris di halaman ini' }).check()
      return button('Pindahkan ke tempat sampah')
    },
  },
  {
    name: 'Potong gambar',
    from: async () => {
      const name = `potong-${Date.now().toString(36)}.jpg`
      const noise = { type: 'gaussian' as const, mean: 120, sigma: 30 }
      const picture = sharp({ create: { width: 800, height: 400, channels: 3, background: '#000', noise } })
      const buffer = await picture.jpeg().toBuffer()
      await page.goto(`${product.admin}/dashboard2/media`)
      const input = page.locator('main input[type=file]').first()
      await input.setInputFiles({ name, mimeType: 'image/jpeg', buffer })
      await button(`Buka ${name}`).click()
      return button('Potong')
    },
  },
]

test.each(DIALOGS)('$name', async ({ name, from }) => {
  const opener = await from()
  await opener.focus()
  const before = await focused()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name }).last().waitFor()
  await page.waitForLoadState('networkidle')

  await expect.poll(() => axeViolations(page)).toEqual([])
  expect([await overflows(page), await isCutOff()]).toEqual([false, false])
  await page.setViewportSize(ZOOMED)
  await expectReachable(dialog().locator(CONTROLS))
  await page.setViewportSize(PHONE)
  await page.keyboard.press('Escape')
  await expect.poll(focused).toBe(before)
})

test('saved views', async () => {
  await page.goto(`${product.admin}${CERTIFICATE_LIST}?state=published`)
  await page.getByRole('button', { name: /^Tampilan/ }).click()
  await page.getByRole('textbox', { name: 'Nama tampilan' }).waitFor()

  await expect.poll(() => axeViolations(page)).toEqual([])
  await expect.poll(() => overflows(page)).toBe(false)
})

test('leaving with unsaved work', async () => {
  await openForm()
  await typeTitle('Belum disimpan')
  await page.getByRole('link', { name: 'Kembali ke daftar' }).click()
  await button('Tinggalkan tanpa menyimpan').waitFor()

  await expect.poll(() => axeViolations(page)).toEqual([])
  expect([await overflows(page), await isCutOff()]).toEqual([false, false])
  await button('Tetap di sini').click()
  await expect.poll(focused).toContain('Kembali ke daftar')
})

test('two saves at once', async () => {
  await openForm()
  const now = await staff.data<StoredRecord>('GET', `${CERTIFICATES}/${record.id}`)
  await staff.data('PUT', `${CERTIFICATES}/${record.id}`, {
    ...now,
    ...texts(`Milik orang lain ${Date.now().toString(36)}`),
  })
  await typeTitle('Milik saya')
  await page.keyboard.press('Control+Enter')
  await dialog().getByText('Hanya mereka yang mengubahnya').first().waitFor()

  await expect.poll(() => axeViolations(page)).toEqual([])
  expect([await overflows(page), await isCutOff()]).toEqual([false, false])
  await page.keyboard.press('Escape')
})

test('logging in again', async () => {
  await logIn(page) // an earlier attempt ended the session
  await openForm()
  await typeTitle('Setelah makan siang')
  await page.context().clearCookies()
  // the save only: the record may be read before it
  let isEnded = false
  await page.route(`**${CERTIFICATES}/${record.id}`, async (route) => {
    const request = route.request()
    if (isEnded || request.method() !== 'PUT') return route.continue()
    isEnded = true
    return route.continue({ headers: { ...request.headers(), authorization: 'Bearer ended' } })
  })
  await page.keyboard.press('Control+Enter')
  await dialog().locator('input[type=password]').waitFor()

  await expect.poll(() => axeViolations(page)).toEqual([])
  expect([await overflows(page), await isCutOff()]).toEqual([false, false])
  expect(watched.problems()).toEqual([])
})
