export const RICH_TEXT_TAGS: readonly string[] = (
  'h2 h3 h4 h5 h6 p br hr blockquote pre code ul ol li a strong em b i u s sub sup mark small ' +
  'table caption thead tbody tfoot tr th td figure figcaption img aside'
).split(' ')

const HARMLESS =
  ' (?:href="(?:https?://|mailto:|tel:|#|/(?!/))[^"<>]*"|src="/media/[^"<>\\\\]*"|target="_blank" rel="noopener noreferrer"' +
  '|data-tone="(?:info|warning)"|data-align="right"|data-(?:button|decorative)="true"' +
  '|(?:alt|title|width|height|start|type|colspan|rowspan|scope|data-record|data-media)="[^"<>]*")'
const HARMLESS_TAG = new RegExp(`</?(?:${RICH_TEXT_TAGS.join('|')})(?:${HARMLESS})*>`, 'g')

/** Returns true for certainly safe markup; false negatives are possible. */
export const isHarmless = (html: string): boolean => !html.replaceAll(HARMLESS_TAG, '').includes('<')
