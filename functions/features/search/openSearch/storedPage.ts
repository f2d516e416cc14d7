import { hash } from 'node:crypto'
import type { Language } from '@flou/shared/locale.ts'
import { indexedStem, queryWords } from '@flou/shared/search/words/words.ts'
import type { SearchDocument } from '../segments/document.ts'

export interface StoredPage {
  language: Language
  path: string
  title: string
  text: string
  document: SearchDocument
}

/** Words are stemmed here, so the collection only splits them at spaces. */
const WORDS = { type: 'text', analyzer: 'whitespace' } as const
const EXACT = { type: 'keyword' } as const

export const MAPPINGS = {
  dynamic: false,
  properties: {
    language: EXACT,
    path: EXACT,
    title: WORDS,
    text: WORDS,
    document: { type: 'object', enabled: false },
  },
} as const

export const pageId = (path: string, language: Language): string => hash('sha256', `${language} ${path}`)

export function searchedWords(text: string, language: Language): string {
  const words = queryWords(text)
  return [...new Set([...words, ...words.map((word) => indexedStem(word, language))])].join(' ')
}

export function storedPageOf(document: SearchDocument, language: Language): StoredPage {
  const { path, title, headline, context, headings, description, body, category, packages = [] } = document
  const titles = [title, headline, context, ...headings.map(({ text }) => text), ...packages]
  return {
    language,
    path,
    title: searchedWords(titles.join(' '), language),
    text: searchedWords([description, category, body].join(' '), language),
    document,
  }
}
