import type { Crumb } from '../../../elements/head.ts'
import { newsTexts } from '../../../texts/pages/news.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import { Breadcrumb } from '../../../sections/Breadcrumb.tsx'
import { ArticleMeta } from '../ArticleMeta.tsx'
import type { ArticleDetail } from './readArticle.ts'
import styles from './article.module.css'

interface ArticleHeaderProps {
  article: ArticleDetail
  trail: readonly Crumb[]
}

export function ArticleHeader({ article, trail }: ArticleHeaderProps) {
  const { t } = useTexts(newsTexts)
  return (
    <header className={`wrap ${styles['header']}`}>
      <Breadcrumb trail={trail} />
      <h1>{article.title}</h1>
      <p className={styles['lead']}>{article.description}</p>
      <div className={styles['facts']}>
        <ArticleMeta article={{ ...article, category: null }} />
        <p>{t('minutes', { number: article.minutes })}</p>
      </div>
    </header>
  )
}
