import { expect, test } from 'vitest'
import { applySuggestion, queriesOf } from './applySuggestion.ts'

const SOURCE = '<p>Open the <b>portal</b>. Log in.</p>'
const unit = (id: string) => ({ isMarkup: true, texts: { en: SOURCE, id } })

test('queries have their neighbours', () => {
  expect(queriesOf(unit(''), 'id')).toEqual([
    { text: 'Open the <1>portal</1>.', before: undefined, after: 'Log in.' },
    { text: 'Log in.', before: 'Open the <1>portal</1>.', after: undefined },
  ])
})

test.each([
  ['in place of its segment', '<p>Buka. Keluar.</p>', 'Masuk.', 1, '<p>Buka. Masuk.</p>'],
  [
    'with the markup of the source',
    '<p>Buka. Masuk.</p>',
    '<1>Portal</1> dibuka.',
    0,
    '<p><b>Portal</b> dibuka. Masuk.</p>',
  ],
  ['without other markup', '<p>Buka. Masuk.</p>', '<1>Masuk</1>!', 1, '<p>Buka. Masuk!</p>'],
  ['into a copy of the source', '', 'Masuk.', 1, '<p>Open the <b>portal</b>. Masuk.</p>'],
])('a suggestion %s', (...[, id, target, at, expected]) => {
  expect(applySuggestion(unit(id), { to: 'id', at, suggestion: { target } })).toBe(expected)
})
