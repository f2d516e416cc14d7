import { ButtonRow } from '../../../elements/ButtonRow.tsx'
import { PageHead } from '../../../elements/PageHead.tsx'
import { Picture } from '../../../elements/Picture.tsx'
import { RichText } from '../../../elements/RichText.tsx'
import { readingMinutes, withAnchors } from '../../../elements/textParts.ts'
import { contentContext } from '../../../contentContext.ts'
import { newsTexts } from '../../../texts/pages/news.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import { Contents } from '../../../sections/Contents.tsx'
import { CtaBand } from '../../../sections/CtaBand.tsx'
import { readPage } from '../../reading/readPage.ts'
import { NewsTeaser } from '../NewsTeaser.tsx'
import { ArticleHeader } from './ArticleHeader.tsx'
import { readRelated, type ArticleDetail } from './readArticle.ts'
import { ShareLinks } from './ShareLinks.tsx'
import { useArticleJsonLd, articleDates } from './useArticleJsonLd.ts'
import type { Route } from './+types/news'
import styles from './article.module.css'
import { sizesUpTo } from '../../../elements/appearance.ts'

export async function loader(args: Route.LoaderArgs) {
  const { source } = args.context.get(contentContext)
  const { head, record, relatedTitle, cta } = await readPage('news', args)
  const { html, headings } = withAnchors(record.content)
  const article: ArticleDetail = { ...record, content: html, minutes: readingMinutes(record.content) }
  return { head, article, headings, related: await readRelated(source, record), relatedTitle, cta }
}

export default function Article({ loaderData }: Route.ComponentProps) {
  const { head, article, headings, related, relatedTitle, cta } = loaderData
  const { t } = useTexts(newsTexts)
  const facts = { ...articleDates(article), section: article.category?.title }
  return (
    <>
      <PageHead head={{ ...head, article: facts }} jsonLd={[useArticleJsonLd(article)]} />
      <article className={styles['article']} lang={article.lang}>
        <ArticleHeader article={article} trail={head.trail} />
        {article.media && (
          <figure className={`wrap ${styles['figure']}`}>
            <Picture
              media={article.media}
              mobile={article.mediaMobile}
              sizes={sizesUpTo(1200, 1120)}
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
          <div className={styles['text']}>
            <RichText html={article.content} />
            <ButtonRow buttons={article.customProperty.buttons} />
          </div>
        </div>
      </article>
      <div className="no-print">
        <NewsTeaser title={relatedTitle ?? { title: t('related'), content: '' }} articles={related} />
      </div>
      {cta && <CtaBand cta={cta} />}
    </>
  )
}
