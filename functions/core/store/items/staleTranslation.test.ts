import { requireContentType } from '@flou/shared/content/registry.ts'
import { expect, test } from 'vitest'
import { snapshotOf } from '../testSnapshot.ts'
import { findStaleTranslation } from './staleTranslation.ts'

const category = requireContentType('newsCategory')
const contents = (id: string, en: string) => [
  { languageId: 1, title: id },
  { languageId: 2, title: en },
]
const SNAPSHOT = snapshotOf({ contents: contents('Kabar', 'News') })

const PATH = 'title'
test.each([
  ['the English text', ['Kabar', 'New'], undefined, 'en'],
  ['the Indonesian text', ['Baru', 'News'], undefined, 'id'],
  ['both', ['Baru', 'New'], undefined, undefined],
  ['none', ['Kabar', 'News'], undefined, undefined],
  ['none of one that is stale', ['Kabar', 'News'], 'id', 'id'],
  ['the stale text', ['Baru', 'News'], 'en', undefined],
  ['the newer text again', ['Kabar', 'New'], 'en', 'en'],
  ['one text into the other', ['News', 'News'], undefined, undefined],
] as const)('after editing %s', (...[, [id, en], stale, expected]) => {
  const changed = { contents: contents(id, en) }
  const before = { ...SNAPSHOT, staleTranslation: stale ? { [PATH]: stale } : {} }

  expect(findStaleTranslation(category, before, changed)).toEqual(expected ? { [PATH]: expected } : {})
})

test.each([
  ['the first translation is up to date', ['Kabar', ''], ['Kabar', 'News']],
  ['an emptied text leaves the other one up to date', ['Kabar', 'News'], ['Kabar', '']],
  ['a text in one language has no outdated translation', ['Kabar', ''], ['Baru', '']],
] as const)('%s', (_, [id, en], [nextId, nextEn]) => {
  const before = snapshotOf({ contents: contents(id, en) })

  expect(findStaleTranslation(category, before, { contents: contents(nextId, nextEn) })).toEqual({})
})
