import { expect, test } from 'vitest'
import { membershipIn, membershipsOf } from './memberships.ts'

const type = { list: { columns: [], sortBy: 'title', by: ['a', 'a+b', 'many', 'a+many', 'isOn'] } }
const namesOf = (values: Readonly<Record<string, unknown>>) =>
  membershipsOf(type, values).map(({ name, value, entry }) => [name, value, entry])

test('a record is listed by what it points at, by two fields together, and by each of several targets', () => {
  expect(namesOf({ a: 3, b: 5, many: [7, 8], isOn: true })).toEqual([
    ['a', '3', 'a'],
    ['a+b', '3+5', 'a+b'],
    ['many', '7', 'many=7'],
    ['many', '8', 'many=8'],
    ['a+many', '3+7', 'a+many=3+7'],
    ['a+many', '3+8', 'a+many=3+8'],
    ['isOn', '1', 'isOn'],
  ])
})

test('what a record leaves empty lists it nowhere, alone or with another', () => {
  expect(namesOf({ a: 0, b: 5, many: [], isOn: false })).toEqual([])
  expect(namesOf({ a: 3, b: 0 })).toEqual([['a', '3', 'a']])
})

test('a query asks for the list that records are in', () => {
  expect(membershipIn({ field: 'a', id: 3 })).toEqual({ name: 'a', value: '3' })
  expect(membershipIn({ field: 'a', id: 3, and: { field: 'b', id: 5 } })).toEqual({
    name: 'a+b',
    value: '3+5',
  })
})
