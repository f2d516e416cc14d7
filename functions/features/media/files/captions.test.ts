import { expect, test } from 'vitest'
import { captionsProblem } from './captions.ts'
import { sniff } from './fileKind.ts'

const problemOf = (...lines: string[]) => captionsProblem(Buffer.from(['WEBVTT', '', ...lines].join('\n')))

test.each([
  ['short times', ['00:01.000 --> 00:04.000', 'Selamat datang']],
  ['hours, settings and a name', ['1', '01:00:01.000 --> 01:00:04.500 line:0 align:start', 'Hello']],
  ['notes and styles', ['STYLE', '::cue { color: red }', '', 'NOTE x', '', '00:01.000 --> 00:02.000', 'Hi']],
])('captions with %s are accepted', (_, lines) => {
  expect(problemOf(...lines)).toBeUndefined()
})

test.each([
  [[], 'captionsEmpty'],
  [['NOTE nothing yet'], 'captionsEmpty'],
  [['00:01,000 --> 00:04,000', 'SubRip'], 'captionsTime:3'],
  [['00:01.000 --> 00:02.000', 'a', '', '00:05.000 --> 00:04.000', 'b'], 'captionsTime:6'],
  [['00:01.000 --> 00:99.000'], 'captionsTime:3'],
])('captions with %j have the problem %s', (lines, problem) => {
  expect(problemOf(...lines)).toBe(problem)
})

test('Windows line ends count once, and other encodings are named', () => {
  expect(captionsProblem(Buffer.from('WEBVTT\r\n\r\n00:01.000 --> x\r\n'))).toBe('captionsTime:3')
  expect(captionsProblem(Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\ncaf\xE9', 'latin1'))).toBe(
    'captionsEncoding',
  )
})

test('the first line decides that a file contains captions', () => {
  expect(sniff(Buffer.from('WEBVTT'))).toBe('text/vtt')
  expect(sniff(Buffer.from('\uFEFFWEBVTT - Title\n'))).toBe('text/vtt')
  expect(sniff(Buffer.from('WEBVTTX\n'))).toBeUndefined()
  expect(sniff(Buffer.from('1\n00:00:01,000 --> 00:00:02,000\n'))).toBeUndefined()
})
