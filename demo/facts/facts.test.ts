import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { LANGUAGES, type Language } from '@flou/shared/locale.ts'
import { expect, test } from 'vitest'
import { readContent } from '../loader/content.ts'
import { FACTS_FILE } from '../loader/contentFiles.ts'
import { readFacts } from '../loader/facts.ts'
import { CONTRADICTIONS, NUMBER_WORDS, STATEMENTS } from './statements.ts'

const FOLDER = path.join(import.meta.dirname, '../content')
const { texts } = readFacts(path.join(FOLDER, FACTS_FILE))

interface Line {
  place: string
  text: string
}

/** The different lines of the content as they read in a language, with the facts filled in. */
function linesIn(language: Language): Line[] {
  const fill = (text: string) =>
    text.replace(/\{\{([a-z0-9.-]+)\}\}/g, (all, key: string) => texts.get(key)?.[language] ?? all)
  const places = new Map<string, string>()
  for (const entry of readdirSync(FOLDER, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name === FACTS_FILE) continue
    const file = path.join(entry.parentPath, entry.name)
    readFileSync(file, 'utf8')
      .split('\n')
      .forEach((line, index) => {
        const text = fill(line.trim()).replaceAll('\u00a0', ' ')
        if (!places.has(text)) places.set(text, `${path.relative(FOLDER, file)}:${index + 1}`)
      })
  }
  return [...places].map(([text, place]) => ({ text, place }))
}
const lines = { en: linesIn('en'), id: linesIn('id') }

const asNumber = (text: string): number =>
  NUMBER_WORDS.get(text.toLowerCase()) ?? Number(text.replace(',', '.'))

/** The first number of a fact. */
function numberOf(key: string): number {
  const text = texts.get(key)?.en ?? expect.fail(`No fact is called ${key}.`)
  return asNumber(/\d+(?:\.\d+)?/.exec(text)?.[0] ?? text)
}

test.each(STATEMENTS)('texts agree with $facts', (statement) => {
  const expected = new Set(statement.facts.map(numberOf))
  const found = LANGUAGES.flatMap((language) =>
    lines[language].flatMap(({ place, text }) =>
      [...text.matchAll(statement[language])].map(({ groups }) => ({
        place,
        text,
        value: groups?.['value'] ?? '',
      })),
    ),
  )

  expect(found).not.toEqual([])
  expect(found.filter(({ value }) => !expected.has(asNumber(value)))).toEqual([])
})

test.each(CONTRADICTIONS)('no text contradicts $fact', ({ fact, never }) => {
  const found = LANGUAGES.flatMap((language) => lines[language].filter(({ text }) => never.test(text)))

  expect(texts.has(fact)).toBe(true)
  expect(found).toEqual([])
})

const GUARANTEE = /\b(?:available|availability|guaranteed?|ketersediaan|tersedia|jaminan|dijamin)\b/i
const PERCENT = /(?<![\d.,])(9\d|100)(?:[.,](\d+))? ?(?:%|per cent|persen)/g
/** Below it 30 % of the price are paid back. */
const THRESHOLD = '99.0'

const guarantees = (keys: readonly string[]) =>
  keys.flatMap((key) => texts.get(`sla.${key}`)?.en.replace('\u00a0%', '') ?? [])

test('a guaranteed availability is the one of the product, or of any product elsewhere', () => {
  const products = [...texts.keys()].flatMap((key) => /^sla\.([a-z-]+)$/.exec(key)?.[1] ?? [])
  const all = guarantees([...products, 'virtual-server.two-zones'])
  const allowedIn = (place: string) => {
    const [, product = ''] = /^catalogue\/product\/\d+-([a-z-]+)\.md/.exec(place) ?? []
    return product === '' ? all : guarantees([product, `${product}.two-zones`, 'default'])
  }
  const wrong = LANGUAGES.flatMap((language) =>
    lines[language].filter(
      ({ place, text }) =>
        GUARANTEE.test(text) &&
        [...text.matchAll(PERCENT)]
          .map(([, whole = '', digits = '']) => `${whole}.${digits}`)
          .some(
            (value) => value.startsWith('99.') && value !== THRESHOLD && !allowedIn(place).includes(value),
          ),
    ),
  )

  expect(wrong).toEqual([])
})

test('milestones and events have the years and days of the facts', () => {
  const ids = { picture: () => 1, pictureUrl: () => '', record: () => 1 }
  const { records } = readContent()
  const bodies = (type: string) => records.filter((one) => one.type === type).map(({ body }) => body(ids))
  const yearOf = (title: RegExp) =>
    bodies('milestone').find(({ contents }) => title.test(JSON.stringify(contents)))?.['year']
  const daysOf = (slug: string) => {
    const event = bodies('event').find((one) => one['slug'] === slug)
    return `${Number(String(event?.['startDate']).slice(-2))}–${Number(String(event?.['endDate']).slice(-2))} November`
  }

  expect(yearOf(/Founded/)).toBe(numberOf('company.founded'))
  expect(yearOf(/Jakarta region opens/)).toBe(numberOf('region.jakarta.since'))
  expect(yearOf(/Surabaya region opens/)).toBe(numberOf('region.surabaya.since'))
  expect(yearOf(/Singapore/)).toBe(numberOf('region.singapore.since'))
  expect(yearOf(/renewable/)).toBe(numberOf('energy.half.since'))
  expect(texts.get('flouday.2026.date')?.en).toBe(`${daysOf('flou-day-2026')} 2026`)
})
