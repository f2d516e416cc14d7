import { expect, test } from 'vitest'
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
