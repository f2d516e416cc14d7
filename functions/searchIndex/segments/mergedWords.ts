import { PostingList } from './postings.ts'
import { eachPage, type Layer } from './searchIndex.ts'
import { exactly } from './segmentFormat.ts'
import type { IndexedWords } from './writeSegment.ts'

/** The pages of a layer that count, by their number in it: which numbers they get, from `first` on. */
function numbered({ segment, alive }: Layer, first: number) {
  const numbers = new Uint32Array(alive.length)
  const lengths: number[] = []
  for (const [at, isAlive] of alive.entries()) {
    numbers[at] = first + lengths.length
    if (isAlive === 1) lengths.push(segment.header.lengths[at] ?? 0)
  }
  return { numbers, lengths }
}

/**
 * The words of several segments as one has them, with the pages of all that count in a row: what each says is taken as it is, which costs a
 * fraction of reading the texts again. A form that is itself a stem stays as long as any form of it occurs.
 */
export function mergedWords(layers: readonly Layer[]): IndexedWords {
  const byStem = new Map<string, PostingList>()
  const all: number[] = []
  for (const layer of layers) {
    const { stems } = layer.segment
    const { numbers, lengths } = numbered(layer, all.length)
    for (let number = 0; number < stems.length; number += 1) {
      const stem = stems.at(number)
      const known = byStem.get(stem)
      const list = known ?? new PostingList()
      eachPage(layer, number, (document, counts) => {
        list.documents.push(numbers[document] ?? 0)
        list.counts.push(counts)
      })
      if (!known && list.documents.length > 0) byStem.set(stem, list)
    }
    for (const length of lengths) all.push(length)
  }
  return { byStem, stemOfSurface: mergedForms(layers, byStem), lengths: all }
}

/** The stem of each form that occurs in a page that counts. */
function mergedForms(layers: readonly Layer[], byStem: IndexedWords['byStem']): Map<string, string> {
  const stemOf = new Map<string, string>()
  for (const { segment } of layers) {
    const { surfaces, surfaceStems, stems } = segment
    for (let at = 0; at < surfaces.length; at += 1) {
      const form = surfaces.at(at)
      const stem = stems.at(surfaceStems[at] ?? 0)
      if (byStem.has(form === stem ? stem : exactly(form))) stemOf.set(form, stem)
    }
  }
  return stemOf
}
