import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { axeViolations, logIn, openBrowser, openPage, product, type WatchedPage } from './browser.ts'

/** Two people on one record see each other, and the second save never overwrites the first unasked. */
const FORM = '/dashboard2/news/category/edit/3'
const COLLEAGUE = { email: 'citra@flou.example', password: 'Ombak-Tenang-2026' }

let browser: Browser
let mine: WatchedPage
let theirs: WatchedPage

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())
beforeEach(async () => {
  mine = await openPage(browser)
  theirs = await openPage(browser)
  await logIn(mine.page)
  await logInAs(theirs.page, COLLEAGUE)
  return async () => {
    await mine.page.context().close()
    await theirs.page.context().close()
  }
})

async function logInAs(page: Page, { email, password }: typeof COLLEAGUE): Promise<void> {
  await page.goto(`${product.admin}/login`)
  await page.locator('input[type=email]').fill(email)
  await page.locator('input[type=password]').fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/dashboard2?\/home-page/)
}

/** Opens the form and waits until it has reported itself. */
async function open(page: Page): Promise<void> {
  const reported = page.waitForResponse(/\/api\/dashboard\/presence\/newsCategory$/)
  await page.goto(product.admin + FORM)
  expect((await reported).status()).toBe(200)
}

/** The next report comes at once where a tab comes back into view. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true })

test('two people see each other, until one of them leaves', async () => {
  await open(mine.page)
  await open(theirs.page)

  const note = theirs.page.getByText(/is editing this too, since/)
  await note.waitFor()
  await comeBack(mine.page)
  await mine.page.getByText(/is editing this too, since/).waitFor()
  expect(await axeViolations(mine.page)).toEqual([])

  await mine.page.getByRole('link', { name: 'Back to list' }).click()
  await mine.page.getByRole('table').waitFor()
  await expect
    .poll(
      async () => {
        await comeBack(theirs.page)
        return note.count()
      },
      { timeout: 20_000 },
    )
    .toBe(0)
  expect([...mine.problems(), ...theirs.problems()]).toEqual([])
})

test('one’s own second tab is no colleague', async () => {
  await open(mine.page)
  const second = await mine.page.context().newPage()

  await open(second)

  await second.getByText('Also open in another tab of yours').waitFor()
  expect(await second.getByText(/is editing this too/).count()).toBe(0)
})

test('the second of two saves shows both and overwrites nothing', async () => {
  const mark = Date.now().toString(36)
  await open(mine.page)
  await open(theirs.page)
  await title(theirs.page).fill(`Dari Citra ${mark}`)
  await theirs.page.keyboard.press('Control+s')
  await theirs.page.getByText('All changes saved').waitFor()

  await title(mine.page).fill(`Dari saya ${mark}`)
  await mine.page.keyboard.press('Control+s')
  const dialog = mine.page.getByRole('dialog')
  await dialog.getByText('Someone else saved in the meantime').waitFor()
  const compared = await dialog.getByRole('row', { name: 'Title Indonesia' }).innerText()
  await dialog.getByRole('button', { name: 'Keep editing' }).click()
  await theirs.page.reload()
  await title(theirs.page).waitFor()

  expect(compared).toMatch(new RegExp(`Dari saya ${mark}\\s+Dari Citra ${mark}`))
  expect(await title(theirs.page).inputValue()).toBe(`Dari Citra ${mark}`)
  expect(await title(mine.page).inputValue()).toBe(`Dari saya ${mark}`)
})
