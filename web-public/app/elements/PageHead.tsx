import type { PublicMedia } from '@flou/shared/content/values/localize.ts'
import { LANGUAGES, localPath } from '@flou/shared/locale.ts'
import { addressOf, FEED } from '@flou/shared/publishing.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { useSite } from '../useSite.ts'
import { Sharing } from './Sharing.tsx'

export interface PageSeo {
  title: string
  description: string
  image?: PublicMedia | null
  /** What is said of an article beyond that; ISO instants. */
  article?: { published: string; modified: string; section?: string | undefined }
  /** The pages before and after this one in a list, as paths. */
  previous?: string
  next?: string
  /** Pages that search engines should leave out, such as the 404 page. */
  isHidden?: boolean
}

/** A page's title with the site's name, which tabs and results need; once. */
function useFullTitle(title: string): string {
  const name = useSite().shell.logo?.alt ?? ''
  return name === '' || title.includes(name) ? title : `${title} | ${name}`
}

const NEWS = '/news-and-information'

/** Pages about news name the feed, so that readers of feeds find it. */
function FeedLink() {
  const { site, language, path } = useSite()
  const { t } = useTranslation()
  if (path !== NEWS && !path.startsWith(`${NEWS}/`)) return null
  return (
    <link
      rel="alternate"
      type="application/rss+xml"
      title={t('news')}
      href={site.origin + addressOf(FEED, language)}
    />
  )
}

/** Title, description, canonical and language alternates, and what sharing needs. React puts them into the head. */
export function PageHead({ seo }: { seo: PageSeo }) {
  const { site, language, path } = useSite()
  const title = useFullTitle(seo.title)
  const here = (other: string) => site.origin + localPath(other, language)
  if (seo.isHidden) {
    return (
      <>
        <title>{title}</title>
        <meta name="robots" content="noindex" />
      </>
    )
  }
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={seo.description} />
      <meta name="robots" content="max-image-preview:large" />
      <link rel="canonical" href={here(path)} />
      {LANGUAGES.map((one) => (
        <link key={one} rel="alternate" hrefLang={one} href={site.origin + localPath(path, one)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={site.origin + path} />
      {seo.previous !== undefined && <link rel="prev" href={here(seo.previous)} />}
      {seo.next !== undefined && <link rel="next" href={here(seo.next)} />}
      <FeedLink />
      <Sharing seo={seo} />
    </>
  )
}
