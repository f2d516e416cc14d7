import { expect, test } from 'vitest'
import { fc } from '../../strings/fuzz.ts'
import {
  innerOf,
  isNestedRecord,
  declareFields,
  type Field,
  type Fields,
  type Declaration,
} from '../declaration.ts'
import { group, items } from '../fields/nested.ts'
import { richText, text } from '../fields/text.ts'
import { number } from '../fields/value.ts'
import { REGISTRY } from '../registry.ts'
import { buildSchema } from '../schema.ts'
import { fieldsIn, mapRecord, visitorOf, visitRecord, type LeafLocation } from './walk.ts'

type Values = Record<string, unknown>
type Leaf = [kind: string, value: unknown, location: LeafLocation]

const { declaration: declarations } = fc.letrec<{ declaration: Declaration; field: Field }>((tie) => ({
  field: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    { weight: 3, arbitrary: fc.constantFrom<Field[]>(text(), richText(), number()) },
    { weight: 1, arbitrary: tie('declaration').map((inner) => items(inner)) },
    { weight: 1, arbitrary: tie('declaration').map((inner) => group(inner)) },
  ),
  declaration: fc
    .record({
      fields: fc.dictionary(fc.constantFrom('title', 'body', 'count', 'cta'), tie('field'), { maxKeys: 3 }),
      localized: fc.dictionary(fc.constantFrom('name', 'note'), tie('field'), { maxKeys: 1 }),
      translationsKey: fc.constantFrom('contents', 'translations'),
    })
    .map((spec) => declareFields(spec)),
}))

/** A record with two entries per list and the made value in every leaf. */
function filled(
  { fields, localized, translationsKey }: Declaration,
  make: (field: Field) => unknown,
): Values {
  const fieldValues = (some: Fields): Values =>
    Object.fromEntries(Object.entries(some).map(([name, field]) => [name, valueOf(field)]))
  const valueOf = (field: Field): unknown => {
    const inner = innerOf(field)
    if (!inner) return make(field)
    return isNestedRecord(field) ? filled(inner, make) : [filled(inner, make), filled(inner, make)]
  }
  const own = fieldValues(fields)
  if (Object.keys(localized).length === 0) return own
  return {
    ...own,
    [translationsKey]: [1, 2].map((languageId) => ({ languageId, ...fieldValues(localized) })),
  }
}

const valueAt = (record: unknown, path: LeafLocation['path']): unknown =>
  path.reduce((value, segment) => (value as Record<string | number, unknown>)[segment], record)

function leavesOf(declaration: Declaration, record: Values, visit = visitRecord): Leaf[] {
  const found: Leaf[] = []
  visit(declaration, record, ({ kind }, value, location) => found.push([kind, value, location]))
  return found
}

/** Language id of the innermost entry above a leaf. */
function languageAt(record: Values, path: LeafLocation['path']): unknown {
  const at = path.findLastIndex((segment) => segment === 'contents' || segment === 'translations')
  return at < 0 ? undefined : valueAt(record, [...path.slice(0, at + 2), 'languageId'])
}

function expectEachLeafOnce(declaration: Declaration): void {
  const made: unknown[] = []
  const record = filled(declaration, () => made.push(`leaf ${made.length}`) && made.at(-1))
  const leaves = leavesOf(declaration, record)

  expect(leaves.map(([, value]) => value)).toEqual(made)
  for (const [, value, { path, languageId }] of leaves) {
    expect(valueAt(record, path)).toBe(value)
    expect(languageId).toBe(languageAt(record, path))
  }
  const isText = ({ kind }: Field) => kind === 'text'
  expect(leavesOf(declaration, record, visitorOf(isText))).toEqual(leaves.filter(([kind]) => kind === 'text'))
  expect(mapRecord(declaration, { ...record, undeclared: 1 }, (_, value) => value)).toEqual(record)
}

test('every leaf is visited once, with its path and language, and in a copy is as it was', () => {
  fc.assert(fc.property(declarations, expectEachLeafOnce))
})

test('every leaf of every type is visited once', () => {
  for (const { declaration } of REGISTRY.types.values()) expectEachLeafOnce(declaration)
  expect(REGISTRY.types.size).toBeGreaterThan(50)
})

test('paths are those of error messages', () => {
  fc.assert(
    fc.property(declarations, (declaration) => {
      const record = filled(declaration, () => ({ wrong: true }))
      const issues = buildSchema(declaration).safeParse(record).error?.issues ?? []

      expect(issues.map(({ path }) => path.join('.')).toSorted()).toEqual(
        leavesOf(declaration, record)
          .map(([, , { path }]) => path.join('.'))
          .toSorted(),
      )
    }),
  )
})

test('the fields that a declaration holds are those of its leaves and of the lists and groups above', () => {
  fc.assert(
    fc.property(declarations, (declaration) => {
      const record = filled(declaration, () => 1)
      const kinds = fieldsIn(declaration).flatMap((field) => (innerOf(field) ? [] : [field.kind]))

      expect(new Set(kinds)).toEqual(new Set(leavesOf(declaration, record).map(([kind]) => kind)))
    }),
  )
})

test('what is neither a list nor fields stays in a copy, and entries that are none are dropped', () => {
  const inner = { fields: { title: text() } }
  const declaration = declareFields({ fields: { many: items(inner), one: group(inner) } })
  const copy = (record: Values) => mapRecord(declaration, record, (_, value) => value)

  expect(copy({ many: [null, { title: 'a' }, 7], one: 'none' })).toEqual({
    many: [{ title: 'a' }],
    one: 'none',
  })
  expect(copy({})).toEqual({})
})
