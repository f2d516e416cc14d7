import type { Language } from '@flou/shared/locale.ts'
import type { SearchRules } from '@flou/shared/search/results.ts'
import { queryWords } from '@flou/shared/search/words/words.ts'
import { createPhraseFinder } from '../query/synonyms.ts'
import { searchedWords } from './storedPage.ts'

const MAX_WORDS = 12
const SHORTEST_PREFIX = 2

const FIELDS = ['title^4', 'text'] as const
const SYNONYM = 0.5
const NEAR = 0.2

interface QueryOptions {
  language: Language
  rules: SearchRules
  named: readonly string[]
}

const anyOf = (query: string, more: object = {}) =>
  query === '' ? [] : [{ multi_match: { query, fields: FIELDS, ...more } }]

/** Returns the query for the pages that the ranking then orders: any word, in any form, misspelled or begun. */
export function pagesQuery(text: string, { language, rules, named }: QueryOptions): object {
  const words = queryWords(text).slice(0, MAX_WORDS)
  const phraseAt = createPhraseFinder(words, { rules, language })
  const synonyms = words.flatMap((_, at) => phraseAt(at)?.synonyms.flatMap((synonym) => synonym.words) ?? [])
  const joined = words.slice(1).map((word, at) => `${words[at]}${word}`)
  const last = words.at(-1) ?? ''
  return {
    bool: {
      filter: [{ term: { language } }],
      minimum_should_match: 1,
      should: [
        ...anyOf(searchedWords([...words, ...joined].join(' '), language)),
        ...anyOf(searchedWords(synonyms.join(' '), language), { boost: SYNONYM }),
        ...anyOf(words.join(' '), { boost: NEAR, fuzziness: 'AUTO' }),
        ...(last.length < SHORTEST_PREFIX ? [] : [{ prefix: { title: { value: last } } }]),
        ...(named.length === 0 ? [] : [{ terms: { path: named } }]),
      ],
    },
  }
}
