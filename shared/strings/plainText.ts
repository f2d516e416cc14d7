const ENTITIES: Readonly<Record<string, string>> = {
  '&nbsp;': ' ',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
}

const INLINE_TAG = /<\/?(?:a|b|code|em|i|mark|s|span|strong|sub|sup|u)\b[^<>]*>/gi

export const plainTextOf = (html: string): string =>
  html
    .replace(INLINE_TAG, '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(?:nbsp|lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? '')
