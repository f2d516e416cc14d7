import type { Section } from '@flou/shared/content/define.ts'
import { fieldPath } from '@flou/shared/content/values/errorKey.ts'
import { AREAS } from '@flou/shared/content/registry.ts'
import { apiPathOf, routeLabel, routesOf } from '@flou/shared/content/routing/routes.ts'
import { beforeAll, expect, test } from 'vitest'
import { emptyErrors } from '../../contract/emptyErrors.ts'
import { product } from '../browser.ts'
import { showBothLanguages, staffPage } from '../staffPage.ts'
import { silentFields, type Messages } from './fieldMessages.ts'
import { follow } from './look.ts'

/**
 * Sections that nobody has filled yet: saved empty, each names every field it needs, at that field. That a section's form asks for
 * what the API asks for is proven for each by `tests/contract/rules`.
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

/** The whole heading, so that the section before it is not taken for it; below a record it goes on with the record's name. */
const headingOf = (area: string, label: string, { below }: Section) =>
  below === undefined ? new RegExp(`^${area}: ${label}$`) : new RegExp(`^${label} — `)

/** Areas whose sections are all opened; of the others those that ask for what none before them did. */
const WHOLE = new Set(['home', 'formContact', 'ebc'])
const seen = new Set<string>()
const isNew = (missing: Messages) => seen.size < seen.add(Object.keys(missing).toSorted().join(' ')).size

const SECTIONS: { area: string; forms: SectionForm[] }[] = AREAS.map((area) => {
  const forms = routesOf(area, 'dashboard2').flatMap((route): SectionForm[] => {
    const { url, type, screen } = route
    if (!type?.single) return []
    const at = (pattern: string) => pattern.replace(/:\w+/, '1')
    const heading = headingOf(area.label.en, routeLabel(route).en, type)
    return [{ url: at(url), api: `/api${at(apiPathOf(area, screen))}`, heading, missing: missingIn(type) }]
  })
  return {
    area: area.key,
    forms: forms.filter(
      ({ missing }) => Object.keys(missing).length > 0 && (isNew(missing) || WHOLE.has(area.key)),
    ),
  }
}).filter(({ forms }) => forms.length > 0)

beforeAll(async () => {
  const { page } = staff
  // what the demo content fills answers as it does before its first save
  const paths = new Set(SECTIONS.flatMap(({ forms }) => forms.map(({ api }) => api)))
  await page.route(
    ({ pathname }) => paths.has(pathname),
    (route) => (route.request().method() === 'GET' ? route.fulfill({ json: { data: null } }) : route.abort()),
  )
  await showBothLanguages(page)
})

test('the sections of the home page, the contact form and the enterprise form are among them', () => {
  expect(SECTIONS.map(({ area }) => area)).toEqual(expect.arrayContaining(['home', 'formContact', 'ebc']))
})

test.each(SECTIONS)('sections of $area, saved empty, name every required field there', async ({ forms }) => {
  const { page, problems } = staff
  for (const { url, heading, missing } of forms) {
    await follow(page, url)
    await page.waitForURL(product.admin + url)
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    await page.locator('main form button[type=submit]').click()

    expect(await silentFields(page, missing), url).toEqual([])
    expect(problems()).toEqual([])
  }
})
