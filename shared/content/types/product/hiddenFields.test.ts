import { fc } from '../../../strings/fuzz.ts'
import { describe, expect, test } from 'vitest'
import { hiddenValues, isHideable, withoutFields } from './hiddenFields.ts'
import { initialOf } from '../../values/initial.ts'
import { buildSchema } from '../../schema.ts'
import type { Field } from '../../declaration.ts'
import { fieldConfigOf, hiddenFieldsIn, isHideableIn, PACKAGE_KINDS } from './packageConfig.ts'
import { snapshotPackage } from './packages.ts'

const NOW = new Date('2026-11-21T03:00:00Z')
const TYPES = Object.values(PACKAGE_KINDS).map(({ type }) => type)

const typeAndHidden = fc.constantFrom(...TYPES).chain((type) =>
  fc.record({
    type: fc.constant(type),
    hidden: fc.subarray(Object.keys(type.declaration.fields)),
    values: fc.dictionary(fc.constantFrom(...Object.keys(type.declaration.fields)), fc.jsonValue()),
  }),
)

test('what is hidden is not asked for, required or not; what shows is asked for as before', () => {
  fc.assert(
    fc.property(typeAndHidden, ({ type, hidden, values }) => {
      const missing = (one: typeof type | ReturnType<typeof withoutFields>) =>
        (buildSchema(one.declaration).safeParse(values).error?.issues ?? []).map(({ path }) =>
          String(path[0]),
        )

      const all = missing(type)
      const left = missing(withoutFields(type, hidden))

      expect(left).toEqual(all.filter((name) => !hidden.includes(name)))
    }),
  )
})

test('hidden fields always hold a value they take, or what a new record starts with', () => {
  fc.assert(
    fc.property(typeAndHidden, ({ type, hidden, values }) => {
      const held = hiddenValues(type, hidden, { sources: [values], now: NOW })

      expect(Object.keys(held).toSorted()).toEqual(hidden.toSorted())
      const start = initialOf(type.declaration, NOW)
      for (const [name, field] of Object.entries<Field>(type.declaration.fields)) {
        if (!hidden.includes(name)) continue
        const isTaken = field.schema.safeParse(held[name]).success
        expect(isTaken || held[name] === start[name]).toBe(true)
      }
    }),
  )
})

test('what was sent counts before what is stored; what the field refuses counts for nothing', () => {
  const heldOf = (sent: object, stored: object) =>
    hiddenValues(snapshotPackage, ['minimumCapacity'], { sources: [{ ...sent }, { ...stored }], now: NOW })

  expect(heldOf({ minimumCapacity: 5 }, { minimumCapacity: 3 })).toEqual({ minimumCapacity: 5 })
  expect(heldOf({ minimumCapacity: 'many' }, { minimumCapacity: 3 })).toEqual({ minimumCapacity: 3 })
  expect(heldOf({}, {})).toEqual({ minimumCapacity: 0 })
})

test('a rule over several fields is silent about hidden ones, and speaks of the others', () => {
  const swapped = { minimumCapacity: 9, maximumCapacity: 2, isFormula: true, formula: '' }
  const rule = (...hidden: string[]) =>
    Object.keys(withoutFields(snapshotPackage, hidden).check?.(swapped) ?? {})

  expect(rule().toSorted()).toEqual(['formula', 'maximumCapacity'])
  expect(rule('formula')).toEqual(['maximumCapacity'])
  expect(rule('minimumCapacity', 'isFormula')).toEqual([])
})

test('lists lose the columns of hidden fields', () => {
  expect(withoutFields(snapshotPackage, ['price', 'unit']).list.columns).toEqual([
    'title',
    'regionId',
    'order',
  ])
})

describe.each(TYPES.map((type) => [type.key, type] as const))('%s', (_, type) => {
  test('can do without a field only where its start will do', () => {
    const { fields } = type.declaration
    const hideable = Object.keys(fields).filter((name) => isHideableIn(type, name))
    const empty = initialOf(type.declaration, NOW)
    const refused = buildSchema(type.declaration)
      .safeParse(empty)
      .error?.issues.map(({ path }) => String(path[0]))

    expect(hideable.length).toBeGreaterThan(2)
    expect(hideable.filter((name) => refused?.includes(name))).toEqual([])
    for (const name of ['productId', 'title', 'indonesianTitle', 'regionId', 'order'])
      expect(hideable).not.toContain(name)
  })

  test('its configuration offers exactly these', () => {
    const field = fieldConfigOf(type)?.declaration.fields['hiddenFields']
    const hideable = Object.keys(type.declaration.fields).filter((name) => isHideableIn(type, name))

    expect(field?.schema.safeParse(hideable).success).toBe(true)
    expect(field?.schema.safeParse(['title']).success).toBe(false)
    expect(field && isHideable(field)).toBe(true)
  })
})

test('a configuration that was never saved hides nothing', () => {
  expect([hiddenFieldsIn(undefined), hiddenFieldsIn({ hiddenFields: ['cpu', 7] })]).toEqual([[], ['cpu']])
})
