import { expect, test } from 'vitest'
import { findWords, hasWords, splitWords } from './findWords.ts'

test('a query is its words, each once, without spaces', () => {
  expect(splitWords('  Data  backup data\n')).toEqual(['data', 'backup'])
  expect(splitWords('   ')).toEqual([])
})

test('a query has an end', () => {
  expect(splitWords('a b c d e f g h i j')).toHaveLength(8)
  expect(splitWords('x'.repeat(5000))).toEqual(['x'.repeat(100)])
})

test('a text is found that has all words, whatever their case', () => {
  expect(hasWords('How do I pay an Invoice?', ['invoice', 'pay'])).toBe(true)
  expect(hasWords('How do I pay an Invoice?', ['invoice', 'refund'])).toBe(false)
  expect(hasWords('anything', [])).toBe(true)
})

test('every place of every word is marked, where the text has it', () => {
  expect(findWords('Pay, repay, PAYMENT', ['pay', 'payment'])).toEqual([
    { start: 0, end: 3 },
    { start: 7, end: 10 },
    { start: 12, end: 19 },
  ])
  expect(findWords('Pay', [])).toEqual([])
})

test('letters whose lower case is longer do not move the marks', () => {
  expect(findWords('İİ cloud', ['cloud'])).toEqual([{ start: 3, end: 8 }])
})

test('signs of expressions are letters as others', () => {
  expect(findWords('99.9% (SLA) 99x9', ['99.9', '(sla)'])).toEqual([
    { start: 0, end: 4 },
    { start: 6, end: 11 },
  ])
  expect(findWords('a-b c/d [e] \\', splitWords('a-b c/d [e] \\'))).toHaveLength(4)
})
