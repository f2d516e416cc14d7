import { cutText } from '@flou/shared/text/cutText.ts'
import { folded } from '@flou/shared/search/words/words.ts'

/** A longer query is cut; keys of the table hold 1,024 bytes. */
const LONGEST = 80
/** So many digits may be a number of a person, a card or an account. */
const PERSONAL_DIGITS = 6

/** What may belong to a number that is written in groups. */
const NUMERIC = /^[\d\s()+./:-]+$/
/** Zero-width and control characters tell words apart that look the same. */
const UNSEEN = /[\p{C}]/gu

const digitsIn = (text: string) => text.match(/\d/g)?.length ?? 0

/** Numbers that stand beside each other are one: `0812 3456 7890`. */
function inGroups(words: readonly string[]): string[][] {
  const groups: string[][] = []
  for (const word of words) {
    const last = groups.at(-1)
    if (last?.every((one) => NUMERIC.test(one)) && NUMERIC.test(word)) last.push(word)
    else groups.push([word])
  }
  return groups
}

/**
 * A query as it is counted: folded, without words that may name a person — those with `@`, and numbers of six digits or more, also where they
 * are written in groups. Empty where nothing is left.
 */
export function countedQuery(text: string): string {
  const plain = folded(text.slice(0, 1_000)).replace(UNSEEN, ' ')
  const words = plain.split(/\s+/).filter((word) => word !== '' && !word.includes('@'))
  const kept = inGroups(words).filter((group) => digitsIn(group.join('')) < PERSONAL_DIGITS)
  return cutText(kept.flat().join(' '), LONGEST).trim()
}
