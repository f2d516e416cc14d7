const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter('en', { granularity: 'sentence' }) : undefined

interface Range {
  from: number
  to: number
}

const ABBREVIATION =
  /(?:^|[\s(])(?:[A-Z]|dll|dsb|dst|dr|drs|ir|jl|no|pt|tbk|vs|mr|mrs|e\.g|i\.e|etc|approx)\.\s+$/i

/** Returns the ranges of the sentences, with trailing spaces. `mayEnd` refuses an end at a position. */
export function sentenceRanges(text: string, mayEnd: (at: number) => boolean = () => true): Range[] {
  if (text === '') return [{ from: 0, to: 0 }]
  const ranges: Range[] = []
  let from = 0
  for (const { segment, index } of segmenter?.segment(text) ?? [{ segment: text, index: 0 }]) {
    const to = index + segment.length
    const isEnd = to === text.length || (mayEnd(to) && !ABBREVIATION.test(segment))
    if (!isEnd) continue
    ranges.push({ from, to })
    from = to
  }
  return ranges
}
