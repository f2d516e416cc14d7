import { expect, test } from 'vitest'
import type { TermKind } from '../content/types/glossary.ts'
import { checkTerms, insertTerm, type Term } from './terms.ts'

let lastId = 0
function term(kind: TermKind, [en, id]: [string, string], more: Partial<Term> = {}): Term {
  lastId += 1
  return {
    id: lastId,
    kind,
    matchCase: false,
    note: '',
    term: { en, id },
    instead: { en: '', id: '' },
    ...more,
  }
}
const used = (one: Term, text: string, source = '') =>
  checkTerms([one], { text, source, language: 'id' }).map(({ found, use }) => [found, use])

const download = term('preferred', ['download', 'unduh'])
test.each([
  ['the source has it, the text lacks it', 'Ambil berkas', 'Download the file', [['Download', 'unduh']]],
  ['the text has it', 'Unduh berkas', 'Download the file', []],
  ['the text has it with affixes', 'Berkas diunduh; pengunduhannya cepat', 'Downloads', []],
  ['the source lacks it', 'Ambil berkas', 'Get the file', []],
  ['the text is empty', '', 'Download', []],
  ['only part of a word is the same', 'Ambil berkas', 'Downloader', []],
])('preferred: %s', (...[, text, source, expected]) => {
  expect(used(download, text, source)).toEqual(expected)
})

test.each(['menulis', 'ditulis', 'tulisan', 'penulisnya', 'Tulislah'])('%s has the term “tulis”', (text) => {
  expect(used(term('preferred', ['write', 'tulis']), text, 'We write')).toEqual([])
})

test.each([
  ['translated', 'Penyimpanan Objek', 'Object Storage', [['Object Storage', 'Object Storage']]],
  ['kept', 'Dengan Object Storage', 'Object Storage', []],
])('a name that is not translated: %s', (...[, text, source, expected]) => {
  expect(used(term('keep', ['Object Storage', '']), text, source)).toEqual(expected)
})

test('capital letters count where the term says so', () => {
  const exact = term('keep', ['Go', ''], { matchCase: true })

  expect(used(exact, 'Mulai', 'Go now')).toEqual([['Go', 'Go']])
  expect(used(exact, 'Mulai', 'Let us go')).toEqual([])
})

test.each([
  ['as it is', 'Kirim e-mail', [['e-mail', 'email']]],
  ['with affixes', 'Surat di-e-mail-kan', [['di-e-mail-kan', 'email']]],
  ['not in another word', 'Kirim e-mailer', []],
])('a word to avoid: %s', (_, text, expected) => {
  expect(used(term('avoid', ['e-mail', 'e-mail'], { instead: { en: 'email', id: 'email' } }), text)).toEqual(
    expected,
  )
})

const insert = (text: string, found: string, use: string) =>
  insertTerm(text, { term: download, found, stem: found, use })

test('affixes of a replaced word stay', () => {
  const warning = { term: download, found: 'di-e-mail-kan', stem: 'e-mail', use: 'email' }

  expect(insertTerm('Surat di-e-mail-kan', warning)).toBe('Surat di-email-kan')
})

test.each([
  [
    'replaces the word with its case',
    '<p>Download <b>download</b></p>',
    'download',
    'unduh',
    '<p>Unduh <b>unduh</b></p>',
  ],
  [
    'leaves markup alone',
    '<a href="/download">x</a>',
    'download',
    'unduh',
    '<a href="/download">x unduh</a>',
  ],
  ['adds a missing term at the end', 'Ambil berkas', 'Download', 'unduh', 'Ambil berkas unduh'],
])('%s', (...[, text, found, use, expected]) => {
  expect(insert(text, found, use)).toBe(expected)
})
