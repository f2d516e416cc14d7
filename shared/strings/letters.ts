const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter() : undefined

/** Counts graphemes, up to one above `most`; code points in browsers without `Intl.Segmenter`. */
export function textLength(text: string, most = Infinity): number {
  let length = 0
  for (const _ of segmenter?.segment(text) ?? text) {
    length += 1
    if (length > most) break
  }
  return length
}

/** Byte limit for `max` characters: leaves space for accents and emoji, and fits DynamoDB keys. */
const bytesFor = (max: number) => Math.max(1_000, 4 * max)

const byteLength = (text: string) => new TextEncoder().encode(text).length

/** Returns the exceeded limit, characters or bytes; undefined if within both. */
export function lengthProblem(text: string, max: number): 'tooLong' | 'tooLarge' | undefined {
  if (text.length <= max) return undefined
  const most = bytesFor(max)
  // bounded: letters beyond this are not counted one by one
  if (textLength(text.slice(0, 2 * most), max) > max) return 'tooLong'
  return text.length > most || byteLength(text) > most ? 'tooLarge' : undefined
}

const isFirstHalf = (code: number): boolean => code >= 0xd800 && code <= 0xdbff

/** Truncates to `max` UTF-16 units without splitting surrogate pairs, which DynamoDB rejects. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text
  return text.slice(0, isFirstHalf(text.charCodeAt(max - 1)) ? max - 1 : max)
}

export const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)
