import { expect, test } from 'vitest'
import { REGISTRY } from '../registry.ts'
import type { Field, Fields, Declaration } from '../declaration.ts'
import { mapRecord, visitorOf, visitRecord, type LeafLocation } from './walk.ts'

type Leaf = [kind: string, value: unknown, place: LeafLocation]

/** A record with all fields filled in both languages, repeatable ones twice. */
function filled({ fields, localized, translationsKey }: Declaration): Record<string, unknown> {
  const entries = [1, 2].map((languageId) => ({ languageId, ...filledFields(localized) }))
  return { ...filledFields(fields), [translationsKey]: entries }
}
const filledFields = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, filledField(name, field)]))
function filledField(name: string, field: Field): unknown {
  if (!('of' in field)) return name
  const inner = filled(field.of as Declaration) // only items and groups have nested fields
  return field.kind === 'group' ? inner : [inner, inner]
}

/** Values that a copy of the record visits. */
function mapped(declaration: Declaration, record: Record<string, unknown>): Leaf[] {
  const found: Leaf[] = []
  mapRecord(declaration, record, (field, value, place) => found.push([field.kind, value, place]))
  return found
}

test('every leaf of every type is visited as a copy comes by it, and of some kinds those alone', () => {
  const types = [...REGISTRY.types.values()]
  const visitTexts = visitorOf(({ kind }) => kind === 'richText')
  const isSame = types.map((type) => {
    const record = filled(type.declaration)
    const all: Leaf[] = []
    const texts: Leaf[] = []
    visitRecord(type.declaration, record, (field, value, place) => all.push([field.kind, value, place]))
    visitTexts(type.declaration, record, (field, value, place) => texts.push([field.kind, value, place]))
    const expected = mapped(type.declaration, record)
    expect(all, type.key).toEqual(expected)
    expect(texts, type.key).toEqual(expected.filter(([kind]) => kind === 'richText'))
    return expected.length
  })
  expect(isSame.length).toBeGreaterThan(50)
  expect(Math.max(...isSame)).toBeGreaterThan(30)
})
