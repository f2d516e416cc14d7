import type { PublicMedia } from '@flou/shared/content/values/localize.ts'
import { ISO_CODE, localPath, otherLanguage, type Language } from '@flou/shared/locale.ts'
import { CARD_MIME, CARD_SIZE, CENTRE, cardPath, withoutSiteName } from '@flou/shared/site/shareCard.ts'
import { useSite } from '../site/useSite.ts'
import type { Head } from './head.ts'
import { toAbsoluteUrl } from '../site/links.ts'

const ogLocale = (language: Language) => ISO_CODE[language].replace('-', '_')

interface Shared {
  url: string
  type: string
  width: number
  height: number
}

function sharedPicture({ sources, imageDefault, mime, width, height }: PublicMedia): Shared | undefined {
  const jpeg = sources.find(({ type }) => type === 'image/jpeg')
  const [url, size = ''] = (jpeg?.srcset ?? '').split(', ').at(-1)?.split(' ') ?? []
  const drawn = Number.parseInt(size, 10)
  if (url && drawn > 0)
    return { url, type: 'image/jpeg', width: drawn, height: Math.round((height * drawn) / width) }
  return mime === 'image/svg+xml' ? undefined : { url: imageDefault, type: mime, width, height }
}

interface SharedImageProps extends Shared {
  alt: string
  /** Content of a card, from which it is drawn (functions/features/publishing/cards). */
  card?: Readonly<Record<`data-${string}`, string>>
}

function SharedImage({ url: path, type, width, height, alt, card }: SharedImageProps) {
  const url = toAbsoluteUrl(useSite().site.origin, path)
  return (
    <>
      <meta property="og:image" content={url} {...card} />
      <meta property="og:image:type" content={type} />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
      {alt !== '' && <meta property="og:image:alt" content={alt} />}
      <meta name="twitter:image" content={url} />
      {alt !== '' && <meta name="twitter:image:alt" content={alt} />}
    </>
  )
}

const focalText = (focal: PublicMedia['focal']) => (focal ? `${focal.x} ${focal.y}` : CENTRE)

function CardImage({ head: { title: fullTitle, image, trail } }: { head: Head }) {
  const { site, language, path, layout } = useSite()
  const siteName = layout.logo?.alt ?? ''
  const title = withoutSiteName(fullTitle, siteName)
  const section = (trail.length > 1 && trail.at(-1)?.title) || ''
  const picture = image && image.mime !== 'image/svg+xml' ? image.imageDefault : ''
  const focal = focalText(image?.focal)
  const url = cardPath(
    { language, path },
    { title, section, siteName, host: new URL(site.origin).host, picture, focal },
  )
  const card = {
    'data-section': section,
    ...(picture !== '' && { 'data-picture': picture }),
    ...(focal !== CENTRE && { 'data-focal': focal }),
  }
  const alt = [section, title].filter((text) => text !== '').join(': ')
  return <SharedImage url={url} type={CARD_MIME} {...CARD_SIZE} alt={alt} card={card} />
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
  const { image, sharesImage, onlyIn } = head
  const own = onlyIn ?? language
  const name = layout.logo?.alt ?? ''
  const shared = image && sharesImage ? sharedPicture(image) : undefined
  return (
    <>
      <meta property="og:type" content={head.article ? 'article' : 'website'} />
      {name !== '' && <meta property="og:site_name" content={name} />}
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={site.origin + localPath(path, own)} />
      <meta property="og:locale" content={ogLocale(own)} />
      {!onlyIn && <meta property="og:locale:alternate" content={ogLocale(otherLanguage(own))} />}
      {image && shared ? <SharedImage {...shared} alt={image.alt} /> : <CardImage head={head} />}
      {head.article && <ArticleFacts article={head.article} />}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={head.title} />
      <meta name="twitter:description" content={head.description} />
    </>
  )
}
