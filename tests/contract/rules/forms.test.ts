import { errorKey, fieldPath } from '@flou/shared/content/values/errorKey.ts'
import { initialOf } from '@flou/shared/content/values/initial.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import type { Field, Declaration } from '@flou/shared/content/declaration.ts'
import { LANGUAGES } from '@flou/shared/locale.ts'
import { messageText } from '@flou/shared/texts/messages.ts'
import { expect, test } from 'vitest'
import { validateRecord } from '../../../web-admin/src/core/records/formErrors.ts'
import { formValues, wireValues } from '../../../web-admin/src/core/records/recordValues.ts'
import { filledRecord } from '@flou/functions/openapi/filledRecord.ts'
import { emptyErrors, NOW } from '../emptyErrors.ts'
import { replaced, RULES } from './table.ts'

/**
 * Forms reject the same values as the API, at the same field with the same message. Each combination of field kind and
 * message is checked once.
 */
const TYPES = [...REGISTRY.types.values()]
const requireType = (key: string) => {
  const type = REGISTRY.types.get(key)
  if (!type) throw new Error(`No type ${key}`)
  return type
}
const options = { idOf: () => 1, seed: 'form' }

function said(key: string, values: Record<string, unknown>, language: 'en' | 'id' = 'en') {
  const type = requireType(key)
  const held = wireValues(type.declaration, formValues(type.declaration, values, NOW))
  return Object.fromEntries(
    Object.entries(validateRecord(type, held, 'create')).map(([path, code]) => [
      errorKey(path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))),
      messageText(code, language),
    ]),
  )
}

/** The field at a body path, regardless of the translations key. */
function fieldAt(declaration: Declaration, [name = '', ...rest]: string[]): Field {
  if (/^\d+$/.test(name)) return fieldAt(declaration, rest)
  if (name === declaration.translationsKey)
    return fieldAt({ ...declaration, fields: declaration.localized }, rest)
  const field = declaration.fields[name]
  if (!field) throw new Error(`No field ${name}`)
  return rest.length > 0 && 'of' in field ? fieldAt(field.of as Declaration, rest) : field // items and groups only
}

/** Field kinds own the rules: each message of a kind is checked once, top-level and nested. */
const seen = new Set<string>()
const NEW_RULES = RULES.filter(({ type, field, bad, message }) => {
  const parts = field.split('.')
  const { kind } = fieldAt(requireType(type).declaration, parts)
  return seen.size < seen.add(JSON.stringify([kind, typeof bad, message, parts.length])).size
})

test('the rules looked at answer with every message of the table', () => {
  expect(new Set(NEW_RULES.map(({ message }) => message))).toEqual(
    new Set(RULES.map(({ message }) => message)),
  )
})

test.each(NEW_RULES)('$type: a form does not accept $bad as $field', ({ type, field, bad, key, message }) => {
  const values = replaced(filledRecord(requireType(type).declaration, options), field, bad)

  // forms check related fields immediately, the API only after all fields are valid: e.g. differing passwords
  expect(said(type, values)).toMatchObject({ [key]: message })
  // the form's path of the field
  expect(fieldPath(key)).toBe(field)
})

test.each(TYPES.map(({ key }) => key))('an empty form of %s asks for what the API asks for', (key) => {
  const type = requireType(key)
  const parent = type.single ? undefined : type.parent

  for (const language of LANGUAGES) {
    // the path sets the parent's id, as in the API
    const start = { ...initialOf(type.declaration, NOW), ...(parent && { [parent.field]: 1 }) }
    expect(said(key, start, language)).toEqual(emptyErrors(type, language))
  }
})
