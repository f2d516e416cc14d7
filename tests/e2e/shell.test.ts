import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { axeViolations, expectToFit, logIn, openPage, overflows, product } from './browser.ts'
import { staffCall } from './staff.ts'
import { ownStaffPage } from './staffPage.ts'

/** Layout of both back-offices: palette, sidebar, notifications, scroll buttons, loading bar, log-out. */
const watched = ownStaffPage({ locale: 'en-US' })
let page: Page

beforeEach(() => {
  page = watched.page
})

const open = async (path: string) => {
  await page.goto(product.admin + path)
  await page.getByRole('heading', { level: 1 }).waitFor()
}
const palette = () => page.getByRole('dialog', { name: 'Go to a screen or record' })
const input = () => palette().getByRole('combobox')

test('the palette leads to a screen by keyboard, by its name in the other language, too', async () => {
  await open('/dashboard2/home-page')
  await page.keyboard.press('Control+k')
  await input().waitFor()
  await expect.poll(() => input().evaluate((element) => element === document.activeElement)).toBe(true)

  await page.keyboard.type('subkategori')
  await palette().getByRole('option', { name: 'Sub-categories News' }).waitFor()
  await expect
    .poll(() => input().getAttribute('aria-activedescendant'))
    .toBe(await palette().getByRole('option', { selected: true }).getAttribute('id'))
  await expect.poll(() => axeViolations(page)).toEqual([])
  await page.keyboard.press('Enter')

  await page.waitForURL(/\/dashboard2\/news\/sub-category$/)
  await palette().waitFor({ state: 'detached' })
  expect(watched.problems()).toEqual([])
})

test('the palette leads to a record by its title, in the present office, and remembers it', async () => {
  await open('/dashboard/manage-menu')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await input().fill('komunitas')
  const record = palette().getByRole('group', { name: 'Records' }).getByRole('option').first()
  await record.waitFor()
  const name = await record.textContent()
  const options = palette().getByRole('option')
  const before =
    (await options.count()) -
    (await palette().getByRole('group', { name: 'Records' }).getByRole('option').count())
  for (let step = 0; step < before; step += 1) await page.keyboard.press('ArrowDown')
  await expect.poll(() => record.getAttribute('aria-selected')).toBe('true')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/dashboard\/manage-[\w/-]+\/edit\/\d+$/)

  await page.keyboard.press('Control+k')
  const recent = palette().getByRole('group', { name: 'Recent' }).getByRole('option').first()
  await expect.poll(() => recent.textContent()).toBe(name)
  await page.keyboard.press('Escape')
  await palette().waitFor({ state: 'detached' })
  expect(watched.problems()).toEqual([])
})

test('the palette and a list find words of any text and show them in context', async () => {
  const word = `sakelar${Date.now().toString(36)}`
  const description = `Press the red ${word} now`
  const contents = [1, 2].map((languageId) => ({ languageId, title: `Found ${word.slice(7)}`, description }))
  const path = '/api/dashboard/news/category'
  const { id } = await staffCall<{ id: number }>('POST', path, { contents })
  // words of texts follow the save
  await expect.poll(async () => (await staffCall<unknown[]>('GET', `${path}?keyword=${word}`)).length).toBe(1)

  await open('/dashboard2/home-page')
  await page.keyboard.press('Control+k')
  await input().fill(`red ${word}`)
  await expect
    .poll(() => palette().getByRole('option').locator('mark').allTextContents())
    .toEqual(['red', word])
  await expect.poll(() => axeViolations(page)).toEqual([])
  await open(`/dashboard2/news/category?keyword=${word}`)
  await expect.poll(() => page.locator('main mark').allTextContents()).toEqual([word])
  await expectToFit(page, 390)
  expect(watched.problems()).toEqual([])
  await staffCall('DELETE', `${path}/${id}`)
})

test('the palette says when nothing is found, and when records cannot be searched', async () => {
  await open('/dashboard2/home-page')
  await page.keyboard.press('Control+k')
  await input().fill('zzzzqqq')
  await palette().getByText('No results for “zzzzqqq”.').waitFor()
  await page.route(/\/api\/dashboard\/search/, (route) => route.abort())

  await input().fill('slider')

  await palette().getByRole('alert').filter({ hasText: 'Record search failed' }).waitFor()
  await expect
    .poll(() =>
      palette()
        .getByRole('option', { name: /^Slider/ })
        .count(),
    )
    .toBeGreaterThan(0)
})

test.each(['', '/add', '/edit/1'])(
  'the older sidebar marks an entry at the path of its screen with “%s”',
  async (end) => {
    await open(`/dashboard/manage-news/category${end}`)

    const nav = page.getByRole('navigation', { name: 'Main navigation' })
    await nav.locator('[aria-current=page]').waitFor()
    await expect.poll(() => nav.locator('[aria-current=page]').allTextContents()).toEqual(['Categories'])
  },
)

test('both sidebars have the areas in groups, mark the parent of a detail screen and keep pins and visits', async () => {
  const nav = page.getByRole('navigation', { name: 'Main navigation' })
  const groups = () => nav.locator(':scope > ul > li > button').allTextContents()
  for (const path of ['/dashboard/manage-event', '/dashboard2/event']) {
    await open(`${path}/1/participant`)
    await expect.poll(() => nav.locator('[aria-current]').allTextContents()).toEqual(['Event'])
    expect((await groups()).slice(-8)).toEqual([
      'Home and navigation',
      'Products and prices',
      'Stories and events',
      'Company and partners',
      'Help and documents',
      'Inbox and people',
      'Administration',
      'Logout',
    ])
  }
  await page.locator('header nav').getByRole('link', { name: 'Event', exact: true }).click()
  await page.waitForURL(/dashboard2\/event$/)
  await nav.getByRole('button', { name: 'Pin “Event”' }).click()
  await open('/dashboard2/news/edit/1')
  await expect.poll(() => page.locator('header nav').textContent()).toMatch(/.+ » Edit » News » Dashboard2$/)
  const title = (await page.locator('header nav').textContent())?.split(' » ')[0] ?? '?'
  await open('/dashboard2/news')

  await nav.getByRole('list').filter({ hasText: title }).getByRole('link', { name: title }).first().waitFor()
  expect((await groups()).slice(0, 2)).toEqual(['Pinned', 'Recent'])
  await expectToFit(page, 390)
  expect(watched.problems()).toEqual([])
})

test('only the older office shows a loading bar, and only while a call runs', async () => {
  await open('/dashboard/manage-slider')
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/api\/dashboard\/slider\?/, async (route) => {
    await held
    await route.continue()
  })
  const bar = page.locator('[class*=loadingBar]')

  await page.getByRole('button', { name: 'Unpublished' }).click()
  await page.locator('[class*=loadingBar][data-busy]').waitFor({ state: 'attached' })
  release()
  await page.locator('[class*=loadingBar][data-busy]').waitFor({ state: 'detached' })

  await open('/dashboard2/slider')
  await expect.poll(() => bar.count()).toBe(0)
})

test('add and edit pages have buttons to their top and bottom; lists have none', async () => {
  await open('/dashboard2/news/edit/1')
  await page.locator('main form').waitFor()
  const isAtBottom = () =>
    page.evaluate(() => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2)
  await expect
    .poll(async () => {
      // content that loads later makes the form longer once more
      if (!(await isAtBottom())) await page.getByRole('button', { name: 'Scroll to bottom' }).click()
      return isAtBottom()
    })
    .toBe(true)
  await page.getByRole('button', { name: 'Scroll to top' }).click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)

  await open('/dashboard2/news')
  await expect.poll(() => page.getByRole('button', { name: 'Scroll to bottom' }).count()).toBe(0)
})

test('the content stands 64 units from the left on large screens', async () => {
  await open('/dashboard2/news')

  await expect
    .poll(() => page.locator('main').evaluate((main) => main.getBoundingClientRect().left))
    .toBe(64 * 4)
})

test('the sidebar shows the entry of the present screen, however far down it is', async () => {
  await open('/dashboard2/audit-log')
  const entry = page.getByRole('navigation', { name: 'Main navigation' }).locator('[aria-current=page]')
  await expect.poll(() => entry.textContent()).toBe('Audit Log')
  const isInView = () =>
    entry.evaluate(
      (element) => element.getBoundingClientRect().bottom <= document.documentElement.clientHeight,
    )
  await expect.poll(isInView).toBe(true)
})

test('who may not edit the home page begins with what there is to do, not with a refusal', async () => {
  await page.context().clearCookies()
  await page.goto(`${product.admin}/login`)
  await page.locator('input[type=email]').fill('citra@flou.example')
  await page.locator('input[type=password]').fill('Ombak-Tenang-2026')
  await page.keyboard.press('Enter')

  await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor()
  await page.getByRole('region', { name: 'Content by area' }).getByRole('link', { name: 'News' }).waitFor()
  await expect.poll(() => page.getByRole('link', { name: 'FAQ' }).count()).toBe(0)
  await page.goto(`${product.admin}/dashboard2/user`)
  await page.getByRole('heading', { level: 1, name: 'Not permitted' }).waitFor()
})

test('on a phone the navigation takes the focus, keeps it, and gives it back', async () => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open('/dashboard2/audit-log')
  const isFocused = (name: string) => async () =>
    (await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))) === name
  await page.getByRole('button', { name: 'Open navigation' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(isFocused('Close navigation')).toBe(true)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect.poll(() => page.evaluate(() => !document.activeElement?.closest('main'))).toBe(true)
  await page.keyboard.press('Escape')

  await expect.poll(isFocused('Open navigation')).toBe(true)
})

test('the question before a delete names where the record is used, and deletes only what is unused', async () => {
  await open('/dashboard2/news/category?keyword=Community')
  const row = page.getByRole('row').filter({ hasText: 'Community' })
  await row.getByRole('button', { name: /^More/ }).click()
  await row.getByRole('button', { name: /^Delete (?!in a release)/ }).click()

  const question = page.getByRole('dialog').filter({ hasText: 'still in use' })
  await question.getByRole('link').first().waitFor()
  expect(await question.getByRole('button', { name: 'Delete', exact: true }).isDisabled()).toBe(true)
  await expect.poll(() => axeViolations(page)).toEqual([])
  await question.getByRole('button', { name: 'Cancel' }).click()
  await question.waitFor({ state: 'detached' })

  await open('/dashboard2/news/category/edit/1')
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('button', { name: 'Used by…' }).click()
  const usedBy = page.getByRole('dialog', { name: 'Used by' })
  await usedBy.getByText(/refer/).waitFor()
  await expect.poll(() => axeViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await usedBy.waitFor({ state: 'detached' })
})

test('the log-in page asks for no session where there is none, and prints nothing; an ended one is asked for once', async () => {
  const stranger = (await openPage(watched.browser)).page
  const printed: string[] = []
  const asked: string[] = []
  stranger.on('console', (message) => printed.push(message.text()))
  stranger.on('request', (request) => request.url().includes('/api/account/') && asked.push(request.url()))
  const goToLogIn = async () => {
    await stranger.goto(`${product.admin}/login`)
    await stranger.locator('input[type=password]').waitFor()
  }

  await goToLogIn()
  expect([printed, asked]).toEqual([[], []])

  // the cookie remains if the session has ended elsewhere
  await stranger.context().addCookies([{ name: 'has_session', value: '1', url: product.admin }])
  await goToLogIn()
  expect(asked).toHaveLength(1)
  await expect.poll(() => stranger.evaluate(() => document.cookie)).not.toContain('has_session')
  await goToLogIn()
  expect(asked).toHaveLength(1)
  await stranger.context().close()
})

test('log-out ends the session, forgets what was opened, and loads the log-in anew', async () => {
  await open('/dashboard2/home-page')
  await page.keyboard.press('Control+k')
  await input().fill('slider')
  await page.keyboard.press('Enter')
  await page.waitForURL(/slider/)
  const recents = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('flou.recent.')))
  await expect.poll(() => recents()).toHaveLength(1)
  const whoIsKept = () =>
    page.evaluate(() => [
      localStorage.getItem('auth.user'),
      /auth\.strategy=(\w*)/.exec(document.cookie)?.[1],
    ])
  expect(await whoIsKept()).toEqual([expect.stringMatching(/"email":"admin@flou\.example"/), 'local'])
  expect(JSON.stringify(await page.evaluate(() => Object.entries(localStorage)))).not.toMatch(/eyJ|"token"/)
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))

  await page.getByRole('button', { name: 'Logout' }).click()

  await page.waitForURL(/\/login/)
  await page.locator('input[type=password]').waitFor()
  await expect.poll(() => page.evaluate(() => 'isSamePage' in window)).toBe(false)
  await expect.poll(() => recents()).toEqual([])
  expect(await whoIsKept()).toEqual([null, undefined])
  await page.goto(`${product.admin}/dashboard2/news`)
  await page.waitForURL(/\/login/)
})

const KINDS = [
  '/dashboard2/news',
  '/dashboard2/news/category?state=trashed',
  '/dashboard2/news/add',
  '/dashboard2/news/edit/1',
  '/dashboard2/news/header',
  '/dashboard2/audit-log',
  '/dashboard2/no-such-screen',
]

test('at 200 % zoom no kind of screen scrolls sideways', async () => {
  const { page: other, problems } = await openPage(watched.browser, {
    locale: 'id-ID',
    viewport: { width: 720, height: 450 },
    deviceScaleFactor: 2,
  })
  await logIn(other)
  for (const url of KINDS) {
    await other.goto(product.admin + url)
    await other.getByRole('heading', { level: 1 }).waitFor()
    await other.locator('main table, main form, main p').first().waitFor()
    await expect.poll(() => overflows(other), { message: url }).toBe(false)
  }
  await other.keyboard.press('Control+k')
  await other.getByRole('combobox').waitFor()
  await expect.poll(() => overflows(other)).toBe(false)
  await expect.poll(() => axeViolations(other)).toEqual([])
  expect(problems()).toEqual([])
  await other.context().close()
})
