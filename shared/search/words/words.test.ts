import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Language } from '../../locale.ts'
import { isStopWord } from './stopWords.ts'
import { indexedStem, isKnownWord, queryWords, stemOf, wordsOf } from './words.ts'

const textsIn = (text: string) => wordsOf(text).map((word) => word.text)

test.each([
  ['c++ and c# on .net', ['c++', 'and', 'c#', 'on', '.net']],
  ['node.js 22', ['node.js', 'node', 'js', '22']],
  ['an e-commerce shop', ['an', 'ecommerce', 'e', 'commerce', 'shop']],
  ['server-server', ['serverserver', 'server', 'server']],
])('words of %s', (text, words) => {
  expect(textsIn(text)).toEqual(words)
})

test('a query has each name once, and words with a hyphen apart', () => {
  expect(queryWords('Node.js E-Commerce')).toEqual(['node.js', 'e', 'commerce'])
})

test('places of words are those of the text', () => {
  const text = 'an e-commerce shop'

  for (const { text: word, at, length } of wordsOf(text))
    expect(text.slice(at, at + length).replace('-', '')).toBe(word)
})

const linesOf = (name: string) =>
  readFileSync(new URL(`../../../tests/fixtures/search/${name}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))

const FORMS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'organisation organization organise organized organising',
    'licence license licences',
    'centre centres center',
    'behaviour behavior behaviours',
    'catalogue catalog',
    'programme program programmes',
    'analyse analyze analysing',
    'automatic automatically automated automation',
    'restore restored restoring restores',
  ],
  id: linesOf('forms.id.txt'),
}

test.each(Object.entries(FORMS).flatMap(([language, lines]) => lines.map((line) => ({ language, line }))))(
  'the same stem in $language: $line',
  ({ language, line }) => {
    const [root = '', ...forms] = line.split(' ')
    const stemIn = (word: string) => stemOf(word, language === 'id' ? 'id' : 'en')

    expect(forms.filter((form) => stemIn(form) !== stemIn(root))).toEqual([])
  },
)

test.each([
  'container kontainer',
  'registry registri',
  'encryption enkripsi',
  'replication replikasi',
  'application aplikasi',
  'configuration konfigurasi',
  'authentication autentikasi otentikasi',
  'virtualization virtualisation virtualisasi',
  'automatic otomatis',
  'analytics analitik',
  'analysis analisis',
  'capacity kapasitas',
  'connectivity konektivitas',
  'frequency frekuensi',
  'function fungsi',
  'access akses',
  'index indeks',
  'proxy proksi',
  'cluster kluster',
  'certificate sertifikat',
  'document dokumen',
  'product produk',
  'protocol protokol',
  'system sistem',
  'active aktif',
  'telemedicine telemedisin',
])('Indonesian pages are found by the loan word and by the English word: %s', (line) => {
  expect(new Set(line.split(' ').map((word) => indexedStem(word, 'id'))).size).toBe(1)
})

test.each([
  ['id', 'kelas', 'keras'],
  ['id', 'kunci', 'kuncup'],
  ['id', 'layanan', 'lawan'],
  ['id', 'media', 'dia'],
  ['id', 'peraturan', 'pengaturan'],
  ['id', 'pelanggan', 'langganan'],
  ['id', 'tarian', 'penarikan'],
  ['id', 'basis', 'basic'],
  ['en', 'protect', 'project'],
  ['en', 'policy', 'police'],
  ['en', 'four', 'for'],
] as const)('other words stay apart in %s: %s and %s', (language, one, other) => {
  expect(indexedStem(one, language)).not.toBe(indexedStem(other, language))
})

test('codes have no forms', () => {
  expect(indexedStem('g4.large', 'id')).toBe('g4.large')
  expect(indexedStem('ipv6', 'en')).toBe('ipv6')
})

test('words of a dictionary are not taken for typing errors, and words that ask for nothing are known', () => {
  expect(isKnownWord('ramalan', 'id')).toBe(true)
  expect(isKnownWord('keamaan', 'id')).toBe(false)
  expect(isStopWord('bagaimana', 'id')).toBe(true)
  expect(isStopWord('server', 'id')).toBe(false)
})
