import { LANGUAGES, CONTENT_LANGUAGE_ID, type Language } from '@flou/shared/locale.ts'
import { expect, test } from 'vitest'
import { readContent } from './loader/content.ts'
import type { Body } from './loader/expand.ts'

const FEWEST_WORDS = 200
const MEDIAN_WORDS = 300
/** Shorter sentences, such as table cells, may be the same. */
const SENTENCE_WORDS = 6

/** Texts of a product page that are prose, in the order of the page. */
const BLOCKS = ['productOverview', 'feature', 'benefit', 'flexibleBilling', 'documentation', 'successStories']

const ids = { picture: () => 1, pictureUrl: () => '', record: () => 1 }

function localized(body: Body, language: Language): Body {
  const contents = (body['contents'] ?? []) as Body[]
  return contents.find(({ languageId }) => languageId === CONTENT_LANGUAGE_ID[language]) ?? {}
}

const textsOf = (body: Body, language: Language): unknown[] => {
  const { title, content } = localized(body, language)
  const items = (body['items'] ?? []) as Body[]
  return [title, content, ...items.flatMap((item) => textsOf(item, language))]
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}.,/:×+-]*/gu) ?? []

/** Sentences, headings and table cells without markup. */
const sentencesOf = (texts: readonly unknown[]): string[] =>
  texts
    .map(String)
    .flatMap((text) => text.replace(/<\/(?:p|li|t[dh]|h\d|pre)>/g, '\n').split('\n'))
    .map((line) => line.replace(/<[^>]+>/g, ''))
    .flatMap((line) => line.split(/(?<=[.?!])\s+/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')

interface ProductText {
  key: string
  html: string
  sentences: string[]
}

const bodies = readContent()
  .records.filter(({ type }) => type === 'product')
  .map(({ key, body }) => ({ key, body: body(ids) }))

const productTexts = (language: Language): ProductText[] =>
  bodies.map(({ key, body }) => {
    const { description, content } = localized(body, language)
    const blocks = BLOCKS.flatMap((name) => textsOf((body[name] ?? {}) as Body, language))
    return { key, html: String(content), sentences: sentencesOf([description, content, ...blocks]) }
  })

const countUses = (texts: readonly ProductText[]) => {
  const uses = new Map<string, number>()
  for (const { sentences } of texts)
    for (const sentence of new Set(sentences)) uses.set(sentence, (uses.get(sentence) ?? 0) + 1)
  return uses
}

const isWritten = ({ html }: ProductText) => html.includes('<h2>')

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0

test.each(LANGUAGES)('products have words of their own in %s', (language) => {
  const texts = productTexts(language)
  const uses = countUses(texts)
  const counts = texts.filter(isWritten).map(({ key, sentences }) => {
    const own = sentences.filter((sentence) => uses.get(sentence) === 1)
    return { key, words: own.flatMap(wordsOf).length }
  })
  const numbers = counts.map(({ words }) => words)
  process.stdout.write(
    `${language}: median ${median(numbers)} own words; ${counts.map(({ key, words }) => `${key} ${words}`).join(', ')}\n`,
  )

  expect(counts.length).toBe(46)
  expect(counts.filter(({ words }) => words < FEWEST_WORDS)).toEqual([])
  expect(median(numbers)).toBeGreaterThanOrEqual(MEDIAN_WORDS)
})

test.each(LANGUAGES)('no two product texts share a sentence in %s', (language) => {
  const contents = productTexts(language)
    .filter(isWritten)
    .map((one) => ({ ...one, sentences: sentencesOf([one.html]) }))
  const shared = [...countUses(contents)]
    .filter(([sentence, count]) => count > 1 && wordsOf(sentence).length >= SENTENCE_WORDS)
    .map(([sentence]) => sentence)
  expect(shared).toEqual([])
})

test('product texts have the same parts in both languages', () => {
  const shapes = LANGUAGES.map((language) =>
    productTexts(language)
      .filter(isWritten)
      .map(({ key, html }) => [key, ...(html.match(/<(?:h[23]|table|tr|li|pre)>/g) ?? [])].join()),
  )
  expect(shapes[0]).toEqual(shapes[1])
})

test.each(LANGUAGES)('product texts end with three to five questions in %s', (language) => {
  for (const { key, html } of productTexts(language).filter(isWritten)) {
    const questions = (html.split('<h2>').at(-1) ?? '').match(/<h3>[^<]*\?<\/h3>/g) ?? []
    expect(questions.length, key).toBeGreaterThanOrEqual(3)
    expect(questions.length, key).toBeLessThanOrEqual(5)
  }
})
