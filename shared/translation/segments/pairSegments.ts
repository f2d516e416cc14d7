import type { Language } from '../../locale.ts'
import { CODE_TAG } from './entities.ts'
import type { Segment } from './segment.ts'
import { cutText, segmentsIn } from './cutText.ts'
import type { TextUnit } from '../textUnits.ts'

export type SegmentPair = Readonly<Record<Language, string>>

function joined(segments: readonly Segment[]): string {
  let used = 0
  const texts = segments.map(({ text, codes }) => {
    const before = used
    used += codes.length
    return text.replace(
      CODE_TAG,
      (...[, slash = '', id, end = '']: string[]) => `<${slash}${Number(id) + before}${end}>`,
    )
  })
  return texts.join(' ')
}

const pairsOf = (id: readonly Segment[], en: readonly Segment[]): SegmentPair[] =>
  id.length === en.length
    ? id.map(({ text }, index) => ({ id: text, en: en[index]?.text ?? '' }))
    : [{ id: joined(id), en: joined(en) }]

const blocksOf = (segments: readonly Segment[]): Segment[][] => [
  ...Map.groupBy(segments, ({ block }) => block).values(),
]

/** Pairs the sentences of both languages, or whole blocks, or the whole text where the counts differ. */
export function pairSegments({ texts, isMarkup }: TextUnit): SegmentPair[] {
  const id = segmentsIn(cutText(texts.id, isMarkup))
  const en = segmentsIn(cutText(texts.en, isMarkup))
  if (id.length === 0 || en.length === 0) return []
  const [idBlocks, enBlocks] = [blocksOf(id), blocksOf(en)]
  if (idBlocks.length !== enBlocks.length) return pairsOf(id, en)
  return idBlocks.flatMap((block, index) => pairsOf(block, enBlocks[index] ?? []))
}
