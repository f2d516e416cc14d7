import { escapeElementText } from '../../strings/escapeHtml.ts'

export const CODE_TAG = /<(\/?)(\d{1,4})(\/?)>/g

const CHARACTERS: Readonly<Record<string, string>> = {
  '&nbsp;': '\u00A0',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
}

export const unescapeText = (text: string): string =>
  text.replace(/&(?:nbsp|lt|gt|quot|#39|amp);/g, (entity) => CHARACTERS[entity] ?? entity)

export const escapeText = (text: string): string => escapeElementText(text).replaceAll('\u00A0', '&nbsp;')

/** Escapes a typed text with numbered tags: other angle brackets are text. */
export function escapeBetweenTags(text: string): string {
  let at = 0
  let escaped = ''
  for (const { 0: tag, index } of text.matchAll(CODE_TAG)) {
    escaped += escapeText(text.slice(at, index)) + tag
    at = index + tag.length
  }
  return escaped + escapeText(text.slice(at))
}

export const normalizedText = (text: string): string => escapeBetweenTags(unescapeText(text))
