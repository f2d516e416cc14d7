import { apiScreens, type ApiScreen } from '@flou/shared/content/routing/apiRoutes.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startContentApi, type ContentApi, type Fields } from '../api/contentApi.ts'
import { derivedRules } from './derivedRules.ts'
import { REQUIRED, rule } from './rule.ts'
import { replaced, RULES } from './table.ts'

/**
 * All validation rules of the specification and the declarations through the API: one invalid field in a valid body
 * causes exactly one error.
 */
const SCREENS = new Map(apiScreens(REGISTRY).map((screen) => [screen.type.key, screen]))

let api: ContentApi
beforeAll(async () => {
  api = await startContentApi()
})
afterAll(() => api.stop())

const requireScreen = (type: string): ApiScreen => {
  const screen = SCREENS.get(type)
  if (!screen) throw new Error(`No screen edits ${type}`)
  return screen
}

function save(key: string, changed: (filled: Fields) => Fields = (filled) => filled) {
  const screen = requireScreen(key)
  const body = { ...changed(api.filled(screen.type.declaration)), recordVersion: 0 }
  return api.call(screen.type.single ? 'PUT' : 'POST', api.pathOf(screen), { body })
}

test.each(RULES)('$type: $field may not be $bad', async ({ type, field, bad, key, message }) => {
  const answer = await save(type, (filled) => replaced(filled, field, bad))

  expect(answer.errors).toEqual({ [key]: message })
  expect(answer.status).toBe(422)
})

test('rules follow from the declaration of a type that has no rows in the table', () => {
  const { type: slide } = requireScreen('slider')
  const written = RULES.filter(({ type }) => type === slide.key)

  const derived = derivedRules(slide)

  // the same messages as the specification
  expect(derived).toEqual(expect.arrayContaining(written))
  expect(derived).toHaveLength(written.length)
  expect(derived).toContainEqual(rule('slider', 'order', [null, REQUIRED]))
})

test.each([...new Set(RULES.map(({ type }) => type))])(
  'a filled body of %s is accepted: each refusal above comes from the one wrong field',
  async (key) => {
    const answer = await save(key)

    expect(answer.errors).toBeUndefined()
  },
)
