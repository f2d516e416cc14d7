import { FEED, addressOf } from '@flou/shared/publishing.ts'
import { media } from '@flou/shared/content/types/media.ts'
import { news, newsHeader, newsSeo } from '@flou/shared/content/types/news.ts'
import type { ContentSource, PublicRecord, SiteConfig } from '@flou/shared/site/contentSource.ts'
import { ISO_CODE, localPath, type Text } from '@flou/shared/locale.ts'
import { pathTo } from '@flou/shared/paths.ts'
import { xmlText } from './xml.ts'

/** Articles in the feed: the newest. */
const ARTICLES = 20

/** What the channel is called where the news page has no texts of its own yet. */
const TITLE: Text = { en: 'News & Information', id: 'Berita & Informasi' }

type Article = PublicRecord<typeof news>

const element = (name: string, text: string) => (text === '' ? '' : `<${name}>${xmlText(text)}</${name}>`)

/** Publish dates are days in Jakarta. RFC 822, as RSS wants it. */
const dayOf = (publishDate: string) => new Date(`${publishDate}T00:00:00+07:00`).toUTCString()

/**
 * The file that a feed names of a picture: the size shown by default, else the largest JPEG, because every reader shows one; of what has no
 * sizes the file itself. Type and size of the picture are those of the upload, so they are never mixed with the path of a size.
 */
function enclosedFile({ path, mime, size, variants }: PublicRecord<typeof media>) {
  const largest = variants.toSorted((one, other) => other.width - one.width)
  const jpeg = largest.find((variant) => variant.mime === 'image/jpeg') ?? largest[0]
  return variants.find((variant) => variant.path === path) ?? jpeg ?? { path, mime, size }
}

/** The article's picture with its size in bytes, which the article itself does not know. */
async function enclosureOf(article: Article, source: ContentSource, { origin }: SiteConfig): Promise<string> {
  const picture = article.media && (await source.byId(media, article.media.id))
  if (!picture) return ''
  const { path, mime, size } = enclosedFile(picture)
  return `<enclosure url="${xmlText(encodeURI(origin + path))}" length="${size}" type="${xmlText(mime)}"/>`
}

async function itemOf(article: Article, source: ContentSource, site: SiteConfig): Promise<string> {
  const { id, slug, title, description, publishDate, category } = article
  const { language } = source
  const link = site.origin + localPath(pathTo(news, slug), language)
  // an address may change, an article stays the same
  const guid = `${new URL(site.origin).hostname}:${news.key}:${id}:${language}`
  return [
    '<item>',
    element('title', title),
    element('link', link),
    `<guid isPermaLink="false">${xmlText(guid)}</guid>`,
    element('pubDate', dayOf(publishDate)),
    element('category', category?.title ?? ''),
    element('description', description),
    await enclosureOf(article, source, site),
    '</item>',
  ].join('')
}

/**
 * The news feed of the source's language: RSS 2.0, the newest articles, absolute addresses. It says when content changed, never when it
 * was made: the same content gives the same bytes.
 */
export async function newsFeed(source: ContentSource, site: SiteConfig): Promise<string> {
  const { language } = source
  const [articles, header, seo] = await Promise.all([
    source.list(news, { limit: ARTICLES }),
    source.section(newsHeader),
    source.section(newsSeo),
  ])
  const title = seo?.title || header?.title || TITLE[language]
  const items = await Promise.all(articles.map((article) => itemOf(article, source, site)))
  const newest = articles.map(({ updated }) => updated).toSorted((one, other) => (one < other ? 1 : -1))[0]
  const self = site.origin + addressOf(FEED, language)
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n' +
    element('title', title) +
    element('link', site.origin + localPath(pathTo('newsList'), language)) +
    `<description>${xmlText(seo?.content || title)}</description>` +
    element('language', ISO_CODE[language].toLowerCase()) +
    element('lastBuildDate', newest ? new Date(newest).toUTCString() : '') +
    `<atom:link href="${xmlText(self)}" rel="self" type="application/rss+xml"/>\n` +
    `${items.join('\n')}\n</channel></rss>\n`
  )
}
