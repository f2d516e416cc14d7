import type { Section } from '@flou/shared/content/define.ts'
import { fieldPath } from '@flou/shared/content/values/errorKey.ts'
import { AREAS } from '@flou/shared/content/registry.ts'
import { apiPathOf, routeLabel, routesOf } from '@flou/shared/content/routing/routes.ts'
import { beforeAll, expect, test } from 'vitest'
import { emptyErrors } from '../../contract/emptyErrors.ts'
import { product } from '../browser.ts'
import { saveButton, showBothLanguages, staffPage } from '../staffPage.ts'
import { silentFields, type Messages } from './fieldMessages.ts'
import { follow } from './look.ts'
import { fieldLooks, layoutOf, newLooks } from './looks.ts'

/**
 * Empty sections: saving reports every required field at its input. One section per kind of required field and layout;
 * `tests/contract/rules` covers all types.
 */
const staff = staffPage()

interface SectionForm {
  url: string
  api: string
  heading: RegExp
  missing: Messages
}

const missingIn = (type: Section): Messages =>
  Object.fromEntries(
    Object.entries(emptyErrors(type, 'en')).map(([key, message]) => [fieldPath(key), message]),
  )

/** The complete heading, to distinguish it from the previous section; below a record the record's name follows. */
const headingOf = (area: string, label: string, { below }: Section) =>
  below === undefined ? new RegExp(`^${area}: ${label}$`) : new RegExp(`^${label} — `)

const asksInNewWay = newLooks()
const SECTIONS = AREAS.flatMap((area) =>
  routesOf(area, 'dashboard2').flatMap((route): SectionForm[] => {
    const { url, type, screen } = route
    if (!type?.single) return []
    const looks = [...fieldLooks(type.declaration, ({ required }) => required), ...layoutOf(type)]
    const missing = missingIn(type)
    if (Object.keys(missing).length === 0 || !asksInNewWay(looks)) return []
    const at = (pattern: string) => pattern.replace(/:\w+/, '1')
    const heading = headingOf(area.label.en, routeLabel(route).en, type)
    return [{ url: at(url), api: `/api${at(apiPathOf(area, screen))}`, heading, missing }]
  }),
)

beforeAll(async () => {
  const { page } = staff
  // sections of the demo content respond as before their first save
  const paths = new Set(SECTIONS.map(({ api }) => api))
  await page.route(
    ({ pathname }) => paths.has(pathname),
    (route) => (route.request().method() === 'GET' ? route.fulfill({ json: { data: null } }) : route.abort()),
  )
  await showBothLanguages(page)
})

test.each(SECTIONS)('the section at $url, saved empty, names every required field there', async (section) => {
  const { page, problems } = staff
  const { url, heading, missing } = section
  await follow(page, url)
  await page.waitForURL(product.admin + url)
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  await saveButton(page).click()

  expect(await silentFields(page, missing)).toEqual([])
  expect(problems()).toEqual([])
})
