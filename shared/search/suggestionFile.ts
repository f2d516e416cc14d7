import type { Language } from '../locale.ts'
import type { ResultType } from './resultTypes.ts'

/** A page in the published file of suggestions: its title, its path without a language prefix, and its kind. */
export type PublishedSuggestion = readonly [title: string, path: string, type: ResultType]

/** The key of a language's file in the site's bucket; with a slash before it, its address. */
export const suggestionFile = (language: Language): string => `${language}/search-suggestions.json`
