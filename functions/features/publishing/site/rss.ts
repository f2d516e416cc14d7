import { media } from '@flou/shared/content/types/media.ts'
import type { PublicMedia } from '@flou/shared/content/values/localize.ts'
import type { ContentSource, PublicRecord, SiteConfig } from '@flou/shared/site/contentSource.ts'
import { ISO_CODE, localPath } from '@flou/shared/locale.ts'
import { localizedPagePath } from '@flou/shared/publishing/publishing.ts'
import { xmlText } from './xml.ts'

const element = (name: string, text: string) => (text === '' ? '' : `<${name}>${xmlText(text)}</${name}>`)

/**
 * Returns the default or largest JPEG size, else the original. Path, type and length belong to the same file.
 */
function enclosedFile({ path, mime, size, variants }: PublicRecord<typeof media>) {
  const largest = variants.toSorted((one, other) => other.width - one.width)
  const jpeg = largest.find((variant) => variant.mime === 'image/jpeg') ?? largest[0]
  return variants.find((variant) => variant.path === path) ?? jpeg ?? { path, mime, size }
}

async function enclosureOf(
  pictureRef: PublicMedia | null,
  { source, site: { origin } }: FeedContext,
): Promise<string> {
  const picture = pictureRef && (await source.byId(media, pictureRef.id))
  if (!picture) return ''
  const { path, mime, size } = enclosedFile(picture)
  return `<enclosure url="${xmlText(encodeURI(origin + path))}" length="${size}" type="${xmlText(mime)}"/>`
}

export interface FeedContext {
  source: ContentSource
  site: SiteConfig
}

interface FeedItem {
  type: string
  id: number
  /** Without language prefix. */
  path: string
  title: string
  published?: Date
  category: string
  description: string
  media: PublicMedia | null
}

export async function rssItem(item: FeedItem, context: FeedContext): Promise<string> {
  const { source, site } = context
  // paths may change, ids do not
  const guid = `${new URL(site.origin).hostname}:${item.type}:${item.id}:${source.language}`
  return [
    '<item>',
    element('title', item.title),
    element('link', site.origin + localPath(item.path, source.language)),
    `<guid isPermaLink="false">${xmlText(guid)}</guid>`,
    element('pubDate', item.published?.toUTCString() ?? ''),
    element('category', item.category),
    element('description', item.description),
    await enclosureOf(item.media, context),
    '</item>',
  ].join('')
}

interface Channel {
  title: string
  description: string
  page: string
  path: string
  updated: readonly string[]
  items: readonly string[]
}

/** Returns an RSS 2.0 feed. Contains no build time: equal content produces equal bytes. */
export function rss(
  { title, description, page, path, updated, items }: Channel,
  { source, site }: FeedContext,
): string {
  const { language } = source
  const newest = updated.toSorted().at(-1)
  const self = site.origin + localizedPagePath(path, language)
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
