import type { Permission } from '@flou/shared/content/permissions.ts'
import { REAUTHENTICATION_MINUTES } from '@flou/shared/accounts/account.ts'
import { requireContentType } from '@flou/shared/content/registry.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import { expect, test } from 'vitest'
import {
  isPermitted,
  permissionKeys,
  requireReauthentication,
  SELF_VERIFIED,
  SIGNED_IN,
} from '../../operations/permission.ts'
import type { Call } from '../call.ts'
import { requireId } from '../endpoint.ts'
import { rowsQuery } from './answerList.ts'
import { bodyVersion, idOf, parentIdOf, queryVersion, requireObject } from './requestValues.ts'

const codeOf = (read: () => unknown): unknown => {
  try {
    return read()
  } catch (error) {
    return (error as { code: string }).code
  }
}

test.each([
  ['1', 1],
  ['9999999999', 9_999_999_999],
  ['0', 'not_found'],
  ['01', 'not_found'],
  ['-1', 'not_found'],
  ['1x', 'not_found'],
  ['x1', 'not_found'],
  ['10000000000', 'not_found'],
  ['', 'not_found'],
  [undefined, 'not_found'],
])('the id %j is %j', (text, id) => {
  const parameters = text === undefined ? {} : { id: text, parentId: text }

  expect(codeOf(() => requireId(text))).toBe(id)
  expect(codeOf(() => idOf({ parameters }))).toBe(id)
  expect(codeOf(() => parentIdOf({ parameters }, requireContentType('subMenu')))).toBe(id)
  expect(parentIdOf({ parameters }, requireContentType('news'))).toBeUndefined()
})

test.each([
  ['0', 0],
  ['12', 12],
  ['999999999', 999_999_999],
  ['1000000000', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['', undefined],
  [undefined, undefined],
])('the version %j of a query is %j', (recordVersion, version) => {
  expect(queryVersion({ query: { recordVersion } })).toBe(version)
})

test.each([
  [0, 0],
  [3, 3],
  [-1, 'validation_failed'],
  [1.5, 'validation_failed'],
  [2 ** 53, 'validation_failed'],
  ['3', 'validation_failed'],
  [undefined, 'validation_failed'],
])('the version %j of a body is %j', (recordVersion, version) => {
  expect(codeOf(() => bodyVersion({ recordVersion }))).toBe(version)
})

test.each([[[]], [null], ['x'], [1], [undefined]])('%j is no record', (body) => {
  expect(codeOf(() => requireObject(body))).toBe('bad_request')
})

test('a record is taken as it is', () => {
  const body = { id: 1 }

  expect(requireObject(body)).toBe(body)
})

const now = new Date('2026-11-21T17:00:00Z')
const asked = (query: Record<string, string>) =>
  rowsQuery({ query, services: { now: () => now } } as unknown as Call, 4)
const none = {
  page: 1,
  perPage: LIMITS.perPage.backOffice,
  sort: undefined,
  cursor: undefined,
  parentId: 4,
  order: undefined,
  within: undefined,
}

test.each<[Record<string, string>, object]>([
  [{}, {}],
  [
    { page: '3', perPage: '7', sort: 'title', cursor: 'x' },
    { page: 3, perPage: 7, sort: 'title', cursor: 'x' },
  ],
  [{ page: '0', perPage: '0' }, {}],
  [{ page: '-1', perPage: 'x' }, {}],
  [{ page: '9999999' }, { page: 9_999_999 }],
  [{ page: '10000000' }, {}],
  [{ perPage: String(LIMITS.perPage.max) }, { perPage: LIMITS.perPage.max }],
  [{ perPage: String(LIMITS.perPage.max + 1) }, { perPage: LIMITS.perPage.max }],
  [{ order: 'asc' }, { order: 'asc' }],
  [{ order: 'desc' }, { order: 'desc' }],
  [{ order: 'up' }, {}],
  [{ state: 'published' }, { within: { state: 'published', today: '2026-11-22' } }],
  [{ state: 'none' }, {}],
])('a list asked for with %j is read with %j', (query, expected) => {
  expect(asked(query)).toEqual({ ...none, ...expected })
})

test.each([
  [SIGNED_IN, [], true],
  [SELF_VERIFIED, [], true],
  ['Manage News', ['Manage News'], true],
  ['Manage News', ['Media'], false],
  [['Manage News', 'Media'], ['Media'], true],
  [['Manage News', 'Media'], [], false],
] as const)('%o is permitted to who has %j: %s', (...[permission, held, expected]) => {
  expect(isPermitted(permission, { permissions: new Set<Permission>(held) })).toBe(expected)
})

test('what is asked of a caller is named by its permissions', () => {
  expect(permissionKeys(SIGNED_IN)).toEqual([])
  expect(permissionKeys('Media')).toEqual(['Media'])
  expect(permissionKeys(['Media', 'Manage News'])).toEqual(['Media', 'Manage News'])
})

test('a password entry counts for some minutes', () => {
  const check = (age: number) => () =>
    requireReauthentication({ caller: { confirmed: now.getTime() - age }, now })

  expect(check(REAUTHENTICATION_MINUTES * 60_000)).not.toThrow()
  expect(check(REAUTHENTICATION_MINUTES * 60_000 + 1)).toThrow('confirmation_needed')
})
