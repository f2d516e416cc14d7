import { expect, test } from 'vitest'
import { backIn, linkState, neighboursOf } from './listOrder.ts'

const rows = ['a', 'b', 'c'].map((id) => ({ form: 'contactMessage', id }))
const state = linkState('/dashboard2/inbox?view=mine', rows)

test('the neighbours are those of the list that was left, whatever becomes of its rows', () => {
  expect(neighboursOf(state, 'b')).toEqual({ previous: rows[0], next: rows[2], position: 2, total: 3 })
  expect(neighboursOf(state, 'a')).toMatchObject({ previous: undefined, next: rows[1] })
  expect(neighboursOf(state, 'c')).toMatchObject({ next: undefined })
  expect(backIn(state)).toBe('/dashboard2/inbox?view=mine')
})

test.each([undefined, null, 'x', {}, { rows: 'x' }, { rows: [1, { id: 2 }] }])(
  'a visit from elsewhere has none: %o',
  (other) => {
    expect(neighboursOf(other, 'a')).toBeUndefined()
    expect(backIn(other)).toBeUndefined()
  },
)

test('a long list is cut around nothing: only its first rows are passed on', () => {
  const many = Array.from({ length: 900 }, (_, at) => ({ form: 'pageHelpful', id: String(at) }))

  expect(neighboursOf(linkState('/', many), '10')?.total).toBe(500)
})
