import { expect, test } from 'vitest'
import { matchingPeople, mentionQuery, withMention } from './mentionQuery.ts'

test.each([
  ['@', 1, ''],
  ['Hi @ay', 6, 'ay'],
  ['Hi @Ayu Les', 11, 'Ayu Les'],
  ['(@da', 4, 'da'],
  ['ayu@flou.example', 16, undefined],
  ['Hi @ay', 2, undefined],
  ['@Ayu, then', 10, undefined],
])('the query of “%s” at %i is %s', (text, caret, query) => {
  expect(mentionQuery(text, caret)).toBe(query)
})

test('people are found by any word of their name', () => {
  const people = [
    { id: 1, name: 'Ayu Lestari' },
    { id: 2, name: 'Damar Wijaya' },
  ]

  expect(matchingPeople(people, 'les')).toEqual([people[0]])
  expect(matchingPeople(people, 'Damar W')).toEqual([people[1]])
  expect(matchingPeople(people, 'Damar Wijaya ')).toEqual([])
})

test('a chosen name replaces the query, and the caret is behind it', () => {
  expect(withMention('Hi @ay please', { caret: 6, query: 'ay', name: 'Ayu Lestari' })).toEqual({
    text: 'Hi @Ayu Lestari please',
    caret: 16,
  })
})
