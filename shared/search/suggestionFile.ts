import type { Language } from '../locale.ts'
import type { ResultType } from './resultTypes.ts'

export type PublishedSuggestion = readonly [title: string, path: string, type: ResultType]

/** Returns the key in the site bucket; prefixed with a slash, its path. */
export const suggestionFile = (language: Language): string => `${language}/search-suggestions.json`
