import { CENTRE, withoutSiteName, type ShareCard } from '@flou/shared/site/shareCard.ts'
import { attribute, meta } from '../../search/index.ts'

const IMAGE = '<meta property="og:image"'

const pathOf = (url: string) => url.replace(/^https?:\/\/[^/]+/, '')

/** Undefined if the page shares another picture. */
export function readCard(html: string): ShareCard | undefined {
  const head = html.slice(0, html.indexOf('</head>'))
  const at = head.indexOf(IMAGE)
  const tag = head.slice(at, head.indexOf('>', at))
  if (at < 0 || !tag.includes(' data-section="')) return undefined
  const siteName = meta(head, 'property="og:site_name"')
  return {
    title: withoutSiteName(meta(head, 'property="og:title"'), siteName),
    section: attribute(tag, 'data-section'),
    siteName,
    host: new URL(meta(head, 'property="og:url"')).host,
    picture: pathOf(attribute(tag, 'data-picture')),
    focal: attribute(tag, 'data-focal') || CENTRE,
  }
}
