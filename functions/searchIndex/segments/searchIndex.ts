import type { Language } from '@flou/shared/locale.ts'
import { readPostings } from './postings.ts'
import type { Segment } from './segment.ts'

/** A segment and which of its pages count: those that no newer segment replaces. */
export interface Layer {
  segment: Segment
  alive: Uint8Array
}

/** The segments of a language as one index. Built anew whenever they change, which costs a pass over the paths. */
export interface SearchIndex {
  language: Language
  layers: readonly Layer[]
  /** Pages that count. */
  size: number
  /** Words of a page, on average. */
  averageLength: number
}

/** @param segments the oldest first */
export function searchIndexOf(language: Language, segments: readonly Segment[]): SearchIndex {
  const replaced = new Set<string>()
  let size = 0
  let words = 0
  const layers = segments.toReversed().map((segment): Layer => {
    const { paths, removed, lengths } = segment.header
    const alive = new Uint8Array(paths.length)
    for (const [at, path] of paths.entries()) {
      if (replaced.has(path)) continue
      alive[at] = 1
      size += 1
      words += lengths[at] ?? 0
    }
    for (const path of [...paths, ...removed]) replaced.add(path)
    return { segment, alive }
  })
  return { language, layers: layers.toReversed(), size, averageLength: size === 0 ? 1 : words / size }
}

/** The number of a stem in a segment; −1 where it does not occur. */
export function stemNumber({ stems }: Segment, stem: string): number {
  const at = stems.placeOf(stem)
  return stems.at(at) === stem ? at : -1
}

/** Calls `found` for each page that has a stem and counts. */
export function eachPage(
  { segment, alive }: Layer,
  stem: number,
  found: (document: number, counts: number) => void,
): void {
  const stretch = { start: segment.offsets[stem] ?? 0, end: segment.offsets[stem + 1] ?? 0 }
  readPostings(segment.postings, stretch, (document, counts) => {
    if (alive[document] === 1) found(document, counts)
  })
}

/** In how many pages a stem occurs; those that newer segments replace are counted, which changes weights by very little. */
export function frequencyOf({ layers }: SearchIndex, stem: string): number {
  let sum = 0
  for (const { segment } of layers) {
    const number = stemNumber(segment, stem)
    if (number >= 0) sum += segment.frequencies[number] ?? 0
  }
  return sum
}

/** Surface forms that begin with a text, each with its stem, from all segments; at most `limit`. */
export function formsFrom({ layers }: SearchIndex, start: string, limit: number): Map<string, string> {
  const found = new Map<string, string>()
  for (const { segment } of layers) {
    const { surfaces, surfaceStems, stems } = segment
    let seen = 0
    for (let at = surfaces.placeOf(start); at < surfaces.length && seen < limit; at += 1) {
      const surface = surfaces.at(at)
      if (!surface.startsWith(start)) break
      found.set(surface, stems.at(surfaceStems[at] ?? 0))
      seen += 1
    }
  }
  return found
}

/** The surface forms of stems, each with the stem that it has, from all segments. One pass over numbers: no form is read that is not wanted. */
export function formsOfStems({ layers }: SearchIndex, stems: Iterable<string>): Map<string, string> {
  const found = new Map<string, string>()
  const wanted = [...stems]
  for (const { segment } of layers) {
    const isWanted = new Uint8Array(segment.stems.length)
    for (const stem of wanted) {
      const number = stemNumber(segment, stem)
      if (number >= 0) isWanted[number] = 1
    }
    const { surfaceStems, surfaces } = segment
    for (let at = 0; at < surfaceStems.length; at += 1) {
      const stem = surfaceStems[at] ?? 0
      if (isWanted[stem] === 1) found.set(surfaces.at(at), segment.stems.at(stem))
    }
  }
  return found
}
