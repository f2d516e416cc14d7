import { expect, test } from 'vitest'
import { filterAndSort, parseListOptions, withListOptions } from './eventOrder.ts'

const event = (id: number, title: string, [place = 'Jakarta', category = 'Webinars']: string[] = []) => ({
  id,
  title,
  description: '',
  place,
  category: { title: category },
})
const EVENTS = [
  event(3, 'Kubernetes'),
  event(9, 'calm alarms', ['Café Bandung']),
  event(5, 'Backup', ['Medan', 'Meetups']),
]
const idsOf = (sort: 'date' | 'newest' | 'title', words = '') =>
  filterAndSort(EVENTS, { sort, searchText: words }).map(({ id }) => id)

test('events keep the order of the page, or are sorted by the newest or by title', () => {
  expect([idsOf('date'), idsOf('newest'), idsOf('title')]).toEqual([
    [3, 9, 5],
    [9, 5, 3],
    [5, 9, 3],
  ])
})

test.each([
  ['cafe', [9]],
  ['  MEDAN backup ', [5]],
  ['webinars', [3, 9]],
  ['backup jakarta', []],
])('%j finds the events that have all of its words', (words, ids) => {
  expect(idsOf('date', words)).toEqual(ids)
})

test('the address keeps a wish, and whatever else it said', () => {
  const kept = withListOptions('?utm_source=mail&sort=newest', { sort: 'title', searchText: 'a b' })

  expect(kept).toBe('?utm_source=mail&sort=title&q=a+b')
  expect(parseListOptions(kept)).toEqual({ sort: 'title', searchText: 'a b' })
  expect(withListOptions(kept, { sort: 'date', searchText: ' ' })).toBe('?utm_source=mail')
  expect(withListOptions('?q=x', { sort: 'date', searchText: '' })).toBe('')
})

test('an order that is none is the usual one', () => {
  expect(parseListOptions('?sort=price&q=')).toEqual({ sort: 'date', searchText: '' })
})
