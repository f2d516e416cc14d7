import { expect, test } from 'vitest'
import { group } from '@flou/shared/content/fields/nested.ts'
import { text } from '@flou/shared/content/fields/text.ts'
import { number } from '@flou/shared/content/fields/value.ts'
import { declareFields } from '@flou/shared/content/declaration.ts'
import { recordDiff } from '../../fields/diff/recordDiff.ts'
import { allOf, changedBy, firstChoices, merged, withWaitingText } from './merge.ts'

const cta = group({ fields: { order: number() }, localized: { label: text() } })
const page = declareFields({ fields: { year: number(), cta }, localized: { title: text(), note: text() } })

interface Said {
  id?: string
  en?: string
  note?: string
  year?: number
  order?: number
  label?: string
}
const record = ({ id = 'Judul', en = 'Title', note = '', year = 2026, order = 1, label = 'Beli' }: Said) => ({
  year,
  cta: {
    order,
    contents: [
      { languageId: 1, label },
      { languageId: 2, label: 'Buy' },
    ],
  },
  contents: [
    { languageId: 1, title: id, note },
    { languageId: 2, title: en, note: '' },
  ],
})

const base = record({})
const mine = record({ id: 'Judul saya', year: 2030, label: 'Pesan' })
const theirs = record({ en: 'Their title', year: 2040, order: 9, label: 'Beli' })
const diffs = recordDiff(page, theirs, mine)

test('who changed what is known from the version both started from', () => {
  const by = changedBy(page, { base, mine, theirs })

  expect(by).toEqual({
    'title.id': 'mine',
    'title.en': 'theirs',
    'year.': 'both',
    'cta.order.': 'theirs',
    'cta.label.id': 'mine',
  })
})

test('to begin with nobody’s work is overwritten: theirs where only they changed it, mine elsewhere', () => {
  const choices = firstChoices(diffs, changedBy(page, { base, mine, theirs }))

  const result = merged(page, mine, { diffs, choices })

  expect(result).toEqual(
    record({ id: 'Judul saya', en: 'Their title', year: 2030, order: 9, label: 'Pesan' }),
  )
})

test('all mine is what was typed, all theirs is what was saved', () => {
  const results = (['mine', 'theirs'] as const).map((side) =>
    merged(page, mine, { diffs, choices: allOf(diffs, side) }),
  )

  expect(results).toEqual([mine, theirs])
})

test('without the common version everything stays as it was typed', () => {
  expect(Object.values(firstChoices(diffs))).toEqual(diffs.map(() => 'mine'))
})

test('a waiting text replaces the fields that it changes, and no other', () => {
  const result = withWaitingText(page, { base, mine, theirs })

  expect(result).toEqual(
    record({ id: 'Judul saya', en: 'Their title', year: 2040, order: 9, label: 'Pesan' }),
  )
})
