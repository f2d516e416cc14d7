import type { Language } from '@flou/shared/locale.ts'
import { LANGUAGES, languageOf } from '@flou/shared/locale.ts'
import { expect, test } from 'vitest'
import { readContent } from '../loader/content.ts'
import type { Body } from '../loader/expand.ts'
import { NUMBER_WORDS } from './statements.ts'

const MONTHS: readonly (readonly [en: string, id: string])[] = [
  ['January', 'Januari'],
  ['February', 'Februari'],
  ['March', 'Maret'],
  ['April', 'April'],
  ['May', 'Mei'],
  ['June', 'Juni'],
  ['July', 'Juli'],
  ['August', 'Agustus'],
  ['September', 'September'],
  ['October', 'Oktober'],
  ['November', 'November'],
  ['December', 'Desember'],
]
const MONTH = new RegExp(String.raw`(?<=\d )(?:${MONTHS.flat().join('|')})\b`, 'g')
const THOUSANDS = { en: /\b\d{1,3}(?:,\d{3})+(?!\d)/g, id: /\b\d{1,3}(?:\.\d{3})+(?!\d)/g }
const NUMBER = /(?<![\p{L}\d](?<!Rp))\d+(?:[.,:]\d+)*/gu
const HALF_DAY = /\b(\d{1,2})(?::(\d{2}))? ?([ap])\.?m\b/gi

const plain = (html: string): string =>
  html
    .replaceAll(/<(pre|code)\b[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('\u00a0', ' ')

/** Numbers outside of names such as G4, written alike: `1,250.5` and `1.250,5` are `1250.5`. */
function numbersIn(text: string, language: Language): string[] {
  const digits = text
    .replaceAll(THOUSANDS[language], (number) => number.replaceAll(/[.,]/g, ''))
    .replaceAll(HALF_DAY, (time) => {
      const [hours, minutes = '00'] = time.match(/\d+/g) ?? []
      return `${(Number(hours) % 12) + (/p/i.test(time) ? 12 : 0)}.${minutes}`
    })
  return [...digits.matchAll(NUMBER)].map(([number]) =>
    number
      .replaceAll(/[,:]/g, '.')
      .replace(/^0+(?=\d)/, '')
      .replace(/\.0+$/, ''),
  )
}

const monthsIn = (text: string): string[] =>
  (text.match(MONTH) ?? []).map((name) => MONTHS.find((names) => names.includes(name))?.[0] ?? name)

const linksIn = (html: string): string[] =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => `link ${href.replace(/^\/id(?=\/|$)/, '')}`)

/** Numbers that a text has as words; `around the clock` is 24. */
const wordsIn = (text: string): Set<string> =>
  new Set(
    [/around the clock|sepanjang waktu|at any hour/i.test(text) ? '24' : ''].concat(
      (text.toLowerCase().match(/\p{L}+/gu) ?? []).map((word) => String(NUMBER_WORDS.get(word) ?? '')),
    ),
  )

const without = (facts: readonly string[], others: readonly string[]): string[] => {
  const left = [...others]
  return facts.filter((fact) => {
    const at = left.indexOf(fact)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

function differences(texts: Record<Language, string>, names: readonly string[] = []): string[] {
  const read = (language: Language) => {
    const text = plain(texts[language])
    const named = names.filter((name) => text.includes(name))
    const facts = [...numbersIn(text, language), ...monthsIn(text), ...linksIn(texts[language]), ...named]
    return { language, facts, words: wordsIn(text) }
  }
  const [id, en] = LANGUAGES.map(read) as [ReturnType<typeof read>, ReturnType<typeof read>]
  const onlyIn = (one: typeof id, other: typeof id) =>
    without(one.facts, other.facts)
      .filter((fact) => !other.words.has(fact))
      .map((fact) => `${one.language}: ${fact}`)
  return [...onlyIn(en, id), ...onlyIn(id, en)]
}

type TextPair = [path: string, texts: Record<Language, string>]

const isBody = (value: unknown): value is Body => typeof value === 'object' && value !== null

/** Both languages of each text, by its path. */
function textPairs(value: unknown, path: string): TextPair[] {
  if (!isBody(value)) return []
  const entries: unknown[] = Array.isArray(value) ? value : []
  const localized = entries.filter((entry) => isBody(entry) && 'languageId' in entry) as Body[]
  if (localized.length !== LANGUAGES.length)
    return Object.entries(value).flatMap(([name, inner]) => textPairs(inner, `${path}.${name}`))
  const byLanguage = new Map(localized.map((entry) => [languageOf(Number(entry['languageId'])), entry]))
  const [id, en] = LANGUAGES.map((language) => byLanguage.get(language))
  if (!id || !en) return []
  return Object.keys(en).flatMap((name): TextPair[] =>
    typeof en[name] === 'string' && typeof id[name] === 'string'
      ? [[`${path}.${name}`, { en: en[name], id: id[name] }]]
      : [],
  )
}

const ids = { picture: () => 1, pictureUrl: () => '', record: () => 1 }

test('both languages of a text have the same numbers, months, product names and links', () => {
  const { records, sections } = readContent()
  const pairs = [...records, ...sections].flatMap((one) =>
    textPairs(one.body(ids), `${one.type} ${'key' in one ? String(one.key) : ''}`),
  )
  const names = pairs
    .filter(([path]) => /^product [\w-]+\.contents\.title$/.test(path))
    .map(([, { en }]) => en)
    .filter((name) => /\s|\p{Lu}{2}/u.test(name))

  expect(pairs.flatMap(([path, texts]) => differences(texts, names).map((one) => `${path}: ${one}`))).toEqual(
    [],
  )
  expect([pairs.length > 3000, names.length > 20]).toEqual([true, true])
})

test.each([
  ['Rp1,250,000 at 2:30 pm, three days', 'Rp1.250.000 pukul 14.30, 3 hari', []],
  ['99.95 % from 5 May', '99,95 % mulai 5 Mei', []],
  ['Ten of 12', 'Sepuluh dari 13', ['en: 12', 'id: 13']],
  ['On 1 March', 'Pada 1 April', ['en: March', 'id: April']],
  ['<a href="/faq">FAQ</a>', '<a href="/id/blog">FAQ</a>', ['en: link /faq', 'id: link /blog']],
])('compares %j with %j', (en, id, expected) => {
  expect(differences({ en, id })).toEqual(expected)
})
