import { LANGUAGES, localPath } from '@flou/shared/locale.ts'
import { numberedPath, pathTo } from '@flou/shared/paths.ts'
import { addressOf, EVENT_FEED, FEED } from '@flou/shared/publishing.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { useSite } from '../site/useSite.ts'
import type { Head, ListPlace } from './head.ts'
import { JsonLd } from './jsonLd/JsonLd.tsx'
import { breadcrumbJsonLd, webPageJsonLd, type JsonLdNode } from './jsonLd/jsonLd.ts'
import { Sharing } from './Sharing.tsx'
import { useNumberedHead } from './useNumberedHead.ts'

/** A page's title with the site's name, which tabs and results need; once. */
function useFullTitle(title: string): string {
  const name = useSite().shell.logo?.alt ?? ''
  return name === '' || title.includes(name) ? title : `${title} | ${name}`
}

const FEEDS = [
  { list: pathTo('newsList'), feed: FEED, title: 'news' },
  { list: pathTo('eventList'), feed: EVENT_FEED, title: 'events' },
] as const

/** Pages about news or events name the feed of theirs, so that readers of feeds find it. */
function FeedLink() {
  const { site, language, path } = useSite()
  const { t } = useTranslation()
  const found = FEEDS.find(({ list }) => path === list || path.startsWith(`${list}/`))
  if (!found) return null
  return (
    <link
      rel="alternate"
      type="application/rss+xml"
      title={t(found.title)}
      href={site.origin + addressOf(found.feed, language)}
    />
  )
}

/** The pages before and after this one. */
function Neighbours({ list, next }: { list: ListPlace | undefined; next: string | undefined }) {
  const { site, language } = useSite()
  const here = (path: string) => site.origin + localPath(path, language)
  const { path = '', number = 1, pages = 1 } = list ?? {}
  const later = number < pages ? numberedPath(path, number + 1) : next
  return (
    <>
      {number > 1 && <link rel="prev" href={here(numberedPath(path, number - 1))} />}
      {later !== undefined && <link rel="next" href={here(later)} />}
    </>
  )
}

/** What search engines are told beside the texts: what the page is, what it shows, and the way to it. */
function PageJsonLd({ head, nodes }: { head: Head; nodes: readonly JsonLdNode[] }) {
  const { site, language, path } = useSite()
  const place = { origin: site.origin, language, path }
  const page = head.type ? [webPageJsonLd(place, head.type, head)] : []
  const way = head.trail.length > 0 ? [breadcrumbJsonLd(place, head)] : []
  const all = [...page, ...nodes, ...way]
  return all.length > 0 && <JsonLd nodes={all} />
}

/** Hides a page from search engines, such as the 404 page. */
export function HiddenHead({ title }: { title: string }) {
  return (
    <>
      <title>{useFullTitle(title)}</title>
      <meta name="robots" content="noindex" />
    </>
  )
}

const NONE: readonly JsonLdNode[] = []

interface PageHeadProps {
  head: Head
  /** The numbered list that the page is of. */
  list?: ListPlace | undefined
  /** What the page shows, for search engines. */
  jsonLd?: readonly JsonLdNode[]
}

/** Title, description, canonical and language alternates, what sharing needs, breadcrumb and structured data. */
export function PageHead({ head: plain, list, jsonLd = NONE }: PageHeadProps) {
  const { site, language, path } = useSite()
  const head = useNumberedHead(plain, list)
  return (
    <>
      <title>{useFullTitle(head.title)}</title>
      <meta name="description" content={head.description} />
      <meta name="robots" content="max-image-preview:large" />
      <link rel="canonical" href={site.origin + localPath(path, language)} />
      {LANGUAGES.map((one) => (
        <link key={one} rel="alternate" hrefLang={one} href={site.origin + localPath(path, one)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={site.origin + path} />
      <Neighbours list={list} next={head.next} />
      <FeedLink />
      <Sharing head={head} />
      <PageJsonLd head={head} nodes={jsonLd} />
    </>
  )
}
