import type { TextPart } from '../api.ts'
import { folded } from '../strings/folded.ts'

const WORD = /[\p{L}\p{N}]+/gu

interface FoundWord {
  at: number
  length: number
  word: number
}

/** Words of a text that begin with one of the folded prefixes. */
export function foundWords(text: string, prefixes: readonly string[]): FoundWord[] {
  const found: FoundWord[] = []
  for (const { 0: name, index: at } of text.matchAll(WORD)) {
    const word = prefixes.findIndex((prefix) => folded(name).startsWith(prefix))
    if (word >= 0) found.push({ at, length: name.length, word })
  }
  return found
}

/** Splits a text at the words that begin with one of the folded prefixes. */
export function markedParts(text: string, prefixes: readonly string[]): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { at, length } of foundWords(text, prefixes)) {
    if (at > end) parts.push({ at: end, text: text.slice(end, at), isFound: false })
    parts.push({ at, text: text.slice(at, at + length), isFound: true })
    end = at + length
  }
  return end < text.length ? [...parts, { at: end, text: text.slice(end), isFound: false }] : parts
}
