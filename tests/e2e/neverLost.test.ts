import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeViolations, logIn, openBrowser, openPage, product } from './browser.ts'
import { CERTIFICATE_LIST } from './certificate.ts'
import { crash, profileStaffPage } from './staffPage.ts'
import { journalled } from './journal.ts'

/** Input is never lost: not when the page closes, the session ends or the network fails. */
const FORM = `${CERTIFICATE_LIST}/edit/1`

const watched = profileStaffPage()

const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true })
const saved = (page: Page) => page.getByText('All changes saved')
const banner = (page: Page) => page.getByText('You have unsaved changes')

async function openForm(page: Page): Promise<void> {
  await page.goto(product.admin + FORM)
  await title(page).waitFor()
}

/** Replaces the Indonesian title with a unique text. @returns the text */
async function typeTitle(page: Page, words: string): Promise<string> {
  const typed = `${words} ${Date.now().toString(36)}`
  await title(page).fill(typed)
  await page.getByText('Unsaved changes', { exact: true }).waitFor()
  return typed
}

const closed = (page: Page) => page.close()

/** Input is stored for recovery, and the page ends without unload events. */
async function typeAndClose(words: string, end = closed): Promise<{ typed: string; reopened: Page }> {
  await openForm(watched.page)
  const typed = await typeTitle(watched.page, words)
  await journalled(watched.page, typed)
  await end(watched.page)
  const reopened = await watched.page.context().newPage()
  await openForm(reopened)
  return { typed, reopened }
}

test('what was typed before the page closed is offered, restored, saved, and offered no more', async () => {
  const { typed, reopened } = await typeAndClose('Before the crash')

  await banner(reopened).waitFor()
  await expect.poll(() => title(reopened).inputValue()).not.toBe(typed)
  await expect.poll(() => axeViolations(reopened)).toEqual([])
  await reopened.getByRole('button', { name: 'Restore them' }).click()

  await expect.poll(() => title(reopened).inputValue()).toBe(typed)
  await reopened.getByRole('button', { name: 'Publish', exact: true }).click()
  await saved(reopened).waitFor()
  await openForm(reopened)
  await expect.poll(() => title(reopened).inputValue()).toBe(typed)
  await reopened.waitForTimeout(300)
  await expect.poll(() => banner(reopened).count()).toBe(0)
})

test('what was typed before the tab crashed is offered and restored', async () => {
  const { typed, reopened } = await typeAndClose('In the crash', crash)

  await reopened.getByRole('button', { name: 'Restore them' }).click()

  await expect.poll(() => title(reopened).inputValue()).toBe(typed)
})

test('what was restored is kept when the page closes once more', async () => {
  const { typed, reopened } = await typeAndClose('Twice unlucky')
  await reopened.getByRole('button', { name: 'Restore them' }).click()
  await banner(reopened).waitFor({ state: 'hidden' })
  await journalled(reopened, typed)
  await reopened.close()

  const again = await watched.page.context().newPage()
  await openForm(again)
  await again.getByRole('button', { name: 'Restore them' }).click()

  await expect.poll(() => title(again).inputValue()).toBe(typed)
})

test('what is discarded is not offered again', async () => {
  const { typed, reopened } = await typeAndClose('Not wanted')

  await reopened.getByRole('button', { name: 'Discard them' }).click()
  await openForm(reopened)

  await expect.poll(() => title(reopened).inputValue()).not.toBe(typed)
  await reopened.waitForTimeout(300)
  await expect.poll(() => banner(reopened).count()).toBe(0)
})

test('restored over a version that someone has saved since, a save asks first and shows both', async () => {
  const { typed, reopened } = await typeAndClose('From the past')
  const browser = await openBrowser()
  const other = await openPage(browser)
  await logIn(other.page)
  await openForm(other.page)
  const theirs = await typeTitle(other.page, 'Saved since')
  await other.page.keyboard.press('Control+Enter')
  await saved(other.page).waitFor()
  await browser.close()

  await openForm(reopened)
  await reopened.getByRole('button', { name: 'Restore them' }).click()
  await reopened.keyboard.press('Control+Enter')

  const dialog = reopened.getByRole('dialog')
  await dialog.waitFor()
  await expect.poll(() => dialog.innerText()).toContain('saved this at')
  const compared = dialog.getByRole('listitem').filter({ hasText: 'Title' })
  await expect.poll(() => compared.innerText()).toContain(typed.split(' ').at(-1))
  await expect.poll(() => compared.innerText()).toContain(theirs.split(' ').at(-1))
  await expect.poll(() => axeViolations(reopened)).toEqual([])
})

test('a session that ended on the server asks for the log-in over the form, then saves', async () => {
  const { page } = watched
  await openForm(page)
  const typed = await typeTitle(page, 'Long after lunch')
  await page.context().clearCookies()
  // the token in memory has expired: the server rejects it once, and the refresh cookie is gone
  let isRefused = false
  await page.route(`**/api${FORM.replace('/dashboard2', '/dashboard').replace('/edit', '')}`, (route) => {
    if (isRefused || route.request().method() !== 'PUT') return route.fallback()
    isRefused = true
    return route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer ended' } })
  })

  const saves: number[] = []
  page.on('response', (response) => {
    if (response.request().method() === 'PUT' && response.ok()) saves.push(response.status())
  })
  await page.keyboard.press('Control+Enter')
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await expect.poll(() => title(page).inputValue()).toBe(typed)
  await dialog.locator('input[type=password]').fill(product.password)
  await page.keyboard.press('Enter')

  await dialog.waitFor({ state: 'hidden' })
  await saved(page).waitFor()
  expect(saves).toEqual([200]) // only once
  await openForm(page)
  await expect.poll(() => title(page).inputValue()).toBe(typed)
})

test('offline a save waits, says so, and is made on return', async () => {
  const { page } = watched
  await openForm(page)
  const typed = await typeTitle(page, 'In the tunnel')
  await page.context().setOffline(true)

  await page.keyboard.press('Control+Enter')
  await page.getByText('Offline: will be saved when you are back online').waitFor()
  await page.context().setOffline(false)

  await saved(page).waitFor()
  await openForm(page)
  await expect.poll(() => title(page).inputValue()).toBe(typed)
})
