import { PostingList } from './postings.ts'
import { forEachPage, type Layer } from './searchIndex.ts'
import { exactEntry } from './indexEntries.ts'
import type { IndexedWords } from './writeSegment.ts'

function numberDocuments({ segment, alive }: Layer, first: number) {
  const numbers = new Uint32Array(alive.length)
  const lengths: number[] = []
  for (const [at, isAlive] of alive.entries()) {
    numbers[at] = first + lengths.length
    if (isAlive === 1) lengths.push(segment.header.lengths[at] ?? 0)
  }
  return { numbers, lengths }
}

/** Merges the postings of several segments, which is much cheaper than indexing the texts again. */
export function mergeWords(layers: readonly Layer[]): IndexedWords {
  const byStem = new Map<string, PostingList>()
  const all: number[] = []
  for (const layer of layers) {
    const { stems } = layer.segment
    const { numbers, lengths } = numberDocuments(layer, all.length)
    for (let number = 0; number < stems.length; number += 1) {
      const stem = stems.at(number)
      const existing = byStem.get(stem)
      const list = existing ?? new PostingList()
      forEachPage(layer, number, (document, counts) => {
        list.documents.push(numbers[document] ?? 0)
        list.counts.push(counts)
      })
      if (!existing && list.documents.length > 0) byStem.set(stem, list)
    }
    for (const length of lengths) all.push(length)
  }
  return { byStem, stemOfSurface: mergeForms(layers, byStem), lengths: all }
}

function mergeForms(layers: readonly Layer[], byStem: IndexedWords['byStem']): Map<string, string> {
  const stemOf = new Map<string, string>()
  for (const { segment } of layers) {
    const { surfaces, surfaceStems, stems } = segment
    const stemTexts = Array.from({ length: stems.length }, (_, at) => stems.at(at))
    for (let at = 0; at < surfaces.length; at += 1) {
      const form = surfaces.at(at)
      const stem = stemTexts[surfaceStems.at(at)] ?? ''
      if (byStem.has(form === stem ? stem : exactEntry(form))) stemOf.set(form, stem)
    }
  }
  return stemOf
}
