import sanitizeHtml from 'sanitize-html'
import { isRecordKey } from '@flou/shared/content/values/richTextLinks.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import { withoutControls } from '@flou/shared/text/visible.ts'

const TAGS = (
  'h2 h3 h4 h5 h6 p br hr blockquote pre code ul ol li a strong em b i u s sub sup mark small ' +
  'table caption thead tbody tfoot tr th td figure figcaption img'
).split(' ')

/** Mark-up that means something; looks come from the site's own style, so no class and no style stays. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: TAGS,
  allowedAttributes: {
    a: ['href', 'title', { name: 'target', multiple: false, values: ['_blank'] }, 'rel', 'data-record'],
    img: ['src', 'alt', 'title', 'width', 'height', 'data-media'],
    ol: ['start', 'type'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  parseStyleAttributes: false,
  transformTags: {
    h1: 'h2', // the page's title is its one h1
    a: (tagName, { 'data-record': record, ...attribs }) => ({
      tagName,
      attribs: {
        ...attribs,
        // a page opened in a new tab must not reach back into ours
        ...(attribs['target'] === '_blank' && { rel: 'noopener noreferrer' }),
        ...(record !== undefined && isRecordKey(record) && { 'data-record': record }),
      },
    }),
  },
  // pictures of the library only: others could track readers or vanish
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !/^\/media\/[^\\]+$/.test(attribs['src'] ?? ''),
}

/** Browsers write `<br>`: what an editor sends and what is stored are then the same text. */
const asBrowsersWrite = (html: string) => html.replaceAll(/<(br|hr|img)([^>]*) \/>/g, '<$1$2>')

/** Mark-up without anything that runs, loads from elsewhere or restyles the page. */
export const sanitized = (html: string, options: sanitizeHtml.IOptions = {}): string =>
  html.includes('<') || html.includes('&')
    ? withoutControls(asBrowsersWrite(sanitizeHtml(html, { ...ALLOWED, ...options })))
    : html

const { tags: MAX_TAGS, attributes: MAX_ATTRIBUTES, depth: MAX_DEPTH } = LIMITS.richText

class TooComplexMarkup extends Error {}

/** Stops the parser at the first tag beyond the limits: deep nesting costs it more than its length. */
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

/** The same as `sanitized` for mark-up within the limits of tags and depth; undefined beyond them. */
export function sanitizedWithinLimits(html: string): string | undefined {
  try {
    return sanitized(html, tagLimit())
  } catch (error) {
    if (error instanceof TooComplexMarkup) return undefined
    throw error
  }
}

/** Attributes that do no harm wherever they stand, as the sanitiser writes them. */
const HARMLESS =
  ' (?:href="(?:https?://|mailto:|tel:|#|/(?!/))[^"<>]*"|src="/media/[^"<>\\\\]*"|target="_blank" rel="noopener noreferrer"' +
  '|(?:alt|title|width|height|start|type|colspan|rowspan|scope|data-record|data-media)="[^"<>]*")'
const HARMLESS_TAG = new RegExp(`</?(?:${TAGS.join('|')})(?:${HARMLESS})*>`, 'g')

/** True for mark-up in which nothing but harmless tags stands; what says false may be harmless all the same. */
export const isHarmless = (html: string): boolean => !html.replaceAll(HARMLESS_TAG, '').includes('<')

/** The same mark-up for readers: what is harmless at a glance, as nearly all that is stored, is not parsed again. */
export const sanitizedForReaders = (html: string): string => (isHarmless(html) ? html : sanitized(html))
