import type { Language } from '@flou/shared/locale.ts'
import { decodePostings } from './postings.ts'
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
  /** True if a part that was read is not in memory yet: what follows cannot be used. */
  isIncomplete: () => boolean
}

/** @param segments oldest first; those of a shard replace each other's pages only */
export function layersOf(segments: readonly Segment[]): Layer[] {
  const replaced = new Set<string>()
  const layers = segments.toReversed().map((segment): Layer => {
    const { paths, removed } = segment.header
    const alive = new Uint8Array(paths.length)
    for (const [at, path] of paths.entries()) if (!replaced.has(path)) alive[at] = 1
    for (const path of [...paths, ...removed]) replaced.add(path)
    return { segment, alive }
  })
  return layers.toReversed()
}

export function indexOfLayers(
  language: Language,
  layers: readonly Layer[],
  isIncomplete = () => false,
): SearchIndex {
  let size = 0
  let words = 0
  for (const { segment, alive } of layers) {
    const { lengths } = segment.header
    for (let at = 0; at < alive.length; at += 1) {
      if (alive[at] === 0) continue
      size += 1
      words += lengths[at] ?? 0
    }
  }
  return { language, layers, size, averageLength: size === 0 ? 1 : words / size, isIncomplete }
}

export const createSearchIndex = (language: Language, segments: readonly Segment[]): SearchIndex =>
  indexOfLayers(language, layersOf(segments))

/** Returns the number of a stem, or −1. */
export const findStem = ({ stems }: Segment, stem: string): number => stems.indexOf(stem)

export const postingsOf = ({ segment }: Layer, stem: number) => decodePostings(segment.postingsOf(stem))

/** `found` must not read other postings. */
export function forEachPage(
  layer: Layer,
  stem: number,
  found: (document: number, counts: number) => void,
): void {
  const { count, documents, counts } = postingsOf(layer, stem)
  for (let at = 0; at < count; at += 1) {
    const document = documents[at] ?? 0
    if (layer.alive[document] === 1) found(document, counts[at] ?? 0)
  }
}

/** Returns the document frequency; includes replaced pages, which hardly changes IDF. */
export function frequencyOf({ layers }: SearchIndex, stem: string): number {
  let sum = 0
  for (const { segment } of layers) {
    const number = findStem(segment, stem)
    if (number >= 0) sum += segment.frequencies.at(number)
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
      found.set(surface, stems.at(surfaceStems.at(at)))
      count += 1
    }
  }
  return found
}

/** Returns the surface forms of stems. */
export function formsOfStems({ layers }: SearchIndex, stems: Iterable<string>): Map<string, string> {
  const found = new Map<string, string>()
  const requestedStems = [...stems]
  for (const { segment } of layers)
    for (const stem of requestedStems) {
      const number = findStem(segment, stem)
      if (number >= 0) for (const form of segment.formsOf(number)) found.set(segment.surfaces.at(form), stem)
    }
  return found
}
