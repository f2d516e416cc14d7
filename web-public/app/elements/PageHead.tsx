import { DEFAULT_LANGUAGE, LANGUAGES, localPath, type Language } from '@flou/shared/locale.ts'
import { numberedPath, pathTo } from '@flou/shared/paths.ts'
import { CHANGELOG_FEED, localizedPagePath, EVENT_FEED, FEED } from '@flou/shared/publishing/publishing.ts'
import { withSiteName } from '@flou/shared/site/shareCard.ts'
import { shellTexts } from '../texts/shell.ts'
import { useTexts } from '../texts/useTexts.ts'
import { useSite } from '../site/useSite.ts'
import type { Head, ListPosition } from './head.ts'
import { JsonLd } from './jsonLd/JsonLd.tsx'
import { breadcrumbJsonLd, webPageJsonLd, type JsonLdNode } from './jsonLd/jsonLd.ts'
import { Sharing } from './Sharing.tsx'
import { useNumberedHead } from './useNumberedHead.ts'

const useFullTitle = (title: string): string => withSiteName(title, useSite().layout.logo?.alt ?? '')

const FEEDS = [
  { list: pathTo('newsList'), feed: FEED, title: 'news' },
  { list: pathTo('eventList'), feed: EVENT_FEED, title: 'events' },
  { list: pathTo('changelog'), feed: CHANGELOG_FEED, title: 'changelog' },
] as const

function FeedLink() {
  const { site, language, path } = useSite()
  const { t } = useTexts(shellTexts)
  const found = FEEDS.find(({ list }) => path === list || path.startsWith(`${list}/`))
  if (!found) return null
  return (
    <link
      rel="alternate"
      type="application/rss+xml"
      title={t(found.title)}
      href={site.origin + localizedPagePath(found.feed, language)}
    />
  )
}

function Neighbours({ list, next }: { list: ListPosition | undefined; next: string | undefined }) {
  const { site, language } = useSite()
  const here = (path: string) => site.origin + localPath(path, language)
  const { path = '', number = 1, pages = 1 } = list ?? {}
  const nextPath = number < pages ? numberedPath(path, number + 1) : next
  return (
    <>
      {number > 1 && <link rel="prev" href={here(numberedPath(path, number - 1))} />}
      {nextPath !== undefined && <link rel="next" href={here(nextPath)} />}
    </>
  )
}

function LanguageLinks({ onlyIn }: { onlyIn: Language | undefined }) {
  const { site, language, path } = useSite()
  const urlIn = (one: Language) => site.origin + localPath(path, one)
  return (
    <>
      <link rel="canonical" href={urlIn(onlyIn ?? language)} />
      {(onlyIn ? [onlyIn] : LANGUAGES).map((one) => (
        <link key={one} rel="alternate" hrefLang={one} href={urlIn(one)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={urlIn(onlyIn ?? DEFAULT_LANGUAGE)} />
    </>
  )
}

function PageJsonLd({ head, nodes }: { head: Head; nodes: readonly JsonLdNode[] }) {
  const { site, language, path } = useSite()
  const location = { origin: site.origin, language, path }
  const own = { ...location, language: head.onlyIn ?? language }
  const page = head.type ? [webPageJsonLd(own, head.type, head)] : []
  const breadcrumb = head.trail.length > 0 ? [breadcrumbJsonLd(location, head)] : []
  const all = [...page, ...nodes, ...breadcrumb]
  return all.length > 0 && <JsonLd nodes={all} />
}

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
  list?: ListPosition | undefined
  jsonLd?: readonly JsonLdNode[]
}

export function PageHead({ head: plain, list, jsonLd = NONE }: PageHeadProps) {
  const head = useNumberedHead(plain, list)
  return (
    <>
      <title>{useFullTitle(head.title)}</title>
      <meta name="description" content={head.description} />
      <meta name="robots" content="max-image-preview:large" />
      <LanguageLinks onlyIn={head.onlyIn} />
      <Neighbours list={list} next={head.next} />
      <FeedLink />
      <Sharing head={head} />
      <PageJsonLd head={head} nodes={jsonLd} />
    </>
  )
}
