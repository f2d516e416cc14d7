import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { hotp, stepAt } from '@flou/functions/features/accounts/factor/totp.ts'
import { grantList, type Permission } from '@flou/shared/content/permissions.ts'
import {
  axeViolations,
  chooseLanguage,
  expectToFit,
  logIn,
  openPage,
  openSignedIn,
  product,
} from './browser.ts'
import { mailedLink } from './mailedLink.ts'
import { staffCall } from './staff.ts'
import { ownStaffPage } from './staffPage.ts'

const PASSWORD = 'es cendol durian enak'
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const NEW_PASSWORD = 'teh tarik tanpa gula'
/** A white pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='
let person: { email: string; password: string; fullName: string; role: number }

const staff = ownStaffPage()

/** A person without the permission for users, per test. */
beforeEach(async () => {
  const mark = Date.now().toString(36)
  const permission = (
    await staffCall<{ menuId: number; menuName: string; permitted: boolean }[]>(
      'GET',
      '/api/dashboard/role/permission',
    )
  ).map((entry) => ({ ...entry, permitted: entry.menuName === 'Manage News' }))
  const role = await staffCall<{ id: number }>('POST', '/api/dashboard/admin', {
    roleName: `Penulis ${mark}`,
    needApproval: true,
    permission,
  })
  person = {
    email: `${mark}@flou.example`,
    password: PASSWORD,
    fullName: `Budi ${mark}`,
    role: role.id,
  }
  await staffCall('POST', '/api/dashboard/user', {
    ...person,
    confirmPassword: PASSWORD,
    title: 'Penulis',
    nik: '1',
    status: '1',
  })
})

/** A page of the person in a separate browser. */
async function openAsPerson(): Promise<Page> {
  const { page } = await openPage(staff.browser)
  await logIn(page, person)
  return page
}
const sessionRows = (page: Page) => page.getByRole('region', { name: 'Active sessions' }).locator('tbody tr')

test('everybody reaches their profile from the top bar, changes their password and stays logged in', async () => {
  const other = await openAsPerson()
  const page = await openAsPerson()
  await page.goto(`${product.admin}/dashboard2/home-page`)
  await page.getByRole('button', { name: person.email }).click()
  await page.getByRole('link', { name: 'Your profile' }).click()
  await page.getByRole('heading', { name: 'Your profile', level: 1 }).waitFor()
  await expect.poll(() => sessionRows(page).count()).toBe(2)
  const fill = async (current: string, next: string) => {
    await page.getByLabel('Current password').fill(current)
    await page.getByLabel('New password', { exact: true }).fill(next)
    await page.getByLabel('Confirm new password').fill(next)
    await page.keyboard.press('Enter')
  }

  await fill('wrong password!', NEW_PASSWORD)
  await page.getByText('The password is incorrect.').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('current')
  await expect.poll(() => axeViolations(page)).toEqual([])
  await fill(PASSWORD, NEW_PASSWORD)
  await page.getByText('Your password was changed.').waitFor()

  await expect.poll(() => sessionRows(page).count()).toBe(1)
  await page.reload()
  await page.getByRole('heading', { name: 'Your profile', level: 1 }).waitFor()
  await other.goto(`${product.admin}/dashboard2/profile`)
  await other.waitForURL(/\/login/)
})

/** Code of the key that the set-up shows. */
async function codeFor(page: Page): Promise<string> {
  const shown = (await page.getByRole('dialog').getByText(/^Key:/).innerText()).replace(/^Key:|\s/g, '')
  const bits = Array.from(shown, (letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))
  return hotp(Buffer.from(bytes), stepAt(new Date()))
}

test('an authenticator app is set up in the profile; log-in then asks for a code', async () => {
  const page = await openAsPerson()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${product.admin}/dashboard2/profile`)
  await page.getByRole('button', { name: 'Set up authenticator app' }).click()
  await page.getByLabel('Code', { exact: true }).fill('000000')
  await page.keyboard.press('Enter')
  await page.getByText(/The code is incorrect/).waitFor()
  await expectToFit(page, 390)
  await expect.poll(() => axeViolations(page)).toEqual([])
  await page.getByLabel('Code', { exact: true }).fill(await codeFor(page))
  await page.keyboard.press('Enter')
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect.poll(() => codes.count()).toBe(10)
  const recoveryCode = (await codes.first().textContent()) ?? ''
  await expect.poll(() => axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'I have saved the codes' }).click()
  await page.getByText('10 of 10 recovery codes left').waitFor()

  const other = (await openPage(staff.browser)).page
  await other.goto(`${product.admin}/login`)
  await other.locator('input[type=email]').fill(person.email)
  await other.locator('input[type=password]').fill(person.password)
  await other.keyboard.press('Enter')
  await other.getByLabel('Code', { exact: true }).fill('000000')
  await other.keyboard.press('Enter')
  await other.getByText(/The code is incorrect/).waitFor()
  await expect.poll(() => axeViolations(other)).toEqual([])
  await other.getByLabel('Code', { exact: true }).fill(recoveryCode)
  await other.keyboard.press('Enter')
  await other.waitForURL(/\/dashboard2?\/(?:home-page|overview)/)
})

test('a passkey is added in the profile and logs in without a password', async () => {
  // browsers refuse passkeys on IP addresses
  const admin = product.admin.replace('127.0.0.1', 'localhost')
  const { page } = await openPage(staff.browser)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await page.goto(`${admin}/login`)
  await page.locator('input[type=email]').fill(person.email)
  await page.locator('input[type=password]').fill(person.password)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/dashboard2?\/(?:home-page|overview)/)
  await page.goto(`${admin}/dashboard2/profile`)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Kantor')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'I have saved the codes' }).click()
  const row = page.getByRole('region', { name: 'Passkeys' }).locator('tbody tr')
  await expect.poll(() => row.allInnerTexts()).toMatchObject([expect.stringContaining('Kantor')])
  await expect.poll(() => axeViolations(page)).toEqual([])

  await page.context().clearCookies()
  await page.goto(`${admin}/login`)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.waitForURL(/\/dashboard2?\/(?:home-page|overview)/)
})

test('a role that requires two-factor authentication leads to its set-up and nowhere else', async () => {
  const path = `/api/dashboard/admin/${person.role}`
  const role = await staffCall<object>('GET', path)
  await staffCall('PUT', path, { ...role, requiresFactor: true })
  const page = await openAsPerson()
  await page.goto(`${product.admin}/dashboard2/news`)
  await page.getByRole('heading', { name: 'Set up two-factor authentication', level: 1 }).waitFor()
  await expectToFit(page, 390)
  await expect.poll(() => axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Set up authenticator app' }).click()
  await page.getByLabel('Code', { exact: true }).fill(await codeFor(page))
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'I have saved the codes' }).click()
  await page.locator('main tbody tr').first().waitFor()
})

test('name, picture, language and office are saved, and the next log-in opens them', async () => {
  const page = await openAsPerson()
  await page.goto(`${product.admin}/dashboard2/profile`)
  await page.getByLabel('Full name').fill('')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await page.getByText('This field is required').waitFor()
  await page.getByLabel('Full name').fill(`${person.fullName} Baru`)
  await page.locator('input[type=file]').setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: Buffer.from(PIXEL, 'base64'),
  })
  await page.getByLabel('Bahasa Indonesia').check()
  await page.getByLabel('Newer back-office').check()
  await page.getByRole('button', { name: 'Save profile' }).click()
  await page.getByText('Your profile was saved.').waitFor()
  await page.getByRole('heading', { name: 'Profil Anda', level: 1 }).waitFor()
  await page.locator('header img[src^="data:image/jpeg"]').waitFor()

  await page.getByRole('button', { name: person.email }).click()
  await page.locator('header').getByRole('button', { name: 'Keluar' }).click()
  await page.waitForURL(/\/login/)
  await page.getByRole('button', { name: 'English' }).click()
  await page.locator('input[type=email]').fill(person.email)
  await page.locator('input[type=password]').fill(person.password)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/dashboard2\/home-page/)
  await page.locator('html[lang^=id]').waitFor()
  expect(await page.locator('header').innerText()).toContain(`${person.fullName} Baru`)
})

test('a new user is invited by mail, sets a password with the link once, and is active', async () => {
  const { page } = staff
  const email = `undangan-${person.email}`
  const { id } = await staffCall<{ id: number }>('POST', '/api/dashboard/user', {
    fullName: 'Wulan Sari',
    email,
    role: person.role,
    title: 'Penulis',
    nik: '1',
    language: 'en',
    status: '1',
  })
  await page.goto(`${product.admin}/dashboard2/user/edit/${id}`)
  await page.getByText(/^Invited on .*valid until/).waitFor()
  await expect
    .poll(() => page.getByLabel('Status').locator('option').allTextContents())
    .toEqual(['Active', 'Inactive'])
  await expect.poll(() => axeViolations(page)).toEqual([])
  const first = await mailedLink(email, /account for the back-office/)
  await page.getByRole('button', { name: 'Resend' }).click()
  await page.getByText('The invitation was sent. Earlier links no longer work.').waitFor()

  const guest = (await openPage(staff.browser)).page
  await guest.goto(first)
  await guest.getByText(/can no longer be used/).waitFor()
  await expect.poll(() => mailedLink(email, /account for the back-office/)).not.toBe(first)
  await guest.goto(await mailedLink(email, /account for the back-office/))
  await guest
    .getByText(/at least 12 characters/)
    .first()
    .waitFor()
  await expectToFit(guest, 390)
  await guest.getByLabel('New password', { exact: true }).fill(PASSWORD)
  await guest.getByLabel('Confirm new password').fill(PASSWORD)
  await guest.keyboard.press('Enter')
  await guest.waitForURL(/\/login/)
  await logIn(guest, { email, password: PASSWORD })
})

test('a token for another program is shown once, works, and is refused after it is revoked', async () => {
  const { page } = await openSignedIn(staff.browser)
  const dialog = page.getByRole('dialog')
  await page.goto(`${product.admin}/dashboard2/api-tokens`)
  await page.getByRole('button', { name: 'Create a token' }).click()
  await dialog.getByRole('button', { name: 'Create a token' }).click()
  await dialog.getByText('This field is required.').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name')
  await expect.poll(() => axeViolations(page)).toEqual([])
  await dialog.getByLabel('Name', { exact: true }).fill(person.fullName)
  await dialog.getByLabel('Role', { exact: true }).selectOption({ label: 'Administrator' })
  await dialog.getByRole('button', { name: 'Create a token' }).click()

  const token = await dialog.getByLabel('Token', { exact: true }).inputValue()
  await dialog.getByRole('button', { name: 'Done' }).click()
  const headers = { authorization: `Bearer ${token}` }
  const read = async () => (await fetch(`${product.admin}/api/dashboard/news/category`, { headers })).status
  expect(await read()).toBe(200)
  expect(await page.getByRole('main').innerText()).not.toContain(token)
  await page.getByRole('button', { name: `Actions for ${person.fullName}` }).click()
  await page.getByRole('button', { name: `Revoke ${person.fullName}` }).click()
  await dialog.getByRole('button', { name: 'Revoke', exact: true }).click()
  await page.getByText('The token is revoked.').waitFor()
  expect(await read()).toBe(401)
})

test('a webhook needs a public address, shows its secret once, has a log, and is deleted', async () => {
  const { page } = await openSignedIn(staff.browser)
  const dialog = page.getByRole('dialog')
  const choose = async (action: string) => {
    await page.getByRole('button', { name: 'Actions for Search' }).click()
    await page.getByRole('button', { name: action, exact: true }).click()
  }
  await page.goto(`${product.admin}/dashboard2/webhooks`)
  await page.getByRole('button', { name: 'Create a webhook' }).click()
  await dialog.getByLabel('Name', { exact: true }).fill('Search')
  await dialog.getByLabel('Address', { exact: true }).fill('http://example.com/')
  await dialog.getByRole('button', { name: 'Create a webhook' }).click()
  await dialog.getByText('Enter a public address').waitFor()
  await expect.poll(() => axeViolations(page)).toEqual([])
  await dialog.getByLabel('Address', { exact: true }).fill('https://hooks.example.com/')
  await dialog.getByRole('button', { name: 'Create a webhook' }).click()
  expect(await dialog.getByLabel('Secret', { exact: true }).inputValue()).toMatch(/^whsec_/)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await choose('Log of Search')
  await dialog.getByText('No calls yet.').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => axeViolations(page)).toEqual([])
  await choose('Delete Search')
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByText('No webhooks yet.').waitFor()
})

test('sessions end one by one or all others, after a question, by keyboard', async () => {
  await openAsPerson()
  await openAsPerson()
  const page = await openAsPerson()
  await page.goto(`${product.admin}/dashboard/profile`)
  await expect.poll(() => sessionRows(page).count()).toBe(3)
  await expect.poll(() => sessionRows(page).first().textContent()).toContain('This session')

  await page
    .getByRole('button', { name: /^Actions for Chrome/ })
    .first()
    .press('Enter')
  await page.getByRole('button', { name: /^End Chrome/ }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect.poll(() => sessionRows(page).count()).toBe(3)
  await page
    .getByRole('button', { name: /^Actions for Chrome/ })
    .first()
    .press('Enter')
  await page.getByRole('button', { name: /^End Chrome/ }).press('Enter')
  await expect.poll(() => axeViolations(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'End', exact: true }).press('Enter')
  await expect.poll(() => sessionRows(page).count()).toBe(2)
  await page.getByRole('button', { name: 'End all other sessions' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'End', exact: true }).press('Enter')

  await page.getByText('You are logged in on this device only.').waitFor()
})

test.each(['dashboard', 'dashboard2'])(
  'the profile in %s fits a phone, in Indonesian, without barriers',
  async (office) => {
    const page = await openAsPerson()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${product.admin}/${office}/profile`)
    await chooseLanguage(page, 'id')
    await page.getByRole('heading', { name: 'Profil Anda', level: 1 }).waitFor()
    await expect.poll(() => page.getByText('Sesi ini').count()).toBe(1)

    await expectToFit(page, 390)
    await expect.poll(() => axeViolations(page)).toEqual([])
  },
)

test('a tab whose browser somebody else has logged in to saves nothing in their name, and loses nothing', async () => {
  const { page } = staff
  await page.goto(`${product.admin}/dashboard2/region/add`)
  const field = page.locator('main').getByRole('textbox').first()
  await field.fill('Typed by the first person')
  await page.getByText('Unsaved changes', { exact: true }).waitFor()
  const writes: string[] = []
  page.on('request', (request) => {
    if (/\/api\/dashboard\//.test(request.url()) && request.method() !== 'GET') writes.push(request.url())
  })

  const second = await page.context().newPage()
  await second.goto(`${product.admin}/dashboard2/home-page`)
  await second.getByRole('button', { name: 'Logout' }).click()
  await second.waitForURL(/\/login/)
  await second.locator('input[type=email]').fill(person.email)
  await second.locator('input[type=password]').fill(person.password)
  await second.keyboard.press('Enter')
  await second.waitForURL(/\/dashboard2?\/(?:home-page|overview)/)

  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await expect.poll(() => dialog.innerText()).toContain(person.fullName)
  await expect.poll(() => dialog.getByLabel('Email').inputValue()).toBe(product.email)
  await expect.poll(() => axeViolations(page)).toEqual([])
  expect([await field.inputValue(), writes]).toEqual(['Typed by the first person', []])
  await dialog.locator('input[type=password]').fill(product.password)
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'hidden' })
  expect(await field.inputValue()).toBe('Typed by the first person')
  // the other tab gets the message too
  await second.getByRole('dialog').waitFor()
})

/** Buttons and links that change something, in lists, forms, inboxes and the media library. */
const CHANGING =
  /^(?:Add|Create|Publish(?!ed| date)|Save|Send|Delete|Move to trash|Upload|Replace|Crop|New folder|Mark |Restore|Unpublish(?!ed))/

test('a role that may only view is offered nothing that changes content, submissions or files', async () => {
  const mark = Date.now().toString(36)
  const viewed: ReadonlySet<Permission> = new Set(['Manage News', 'Contact', 'Media'])
  const { id: role } = await staffCall<{ id: number }>('POST', '/api/dashboard/admin', {
    roleName: `Pembaca ${mark}`,
    needApproval: false,
    permission: grantList((key, right) => viewed.has(key) && right === 'view'),
  })
  const account = { email: `viewer-${mark}@flou.example`, password: PASSWORD }
  const facts = { fullName: 'Kirana', title: 'Pembaca', nik: '1', status: '1', role }
  await staffCall('POST', '/api/dashboard/user', { ...account, ...facts, confirmPassword: PASSWORD })
  const article = await staffCall<{ id: number; mediaId: number }>('GET', '/api/dashboard/news/1')
  const { page } = await openPage(staff.browser, { locale: 'en-US' })
  await logIn(page, account)

  for (const [path, content] of [
    ['news', 'tbody tr'],
    [`news/edit/${article.id}`, 'fieldset:disabled input'],
    ['contact/form-contact', '[data-submission], h1'],
    ['media', '[data-tile]'],
  ] as const) {
    await page.goto(`${product.admin}/dashboard2/${path}`)
    await page.locator('main').locator(content).first().waitFor()
    const offered = page.locator('main').locator('button:enabled, a').filter({ hasText: CHANGING })
    expect([path, await offered.allInnerTexts()]).toEqual([path, []])
  }
  await page.getByText('You can read this, but not change it').waitFor()
  await page.goto(`${product.admin}/dashboard2/media?file=${article.mediaId}`)
  await page.getByRole('dialog').locator('fieldset:disabled').waitFor()
  await page.getByRole('heading', { name: 'Used in' }).locator('+ ul').waitFor()
  expect(await page.getByRole('dialog').getByRole('button', { name: CHANGING }).count()).toBe(0)
})
