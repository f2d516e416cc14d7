import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PLAYER_ORIGIN } from '@flou/shared/media/youtube.ts'
import { readChoice } from '@flou/shared/visits/consent.ts'
import { StaffClient } from '../../load/staffClient.ts'
import { axeViolations, expectToFit, openBrowser, product, untilServed } from '../browser.ts'
import { pathsInSitemap } from '../../fixtures/publicPages.ts'
import { openPublicPage } from './publicPage.ts'
import { startServiceHost, type ServiceHost } from './serviceHost.ts'

/** Cookie consent and what it loads (docs/product.md#consent), with a local host as third party. */
const SERVICES = '/api/dashboard/setting/services'
const APPROVAL = '/api/dashboard/setting/approval'

let browser: Browser
let staff: StaffClient
let host: ServiceHost

async function change(path: string, fields: object): Promise<void> {
  const { recordVersion } = await staff.data<{ recordVersion: number }>('GET', path)
  await staff.data('PUT', path, { ...fields, recordVersion })
}

async function saveServices(services: readonly object[]): Promise<void> {
  // scripts need a second approver; the demo has one administrator
  await change(APPROVAL, { isSelfApprovalAllowed: true })
  await change(SERVICES, { services })
  await change(APPROVAL, { isSelfApprovalAllowed: false })
}

const service = (title: string, more: object) => ({
  title,
  isActive: true,
  kind: 'script',
  category: 'analytics',
  hosts: '',
  cookies: '_ea*',
  ...more,
})

beforeAll(async () => {
  browser = await openBrowser()
  staff = await new StaffClient(product.admin).logIn()
  host = await startServiceHost()
  await saveServices([
    service('Counter', { scriptUrl: `${host.origin}/count.js` }),
    service('Talk', { kind: 'chat', cookies: '', scriptUrl: `${host.origin}/chat.js` }),
  ])
  await Promise.all(['/', '/id', '/faq'].map((path) => untilServed(product.site + path, host.origin)))
})
/** Waits until no page contains the host. A page republished between document and scripts is not hydrated. */
async function untilForgotten(): Promise<void> {
  for (const path of await pathsInSitemap(product.site))
    while ((await (await fetch(product.site + path)).text()).includes(host.origin)) await pause(50)
}

afterAll(async () => {
  await saveServices([])
  await untilForgotten()
  host.stop()
  await browser.close()
})
beforeEach(() => {
  host.asked.length = 0
})

const dialogOf = (page: Page) => page.getByRole('dialog')

/** A visitor without a consent choice. */
async function openNew(options: BrowserContextOptions = {}) {
  const watched = await openPublicPage(browser, options)
  const { page } = watched
  await page.context().clearCookies()
  return {
    ...watched,
    banner: page.locator('[data-consent]'),
    dialog: dialogOf(page),
    choice: async () => readChoice(await page.evaluate(() => document.cookie)),
    isRunning: (name: string) => page.locator(`html[data-${name}]`).count(),
  }
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const EN = { path: '/', reject: 'Reject all', accept: 'Accept all', settings: 'Cookie settings' }
const ID = { path: '/id', reject: 'Tolak semua', accept: 'Terima semua', settings: 'Pengaturan kuki' }

test.each([
  { ...EN, width: 1440 },
  { ...EN, width: 390 },
  { ...ID, width: 1440 },
  { ...ID, width: 390 },
])(
  '$path at $width px asks before anything is loaded; both answers weigh the same',
  async ({ path, reject, accept, settings, width }) => {
    const { page, open, banner, dialog, problems } = await openNew({ viewport: { width, height: 900 } })
    await open(path)
    await banner.waitFor()

    await expectToFit(page, width)
    const weights = await Promise.all(
      [reject, accept].map((name) =>
        banner.getByRole('button', { name }).evaluate((element) => {
          const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(element)
          return { color, backgroundColor, borderColor, fontSize, fontWeight, height: element.clientHeight }
        }),
      ),
    )
    expect(weights[0]).toEqual(weights[1])
    expect(await layoutShift(page)).toBe(0)

    await banner.getByRole('button', { name: settings }).click()
    await dialog.waitFor()
    await expect.poll(() => axeViolations(page)).toEqual([])
    await expect.poll(() => dialog.getByRole('checkbox').count()).toBe(3)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await banner.count()).toBe(1)
    expect([host.asked, problems()]).toEqual([[], []])
    await page.context().close()
  },
)

/** Sum of layout shifts without user input. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += 'value' in entry ? Number(entry.value) : 0
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 300)
      }),
  )

test.each(['/page/cookies', '/id/page/cookies'])(
  'on %s, a page of text on a phone, the banner is not the largest thing painted',
  async (path) => {
    const { page, open, banner } = await openNew({ viewport: { width: 412, height: 823 } })
    await open(path)
    await banner.waitFor()

    const painted = await page.evaluate(
      () =>
        new Promise<boolean[]>((resolve) => {
          const observer = new PerformanceObserver((list) => {
            const elements = list.getEntries().map((entry) => ('element' in entry ? entry.element : null))
            resolve(elements.map((one) => one instanceof Element && one.closest('[data-consent]') !== null))
          })
          setTimeout(() => observer.observe({ type: 'largest-contentful-paint', buffered: true }), 500)
        }),
    )

    expect(painted.length).toBeGreaterThan(0)
    expect(painted).not.toContain(true)
    await page.context().close()
  },
)

test('rejecting is remembered for 180 days with a receipt on our side, and nothing is loaded', async () => {
  const { page, open, banner, choice, hydrated } = await openNew()
  await open('/')
  await banner.waitFor()
  const sent = page.waitForResponse('**/api/consent')

  await button(page, 'Reject all').click()

  await banner.waitFor({ state: 'detached' })
  expect(await choice()).toMatchObject({ v: 1, analytics: false, ads: false })
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'cookie_consent')
  expect(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeCloseTo(180, 1)
  expect((await sent).status()).toBe(202)
  expect((await sent).request().postDataJSON()).toMatchObject({
    version: 1,
    language: 'en',
    analytics: false,
    ads: false,
    signal: false,
  })
  await page.reload()
  await hydrated()
  await page.waitForLoadState('networkidle')
  expect([await banner.count(), host.asked]).toEqual([0, []])
  await page.context().close()
})

test('accepting loads what was agreed to; withdrawing in the footer removes it and its cookies', async () => {
  const { page, open, banner, dialog, choice, isRunning, problems } = await openNew()
  await open('/')
  await banner.waitFor()
  await button(page, 'Accept all').click()
  await expect.poll(() => isRunning('counted')).toBe(1)
  expect(host.asked).toEqual(['/count.js'])
  expect(await page.evaluate(() => document.cookie)).toContain('_ea_id')

  await button(page, 'Cookie settings').click()
  await dialog.getByRole('checkbox', { name: 'Analytics' }).uncheck()
  await Promise.all([page.waitForEvent('load'), button(page, 'Save my choice').click()])

  await expect.poll(() => page.evaluate(() => 'isHydrated' in window)).toBe(true)
  expect(await choice()).toMatchObject({ analytics: false, ads: true })
  expect(await isRunning('counted')).toBe(0)
  expect(await page.evaluate(() => document.cookie)).not.toContain('_ea_id')
  await button(page, 'Cookie settings').click()
  await dialog.getByText(/^Your last choice: .+ Receipt [\da-f-]{36}\.$/).waitFor()
  expect([host.asked, problems()]).toEqual([['/count.js'], []])
  await page.context().close()
})

test('the chat is loaded when a visitor asks for it and has allowed its category', async () => {
  const { page, open, banner, dialog, isRunning } = await openNew()
  await open('/faq')
  await banner.waitFor()
  await button(page, 'Reject all').click()
  await button(page, 'Chat with us').click()
  await dialog.getByText('Talk belongs to the category “Analytics”.').waitFor()
  expect(host.asked).toEqual([])

  await dialog.getByRole('checkbox', { name: 'Analytics' }).check()
  await button(page, 'Save my choice').click()

  await expect.poll(() => isRunning('chatting')).toBe(1)
  await button(page, 'Chat with us').waitFor({ state: 'detached' })
  expect(host.asked.toSorted()).toEqual(['/chat.js', '/count.js'])
  await page.context().close()
})

/** Elements at the centre line of the calculator's bar, other than the bar. */
const coverOfBar = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('a[href="#estimate"]')
    if (!bar) return ['there is no bar']
    const { left, right, top, height } = bar.getBoundingClientRect()
    const steps = Array.from({ length: 20 }, (_, at) => left + ((right - left) * (at + 0.5)) / 20)
    return steps
      .map((x) => document.elementFromPoint(x, top + height / 2))
      .filter((one) => one?.closest('a') !== bar)
      .map((one) => one?.outerHTML.slice(0, 80) ?? 'nothing')
  })

test.each([
  { width: 390, path: '/pricing/calculator', add: 'Add to estimate', reject: EN.reject },
  { width: 320, path: '/id/pricing/calculator', add: 'Tambahkan ke perkiraan', reject: ID.reject },
])('at $width px on $path nothing lies on the bar with the total', async (given) => {
  const { width, path, add, reject } = given
  const { page, open, banner } = await openNew({ viewport: { width, height: 700 } })
  await untilServed(product.site + path, host.origin)
  await open(path)
  await page.locator('[data-ready]').waitFor()
  await page.locator('[data-ready]').getByRole('button', { name: 'Virtual Server' }).first().click()
  await page.locator('#configure').waitFor()
  await button(page, add).click()
  const bar = page.locator('a[href="#estimate"]')
  await bar.waitFor()
  await banner.waitFor()
  // far enough for the back-to-top arrow
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight * 0.7))

  expect(await coverOfBar(page)).toEqual([])
  await button(page, reject).click()
  await banner.waitFor({ state: 'detached' })
  const top = (await bar.boundingBox())?.y ?? 0
  for (const other of [page.locator('[data-chat]'), page.locator('a[href="#top"]')]) {
    const box = await other.boundingBox()
    expect((box?.y ?? top) + (box?.height ?? 1)).toBeLessThanOrEqual(top)
  }
  expect(await coverOfBar(page)).toEqual([])
  await page.context().close()
})

test('Global Privacy Control counts as a rejection, whatever was accepted before, and says so', async () => {
  const { page, open, banner, choice } = await openNew()
  const context = page.context()
  await context.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  await open('/')
  await banner.getByText('Your browser sends Global Privacy Control.').waitFor()
  expect(await button(page, 'Accept all').count()).toBe(0)
  await button(page, 'OK').click()
  await expect.poll(choice).toMatchObject({ analytics: false, ads: false })

  const accepted = encodeURIComponent(JSON.stringify({ v: 1, analytics: true, ads: true, ts: 1 }))
  await context.addCookies([{ name: 'cookie_consent', value: accepted, url: product.site }])
  const later = await context.newPage()
  await later.goto(`${product.site}/#cookie-settings`)

  const dialog = dialogOf(later)
  await dialog.getByText('Your browser sends Global Privacy Control.').waitFor()
  expect(await dialog.getByRole('checkbox', { disabled: true }).count()).toBe(3)
  expect(await dialog.getByRole('checkbox', { name: 'Analytics' }).isChecked()).toBe(false)
  await later.waitForLoadState('networkidle')
  expect(host.asked).toEqual([])
  await context.close()
})

test('a choice about earlier texts is asked again, and counts as none until then', async () => {
  const { page, open, banner } = await openNew()
  const earlier = encodeURIComponent(JSON.stringify({ v: 9, analytics: true, ads: true, ts: 1 }))
  await page.context().addCookies([{ name: 'cookie_consent', value: earlier, url: product.site }])

  await open('/')

  await banner.waitFor()
  await page.waitForLoadState('networkidle')
  expect(host.asked).toEqual([])
  await page.context().close()
})

test('by keyboard the banner is reached first, and a receipt that does not get through is sent with a later page', async () => {
  const { page, open, banner, choice } = await openNew()
  await page.route('**/api/consent', (route) => route.abort())
  await open('/')
  await banner.waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Reject all')
  await page.keyboard.press('Enter')
  await expect.poll(choice).toMatchObject({ analytics: false })
  await page.unroute('**/api/consent')

  const sent = page.waitForResponse('**/api/consent')
  await page.goto(`${product.site}/faq`)

  expect((await sent).status()).toBe(202)
  await page.context().close()
})

test('the policy of a page allows exactly the hosts that are configured', async () => {
  const other = await startServiceHost()
  const { page, open, hydrated } = await openPublicPage(browser)
  await open('/')
  await hydrated()

  const refused = await page.evaluate(
    (src) =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', (event) => resolve(event.blockedURI))
        document.head.append(Object.assign(document.createElement('script'), { src }))
      }),
    `${other.origin}/count.js`,
  )

  expect(refused).toBe(`${other.origin}/count.js`)
  expect(other.asked).toEqual([])
  const policy = await page.locator('meta[http-equiv=Content-Security-Policy]').getAttribute('content')
  const foreign = new Set(policy?.match(/(?:https?|wss?):\/\/[^\s;]+/g))
  expect(foreign).toEqual(new Set([host.origin, PLAYER_ORIGIN]))
  // the player of videos, in frames only
  expect(policy?.replaceAll(/frame-src [^;]*/g, '')).not.toContain(PLAYER_ORIGIN)
  other.stop()
  await page.context().close()
})
