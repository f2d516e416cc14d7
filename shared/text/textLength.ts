const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter() : undefined

/** Characters as people count them: an emoji of several code points is one. Browsers without a segmenter count code points. */
export function textLength(text: string): number {
  let length = 0
  for (const _ of segmenter?.segment(text) ?? text) length += 1
  return length
}

/** UTF-8 bytes that a text of at most `max` characters may take: room for accents and emoji, and never too long for a key of the table. */
const bytesFor = (max: number) => Math.max(1_000, 4 * max)

const byteLength = (text: string) => new TextEncoder().encode(text).length

/** How a text exceeds a limit in characters: in their number, or in the bytes behind them. Undefined for a text within it. */
export function lengthProblem(text: string, max: number): 'tooLong' | 'tooLarge' | undefined {
  if (text.length <= max) return undefined
  const most = bytesFor(max)
  // bounded: letters beyond this are not counted one by one
  if (textLength(text.slice(0, 2 * most)) > max) return 'tooLong'
  return text.length > most || byteLength(text) > most ? 'tooLarge' : undefined
}
