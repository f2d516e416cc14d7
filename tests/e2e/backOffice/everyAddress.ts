import type { Browser, Page } from 'playwright-core'
import type { AuditEntry } from '@flou/shared/api.ts'
import type { Office } from '@flou/shared/content/offices.ts'
import { INBOX_PATHS, STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { SUBMISSIONS } from '@flou/shared/submissions/registry.ts'
import type { ChangeRow } from '@flou/shared/workflow.ts'
import { breadcrumb } from '../../../web-admin/src/layout/topBar/breadcrumb.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  axeViolations,
  logIn,
  closePages,
  workerBrowser,
  openPage,
  product,
  type WatchedPage,
} from '../browser.ts'
import { staffCall } from '../staff.ts'
import { addressesOf, AUDIT_ENTRY, OPEN_CHANGE, SUBMISSION, type Address } from './addresses.ts'
import { follow, WIDTHS, wrongWith, type Width } from './look.ts'

type State = readonly ['en' | 'id', Width]
/** The long words of Indonesian in a narrow window: where anything is cut off, it is here. */
const NARROWEST: State = ['id', 'phone']
const DESK: State = ['en', 'desk']
/** As `LOOKS` for other screens: what differs between these two is all that a language or a width changes. */
const STATES = [NARROWEST, DESK] as const satisfies readonly State[]

/** In which state accessibility is examined: each office in another language and at another width. */
const EXAMINED = { dashboard: NARROWEST, dashboard2: DESK } as const

/** Packages of a kind below the product in an address: `/product/1/network/edit/1`, and their list. */
const PACKAGE = /product\/1\/([a-z]+)\/edit\/1$/
const PACKAGES = /product\/1\/([a-z]+)(?:\/edit\/1)?$/

/** The product that the first package of a kind belongs to: no product is sold in all kinds. */
async function productWith(kind: string, products: readonly number[]): Promise<number> {
  for (const id of products) {
    const packages = await staffCall<{ id: number }[]>('GET', `/api/dashboard/product/${id}/${kind}`)
    if (packages.some((one) => one.id === 1)) return id
  }
  return 1
}

/** Addresses of packages and their lists, by a product that has such packages. */
async function withProducts(addresses: readonly Address[]): Promise<Map<string, string>> {
  const products = await staffCall<{ id: number }[]>('GET', '/api/dashboard/product?perPage=100')
  const ids = products.map(({ id }) => id).toSorted((one, other) => one - other)
  const kinds = new Set(addresses.flatMap(({ url }) => PACKAGE.exec(url)?.[1] ?? []))
  const productOf = new Map<string, number>()
  for (const kind of kinds) productOf.set(kind, await productWith(kind, ids))
  return new Map(
    addresses.flatMap(({ url }) => {
      const id = productOf.get(PACKAGES.exec(url)?.[1] ?? '')
      return id === undefined ? [] : [[url, url.replace('product/1/', `product/${id}/`)] as const]
    }),
  )
}

/** Something that was sent by each form, by what stands for its id. */
async function sentIds(): Promise<[string, string][]> {
  return Promise.all(
    SUBMISSIONS.map(async ({ key }): Promise<[string, string]> => {
      const [one] = await staffCall<{ id: string }[]>('GET', `${INBOX_PATHS.list(key)}?perPage=1`)
      return [`${SUBMISSION}${key}`, String(one?.id)]
    }),
  )
}

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

/** Both states, beginning with the one that the page is in: every other order shows a screen once more. */
const statesFrom = (page: Page): readonly State[] =>
  page.viewportSize()?.width === WIDTHS.desk.width ? STATES.toReversed() : STATES

/** What is wrong at an address, in the first of its states in which something is. */
async function wrongAt(staff: WatchedPage, address: Address): Promise<string[]> {
  const states = address.isNew ? statesFrom(staff.page) : [NARROWEST]
  await follow(staff.page, address.url)
  for (const state of states) {
    const wrong = await wrongIn(staff, address, state)
    if (wrong.length > 0) return wrong
  }
  if (!address.isFirst) return []
  await staff.page.goto(product.admin + address.url)
  return wrongIn(staff, { ...address, isNew: false }, NARROWEST)
}

/**
 * Tests that the addresses of an office open with their heading, their list or form, nothing cut off, and nothing wrong in the
 * console: a screen that looks like none before it in both languages and at both widths, the others once, in one of the offices.
 * One page goes through all of them as by links; the first of each kind is opened as from a bookmark, too. That every address of
 * both offices is registered and opens a screen is proven by `tests/contract/routes.test.ts` and by that of `web-admin/src/screens`.
 */
export function openEveryAddress(office: Office): void {
  const areas = Map.groupBy(addressesOf(office), ({ area }) => area)
  let browser: Browser
  let staff: WatchedPage
  let auditEntry = ''
  let packages: ReadonlyMap<string, string>
  let openChange = ''
  let sent: [string, string][] = []

  beforeAll(async () => {
    browser = await workerBrowser()
    staff = await openPage(browser)
    await logIn(staff.page)
    await staff.page.goto(`${product.admin}/${office}/home-page`)
    const [entry] = await staffCall<AuditEntry[]>('GET', '/api/dashboard/audit-log')
    auditEntry = String(entry?.id)
    packages = await withProducts([...areas.values()].flat())
    const [change] = await staffCall<ChangeRow[]>('GET', `${STAFF_PATHS.changes}?view=open`)
    openChange = String(change?.id)
    sent = await sentIds()
  })
  afterAll(() => closePages(browser))

  test.each([...areas.keys()])(
    `the addresses of %s open in ${office}`,
    async (area) => {
      for (const address of areas.get(area) ?? []) {
        const known = [[AUDIT_ENTRY, auditEntry] as const, [OPEN_CHANGE, openChange] as const, ...sent]
        const named = known.reduce((path, [place, id]) => path.replace(place, id), address.url)
        const url = packages.get(address.url) ?? named
        expect(await wrongAt(staff, { ...address, url })).toEqual([])
      }
    },
    600_000,
  )
}
