import sanitizeHtml from 'sanitize-html'
import { isRecordKey } from '@flou/shared/content/fields/richTextReferences.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import { withoutControls } from '@flou/shared/strings/visible.ts'
import { RICH_TEXT_TAGS } from './harmlessMarkup.ts'

const TONES = ['info', 'warning']

/** Drops the attribute unless it has one of the values; the library would keep it without a value. */
const onlyWith =
  (name: string, values: readonly string[]): sanitizeHtml.Transformer =>
  (tagName, attribs) => {
    const { [name]: value, ...others } = attribs
    return { tagName, attribs: value !== undefined && values.includes(value) ? attribs : others }
  }
const aligned = onlyWith('data-align', ['right'])

/** Allowed semantic markup; classes and styles are removed. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [...RICH_TEXT_TAGS],
  allowedAttributes: {
    a: [
      'href',
      'title',
      { name: 'target', multiple: false, values: ['_blank'] },
      'rel',
      'data-record',
      'data-button',
    ],
    aside: ['data-tone'],
    img: ['src', 'alt', 'title', 'width', 'height', 'data-media', 'data-decorative'],
    ol: ['start', 'type'],
    td: ['colspan', 'rowspan', 'data-align'],
    th: ['colspan', 'rowspan', 'scope', 'data-align'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  parseStyleAttributes: false,
  transformTags: {
    h1: 'h2', // the page has its own h1
    aside: onlyWith('data-tone', TONES),
    td: aligned,
    th: aligned,
    img: onlyWith('data-decorative', ['true']),
    a: (tagName, { 'data-record': record, 'data-button': button, ...attribs }) => ({
      tagName,
      attribs: {
        ...attribs,
        // prevents access through `window.opener`
        ...(attribs.target === '_blank' && { rel: 'noopener noreferrer' }),
        ...(record !== undefined && isRecordKey(record) && { 'data-record': record }),
        ...(button === 'true' && { 'data-button': button }),
      },
    }),
  },
  // library images only: external ones could track readers
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !/^\/media\/[^\\]+$/.test(attribs.src ?? ''),
}

/** Matches browser serialization, so stored and submitted text are equal. */
const asBrowsersWrite = (html: string) => html.replaceAll(/<(br|hr|img)([^>]*) \/>/g, '<$1$2>')

export const sanitized = (html: string, options: sanitizeHtml.IOptions = {}): string =>
  html.includes('<') || html.includes('&')
    ? withoutControls(asBrowsersWrite(sanitizeHtml(html, { ...ALLOWED, ...options })))
    : html

const { tags: MAX_TAGS, attributes: MAX_ATTRIBUTES, depth: MAX_DEPTH } = LIMITS.richText

class TooComplexMarkup extends Error {}

/** Aborts parsing beyond the limits, because deep nesting is expensive. */
function tagLimit(): Pick<sanitizeHtml.IOptions, 'onOpenTag' | 'onCloseTag'> {
  let tags = 0
  let attributes = 0
  let depth = 0
  return {
    onOpenTag: (_, own) => {
      tags += 1
      attributes += Object.keys(own).length
      depth += 1
      if (tags > MAX_TAGS || attributes > MAX_ATTRIBUTES || depth > MAX_DEPTH) throw new TooComplexMarkup()
    },
    onCloseTag: () => {
      depth -= 1
    },
  }
}

/** Sanitizes within limits; returns undefined above them. */
export function sanitizedWithinLimits(html: string): string | undefined {
  try {
    return sanitized(html, tagLimit())
  } catch (error) {
    if (error instanceof TooComplexMarkup) return undefined
    throw error
  }
}
