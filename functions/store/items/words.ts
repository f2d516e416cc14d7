import type { ContentType } from '@flou/shared/content/define.ts'
import { cutText } from '@flou/shared/text/cutText.ts'
import { textsOf } from '../texts.ts'
import type { Values } from '../writeContext.ts'

const MAX_WORD = 32

/** The words of a text as the index knows them: without accents, lower-case, each once. */
export function wordsIn(text: string): string[] {
  const folded = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
  const words = folded.match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words.map((word) => cutText(word, MAX_WORD)))]
}

/** The words that find a record: of its search fields in both languages, those of the first field first. */
export function wordsOf(type: ContentType, fields: Values): string[] {
  const texts = type.search.flatMap((name) => {
    const { en, id } = textsOf(type.shape, fields, name)
    return [en, id]
  })
  return [...new Set(texts.flatMap(wordsIn))]
}
