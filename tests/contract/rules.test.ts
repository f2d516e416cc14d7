import { apiScreens, type ApiScreen } from '@flou/shared/content/apiRoutes.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import type { Shape } from '@flou/shared/content/shape.ts'
import { contentHandler } from '@flou/functions/content/contentHandler.ts'
import { startTestApi, type TestApi } from '@flou/functions/http/testApi.ts'
import type { Change } from '@flou/functions/store/write/change.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createExisting } from './existingRecords.ts'
import { filledRecord } from './filledRecord.ts'
import { CATALOGUE_RULES } from './rules/catalogue.ts'
import { PAGE_RULES } from './rules/pages.ts'
import { RECORD_RULES } from './rules/records.ts'

/** Every rule of spec §5 through the API: one wrong field in an otherwise complete body, and nothing else is complained of. */
const RULES = [...RECORD_RULES, ...CATALOGUE_RULES, ...PAGE_RULES]
const SCREENS = new Map(apiScreens(REGISTRY).map((screen) => [screen.type.key, screen]))
const NOW = new Date('2026-11-21T03:00:00Z')

let api: TestApi
const existing = new Map([
  ['role', 1],
  ['user', 1],
])

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // request logs
  api = await startTestApi((services) => contentHandler(services))
  const { table, newId } = api.services
  const by = { id: 1, name: 'Ayu Lestari', title: 'Editor' }
  const change = (): Change => ({ table, newId, now: NOW, by, service: 'test', method: 'POST' })
  await createExisting(change, existing)
})
afterAll(() => api.stop())

const requireScreen = (type: string): ApiScreen => {
  const screen = SCREENS.get(type)
  if (!screen) throw new Error(`No screen edits ${type}`)
  return screen
}
let seed = 0
const filled = (shape: Shape) => {
  seed += 1
  return filledRecord(shape, { idOf: (type) => existing.get(type) ?? 0, seed: `r${seed}` })
}

/** A copy of `body` with the value at `field` replaced; the field must be there. */
function replaced(body: Record<string, unknown>, field: string, value: unknown): Record<string, unknown> {
  const copy = structuredClone(body)
  const names = field.split('.')
  const last = names.pop() ?? ''
  const holder = names.reduce<Record<string, unknown>>(
    (at, name) => at[name] as Record<string, unknown>, // rules name fields of the body
    copy,
  )
  if (!(last in holder)) throw new Error(`The body has no ${field}`)
  holder[last] = value
  return copy
}

test.each(RULES)('$type: $field may not be $bad', async ({ type, field, bad, key, message }) => {
  const { path, type: declared } = requireScreen(type)
  const above = declared.single ? declared.below : declared.parent?.type
  const body = { ...replaced(filled(declared.shape), field, bad), version: 0 }

  const answer = await api.call(
    declared.single ? 'PUT' : 'POST',
    path.replace('{parentId}', String(existing.get(above ?? ''))),
    { body },
  )

  expect(answer.errors).toEqual({ [key]: message })
  expect(answer.status).toBe(422)
})

test('every type and section has its rules in the table', () => {
  const ruled = new Set(RULES.map(({ type }) => type))
  // their fields may all stay empty
  const isFree = (key: string) => key.startsWith('packageConfig.') || key === 'setting.portal'

  expect([...SCREENS.keys()].filter((key) => !ruled.has(key) && !isFree(key))).toEqual([])
})

test.each([...new Set(RULES.map(({ type }) => type))])(
  'a filled body of %s is accepted: each refusal above comes from the one wrong field',
  async (key) => {
    const { path, type } = requireScreen(key)
    const above = type.single ? type.below : type.parent?.type
    const body = { ...filled(type.shape), version: 0 }

    const answer = await api.call(
      type.single ? 'PUT' : 'POST',
      path.replace('{parentId}', String(existing.get(above ?? ''))),
      { body },
    )

    expect(answer.errors).toBeUndefined()
  },
)
