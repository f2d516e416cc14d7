import type { JSX } from 'react'
import { pathTo } from '@flou/shared/paths.ts'
import { Picture } from '../../elements/Picture.tsx'
import { SiteLink } from '../../elements/SiteLink.tsx'
import { ArticleMeta } from './ArticleMeta.tsx'
import type { ArticleTeaser } from './teaser.ts'
import styles from './ArticleCard.module.css'
import { ON_PHONES, sizesUpTo } from '../../elements/appearance.ts'

interface ArticleCardProps {
  article: ArticleTeaser
  level: 2 | 3 | 4
  isLarge?: boolean
  isFirst?: boolean
}

const SMALL = `${ON_PHONES}, 400px`
const LARGE = sizesUpTo(900, 760)

export function ArticleCard({ article, level, isLarge = false, isFirst = false }: ArticleCardProps) {
  const Heading: keyof JSX.IntrinsicElements = `h${level}`
  return (
    <article className={styles['card']} data-large={isLarge || undefined} lang={article.lang}>
      {article.media && (
        <Picture
          media={article.media}
          isDecorative
          isFirst={isFirst}
          sizes={isLarge ? LARGE : SMALL}
          className={styles['picture']}
        />
      )}
      <div className={styles['body']}>
        <ArticleMeta article={article} />
        <Heading className={styles['title']}>
          <SiteLink to={pathTo('news', article.slug)} className={styles['link']}>
            {article.title}
          </SiteLink>
        </Heading>
        <p className={styles['text']}>{article.description}</p>
      </div>
    </article>
  )
}
