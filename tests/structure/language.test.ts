import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../steps.ts'
import { commentProblems, commentsIn, namesIn, wordsOfName } from './language.ts'

const SOURCE = `
// first line
// second line
const held = 1 // trailing
/** Returns {@link Table}. */
export const settleAll = ({ kept }: { kept: string }) => 'told' + kept + held
// oxlint-disable-next-line no-console
`

test('adjacent line comments count as one, directives are left out', () => {
  const comments = commentsIn('example.ts', SOURCE)

  expect(comments.map(({ text }) => text)).toEqual(['first line\nsecond line', 'trailing', 'Returns Table.'])
  expect(comments.map(({ line, words }) => [line, words])).toEqual([
    [2, 4],
    [4, 1],
    [5, 2],
  ])
})

test.each([
  ['// What a caller needs.', 'opening'],
  ['// Reads it. Who calls it waits.', 'opening'],
  ['// Notifies whoever asked.', 'whoever'],
  ['// The role of his session.', 'his'],
  ['// Refused, see decision 19.', 'decision 19'],
  ['// As in spec §5.', '§'],
  [`// ${'long '.repeat(30)}`, 'a line of'],
  [`/** ${'word\n '.repeat(60)}*/`, 'words'],
])('%j breaks a rule', (source, problem) => {
  expect(commentsIn('example.ts', source).flatMap(commentProblems).join()).toContain(problem)
})

test.each([
  '// What happens if it fails?',
  '/** Returns the path. Throws `not_found`. */',
  '// cache of one hour',
])('%j breaks none', (source) => {
  expect(commentsIn('example.ts', source).flatMap(commentProblems)).toEqual([])
})

test('names are those of the code, not of its strings and comments', () => {
  expect([...namesIn('example.ts', SOURCE)].toSorted()).toEqual(['held', 'kept', 'settleAll'])
  expect(wordsOfName('openHTTPPorts_of')).toEqual(['open', 'http', 'ports', 'of'])
})

test('every forbidden word is lower case and has a replacement', () => {
  const rules = JSON.parse(readFileSync(path.join(ROOT, 'docs/language-rules.json'), 'utf8')) as {
    forbidden: Record<string, string>
  }

  expect(Object.keys(rules.forbidden).length).toBeGreaterThan(50)
  for (const [word, replacement] of Object.entries(rules.forbidden)) {
    expect(word).toMatch(/^[a-z]+$/)
    expect(replacement.length).toBeGreaterThan(1)
  }
})
