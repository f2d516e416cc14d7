import type { Browser, Page } from 'playwright-core'
import type { AuditEntry } from '@flou/shared/audit/auditEntry.ts'
import type { Office } from '@flou/shared/content/offices.ts'
import { INBOX_PATHS, RELEASE_PATHS, STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { FORM_DECLARATIONS } from '@flou/shared/forms/registry.ts'
import type { ChangeRequestRow } from '@flou/shared/approval/workflow.ts'
import type { ReleaseRow } from '@flou/shared/releases/release.ts'
import { breadcrumb } from '../../../web-admin/src/shell/topBar/crumbs.ts'
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
import { addressesOf, AUDIT_ENTRY, OPEN_CHANGE, RELEASE, SUBMISSION, type Address } from './addresses.ts'
import { follow, WIDTHS, wrongWith, type Width } from './look.ts'

type State = readonly ['en' | 'id', Width]
/** Indonesian on a phone: the longest words in the narrowest window show clipping first. */
const NARROWEST: State = ['id', 'phone']
const DESK: State = ['en', 'desk']
/** States as in `LOOKS`; these two cover all differences of language and width. */
const STATES = [NARROWEST, DESK] as const satisfies readonly State[]

/** State in which axe runs: another language and width per office. */
const EXAMINED = { dashboard: NARROWEST, dashboard2: DESK } as const

/** Paths of records below another one: `/product/1/network/edit/1`, `/menu/1/sub-menu/edit/1`, and their lists. */
const CHILD = /(product|menu)\/1\/([a-z-]+)\/edit\/1$/
const CHILDREN = /(product|menu)\/1\/([a-z-]+)(?:\/edit\/1)?$/

/** Parent of the first record of a kind: not each product has such packages, nor each menu sub-menus. */
async function parentOfFirst(parent: string, kind: string): Promise<number> {
  const parents = await staffCall<{ id: number }[]>('GET', `/api/dashboard/${parent}?perPage=100`)
  for (const { id } of parents.toSorted((one, other) => one.id - other.id)) {
    const children = await staffCall<{ id: number }[]>('GET', `/api/dashboard/${parent}/${id}/${kind}`)
    if (children.some((one) => one.id === 1)) return id
  }
  return 1
}

/** Paths of records below another one, with a parent that has such records. */
async function withParents(addresses: readonly Address[]): Promise<Map<string, string>> {
  const kinds = new Map<string, readonly [parent: string, kind: string]>()
  for (const { url } of addresses) {
    const [, parent, kind] = CHILD.exec(url) ?? []
    if (parent !== undefined && kind !== undefined) kinds.set(`${parent}/${kind}`, [parent, kind])
  }
  const parentOf = new Map<string, number>()
  for (const [name, [parent, kind]] of kinds) parentOf.set(name, await parentOfFirst(parent, kind))
  return new Map(
    addresses.flatMap(({ url }) => {
      const [, parent = '', kind = ''] = CHILDREN.exec(url) ?? []
      const id = parentOf.get(`${parent}/${kind}`)
      return id === undefined ? [] : [[url, url.replace(`${parent}/1/`, `${parent}/${id}/`)] as const]
    }),
  )
}

async function sentIds(): Promise<[string, string][]> {
  return Promise.all(
    FORM_DECLARATIONS.map(async ({ key }): Promise<[string, string]> => {
      const [one] = await staffCall<{ id: string }[]>('GET', `${INBOX_PATHS.list(key)}?perPage=1`)
      return [`${SUBMISSION}${key}`, String(one?.id)]
    }),
  )
}

async function wrongIn({ page, problems }: WatchedPage, address: Address, state: State): Promise<string[]> {
  const { url, ready, heading, isNew, office } = address
  const [language, width] = state
  await page.setViewportSize(WIDTHS[width])
  const look = { breadcrumb: breadcrumb(url, language), language, width: WIDTHS[width].width, ready }
  const wrong = await wrongWith(page, { ...look, heading: heading(language) })
  const isExamined = isNew && EXAMINED[office] === state && wrong.length === 0
  const breaches = isExamined ? await axeViolations(page) : []
  return [...wrong, ...breaches, ...problems()].map((what) => `${url} (${language}, ${width}): ${what}`)
}

/** Both states, starting with the current one, which saves a reload. */
const statesFrom = (page: Page): readonly State[] =>
  page.viewportSize()?.width === WIDTHS.desk.width ? STATES.toReversed() : STATES

/** Problems at a URL, of the first state that has some. */
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
 * Tests that all URLs of an office open with heading, content, no clipping and no console errors.
 * Screens with new parts are checked in both languages and widths, others once. One page follows links; the first of
 * each kind is also opened directly.
 */
export function openEveryAddress(office: Office): void {
  const areas = Map.groupBy(addressesOf(office), ({ area }) => area)
  let browser: Browser
  let staff: WatchedPage
  let auditEntry = ''
  let packages: ReadonlyMap<string, string>
  let openChange = ''
  let release = ''
  let sent: [string, string][] = []

  beforeAll(async () => {
    browser = await workerBrowser()
    staff = await openPage(browser)
    await logIn(staff.page)
    await staff.page.goto(`${product.admin}/${office}/home-page`)
    const [entry] = await staffCall<AuditEntry[]>('GET', '/api/dashboard/audit-log')
    auditEntry = String(entry?.id)
    packages = await withParents([...areas.values()].flat())
    const [changeRequest] = await staffCall<ChangeRequestRow[]>(
      'GET',
      `${STAFF_PATHS.changeRequests}?view=open`,
    )
    openChange = String(changeRequest?.id)
    release = (await staffCall<ReleaseRow>('POST', RELEASE_PATHS.all, { name: `Every address ${office}` })).id
    sent = await sentIds()
  })
  afterAll(() => closePages(browser))

  test.each([...areas.keys()])(
    `the addresses of %s open in ${office}`,
    async (area) => {
      for (const address of areas.get(area) ?? []) {
        const known = [
          [AUDIT_ENTRY, auditEntry] as const,
          [OPEN_CHANGE, openChange] as const,
          [RELEASE, release] as const,
          ...sent,
        ]
        const named = known.reduce((path, [place, id]) => path.replace(place, id), address.url)
        const url = packages.get(address.url) ?? named
        expect(await wrongAt(staff, { ...address, url })).toEqual([])
      }
    },
    600_000,
  )
}
