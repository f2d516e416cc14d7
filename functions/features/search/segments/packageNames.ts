import { queryWords } from '@flou/shared/search/words/words.ts'

/** Splits a name of the price list or a query: `g4.large` and `g4 large` are one name, as are `16GB` and `16 GB`. */
export const nameWords = (text: string): string[] =>
  queryWords(text.replaceAll('.', ' ').replace(/(?<=\d)(?=[gt]b\b)/gi, ' '))

export const packageEntry = (words: readonly string[]): string => `$${words.join(' ')}`
