import { indexedStem } from '@flou/shared/search/words/words.ts'
import { nameWords, packageEntry } from '../segments/indexEntries.ts'
import { findStem, forEachPage, frequencyOf, type SearchIndex } from '../segments/searchIndex.ts'
import type { Match } from './coverage.ts'
import { isGeneral } from './intents.ts'
import type { Term } from './term.ts'
import { titleShare, titleTermsOf } from './titleShare.ts'

const MAX_NAME_WORDS = 4
/** A name without its product must have a word on few pages, such as `g4` of `g4.large`. */
const MAX_SHARE_OF_RARE = 0.1
const MAX_SELLERS = 2

const stretchesOf = (words: readonly string[]): string[][] =>
  Array.from({ length: Math.min(words.length, MAX_NAME_WORDS) }, (_, at) => at + 1)
    .toReversed()
    .flatMap((length) => words.slice(length - 1).map((_, start) => words.slice(start, start + length)))

/** Returns how many packages of a family each page sells, by path: `g4` of `g4.large`. */
function familySizes({ layers }: SearchIndex, [family = '']: readonly string[]): Map<string, number> {
  const sizes = new Map<string, number>()
  const start = packageEntry([family])
  for (const layer of layers) {
    const { stems, header } = layer.segment
    for (let at = stems.lowerBound(start); at < stems.length && stems.at(at).startsWith(start); at += 1)
      forEachPage(layer, at, (document) => {
        const path = header.paths[document] ?? ''
        sizes.set(path, (sizes.get(path) ?? 0) + 1)
      })
  }
  return sizes
}

function sellersOf({ layers }: SearchIndex, name: readonly string[]): ReadonlySet<string> {
  const sellers = new Set<string>()
  for (const layer of layers) {
    const number = findStem(layer.segment, packageEntry(name))
    if (number >= 0)
      forEachPage(layer, number, (document) => sellers.add(layer.segment.header.paths[document] ?? ''))
  }
  return sellers
}

const pathOf = ({ layer, document }: Match) => layer.segment.header.paths[document] ?? ''

const isRareName = (index: SearchIndex, name: readonly string[]): boolean =>
  name.some((word) => frequencyOf(index, indexedStem(word, index.language)) <= index.size * MAX_SHARE_OF_RARE)

const titledBy = (index: SearchIndex, match: Match, stems: readonly string[]): boolean =>
  titleShare(
    index,
    match,
    stems.map((stem) => [{ stems: [stem], weight: 1 }]),
  ) > 0

/**
 * Returns the page that sells the package which a query names, and most others of its family. Other words must be
 * in the page's title (`postgres medium`) or ask for its price.
 */
export function findSoldPackage(
  index: SearchIndex,
  { text, terms, ranked }: { text: string; terms: readonly Term[]; ranked: readonly Match[] },
): Match | undefined {
  for (const name of stretchesOf(nameWords(text))) {
    const sellers = sellersOf(index, name)
    if (sellers.size === 0) continue
    const others = terms.filter(
      ({ words, prefers }) =>
        !prefers &&
        !words.every((word) => isGeneral(word, index.language)) &&
        !words.flatMap(nameWords).every((word) => name.includes(word)),
    )
    if (others.some(({ alternatives }) => alternatives.length === 0)) continue
    if (others.length === 0 && (sellers.size > MAX_SELLERS || !isRareName(index, name))) continue
    const stems = name.map((word) => indexedStem(word, index.language))
    const selling = ranked.filter(
      (match) =>
        sellers.has(pathOf(match)) &&
        !titledBy(index, match, stems) &&
        (others.length === 0 || titleShare(index, match, titleTermsOf(others)) > 0),
    )
    const sizes = familySizes(index, name)
    const sizeOf = (match: Match) => sizes.get(pathOf(match)) ?? 0
    const [sold] = selling.toSorted((one, other) => sizeOf(other) - sizeOf(one))
    if (sold) return sold
  }
  return undefined
}
