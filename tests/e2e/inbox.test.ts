import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { text as textOf } from 'node:stream/consumers'
import { permissionList } from '@flou/shared/content/permissions.ts'
import { FORM_PATHS, INBOX_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { referenceOf, type SubmissionDetail, type SubmissionRow } from '@flou/shared/inbox/inbox.ts'
import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { axeViolations, expectToFit, logIn, openPage, openSignedIn, product } from './browser.ts'
import { mailedLink } from './mailedLink.ts'
import { staffCall } from './staff.ts'
import { staffPage } from './staffPage.ts'

/** Submissions: search, read, answer, note, export, check-in, personal data. */
const INBOX = '/dashboard2/contact/form-contact'
const FORM = 'contactMessage'

const watched = staffPage({ locale: 'en-US', acceptDownloads: true })
let page: Page
let mark = ''
let email = ''

const CONTACT = {
  firstName: 'Sekar',
  phone: '021 555 0123',
  company: '=HYPERLINK("http://evil.example")',
  state: 'Jawa Barat',
  city: 'Kota Bandung',
  message: '<img src=x onerror=alert(1)> Halo\nApa kabar?',
}

let senders = 0

/** Uses a separate IP: other tests may have reached the rate limit of the default one. */
async function send(lastName = mark): Promise<void> {
  senders += 1
  const sent = request(product.site + FORM_PATHS.form(FORM), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    localAddress: `127.0.46.${1 + (senders % 250)}`,
  })
  sent.end(JSON.stringify({ ...CONTACT, lastName, email, _language: 'id', _key: crypto.randomUUID() }))
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  if (answer.statusCode !== 202) throw new Error(`${answer.statusCode} ${await textOf(answer)}`)
}

beforeAll(() => {
  page = watched.page
})
// also for a second attempt
beforeEach(() => {
  mark = crypto.randomUUID().slice(0, 8)
  email = `visitor-${mark}@example.com`
})

const rowOf = (text: string) => page.locator('[data-submission]').filter({ hasText: text })
const found = async () => {
  const path = `${INBOX_PATHS.list(FORM)}?search=${encodeURIComponent(email)}`
  const [one] = await staffCall<SubmissionRow[]>('GET', path)
  if (!one) throw new Error('Nothing was found')
  return one
}

test('a message is found, read, assigned, noted and answered; its text is text', async () => {
  await send()
  await page.goto(`${product.admin}${INBOX}?state=new`)
  await page.getByRole('searchbox', { name: 'Search' }).fill(`Sekar ${mark}`)
  await page.waitForURL((url) => url.searchParams.get('search') === `Sekar ${mark}`)
  // the message is on its own line below the name
  expect(await rowOf(mark).locator('td').nth(1).innerText()).toContain('\n<img')
  await rowOf(mark).getByRole('link').click()

  await page.getByText('<img src=x onerror=alert(1)> Halo').waitFor()
  const reply = await page.getByRole('link', { name: 'Open in email app' }).getAttribute('href')
  expect(decodeURIComponent(reply ?? '')).toContain(`mailto:${email}?subject=Pesan kontak Anda`)
  await page.getByLabel('Note for colleagues').fill('Called back')
  await page.getByRole('button', { name: 'Add note' }).click()
  await page.getByText('Called back').waitFor()
  await page.getByLabel('Assigned to').selectOption({ index: 1 })
  await page.getByText('assigned it to').waitFor()
  await page.getByLabel('Status', { exact: true }).selectOption('answered')
  await page.getByText('set the status to Answered').waitFor()

  const { id } = await found()
  const one = await staffCall<SubmissionDetail>('GET', INBOX_PATHS.one(FORM, id))
  expect(one).toMatchObject({ state: 'answered', assignee: { id: expect.any(Number) as number } })
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Back to the list' }).click()
  await page.waitForURL((url) => url.searchParams.get('state') === 'new')
  expect(watched.problems()).toEqual([])
})

test('somebody else was quicker: what they did is shown, and nothing is overwritten', async () => {
  await send()
  const { id } = await found()
  const path = INBOX_PATHS.one(FORM, id)
  await page.goto(`${product.admin}${INBOX}/detail/${id}`)
  await page.getByLabel('Status', { exact: true }).waitFor()
  const { version } = await staffCall<SubmissionDetail>('GET', path)
  await staffCall('PUT', path, { version, state: 'done' })

  await page.getByLabel('Status', { exact: true }).selectOption('spam')
  await page.getByText('Someone else has changed this').waitFor()
  await expect.poll(() => page.getByLabel('Status', { exact: true }).inputValue()).toBe('done')
})

test('from the inbox over all forms: take it, find it as mine, reply, and it is done', async () => {
  await send(`${mark} reply`)
  const path = `${INBOX_PATHS.all}?search=${encodeURIComponent(email)}`
  const [row] = await staffCall<SubmissionRow[]>('GET', path)
  await page.goto(`${product.admin}/dashboard2/home-page`)
  await page
    .getByRole('link', { name: /^Inbox/ })
    .first()
    .click()
  await page.getByRole('searchbox', { name: 'Search' }).fill(email)
  await rowOf(`${mark} reply`).getByRole('link').click()
  await page.getByLabel('Assigned to').selectOption({ label: 'Raras Kinanthi' })
  await page.getByText('assigned it to').waitFor()
  await page.getByRole('link', { name: 'Back to the list' }).click()
  await page.getByRole('link', { name: /^Mine/ }).click()
  expect(await axeViolations(page)).toEqual([])
  await rowOf(`${mark} reply`).getByRole('link').click()

  await page.getByText('The visitor reads Indonesian.').waitFor()
  const text = page.getByLabel('Message', { exact: true })
  await expect.poll(() => text.inputValue()).toContain(`Yth. Sekar ${mark} reply,`)
  await text.fill('Halo Sekar, sudah kami kirim.')
  await page.reload()
  await expect.poll(() => text.inputValue()).toBe('Halo Sekar, sudah kami kirim.')
  await page.getByLabel('Mark as done after sending').check()
  await page.getByRole('button', { name: 'Send reply' }).click()
  await page.getByText('replied in Indonesian').waitFor()
  await page.getByText('Sent', { exact: true }).waitFor({ timeout: 30_000 })

  const one = await staffCall<SubmissionDetail>('GET', INBOX_PATHS.one(FORM, row?.id ?? ''))
  expect(one.state).toBe('done')
  expect(await axeViolations(page)).toEqual([])
  await page.goto(`${product.admin}/dashboard2/inbox?view=mine`)
  await page.locator('main :is(table, [data-empty])').first().waitFor()
  expect(await rowOf(`${mark} reply`).count()).toBe(0)
  expect(watched.problems()).toEqual([])
})

test('J and K go through the list that was left', async () => {
  await send()
  await send(`${mark} second`)
  await page.goto(`${product.admin}/dashboard2/inbox?form=${FORM}&search=${encodeURIComponent(email)}`)
  await page.locator('[data-submission] a').nth(1).waitFor()
  const names = await page.locator('[data-submission] a').allInnerTexts()
  await page.locator('[data-submission] a').first().click()
  const title = (name = '') => page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
  await title(names[0])
  await page.keyboard.press('j')
  await title(names[1])
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByText(names[1] ?? '')
    .waitFor()
  await page.keyboard.press('k')
  await title(names[0])
  await page.getByRole('link', { name: 'Back to the list' }).click()
  await page.waitForURL((url) => url.searchParams.get('form') === FORM)
  expect(names.length).toBeGreaterThan(1)
})

test('an event leads to its registrations and to check-in, and each of them back', async () => {
  const [registration] = await staffCall<SubmissionRow[]>('GET', INBOX_PATHS.list('eventRegistration'))
  const event = Number(registration?.values['eventId'])
  await page.goto(`${product.admin}/dashboard2/event/edit/${event}`)
  await page.getByRole('link', { name: /^Registrations \d+$/ }).click()
  await page.waitForURL((url) => url.searchParams.get('field.eventId') === String(event))
  await page.locator('[data-submission] a').first().click()
  await page.getByRole('link', { name: 'Check-in', exact: true }).click()
  await page.getByText(/\d+ of \d+ checked in/).waitFor()

  expect(await page.getByRole('heading', { level: 1 }).innerText()).not.toMatch(/Check-in|^\s*$/)
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Event', exact: true }).last().click()
  await page.waitForURL((url) => url.pathname.endsWith(`/event/edit/${event}`))
})

test('keys select and mark, several are changed at once', async () => {
  await send(`${mark} second`)
  await page.goto(`${product.admin}${INBOX}?search=${encodeURIComponent(email)}`)
  await rowOf('second').getByRole('link').focus()
  await page.keyboard.press('x')
  await page.getByRole('region', { name: 'Selected rows' }).getByText('1 selected').waitFor()
  await page.keyboard.press('s')

  await rowOf('second').waitFor({ state: 'detached' })
  await page.goto(`${product.admin}${INBOX}?state=spam&search=${encodeURIComponent(email)}`)
  await rowOf('second').getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Not spam' }).click()
  await page.getByText('Nothing matches these filters.').waitFor()
  expect(await staffCall('GET', `${INBOX_PATHS.list(FORM)}?state=spam&search=${email}`)).toEqual([])
})

test('the export is a file without formulas', async () => {
  await send()
  await send(`${mark} second`)
  await page.goto(`${product.admin}${INBOX}?search=${encodeURIComponent(email)}`)
  await rowOf('second').waitFor()
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  const text = readFileSync(await file.path(), 'utf8')

  expect(text.trim().split('\r\n').length).toBeGreaterThanOrEqual(3)
  expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
})

test('people are ticked off at the entrance, also while there is no network', async () => {
  const [registration] = await staffCall<SubmissionRow[]>('GET', INBOX_PATHS.list('eventRegistration'))
  const event = Number(registration?.values['eventId'])
  await page.goto(`${product.admin}/dashboard2/event/${event}/participant`)
  const open = page.getByRole('checkbox', { name: /^Checked in/, checked: false })
  const name = (await open.first().getAttribute('aria-label')) ?? ''
  const come = async () =>
    (await staffCall<SubmissionRow[]>('GET', INBOX_PATHS.participants(event))).filter(
      ({ checkedIn }) => checkedIn,
    ).length
  const before = await come()
  await page.context().setOffline(true)
  await page.getByRole('checkbox', { name, exact: true }).first().check()
  await page.getByText('No connection: 1 check-in is').waitFor()
  await page.context().setOffline(false)
  await page.getByText('No connection').waitFor({ state: 'detached', timeout: 30_000 })

  expect(await come()).toBe(before + 1)
  expect(await axeViolations(page)).toEqual([])
  const isDisconnected = (problem: string) => problem.includes('ERR_INTERNET_DISCONNECTED')
  expect(watched.problems().filter((problem) => !isDisconnected(problem))).toEqual([])
})

const EVENT_FORM = 'eventRegistration'

/** Registers a person for a future event. @returns the event's id and the response */
async function registerAhead(name: string) {
  const today = new Date().toISOString().slice(0, 10)
  const events = await staffCall<{ id: number; startDate: string }[]>(
    'GET',
    '/api/dashboard/event?perPage=100',
  )
  const event = events.find(({ startDate }) => startDate > today)?.id ?? 0
  const person = {
    firstName: name,
    lastName: mark,
    email: `${name}-${mark}@example.com`,
    phone: '021 555 0123',
  }
  const answer = await fetch(product.site + FORM_PATHS.form(EVENT_FORM), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...person,
      company: '',
      jobRole: 'developer',
      eventId: event,
      _language: 'en',
      _key: crypto.randomUUID(),
    }),
  })
  const { data } = (await answer.json()) as { data: { reference: string; code?: string } }
  return { event, ...data }
}

test('a code is shown after registering, and read by the camera at the entrance', async () => {
  const { event, reference, code = '' } = await registerAhead('Kartika')
  expect(code).toContain('data:image/svg+xml')
  const entrance = await openSignedIn(watched.browser, { locale: 'en-US' })
  // a fake camera that shows the code
  await entrance.page.addInitScript((drawing) => {
    navigator.mediaDevices.getUserMedia = async () => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 })
      const picture = new Image()
      picture.src = drawing
      await picture.decode()
      const context = canvas.getContext('2d')
      setInterval(() => {
        context?.fillRect(0, 0, 640, 480)
        context?.drawImage(picture, 180, 90, 280, 280)
      }, 50)
      return canvas.captureStream(20)
    }
  }, code)
  await entrance.page.goto(`${product.admin}/dashboard2/event/${event}/participant`)
  await entrance.page.getByRole('checkbox', { name: `Checked in: Kartika ${mark}` }).waitFor()
  await entrance.page.waitForLoadState('networkidle')
  await entrance.page.context().setOffline(true)
  await entrance.page.getByRole('button', { name: 'Scan with the camera' }).click()
  await entrance.page.getByText('Hold a code up to the camera.').waitFor()

  await entrance.page.getByRole('checkbox', { name: `Checked in: Kartika ${mark}`, checked: true }).waitFor()
  expect(await axeViolations(entrance.page)).toEqual([])
  await entrance.page.getByRole('button', { name: 'Close camera' }).click()
  await entrance.page.context().setOffline(false)
  const rows = () => staffCall<SubmissionRow[]>('GET', INBOX_PATHS.participants(event))
  const isIn = async () =>
    (await rows()).some(({ id, checkedIn }) => referenceOf(id) === reference && checkedIn !== undefined)
  await expect.poll(isIn, { timeout: 30_000 }).toBe(true)
  await entrance.page.context().close()
})

test('another place: saving asks whether participants are told, and the check-in list does until they are', async () => {
  const { event } = await registerAhead('Laras')
  const hall = `Hall ${Date.now().toString(36)}`
  await page.goto(`${product.admin}/dashboard2/event/edit/${event}`)
  await page.getByRole('tab', { name: 'English' }).click()
  await page.getByRole('textbox', { name: 'Location', exact: true }).fill(hall)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Notify participants of the change?' })
  await dialog.getByText('Each person gets one email in their language').waitFor()
  await dialog.frameLocator('iframe[title*=English]').getByText(hall).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await page.goto(`${product.admin}/dashboard2/event/${event}/participant`)
  await page.getByRole('button', { name: 'Review and notify' }).click()
  await dialog.getByRole('button', { name: /^Notify \d+ participants?$/ }).click()

  await page.getByText(/mails? to \d+ (people are|person is) being sent/).waitFor()
  await page.getByRole('button', { name: 'Review and notify' }).waitFor({ state: 'detached' })
  expect(watched.problems()).toEqual([])
})

/** The visitor requests an erasure and verifies the email. */
async function askForErasure(): Promise<void> {
  const request = { name: 'Sekar', email, request: 'erase', _language: 'en', _key: crypto.randomUUID() }
  await fetch(product.site + FORM_PATHS.form('dataRequest'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  })
  const [, token = ''] = (await mailedLink(email, /personal data request/)).split('#token=')
  const body = new URLSearchParams({ token, _language: 'en' })
  await fetch(product.site + FORM_PATHS.verifyEmail, { method: 'POST', body, redirect: 'manual' })
}

/** Opens the desk as a second person with the permission. */
async function openAsSecond(): Promise<Page> {
  const account = { email: `second-${mark}@flou.example`, password: 'Bakau-Rindang-88' }
  const { id: role } = await staffCall<{ id: number }>('POST', '/api/dashboard/admin', {
    roleName: `Desk ${mark}`,
    needApproval: false,
    permission: permissionList((key) => key === 'Personal Data'),
  })
  const person = { fullName: 'Melati', title: 'Privacy', nik: mark, role, status: '1' }
  const secret = { email: account.email, password: account.password, confirmPassword: account.password }
  await staffCall('POST', '/api/dashboard/user', { ...person, ...secret })
  const other = await openPage(watched.browser, { locale: 'en-US' })
  await logIn(other.page, account)
  await other.page.goto(`${product.admin}/dashboard2/personal-data`)
  return other.page
}

test('the desk erases what an address sent once its owner has asked for it and somebody else confirms', async () => {
  await send()
  await send(`${mark} second`)
  const second = await openAsSecond()
  await page.goto(`${product.admin}/dashboard2/personal-data`)
  const find = async () => {
    await page.getByLabel('Email address').fill(email)
    await page.getByRole('button', { name: 'Find' }).click()
  }
  await find()
  await expect.poll(() => page.locator('[data-submission]').count()).toBe(2)
  await page.getByText('Erasing needs an open request from this address').waitFor()
  await askForErasure()
  await find()
  await page.getByRole('button', { name: 'Erase', exact: true }).click()
  await page.getByLabel('Reason (kept in the audit log)').fill(`Asked for it ${mark}`)
  await page.getByRole('dialog').getByRole('button', { name: 'Erase' }).click()
  const waiting = page.getByRole('row').filter({ hasText: email })
  await waiting.getByText('Waiting for someone else').waitFor()
  expect(await axeViolations(page)).toEqual([])

  await second.reload()
  await second.getByRole('button', { name: `Permanently erase all data of ${email}` }).click()
  expect(await axeViolations(second)).toEqual([])
  await second.getByRole('dialog').getByRole('button', { name: 'Erase permanently' }).click()
  await second.getByRole('row').filter({ hasText: mark }).filter({ hasText: 'Melati' }).waitFor()

  const path = `${INBOX_PATHS.list(FORM)}?search=${encodeURIComponent(email)}`
  await expect.poll(() => staffCall('GET', path)).toEqual([])
  await second.context().close()
})

test.each([
  INBOX,
  '/dashboard2/inbox',
  `${INBOX}?show=figures`,
  '/dashboard2/feedback-form',
  '/dashboard/manage-newsletter',
])('%s fits a phone, without violations, in Indonesian', async (path) => {
  const phone = await openSignedIn(watched.browser, { locale: 'id-ID' })
  await phone.page.setViewportSize({ width: 390, height: 800 })
  await phone.page.goto(product.admin + path)
  await phone.page.locator('main :is(table, [data-figures], [data-empty])').first().waitFor()
  await expectToFit(phone.page, 390)
  expect(await axeViolations(phone.page)).toEqual([])
  expect(phone.problems()).toEqual([])
  await phone.page.context().close()
})
