import { editDistance } from '@flou/shared/strings/editDistance.ts'
import type { SearchIndex } from '../segments/searchIndex.ts'

/** Minimum word lengths for one and two typing errors. */
const ONE_ERROR = 5
const TWO_ERRORS = 9
const MAX_WORDS = 3

const errorsAllowed = ({ length }: string): number => (length >= TWO_ERRORS ? 2 : length >= ONE_ERROR ? 1 : 0)

function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

const bitsIn = (bits: number): number => {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1
  return count
}

/** Cheap filter for the edit distance: one error adds or removes at most one letter. */
const mayBeNear = (one: number, other: number, most: number): boolean =>
  bitsIn(one & ~other) <= most && bitsIn(other & ~one) <= most

export interface NearWord {
  form: string
  stem: string
  errors: number
}

/** Finds the nearest indexed forms. The first letter must match. */
export function findNearWords({ layers }: SearchIndex, word: string): NearWord[] {
  const most = errorsAllowed(word)
  if (most === 0) return []
  const found = new Map<string, NearWord>()
  const first = word.slice(0, 1)
  const letters = lettersOf(word)
  for (const { segment } of layers) {
    const { surfaces, surfaceStems, stems } = segment
    const end = surfaces.lowerBound(`${first}\uffff`)
    for (let at = surfaces.lowerBound(first); at < end; at += 1) {
      const form = surfaces.at(at)
      if (Math.abs(Buffer.byteLength(form) - word.length) > most) continue
      if (!mayBeNear(letters, lettersOf(form), most)) continue
      if (found.has(form) || /[^\p{L}]/u.test(form)) continue
      const errors = editDistance(word, form, most)
      if (errors <= most) found.set(form, { form, stem: stems.at(surfaceStems.at(at)), errors })
    }
  }
  const fewest = Math.min(...[...found.values()].map(({ errors }) => errors))
  return [...found.values()].filter(({ errors }) => errors === fewest).slice(0, MAX_WORDS * 4)
}
