import type { Page } from 'playwright-core'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { SavedViews } from '@flou/shared/accounts/account.ts'
import { product } from './browser.ts'
import { staffCall } from './staff.ts'
import { staffPage } from './staffPage.ts'

/** Saved views: shared ones, and a favourite that is marked just before the page closes. */
const staff = staffPage({ locale: 'en-US' })
const LIST = '/api/dashboard/footer'
const VIEWS = '/api/dashboard/views'

const setViews = (names: readonly string[]) =>
  staffCall('PUT', VIEWS, {
    list: LIST,
    views: names.map((name) => ({ id: name, name, search: `keyword=${name}`, isDefault: false })),
  })
const defaultView = async () => {
  const views = await staffCall<SavedViews>('GET', VIEWS)
  return views[LIST]?.find(({ isDefault }) => isDefault)?.name
}

beforeEach(async () => {
  await setViews(['first', 'second'])
  await staff.page.goto(`${product.admin}/dashboard2/footer`)
  await staff.page.getByRole('button', { name: 'Views' }).click()
  await staff.page.getByRole('button', { name: 'Open this list with “second”' }).waitFor()
})
afterAll(() => setViews([]))

/** Marks views in quick succession and leaves the page immediately. */
async function starAndLeave(page: Page, names: readonly string[]): Promise<void> {
  await page.evaluate(
    (labels) => {
      for (const label of labels) document.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.click()
      location.href = 'about:blank'
    },
    names.map((name) => `Open this list with “${name}”`),
  )
  await page.waitForURL('about:blank') // the next test must not start while this page unloads
}

test('a star put on in the moment in which the page closes is kept', async () => {
  await starAndLeave(staff.page, ['second'])

  await expect.poll(defaultView).toBe('second')
})

test('the last of two stars is kept, though the page closes before the first one is answered', async () => {
  const { page } = staff
  await page.evaluate(() => {
    const send = window.fetch
    let isHeld = false
    window.fetch = (...call) => {
      if (isHeld || call[1]?.method !== 'PUT') return send(...call)
      isHeld = true
      return new Promise<Response>(() => undefined) // the first change never gets a response
    }
  })

  await starAndLeave(page, ['first', 'second'])

  await expect.poll(defaultView).toBe('second')
})

test('a shared view is listed with its author, opens by its address, can be a default and is deleted', async () => {
  const { page } = staff
  await page.goto(`${product.admin}/dashboard2/footer?order=desc`)
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByLabel('View name').fill('Newest footers')
  await page.getByLabel('Share with everyone').check()
  await page.getByRole('button', { name: 'Save this view' }).click()
  const shared = page.getByRole('list', { name: 'Shared views' })
  const view = shared.getByRole('button', { name: /^Newest footers ?by / })
  await view.waitFor()
  expect(await view.getAttribute('aria-pressed')).toBe('true')

  await shared.getByRole('button', { name: 'Open this list with “Newest footers”' }).click()
  await expect.poll(defaultView).toBe('Newest footers')
  await shared.getByRole('button', { name: 'Delete “Newest footers”' }).click()

  await shared.waitFor({ state: 'detached' })
})
