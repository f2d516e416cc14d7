import type { PublicMedia } from '@flou/shared/content/values/localize.ts'
import { ISO_CODE, localPath, otherLanguage, type Language } from '@flou/shared/locale.ts'
import { useSite } from '../site/useSite.ts'
import type { Head } from './head.ts'
import { toAbsoluteUrl } from '../site/links.ts'

const ogLocale = (language: Language) => ISO_CODE[language].replace('-', '_')

interface Shared {
  url: string
  width: number
  height: number
}

function sharedPicture({ sources, imageDefault, mime, width, height }: PublicMedia): Shared | undefined {
  const jpeg = sources.find(({ type }) => type === 'image/jpeg')
  const [url, size = ''] = (jpeg?.srcset ?? '').split(', ').at(-1)?.split(' ') ?? []
  const drawn = Number.parseInt(size, 10)
  if (url && drawn > 0) return { url, width: drawn, height: Math.round((height * drawn) / width) }
  return mime === 'image/svg+xml' ? undefined : { url: imageDefault, width, height }
}

function SharedPicture({ image }: { image: PublicMedia }) {
  const { site } = useSite()
  const shared = sharedPicture(image)
  if (!shared) return null
  const url = toAbsoluteUrl(site.origin, shared.url)
  const { alt } = image
  return (
    <>
      <meta property="og:image" content={url} />
      {shared.width > 0 && <meta property="og:image:width" content={String(shared.width)} />}
      {shared.height > 0 && <meta property="og:image:height" content={String(shared.height)} />}
      {alt !== '' && <meta property="og:image:alt" content={alt} />}
      <meta name="twitter:image" content={url} />
      {alt !== '' && <meta name="twitter:image:alt" content={alt} />}
    </>
  )
}

function ArticleFacts({ article }: { article: NonNullable<Head['article']> }) {
  return (
    <>
      <meta property="article:published_time" content={article.published} />
      <meta property="article:modified_time" content={article.modified} />
      {article.section && <meta property="article:section" content={article.section} />}
    </>
  )
}

export function Sharing({ head }: { head: Head }) {
  const { site, language, path, layout } = useSite()
  const { image } = head
  const name = layout.logo?.alt ?? ''
  return (
    <>
      <meta property="og:type" content={head.article ? 'article' : 'website'} />
      {name !== '' && <meta property="og:site_name" content={name} />}
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={site.origin + localPath(path, language)} />
      <meta property="og:locale" content={ogLocale(language)} />
      <meta property="og:locale:alternate" content={ogLocale(otherLanguage(language))} />
      {image && <SharedPicture image={image} />}
      {head.article && <ArticleFacts article={head.article} />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      <meta name="twitter:title" content={head.title} />
      <meta name="twitter:description" content={head.description} />
    </>
  )
}
