import { fieldPath } from '@flou/shared/content/values/errorKey.ts'
import type { Option } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { AREAS } from '@flou/shared/content/registry.ts'
import { routesOf } from '@flou/shared/content/routing/routes.ts'
import { beforeAll, expect, test } from 'vitest'
import { emptyErrors } from '../../contract/emptyErrors.ts'
import { product } from '../browser.ts'
import { staffCall } from '../staff.ts'
import { saveButton, showBothLanguages, staffPage } from '../staffPage.ts'
import { silentFields, type Messages } from './fieldMessages.ts'
import { fieldLooks, layoutOf, newLooks } from './looks.ts'

/**
 * Messages of empty forms at their fields, one form per kind of required field and layout.
 * `tests/contract/rules` covers all types; `wrongValues.test.ts` covers invalid values.
 */
const staff = staffPage()

beforeAll(() => showBothLanguages(staff.page))

interface Form {
  url: string
  type: ContentType
}
const ALL: Form[] = AREAS.flatMap((area) => routesOf(area, 'dashboard2')).flatMap(({ url, kind, type }) =>
  kind === 'add' && type && !type.single ? [{ url: url.replace(/:\w+/, '1'), type }] : [],
)

const asksInNewWay = newLooks()
const FORMS = ALL.filter(({ type }) =>
  asksInNewWay([...fieldLooks(type.declaration, ({ required }) => required), ...layoutOf(type)]),
)

/** Reloads instead of leaving an edited form, which would ask for confirmation. */
async function open({ url }: Form): Promise<void> {
  await staff.page.goto(product.admin + url)
  await staff.page.locator('main form').waitFor()
}

test.each(FORMS)('an empty form at $url names every required field there', async (form) => {
  const { page, problems } = staff
  const expected: Messages = Object.fromEntries(
    Object.entries(emptyErrors(form.type, 'en')).map(([key, message]) => [fieldPath(key), message]),
  )
  await open(form)

  await saveButton(page).click()

  await expect.poll(() => silentFields(page, expected)).toEqual([])
  expect(problems()).toEqual([])
})

const isOfNewParent = newLooks()
const BELOW = ALL.flatMap((form) => {
  const { parent } = form.type
  return parent && isOfNewParent([parent.type]) ? [{ ...form, parent }] : []
})

test.each(BELOW)('the form at $url names what its record is below, and does not ask', async (form) => {
  const { page } = staff
  const [above] = await staffCall<Option[]>('GET', `/api/dashboard/options/${form.parent.type}?ids=1`)
  await open(form)

  await page.getByRole('heading', { level: 1, name: ` — ${above?.title.en}` }).waitFor()
  await page.locator('main form [data-field]').first().waitFor()
  expect(await page.locator(`[data-field="${form.parent.field}"]`).count()).toBe(0)
})
