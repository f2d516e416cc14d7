import { expect, test } from 'vitest'
import { searchSynonym } from '@flou/shared/content/types/siteSearch.ts'
import { CONTENT_LANGUAGE_ID } from '@flou/shared/locale.ts'
import { rulesOf } from './publishRules.ts'

const contents = (texts: Readonly<Record<string, string>>) => [
  { languageId: CONTENT_LANGUAGE_ID.en, ...texts },
]

test('a page of another site is pinned by its address, one of this site by its path', () => {
  const status = { title: 'Service status', description: 'Disturbances' }
  const pins = [
    { url: '/support#plans', order: 2, contents: contents({ query: 'Status  page' }) },
    {
      url: 'https://status.example/',
      order: 1,
      contents: contents({ query: 'status page, Outage', ...status }),
    },
    { url: 'https://docs.example/', order: 3, contents: contents({ query: 'guide' }) },
  ]

  const rules = rulesOf({ synonyms: [], pins }, 'en')

  expect(rules.pins).toEqual([
    { query: 'status page', paths: ['https://status.example/', '/support'] },
    { query: 'outage', paths: ['https://status.example/'] },
    { query: 'guide', paths: ['https://docs.example/'] },
  ])
  expect(rules.outside).toEqual([
    { url: 'https://status.example/', ...status },
    { url: 'https://docs.example/', title: 'https://docs.example/', description: '' },
  ])
})

test('synonyms need words in one language, and apply to that language', () => {
  const both = (id: string, en: string) => ({
    contents: [
      { languageId: CONTENT_LANGUAGE_ID.id, words: id },
      { languageId: CONTENT_LANGUAGE_ID.en, words: en },
    ],
  })
  const indonesian = both('gudang data, data warehouse', '')

  expect(searchSynonym.check?.(indonesian)).toEqual({})
  expect(searchSynonym.check?.(both('', ' '))).toEqual({
    'contents.0.words': 'required',
    'contents.1.words': 'required',
  })
  const synonymsIn = (language: 'id' | 'en') =>
    rulesOf({ synonyms: [indonesian], pins: [] }, language).synonyms
  expect(synonymsIn('id')).toEqual([['gudang data', 'data warehouse']])
  expect(synonymsIn('en')).toEqual([])
})
