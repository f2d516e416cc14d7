import type { Language } from '@flou/shared/locale.ts'
import { indexedStem } from '@flou/shared/search/words/words.ts'
import { expect, test } from 'vitest'
import { excerptOf } from './excerpt.ts'
import { findMarks, createTarget } from './marks.ts'

const term = (words: string[], ...alternatives: string[][]) => ({
  words,
  alternatives: alternatives.map((stems) => ({ stems, weight: 1 })),
  isNear: false,
  weight: 1,
  side: 0,
})
const marked = (text: string, terms: Parameters<typeof createTarget>[0], language: Language = 'en') =>
  findMarks(text, createTarget(terms, language), language).map(({ start, end }) => text.slice(start, end))

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
  const stored = { headline: '', description, body: '', context: '', headings: [] }

  const { text, marks } = excerptOf(stored, {
    target: createTarget([term(['backup'], ['backup'])], 'en'),
    language: 'en',
  })

  expect(text.length).toBeLessThan(340)
  expect(text).toMatch(/ (?:of|everything) …$/)
  expect(marks).toEqual([{ start: 0, end: 6 }])
})

const asked = { target: createTarget([term(['pay'], ['pay'])], 'en'), language: 'en' as const }

/** A page of lines, some of them headings. */
function textOf(lines: readonly string[], headings: Readonly<Record<string, string>>) {
  const body = lines.join('\n')
  const listed = Object.entries(headings).map(([id, text]) => ({ id, text, at: body.indexOf(text) }))
  return { headline: '', description: '', context: '', body, headings: listed }
}
const TEMPLATE = ['What you can count on', 'Pay as it suits you.']

test('lines of the template are not shown, and lines that are no sentences are kept apart', () => {
  const text = textOf([...TEMPLATE, 'Prices', 'Pay by card', 'Every month'], {
    count: 'What you can count on',
    prices: 'Prices',
  })

  expect(excerptOf(text, asked)).toMatchObject({
    anchor: 'count',
    text: '… Pay as it suits you. Prices · Pay by card · Every month',
  })
  expect(excerptOf(text, { ...asked, shared: new Set(TEMPLATE) })).toMatchObject({
    anchor: 'prices',
    heading: 'Prices',
    text: '… Pay by card · Every month',
    marks: [{ start: 2, end: 5 }],
  })
})

test('a heading that is the query is the place, with the text below it up to the next one', () => {
  const text = textOf(['To pay, pay.', 'How do I pay?', 'By card.', 'Who helps?', 'We do.'], {
    'faq-1': 'How do I pay?',
    'faq-2': 'Who helps?',
  })

  expect(excerptOf(text, { ...asked, query: 'how do I pay' })).toMatchObject({
    anchor: 'faq-1',
    heading: 'How do I pay?',
    text: 'By card.',
  })
})
