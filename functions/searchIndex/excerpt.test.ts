import type { Language } from '@flou/shared/locale.ts'
import { indexedStem } from '@flou/shared/search/words/words.ts'
import { expect, test } from 'vitest'
import { excerptOf, marksIn, wantedOf } from './excerpt.ts'

const term = (words: string[], ...alternatives: string[][]) => ({
  words,
  alternatives: alternatives.map((stems) => ({ stems, weight: 1 })),
  isNear: false,
  weight: 1,
  side: 0,
})
const marked = (text: string, terms: Parameters<typeof wantedOf>[0], language: Language = 'en') =>
  marksIn(text, wantedOf(terms, language), language).map(({ start, end }) => text.slice(start, end))

test('words of a synonym are marked side by side, in any form, and not one by one', () => {
  const [data, cadangan, backup] = ['data', 'cadangan', 'backup'].map((word) => indexedStem(word, 'id'))
  const asked = [term(['backup'], [backup ?? ''], [data ?? '', cadangan ?? ''])]

  expect(marked('Backup menyimpan data cadangan di pusat data', asked, 'id')).toEqual([
    'Backup',
    'data',
    'cadangan',
  ])
})

test('of a synonym one small word may stand between, not two', () => {
  const backup = [term(['backup'], ['copi', 'data'])]

  expect(marked('A copy of data, and a copy of all data', backup)).toEqual(['copy', 'data'])
})

test('the words that were asked for are marked wherever they stand, also when they are asked for as one phrase', () => {
  const machine = [term(['virtual', 'machine'], ['virtual', 'machin'], ['vps'])]

  expect(marked('A machine, virtual or real, is no VPS', machine)).toEqual(['machine', 'virtual', 'VPS'])
})

test('a long description ends with a word', () => {
  const description = `Backup ${'of everything '.repeat(40)}`.trim()
  const stored = { description, body: '', context: '', parts: [] }

  const { text, marks } = excerptOf(stored, wantedOf([term(['backup'], ['backup'])], 'en'), 'en')

  expect(text.length).toBeLessThan(340)
  expect(text).toMatch(/ (?:of|everything) …$/)
  expect(marks).toEqual([{ start: 0, end: 6 }])
})
