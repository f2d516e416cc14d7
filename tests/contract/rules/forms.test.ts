import { errorKey, fieldPath } from '@flou/shared/content/values/errorKey.ts'
import { initialOf } from '@flou/shared/content/values/initial.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import type { Field, Shape } from '@flou/shared/content/shape.ts'
import { LANGUAGES } from '@flou/shared/locale.ts'
import { messageText } from '@flou/shared/messages.ts'
import { expect, test } from 'vitest'
import { validateRecord } from '../../../web-admin/src/content/form/formErrors.ts'
import { formValues, wireValues } from '../../../web-admin/src/content/form/recordValues.ts'
import { filledRecord } from '../filledRecord.ts'
import { emptyErrors, NOW } from '../emptyErrors.ts'
import { replaced, RULES } from './table.ts'

/**
 * The same rules in the forms: what the API refuses, a form refuses before it is sent, at the same field and in the same words. The
 * validator is one for all types, so a rule is looked at once for each kind of field and message; `rules.test.ts` sends all of them.
 */
const TYPES = [...REGISTRY.types.values()]
const requireType = (key: string) => {
  const type = REGISTRY.types.get(key)
  if (!type) throw new Error(`No type ${key}`)
  return type
}
const options = { idOf: () => 1, seed: 'form' }

/** What a form holding these values says when it is saved, by wire key. */
function said(key: string, values: Record<string, unknown>, language: 'en' | 'id' = 'en') {
  const type = requireType(key)
  const held = wireValues(type.shape, formValues(type.shape, values, NOW))
  return Object.fromEntries(
    Object.entries(validateRecord(type, held, 'create')).map(([path, code]) => [
      errorKey(path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))),
      messageText(code, language),
    ]),
  )
}

/** The field at a path of the body, whatever the list of languages is called there. */
function fieldAt(shape: Shape, [name = '', ...rest]: string[]): Field {
  if (/^\d+$/.test(name)) return fieldAt(shape, rest)
  if (name === shape.localizedName) return fieldAt({ ...shape, fields: shape.localized }, rest)
  const field = shape.fields[name]
  if (!field) throw new Error(`No field ${name}`)
  return rest.length > 0 && 'of' in field ? fieldAt(field.of as Shape, rest) : field // items and groups carry a shape
}

/** Rules are the kinds' own: each is looked at once for each message that a kind answers with, of itself and inside of others. */
const seen = new Set<string>()
const NEW_RULES = RULES.filter(({ type, field, bad, message }) => {
  const parts = field.split('.')
  const { kind } = fieldAt(requireType(type).shape, parts)
  return seen.size < seen.add(JSON.stringify([kind, typeof bad, message, parts.length])).size
})

test('the rules looked at answer with every message of the table', () => {
  expect(new Set(NEW_RULES.map(({ message }) => message))).toEqual(
    new Set(RULES.map(({ message }) => message)),
  )
})

test.each(NEW_RULES)('$type: a form does not accept $bad as $field', ({ type, field, bad, key, message }) => {
  const values = replaced(filledRecord(requireType(type).shape, options), field, bad)

  // a form tells at once what the API looks at only when each field is right: passwords that differ
  expect(said(type, values)).toMatchObject({ [key]: message })
  // at the path by which the form knows the field
  expect(fieldPath(key)).toBe(field)
})

test.each(TYPES.map(({ key }) => key))('an empty form of %s asks for what the API asks for', (key) => {
  const type = requireType(key)
  const parent = type.single ? undefined : type.parent

  for (const language of LANGUAGES) {
    // the address fills in the parent's id, as it does in the API
    const start = { ...initialOf(type.shape, NOW), ...(parent && { [parent.field]: 1 }) }
    expect(said(key, start, language)).toEqual(emptyErrors(type, language))
  }
})
