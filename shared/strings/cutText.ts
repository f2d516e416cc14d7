const isFirstHalf = (code: number): boolean => code >= 0xd800 && code <= 0xdbff

/** Truncates to `max` UTF-16 units without splitting surrogate pairs, which DynamoDB rejects. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text
  return text.slice(0, isFirstHalf(text.charCodeAt(max - 1)) ? max - 1 : max)
}
