import { AREAS } from '@flou/shared/content/registry.ts'
import type { Field, Fields, Declaration } from '@flou/shared/content/declaration.ts'
import { describe, expect, test } from 'vitest'
import { ASKED_FOR_BESIDES, ENTITIES } from './entities.ts'
import type { Entity } from './entity.ts'

/** All fields of the specification: wire name, required or not, default, bound. */

interface Listed {
  /** Path from the entity: `items.contents.title`. */
  path: string
  name: string
  isRequired: boolean
  initial?: string
  under?: number
}

const LISTED = /^(?<name>\w+)(?<required>\*)?(?:=(?<initial>[^<]+))?(?:<(?<under>\d+))?$/

/** Converts numbers, booleans and null; everything else is text, quoted or not. */
const asJson = (text: string): string =>
  /^(?:\d+|true|false|null)$/.test(text) ? text : JSON.stringify(text.replaceAll("'", ''))

function listed(fields: string | undefined, prefix: string): Listed[] {
  return (fields ?? '')
    .split(' ')
    .filter((token) => token !== '')
    .map((token) => {
      const { name = '', required, initial, under } = LISTED.exec(token)?.groups ?? {}
      if (name === '') throw new Error(`Cannot read ${token}`)
      return {
        path: `${prefix}${name}`,
        name,
        isRequired: required !== undefined,
        ...(initial !== undefined && { initial: asJson(initial) }),
        ...(under !== undefined && { under: Number(under) }),
      }
    })
}

interface Found extends Listed {
  field: Field | undefined
}
const foundIn = (fields: Fields, all: readonly Listed[]): Found[] =>
  all.map((one) => ({ ...one, field: fields[one.name] }))

function found(declaration: Declaration | undefined, entity: Entity, prefix = ''): Found[] {
  const { fields, contents, translations, inner = {} } = entity
  const name = translations === undefined ? 'contents' : 'translations'
  const texts = declaration?.translationsKey === name ? declaration.localized : {}
  return [
    ...foundIn(declaration?.fields ?? {}, listed(fields, prefix)),
    ...foundIn(texts, listed(contents ?? translations, `${prefix}${name}.`)),
    ...Object.entries(inner).flatMap(([part, of]) => {
      const field = declaration?.fields[part]
      const innerShape = field && 'of' in field ? (field.of as Declaration) : undefined // items and groups only
      return found(innerShape, of, `${prefix}${part}.`)
    }),
  ]
}

const SHAPES = new Map(
  AREAS.flatMap(({ path, screens }) =>
    screens.flatMap(({ type, path: screenPath }) =>
      screenPath.dashboard2.flatMap((at) =>
        type
          ? [[[path.dashboard2, at].filter((part) => part !== '').join('/'), type.declaration] as const]
          : [],
      ),
    ),
  ),
)

const accepts = ({ schema }: Field, value: unknown) => schema.safeParse(value).success

/** Required by the specification; invited users set their password themselves. */
const SET_BY_INVITATION: ReadonlySet<string> = new Set(['user password', 'user confirmPassword'])

describe.each(Object.entries(ENTITIES))('%s', (at, entity) => {
  const all = found(SHAPES.get(at), entity)

  test('has a screen and every field that the specification lists', () => {
    expect(SHAPES.has(at)).toBe(true)
    expect(all.filter(({ field }) => !field).map(({ path }) => path)).toEqual([])
  })

  test('asks for what the specification asks for, and for nothing else without a reason', () => {
    const asked = all.filter(({ field }) => field && field.kind !== 'group' && !accepts(field, undefined))
    const expected = all.filter(
      ({ path, isRequired }) =>
        (isRequired && !SET_BY_INVITATION.has(`${at} ${path}`)) ||
        ASKED_FOR_BESIDES[`${at} ${path}`] !== undefined,
    )

    expect(asked.map(({ path }) => path)).toEqual(expected.map(({ path }) => path))
  })

  test('starts with the defaults of the specification', () => {
    const wanted = all.filter(({ initial }) => initial !== undefined)

    expect(wanted.map(({ path, field }) => [path, JSON.stringify(field?.initial)])).toEqual(
      wanted.map(({ path, initial }) => [path, initial]),
    )
  })

  test('keeps the bounds of the specification', () => {
    for (const { field, under = 0, path } of all.filter((one) => one.under !== undefined)) {
      const taken = [under - 1, under].map((length) => field && accepts(field, 'x'.repeat(length)))
      expect([path, ...taken]).toEqual([path, true, false])
    }
  })
})

test('what is asked for besides is in the table', () => {
  const known = new Set(
    Object.entries(ENTITIES).flatMap(([at, entity]) =>
      found(SHAPES.get(at), entity).map(({ path }) => `${at} ${path}`),
    ),
  )

  expect(Object.keys(ASKED_FOR_BESIDES).filter((name) => !known.has(name))).toEqual([])
})
