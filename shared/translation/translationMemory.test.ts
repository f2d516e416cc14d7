import { expect, test } from 'vitest'
import { editDistance } from '../strings/editDistance.ts'
import { bandOf } from './suggestion.ts'
import { TranslationMemory } from './translationMemory.ts'

const record = (id: number, ...pairs: [id: string, en: string][]) => ({
  type: 'news',
  id,
  texts: [pairs.map(([indonesian, english]) => ({ id: indonesian, en: english }))],
})

function memoryOf(...records: ReturnType<typeof record>[]) {
  const memory = new TranslationMemory()
  for (const one of records) memory.replace(one)
  return memory
}

const memory = memoryOf(
  record(1, ['Server siap.', 'The server is ready.'], ['Buka <1>portal</1>.', 'Open the <1>portal</1>.']),
  record(2, ['Server virtual murah', 'Cheap virtual servers'], ['Hubungi kami', 'Contact us']),
)

test.each([
  [
    'an equal text in its context',
    { text: 'Open the <1>portal</1>.', before: 'The server is ready.' },
    'context',
    100,
  ],
  ['an equal text', { text: 'The server is ready.' }, 'exact', 100],
  ['other markup', { text: 'Open the portal.' }, 'high', 99],
  ['another case', { text: 'contact us' }, 'high', 90],
  ['a changed word', { text: 'The servers are ready.' }, 'low', 81],
])('%s', (...[, query, band, percent]) => {
  const [best] = memory.find('en', query)

  expect(best && bandOf(best)).toBe(band)
  expect(best?.percent).toBe(percent)
})

test('nothing below 75 per cent', () => {
  expect(memory.find('en', { text: 'The database is not ready yet.' })).toEqual([])
})

test('searches both directions and names the record', () => {
  expect(memory.find('id', { text: 'Hubungi kami' })).toEqual([
    { percent: 100, isContext: false, source: 'Hubungi kami', target: 'Contact us', type: 'news', id: 2 },
  ])
})

test('a record that is stored again replaces its texts', () => {
  const changed = memoryOf(record(1, ['Lama', 'Old text']), record(1, ['Baru', 'New text']))

  expect(changed.find('en', { text: 'Old text' })).toEqual([])
  expect(changed.find('en', { text: 'New text' })).toHaveLength(1)
})

test('equal translations are suggested once, different ones best first', () => {
  const same = memoryOf(
    record(1, ['A', 'Read more']),
    record(2, ['A', 'Read more']),
    record(3, ['B', 'Read more']),
  )

  expect(same.find('en', { text: 'Read more' }).map(({ target }) => target)).toEqual(['A', 'B'])
})

test('compares few of many segments', () => {
  const WORDS = Array.from({ length: 400 }, (_, at) => `word${at.toString(36)}x`)
  let seed = 1
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
  let compared = 0
  const large = new TranslationMemory((...texts) => {
    compared += 1
    return editDistance(...texts)
  })
  const sentences = Array.from({ length: 5_000 }, () =>
    Array.from({ length: 8 }, () => WORDS[random(WORDS.length)]).join(' '),
  )
  for (const [id, text] of sentences.entries()) large.replace(record(id, [text, text]))
  const query = `${sentences[777]}s`

  expect(large.find('en', { text: query })[0]?.id).toBe(777)
  expect(compared).toBeLessThanOrEqual(30)
})

/** The suggestions by comparing the words of all texts, without an index. */
function plainly(texts: readonly string[], query: string): string[] {
  const wordsOf = (text: string) => new Set(text.split(' ').map((word) => word.slice(0, 5)))
  const frequency = (word: string) => texts.filter((text) => wordsOf(text).has(word)).length
  const words = [...wordsOf(query)].toSorted((one, other) => frequency(one) - frequency(other))
  const rarest = words.slice(0, words.length / 2 + 1)
  const candidates = rarest.flatMap((word) => texts.filter((text) => wordsOf(text).has(word)))
  const shared = (text: string) => rarest.filter((word) => wordsOf(text).has(word)).length
  const similar = [...new Set(candidates)]
    .filter((text) => text !== query)
    .filter(({ length }) => Math.min(length, query.length) / Math.max(length, query.length) >= 0.75)
    .toSorted((one, other) => shared(other) - shared(one))
    .slice(0, 30)
    .map((text): [string, number] => {
      const length = Math.max(text.length, query.length)
      return [text, Math.min(99, Math.floor(100 * (1 - editDistance(text, query, length) / length)))]
    })
  const equal = texts.filter((text) => text === query).map((text): [string, number] => [text, 100])
  return [...equal, ...similar.filter(([, percent]) => percent >= 75)]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, 5)
    .map(([text, percent]) => `${percent} ${text}`)
}

test('finds what comparing all texts finds', () => {
  let seed = 7
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
  const sentence = () => Array.from({ length: 3 + random(5) }, () => `w${random(random(40) + 1)}`).join(' ')
  const texts = [...new Set(Array.from({ length: 400 }, sentence))]
  const indexed = memoryOf(
    record(1, ['x', 'w0 w1 w2 w3']),
    ...texts.map((text, id) => record(id + 1, [text, text])),
  )

  for (let at = 0; at < 200; at += 1) {
    const query = random(2) === 0 ? sentence() : `${texts[random(texts.length)]} w${random(40)}`
    const found = indexed.find('en', { text: query }).map(({ percent, target }) => `${percent} ${target}`)
    expect(found).toEqual(plainly(texts, query))
  }
})
