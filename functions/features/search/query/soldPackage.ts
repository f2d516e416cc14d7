import { indexedStem } from '@flou/shared/search/words/words.ts'
import { nameWords, packageEntry } from '../segments/packageNames.ts'
import { findStem, forEachPage, frequencyOf, type SearchIndex } from '../segments/searchIndex.ts'
import type { Match } from './coverage.ts'
import { isGeneral } from './intents.ts'
import type { Term } from './term.ts'
import { titleShare, titleTermsOf } from './titleShare.ts'

const MAX_NAME_WORDS = 4
/** A name without its product must have a word that is on few pages: `g4` of `g4.large`, but not `medium`. */
const MAX_SHARE_OF_RARE = 0.1

const stretchesOf = (words: readonly string[]): string[][] =>
  Array.from({ length: Math.min(words.length, MAX_NAME_WORDS) }, (_, at) => at + 1)
    .toReversed()
    .flatMap((length) => words.slice(length - 1).map((_, start) => words.slice(start, start + length)))

function sellersOf({ layers }: SearchIndex, name: readonly string[]): Pick<Match, 'layer' | 'document'>[] {
  const sellers: Pick<Match, 'layer' | 'document'>[] = []
  for (const layer of layers) {
    const number = findStem(layer.segment, packageEntry(name))
    if (number >= 0) forEachPage(layer, number, (document) => sellers.push({ layer, document }))
  }
  return sellers
}

const isRareName = (index: SearchIndex, name: readonly string[]): boolean =>
  name.some((word) => frequencyOf(index, indexedStem(word, index.language)) <= index.size * MAX_SHARE_OF_RARE)

const titledBy = (index: SearchIndex, match: Match, stems: readonly string[]): boolean =>
  titleShare(
    index,
    match,
    stems.map((stem) => [{ stems: [stem], weight: 1 }]),
  ) > 0

/**
 * Returns the best page that sells the package which a query names. Other words must be in the page's title
 * (`postgres medium`) or ask for its price.
 */
export function findSoldPackage(
  index: SearchIndex,
  { text, terms, ranked }: { text: string; terms: readonly Term[]; ranked: readonly Match[] },
): Match | undefined {
  for (const name of stretchesOf(nameWords(text))) {
    const sellers = sellersOf(index, name)
    if (sellers.length === 0) continue
    const others = terms.filter(
      ({ words, prefers }) =>
        !prefers &&
        !words.every((word) => isGeneral(word, index.language)) &&
        !words.flatMap(nameWords).every((word) => name.includes(word)),
    )
    if (others.some(({ alternatives }) => alternatives.length === 0)) continue
    if (others.length === 0 && !isRareName(index, name)) continue
    const stems = name.map((word) => indexedStem(word, index.language))
    const sold = ranked.find(
      (match) =>
        sellers.some(({ layer, document }) => layer === match.layer && document === match.document) &&
        !titledBy(index, match, stems) &&
        (others.length === 0 || titleShare(index, match, titleTermsOf(others)) > 0),
    )
    if (sold) return sold
  }
  return undefined
}
