import { news, newsCta, newsOtherTitle } from '@flou/shared/content/types/news.ts'
import { CATEGORY_PATH, NEWS } from '@flou/shared/site/newsPaths.ts'
import { contentContext } from '../../../contentContext.ts'
import { articleDates } from '../../../elements/structuredData/articleDates.ts'
import { PageHead } from '../../../elements/PageHead.tsx'
import { Picture } from '../../../elements/Picture.tsx'
import { RichText } from '../../../elements/RichText.tsx'
import { readingMinutes, withAnchors } from '../../../elements/textParts.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { Contents } from '../../../sections/Contents.tsx'
import { CtaBand } from '../../../sections/CtaBand.tsx'
import { requireFound } from '../../requireFound.ts'
import { NewsTeaser } from '../NewsTeaser.tsx'
import { ArticleHeader } from './ArticleHeader.tsx'
import { ArticleThings } from './ArticleThings.tsx'
import { ShareLinks } from './ShareLinks.tsx'
import { readRelated } from './readArticle.ts'
import type { Route } from './+types/article'
import styles from './article.module.css'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { source } = context.get(contentContext)
  const found = requireFound(await source.bySlug(news, params.slug))
  const [related, relatedTitle, cta] = await Promise.all([
    readRelated(source, found),
    source.section(newsOtherTitle),
    source.section(newsCta),
  ])
  const { html, headings } = withAnchors(found.content)
  const article = { ...found, content: html, minutes: readingMinutes(found.content) }
  return { article, headings, related, relatedTitle, cta }
}

export type ShownArticle = Awaited<ReturnType<typeof loader>>['article']

function ArticleHead({ article }: { article: ShownArticle }) {
  return (
    <PageHead
      seo={{
        title: article.seoTitle || article.title,
        description: article.seoDescription || article.description,
        image: article.seoThumbnail ?? article.media,
        article: { ...articleDates(article), section: article.category?.title },
      }}
    />
  )
}

/** `/news-and-information/{slug}` */
export default function Article({ loaderData }: Route.ComponentProps) {
  const { article, headings, related, relatedTitle, cta } = loaderData
  const { t } = useTranslation()
  const trail = [
    { title: t('home'), path: '/' },
    { title: t('news'), path: NEWS },
  ]
  const { category } = article
  if (category) trail.push({ title: category.title, path: CATEGORY_PATH.replace(':slug', category.slug) })
  return (
    <>
      <ArticleHead article={article} />
      <article className={styles['article']} lang={article.lang}>
        <ArticleHeader article={article} trail={trail} />
        {article.media && (
          <figure className={`wrap ${styles['figure']}`}>
            <Picture
              media={article.media}
              mobile={article.mediaMobile}
              sizes="(max-width: 1200px) calc(100vw - 2.25rem), 1120px"
              isFirst
              className={styles['picture']}
            />
          </figure>
        )}
        <div className={`wrap ${styles['columns']}`}>
          <div className={styles['side']}>
            <Contents headings={headings} />
            <ShareLinks title={article.title} />
          </div>
          <RichText html={article.content} className={styles['text']} />
        </div>
      </article>
      <ArticleThings article={article} trail={trail} />
      <NewsTeaser title={relatedTitle ?? { title: t('related'), content: '' }} articles={related} />
      {cta && <CtaBand cta={cta} />}
    </>
  )
}
