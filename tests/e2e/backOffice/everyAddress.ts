import type { Browser } from 'playwright-core'
import type { AuditEntry } from '@flou/shared/api.ts'
import type { Office } from '@flou/shared/content/offices.ts'
import { AREAS } from '@flou/shared/content/registry.ts'
import { breadcrumb } from '../../../web-admin/src/layout/topBar/breadcrumb.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeViolations, logIn, openBrowser, openPage, product, type WatchedPage } from '../browser.ts'
import { staffCall } from '../staff.ts'
import { addressesOf, type Address } from './addresses.ts'
import { follow, WIDTHS, wrongWith, type Width } from './look.ts'

type State = readonly ['en' | 'id', Width]
/** Each differs from the one before in one thing. */
const STATES = [
  ['en', 'desk'],
  ['en', 'phone'],
  ['id', 'phone'],
  ['id', 'desk'],
] as const satisfies readonly State[]

/** In which state accessibility is examined: each office in another language and at another width. */
const EXAMINED = { dashboard: STATES[2], dashboard2: STATES[0] } as const

/** What is wrong with a screen in one language and at one width. */
async function wrongIn({ page, problems }: WatchedPage, address: Address, state: State): Promise<string[]> {
  const { url, ready, heading, isNew, office } = address
  const [language, width] = state
  await page.setViewportSize(WIDTHS[width])
  const look = { breadcrumb: breadcrumb(url), language, width: WIDTHS[width].width, ready }
  const wrong = await wrongWith(page, { ...look, heading: heading(language) })
  const isExamined = isNew && EXAMINED[office] === state && wrong.length === 0
  const breaches = isExamined ? await axeViolations(page) : []
  return [...wrong, ...breaches, ...problems()].map((what) => `${url} (${language}, ${width}): ${what}`)
}

/** What is wrong at an address, in the first of its states in which something is. */
async function wrongAt(staff: WatchedPage, address: Address, states: readonly State[]): Promise<string[]> {
  await follow(staff.page, address.url)
  for (const state of states) {
    const wrong = await wrongIn(staff, address, state)
    if (wrong.length > 0) return wrong
  }
  if (!address.isFirst) return []
  await staff.page.goto(product.admin + address.url)
  return wrongIn(staff, { ...address, isNew: false }, states.at(-1) ?? STATES[0])
}

/**
 * Tests that every declared address of an office opens in both languages of the interface and at both widths: with its heading,
 * its list or form, nothing cut off, and nothing wrong in the console. One page goes through all of them as by links; the first
 * of each kind is opened as from a bookmark, too.
 */
export function openEveryAddress(office: Office): void {
  let browser: Browser
  let staff: WatchedPage
  let addresses: Address[]

  beforeAll(async () => {
    browser = await openBrowser()
    staff = await openPage(browser)
    await logIn(staff.page)
    const [entry] = await staffCall<AuditEntry[]>('GET', '/api/dashboard/audit-log')
    addresses = addressesOf(office, String(entry?.id))
  })
  afterAll(() => browser.close())

  test.each(AREAS.map(({ key }) => key))(
    `every address of %s opens in ${office}`,
    async (area) => {
      // an address ends in the state in which the next one begins
      let states: readonly State[] = STATES
      for (const address of addresses.filter((one) => one.area === area)) {
        expect(await wrongAt(staff, address, states)).toEqual([])
        states = states.toReversed()
      }
    },
    600_000,
  )
}
