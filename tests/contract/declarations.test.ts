import { describe, expect, test } from 'vitest'
import { errorKey, fieldPath } from '@flou/shared/content/values/errorKey.ts'
import { initialOf, newItem } from '@flou/shared/content/values/initial.ts'
import { FIELD_LABELS } from '@flou/shared/content/labels/labels.ts'
import { isOrdered } from '@flou/shared/content/order.ts'
import { PERMISSIONS } from '@flou/shared/content/permissions.ts'
import { referencesOf } from '@flou/shared/content/values/references.ts'
import { AREAS, contentTypes, REGISTRY, requireContentType } from '@flou/shared/content/registry.ts'
import { buildSchema } from '@flou/shared/content/schema.ts'
import type { Field, Declaration } from '@flou/shared/content/declaration.ts'
import { visitRecord } from '@flou/shared/content/values/walk.ts'
import { LANGUAGES } from '@flou/shared/locale.ts'
import { MESSAGES } from '@flou/shared/texts/messages.ts'
import { filledRecord } from '@flou/functions/openapi/filledRecord.ts'

const TYPES = [...REGISTRY.types.values()]
const NOW = new Date('2026-11-21T03:00:00Z')
const options = { idOf: () => 3, seed: 'one' }

/** A type's own declaration and those of nested items and groups. */
function shapesOf(declaration: Declaration): Declaration[] {
  const nested = [...Object.values(declaration.fields), ...Object.values(declaration.localized)].flatMap(
    (field: Field) => ('of' in field ? shapesOf(field.of as Declaration) : []),
  )
  return [declaration, ...nested]
}
const namesOf = (declaration: Declaration) => [
  ...Object.keys(declaration.fields),
  ...Object.keys(declaration.localized),
]

const errorsOf = (declaration: Declaration, value: unknown) =>
  Object.fromEntries(
    (buildSchema(declaration).safeParse(value).error?.issues ?? []).map((issue) => [
      errorKey(issue.path),
      issue.message,
    ]),
  )

describe.each(TYPES.map((type) => [type.key, type] as const))('%s', (key, type) => {
  test('every field has a label in both languages', () => {
    for (const name of shapesOf(type.declaration).flatMap(namesOf)) {
      const label = FIELD_LABELS[`${key}.${name}`] ?? FIELD_LABELS[name]
      expect(label, `${key}.${name}`).toBeDefined()
      for (const language of LANGUAGES) expect(label?.[language], `${key}.${name}`).not.toBe('')
    }
  })

  test('a number called a year is shown as one', () => {
    const named = shapesOf(type.declaration).flatMap(({ fields }) => Object.entries<Field>(fields))
    const years = named.filter(([name, { kind }]) => kind === 'number' && /year/i.test(name))

    for (const [name, field] of years) expect([name, field]).toMatchObject([name, { isGrouped: false }])
  })

  test('no field has a name that every record has already', () => {
    const always = [
      'recordVersion',
      'state',
      'created',
      'updated',
      'createdBy',
      'updatedBy',
      'staleTranslation',
      'live',
    ]
    const meta = new Set(type.single ? always : ['id', ...always]) // sections have no id
    expect(namesOf(type.declaration).filter((name) => meta.has(name))).toEqual([])
  })

  test('a filled record passes its schema and comes back equal', () => {
    const record = filledRecord(type.declaration, options)

    const result = buildSchema(type.declaration).safeParse(record)

    expect(result.error?.issues ?? []).toEqual([])
    expect(result.data).toEqual(record)
  })

  test('an empty record names every required field at its wire key, and nothing else', () => {
    const empty = initialOf(type.declaration, NOW)
    const startsFilled = (field: Field, value: unknown) =>
      ['choice', 'toggle', 'appearance', 'date', 'time', 'group'].includes(field.kind) ||
      (field.kind === 'number' && value !== null) ||
      (field.kind === 'reference' && value !== 0) ||
      (field.kind === 'colour' && value !== '')
    const required: string[] = []
    visitRecord(type.declaration, empty, (field, value, { path }) => {
      if (field.required && !startsFilled(field, value)) required.push(errorKey(path))
    })

    const errors = errorsOf(type.declaration, empty)

    expect(Object.keys(errors).toSorted()).toEqual(required.toSorted())
    for (const message of Object.values(errors))
      expect(Object.hasOwn(MESSAGES, message.split(':')[0] ?? '')).toBe(true)
  })

  test('wire keys lead back to the fields', () => {
    visitRecord(type.declaration, filledRecord(type.declaration, options), (_, __, { path }) => {
      expect(fieldPath(errorKey(path))).toBe(path.join('.'))
    })
  })
})

const REFERRING = TYPES.map((type) => ({
  key: type.key,
  targets: referencesOf(type.declaration, filledRecord(type.declaration, options)).map(
    ({ key }) => key.split('#')[0] ?? '',
  ),
})).filter(({ targets }) => targets.length > 0)

test('there are types that refer to others', () => {
  expect(REFERRING.length).toBeGreaterThan(20)
})

test.each(REFERRING)('what $key refers to is declared', ({ targets }) => {
  expect(targets.filter((target) => !REGISTRY.types.has(target))).toEqual([])
})

const TITLED = TYPES.flatMap((type) => shapesOf(type.declaration).slice(1)).filter(
  ({ localized }) => 'title' in localized,
)

test('nested items start with placeholder titles and both languages', () => {
  expect(TITLED.length).toBeGreaterThan(5)
  for (const declaration of TITLED) {
    expect(newItem(declaration, NOW)[declaration.translationsKey]).toEqual([
      expect.objectContaining({ title: 'Title Indo' }),
      expect.objectContaining({ title: 'Title Eng' }),
    ])
  }
})

test.each(contentTypes().map((type) => [type.key, type] as const))(
  'the list of %s shows declared fields',
  (_, type) => {
    const names = new Set(namesOf(type.declaration))
    const meta = new Set(['created', 'updated'])

    for (const column of [
      ...type.list.columns,
      type.list.sortBy,
      ...(type.list.sortable ?? []),
      type.title,
      ...type.search,
    ]) {
      expect(names.has(column) || meta.has(column), column).toBe(true)
    }
    if (type.parent) {
      expect(REGISTRY.types.has(type.parent.type)).toBe(true)
      expect(names.has(type.parent.field)).toBe(true)
    }
    if (type.list.tree !== undefined) {
      const below = requireContentType(type.list.tree)
      expect([isOrdered(type), isOrdered(below), below.parent?.type]).toEqual([true, true, type.key])
    }
    if (type.publicPath) expect(names.has('slug')).toBe(true)
    for (const name of (type.tabs ?? []).flatMap(({ fields }) => fields))
      expect(names.has(name), name).toBe(true)
  },
)

test('what is edited in a grid has neither addresses nor values that no two records share', () => {
  const inGrids = contentTypes().filter(({ grid }) => grid)

  expect(inGrids.length).toBeGreaterThan(0)
  for (const { key, declaration, unique } of inGrids) {
    expect('slug' in declaration.fields, key).toBe(false)
    expect(unique, key).toEqual([])
  }
})

test('every area is guarded by a known permission, and no two share a path', () => {
  for (const area of AREAS) expect(PERMISSIONS).toContain(area.permission)
  for (const office of ['dashboard', 'dashboard2'] as const) {
    const paths = AREAS.map((area) => area.path[office])
    expect(new Set(paths).size).toBe(paths.length)
  }
})
