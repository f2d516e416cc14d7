import { NEWSLETTER_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { ImportOutcome, SubscriberRow } from '@flou/shared/forms/newsletter.ts'
import { readFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { axeViolations, expectToFit, openSignedIn, product } from './browser.ts'
import { staffCall } from './staff.ts'
import { staffPage } from './staffPage.ts'

/** Newsletter subscribers: import, search, count, export, unsubscribe; mail texts; bounced mails. */
const SUBSCRIBERS = '/dashboard2/newsletter/subscriber'
const MAILS = '/dashboard2/mail'
const UNDELIVERED = '/dashboard/manage-newsletter/undelivered'

const watched = staffPage({ locale: 'en-US', acceptDownloads: true })
const CONSENT = 'Ticked the box at the fair'
let mark: string
// also for a second attempt
beforeEach(() => {
  mark = crypto.randomUUID().slice(0, 8)
})

test('a file is checked line by line before anybody is imported; who confirmed elsewhere is subscribed', async () => {
  const { page } = watched
  await page.goto(product.admin + SUBSCRIBERS)
  await page.getByRole('button', { name: 'Import' }).click()
  const dialog = page.getByRole('dialog')
  const lines = ['Email;Language', `one-${mark}@example.com;en`, 'nobody;en', `two-${mark}@example.com;`]
  await dialog.getByLabel('Or paste lines here').fill(lines.join('\n'))
  await dialog.getByLabel('How they gave consent').fill(CONSENT)
  await dialog.getByLabel('Already confirmed elsewhere').check()
  await dialog.getByRole('button', { name: 'Check' }).click()

  await dialog
    .getByRole('row')
    .filter({ hasText: 'nobody' })
    .getByText('Skipped: invalid email address')
    .waitFor()
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Import 2' }).click()
  await dialog.waitFor({ state: 'detached' })
  const search = `?search=${mark}`
  const found = await staffCall<SubscriberRow[]>('GET', NEWSLETTER_PATHS.subscribers + search)
  expect(found.map(({ email, language }) => `${email} ${language}`).toSorted()).toEqual([
    `one-${mark}@example.com en`,
    `two-${mark}@example.com id`,
  ])
})

test('subscribers are found, exported and unsubscribed by hand', async () => {
  const { page } = watched
  const name = `one-${mark}`
  const subscriber = {
    rows: [{ email: `${name}@example.com`, language: 'en' }],
    consent: CONSENT,
    isConfirmed: true,
  }
  await staffCall('POST', NEWSLETTER_PATHS.import, { ...subscriber, isDryRun: false })
  await page.goto(product.admin + SUBSCRIBERS)
  await page.getByRole('searchbox', { name: 'Search' }).fill(name)
  const row = page.locator('[data-subscriber]')
  await expect.poll(() => row.count()).toBe(1)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV' }).click()
  const file = readFileSync(await (await download).path(), 'utf8')

  expect(file).toContain(`${name}@example.com,en,`)
  expect(file.trim().split('\n')).toHaveLength(2)
  page.once('dialog', (dialog) => void dialog.accept())
  await page.getByRole('button', { name: `Unsubscribe ${name}@example.com` }).click()
  await page.getByText('No matching subscribers.').waitFor()
  await page.getByRole('link', { name: 'Unsubscribed' }).click()
  await page.locator(`[data-subscriber="${name}@example.com"]`).waitFor()
  const again = await staffCall<ImportOutcome[]>('POST', NEWSLETTER_PATHS.import, {
    ...subscriber,
    isDryRun: true,
  })
  expect(again).toEqual(['unsubscribed'])
})

test('the texts of a mail are edited beside how it looks; a placeholder that is wrong is named; a sample arrives', async () => {
  const { page } = watched
  await page.goto(product.admin + MAILS)
  await page.getByRole('link', { name: 'Event: a seat is free' }).click()
  const subject = page.getByRole('textbox', { name: 'Subject' })
  const body = page.getByRole('textbox', { name: 'Text (empty lines separate paragraphs)' })
  await page.getByRole('tab', { name: 'English' }).click()
  const shown = page.getByRole('article', { name: 'Email in English' })
  await shown.getByText('Cloud Summit Jakarta').first().waitFor()
  await subject.fill(`Yours, ${mark}: `)
  await page
    .getByRole('button', { name: 'Insert {{title}}: Title of the event or the content' })
    .first()
    .click()
  await shown.getByText(`Yours, ${mark}: Cloud Summit Jakarta`).waitFor()

  await body.fill('Kept until {{untill}}')
  await page.getByText('This email has no placeholder “untill”.').waitFor()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Failed to update data!').or(page.getByText('Failed to save data!')).waitFor()
  await body.fill('Kept until {{until}} <b>for you</b>')
  await shown.frameLocator('iframe').getByText('<b>for you</b>').waitFor()
  await page.getByRole('radio', { name: 'Plain text' }).check()
  await shown.getByText('Kept until Tuesday').waitFor()
  expect(await axeViolations(page)).toEqual([])

  await page.getByRole('button', { name: 'Send me a sample in English' }).click()
  await page.getByText(`Sample sent to ${product.email}.`).waitFor()
  await page.getByRole('link', { name: 'Open the local mailbox' }).waitFor()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText(/Data successfully (saved|updated)!/).waitFor()
  await page.getByRole('button', { name: 'Reset to default text' }).click()
  await expect.poll(() => subject.inputValue()).toBe('A seat is free for you: {{title}}')
  await page.goBack()
  await page
    .getByRole('button', { name: 'Leave' })
    .or(page.getByRole('heading', { name: 'Emails' }))
    .first()
    .waitFor()
  expect(watched.problems()).toEqual([])
})

test.each([SUBSCRIBERS, `${SUBSCRIBERS}?show=figures`, UNDELIVERED, MAILS, `${MAILS}/registration-offered`])(
  '%s fits a phone, without violations, in Indonesian',
  async (path) => {
    const phone = await openSignedIn(watched.browser, { locale: 'id-ID' })
    await phone.page.setViewportSize({ width: 390, height: 800 })
    await phone.page.goto(product.admin + path)
    await phone.page.locator('main :is(table, article, [data-figures], [data-empty])').first().waitFor()
    await expectToFit(phone.page, 390)
    expect(await axeViolations(phone.page)).toEqual([])
    expect(phone.problems()).toEqual([])
    await phone.page.context().close()
  },
)
