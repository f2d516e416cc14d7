import type { Language } from '@flou/shared/locale.ts'
import { readPostings } from './postings.ts'
import type { Segment } from './segment.ts'

/** A segment with flags of the pages that no newer segment replaces. */
export interface Layer {
  segment: Segment
  alive: Uint8Array
}

/** The segments of a language as one index. Rebuilt when segments change. */
export interface SearchIndex {
  language: Language
  layers: readonly Layer[]
  size: number
  averageLength: number
}

/** @param segments oldest first */
export function createSearchIndex(language: Language, segments: readonly Segment[]): SearchIndex {
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

/** Returns the number of a stem, or −1. */
export function findStem({ stems }: Segment, stem: string): number {
  const at = stems.lowerBound(stem)
  return stems.at(at) === stem ? at : -1
}

export function forEachPage(
  { segment, alive }: Layer,
  stem: number,
  found: (document: number, counts: number) => void,
): void {
  const range = { start: segment.offsets[stem] ?? 0, end: segment.offsets[stem + 1] ?? 0 }
  readPostings(segment.postings, range, (document, counts) => {
    if (alive[document] === 1) found(document, counts)
  })
}

/** Returns the document frequency; includes replaced pages, which hardly changes IDF. */
export function frequencyOf({ layers }: SearchIndex, stem: string): number {
  let sum = 0
  for (const { segment } of layers) {
    const number = findStem(segment, stem)
    if (number >= 0) sum += segment.frequencies[number] ?? 0
  }
  return sum
}

export function formsWithPrefix({ layers }: SearchIndex, start: string, limit: number): Map<string, string> {
  const found = new Map<string, string>()
  for (const { segment } of layers) {
    const { surfaces, surfaceStems, stems } = segment
    let count = 0
    for (let at = surfaces.lowerBound(start); at < surfaces.length && count < limit; at += 1) {
      const surface = surfaces.at(at)
      if (!surface.startsWith(start)) break
      found.set(surface, stems.at(surfaceStems[at] ?? 0))
      count += 1
    }
  }
  return found
}

/** Returns the surface forms of stems. Compares numbers only, so other forms are never decoded. */
export function formsOfStems({ layers }: SearchIndex, stems: Iterable<string>): Map<string, string> {
  const found = new Map<string, string>()
  const requestedStems = [...stems]
  for (const { segment } of layers) {
    const isRequested = new Uint8Array(segment.stems.length)
    for (const stem of requestedStems) {
      const number = findStem(segment, stem)
      if (number >= 0) isRequested[number] = 1
    }
    const { surfaceStems, surfaces } = segment
    for (let at = 0; at < surfaceStems.length; at += 1) {
      const stem = surfaceStems[at] ?? 0
      if (isRequested[stem] === 1) found.set(surfaces.at(at), segment.stems.at(stem))
    }
  }
  return found
}
