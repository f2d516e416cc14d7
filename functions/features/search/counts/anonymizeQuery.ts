import { folded } from '@flou/shared/strings/folded.ts'
import { cutText } from '@flou/shared/strings/letters.ts'

/** Limit because DynamoDB keys hold 1,024 bytes. */
const MAX_LENGTH = 80
/** May be a person's, card or account number. */
const PERSONAL_DIGITS = 6

const NUMERIC = /^[\d\s()+./:-]+$/
/** Invisible characters would distinguish identical words. */
const INVISIBLE = /[\p{C}]/gu

const digitsIn = (text: string) => text.match(/\d/g)?.length ?? 0

/** Joins adjacent numbers: `0812 3456 7890`. */
function groupNumbers(words: readonly string[]): string[][] {
  const groups: string[][] = []
  for (const word of words) {
    const last = groups.at(-1)
    if (last?.every((one) => NUMERIC.test(one)) && NUMERIC.test(word)) last.push(word)
    else groups.push([word])
  }
  return groups
}

/**
 * Normalizes a query and removes personal data: words with `@` and numbers of six or more digits. May be
 * empty.
 */
export function anonymizeQuery(text: string): string {
  const plain = folded(text.slice(0, 1_000)).replace(INVISIBLE, ' ')
  const words = plain.split(/\s+/).filter((word) => word !== '' && !word.includes('@'))
  const retained = groupNumbers(words).filter((group) => digitsIn(group.join('')) < PERSONAL_DIGITS)
  return cutText(retained.flat().join(' '), MAX_LENGTH).trim()
}
