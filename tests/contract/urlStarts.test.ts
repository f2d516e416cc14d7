import { newButton } from '@flou/shared/content/appearance/appearance.ts'
import { isSampleText, URL_START } from '@flou/shared/content/declaration.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { buildSchema } from '@flou/shared/content/schema.ts'
import { withoutUrlStarts } from '@flou/shared/content/values/urlStarts.ts'
import { fieldsIn, mapRecord } from '@flou/shared/content/values/walk.ts'
import { expect, test } from 'vitest'
import { filledRecord } from '@flou/functions/openapi/filledRecord.ts'

const TYPES = [...REGISTRY.types.values()].filter(({ declaration }) =>
  fieldsIn(declaration).some(({ kind }) => kind === 'url' || kind === 'appearance'),
)
const titled = newButton().contents.map((one) => ({ ...one, title: 'Go' }))
const BUTTONS = JSON.stringify({ buttons: [{ ...newButton(), contents: titled }] })

/** Filled, but for its addresses: they are as the form starts with them. */
function startedRecord({ declaration }: (typeof TYPES)[number]) {
  const filled = filledRecord(declaration, { idOf: () => 3, seed: 'start' })
  const refused = new Set<string>()
  const record = mapRecord(declaration, filled, ({ kind, required, schema }, value, { path }) => {
    if (kind !== 'url' && kind !== 'appearance') return value
    const start = kind === 'url' ? URL_START : BUTTONS
    const isRefused = !schema.safeParse(start).success
    if (required || isRefused)
      refused.add([...path, ...(kind === 'url' ? [] : ['buttons.0.urlPath'])].join('.'))
    return start
  })
  return { record, refused }
}

test('the initial address is sample text: its field selects it', () => {
  expect(isSampleText(URL_START)).toBe(true)
  expect(TYPES.length).toBeGreaterThan(20)
})

test.each(TYPES.map((type) => [type.key, type] as const))(
  'the initial address of %s never goes live: required ones are refused as examples, others emptied',
  (_, type) => {
    const { record, refused } = startedRecord(type)
    const { error } = buildSchema(type.declaration).safeParse(record)
    const issues = (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)

    expect(issues.toSorted()).toEqual([...refused].map((path) => `${path}: sampleText`).toSorted())
    expect(JSON.stringify(withoutUrlStarts(type.declaration, record))).not.toContain(`${URL_START}"`)
    expect(JSON.stringify(withoutUrlStarts(type.declaration, record))).not.toContain(`${URL_START}\\"`)
  },
)
