const isFirstHalf = (code: number): boolean => code >= 0xd800 && code <= 0xdbff

/** The start of a text, at most `max` UTF-16 units, never with half a character at its end: no table takes that. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text
  return text.slice(0, isFirstHalf(text.charCodeAt(max - 1)) ? max - 1 : max)
}
