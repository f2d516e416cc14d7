import { media } from '@flou/shared/content/types/media.ts'
import type { PublicMedia } from '@flou/shared/content/values/localize.ts'
import type { ContentSource, PublicRecord, SiteConfig } from '@flou/shared/site/contentSource.ts'
import { ISO_CODE, localPath } from '@flou/shared/locale.ts'
import { pathTo, type RecordName } from '@flou/shared/paths.ts'
import { addressOf } from '@flou/shared/publishing.ts'
import { xmlText } from './xml.ts'

const element = (name: string, text: string) => (text === '' ? '' : `<${name}>${xmlText(text)}</${name}>`)

/**
 * The file that a feed names of a picture: the size shown by default, else the largest JPEG, because every reader shows one; of what has no
 * sizes the file itself. Type and size of the picture are those of the upload, so they are never mixed with the path of a size.
 */
function enclosedFile({ path, mime, size, variants }: PublicRecord<typeof media>) {
  const largest = variants.toSorted((one, other) => other.width - one.width)
  const jpeg = largest.find((variant) => variant.mime === 'image/jpeg') ?? largest[0]
  return variants.find((variant) => variant.path === path) ?? jpeg ?? { path, mime, size }
}

/** A record's picture with its size in bytes, which the record itself does not know. */
async function enclosureOf(
  shown: PublicMedia | null,
  { source, site: { origin } }: FeedPlace,
): Promise<string> {
  const picture = shown && (await source.byId(media, shown.id))
  if (!picture) return ''
  const { path, mime, size } = enclosedFile(picture)
  return `<enclosure url="${xmlText(encodeURI(origin + path))}" length="${size}" type="${xmlText(mime)}"/>`
}

export interface FeedPlace {
  source: ContentSource
  site: SiteConfig
}

interface FeedItem {
  type: RecordName
  id: number
  slug: string
  title: string
  /** When it was published, where the record says so. */
  published?: Date
  category: string
  description: string
  media: PublicMedia | null
}

/** A record in a feed. */
export async function rssItem(item: FeedItem, place: FeedPlace): Promise<string> {
  const { source, site } = place
  // an address may change, a record stays the same
  const guid = `${new URL(site.origin).hostname}:${item.type}:${item.id}:${source.language}`
  return [
    '<item>',
    element('title', item.title),
    element('link', site.origin + localPath(pathTo(item.type, item.slug), source.language)),
    `<guid isPermaLink="false">${xmlText(guid)}</guid>`,
    // RFC 822, as RSS wants it
    element('pubDate', item.published?.toUTCString() ?? ''),
    element('category', item.category),
    element('description', item.description),
    await enclosureOf(item.media, place),
    '</item>',
  ].join('')
}

interface Channel {
  title: string
  description: string
  /** The page that it is a feed of, and its own path. */
  page: string
  path: string
  /** ISO instants at which its records were last changed. */
  updated: readonly string[]
  items: readonly string[]
}

/**
 * A feed of the source's language: RSS 2.0, absolute addresses. It says when content changed, never when it was made: the same content
 * gives the same bytes.
 */
export function rss(
  { title, description, page, path, updated, items }: Channel,
  { source, site }: FeedPlace,
): string {
  const { language } = source
  const newest = updated.toSorted().at(-1)
  const self = site.origin + addressOf(path, language)
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n' +
    element('title', title) +
    element('link', site.origin + localPath(page, language)) +
    `<description>${xmlText(description)}</description>` +
    element('language', ISO_CODE[language].toLowerCase()) +
    element('lastBuildDate', newest ? new Date(newest).toUTCString() : '') +
    `<atom:link href="${xmlText(self)}" rel="self" type="application/rss+xml"/>\n` +
    `${items.join('\n')}\n</channel></rss>\n`
  )
}
