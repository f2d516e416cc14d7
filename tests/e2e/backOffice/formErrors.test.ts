import { fieldPath } from '@flou/shared/content/values/errorKey.ts'
import type { Option } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { AREAS } from '@flou/shared/content/registry.ts'
import { routesOf } from '@flou/shared/content/routing/routes.ts'
import { initialOf } from '@flou/shared/content/values/initial.ts'
import { messageText } from '@flou/shared/messages.ts'
import { validateRecord } from '../../../web-admin/src/content/form/formErrors.ts'
import { beforeAll, expect, test } from 'vitest'
import { emptyErrors, NOW } from '../../contract/emptyErrors.ts'
import type { Rule } from '../../contract/rules/rule.ts'
import { replaced, RULES } from '../../contract/rules/table.ts'
import { product } from '../browser.ts'
import { staffCall } from '../staff.ts'
import { showBothLanguages, staffPage } from '../staffPage.ts'
import { silentFields, type Messages } from './fieldMessages.ts'

/**
 * What forms say of empty and wrong fields, at the fields. The rules themselves are proven for the API and the forms by
 * `tests/contract/rules`; here the same table is read for what people see.
 */
const staff = staffPage()

beforeAll(() => showBothLanguages(staff.page))

interface Form {
  url: string
  type: ContentType
}
const FORMS: Form[] = AREAS.flatMap((area) => routesOf(area, 'dashboard2')).flatMap(({ url, kind, type }) =>
  kind === 'add' && type && !type.single ? [{ url: url.replace(/:\w+/, '1'), type }] : [],
)

/** Loads the form anew: what the form before it holds would be asked about. */
async function open({ url }: Form): Promise<void> {
  await staff.page.goto(product.admin + url)
  await staff.page.locator('main form').waitFor()
}
const save = () => staff.page.getByRole('button', { name: 'Save', exact: true }).click()

test.each(FORMS)('an empty form at $url names every required field there', async (form) => {
  const { page, problems } = staff
  const expected: Messages = Object.fromEntries(
    Object.entries(emptyErrors(form.type, 'en')).map(([key, message]) => [fieldPath(key), message]),
  )
  await open(form)

  await save()

  await expect.poll(() => silentFields(page, expected)).toEqual([])
  expect(problems()).toEqual([])
})

const BELOW = FORMS.flatMap((form) => (form.type.parent ? [{ ...form, parent: form.type.parent }] : []))

test.each(BELOW)('the form at $url names what its record is below, and does not ask', async (form) => {
  const { page } = staff
  const [above] = await staffCall<Option[]>('GET', `/api/dashboard/options/${form.parent.type}?ids=1`)
  await open(form)

  await page.getByRole('heading', { level: 1, name: ` — ${above?.title.en}` }).waitFor()
  await page.locator('main form [data-field]').first().waitFor()
  expect(await page.locator(`[data-field="${form.parent.field}"]`).count()).toBe(0)
})

const TYPED_KINDS = new Set(['text', 'longText', 'email', 'url', 'number'])

/** True for a rule that a new record breaks by this one value, which can be typed without opening a tab first. */
function isTyped({ type }: Form, { field, bad, message }: Rule): boolean {
  const name = field.split('.').at(-1) ?? ''
  const kind = (type.shape.fields[name] ?? type.shape.localized[name])?.kind ?? ''
  const isInTab = type.tabs?.some(({ fields }) => fields.includes(name))
  const isWritten = typeof bad === 'string' ? bad !== '' && kind !== 'number' : Number.isInteger(bad)
  if (isInTab || !isWritten || !TYPED_KINDS.has(kind)) return false
  const said = validateRecord(type, replaced(initialOf(type.shape, NOW), field, bad), 'create')[field]
  return said !== undefined && messageText(said, 'en') === message
}

const TYPED = RULES.flatMap((rule) => {
  const form = FORMS.find(({ type }) => type.key === rule.type)
  return form && isTyped(form, rule) ? [{ ...rule, form }] : []
})

test.each(TYPED)(
  '$type: “$bad” typed as $field is answered by its rule',
  async ({ form, field, bad, message }) => {
    const { page } = staff
    await open(form)

    await page.locator(`[data-field="${field}"] :is(input, textarea)`).first().fill(String(bad))
    await save()

    await expect.poll(() => silentFields(page, { [field]: message })).toEqual([])
  },
)
