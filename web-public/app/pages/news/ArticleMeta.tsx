import { longDay } from '../../elements/day.ts'
import { useSite } from '../../site/useSite.ts'
import styles from './ArticleMeta.module.css'

interface ArticleMetaProps {
  article: { category: { title: string } | null; publishDate: string }
}

export function ArticleMeta({ article: { category, publishDate } }: ArticleMetaProps) {
  const { language } = useSite()
  return (
    <p className={styles['meta']}>
      {category && <span className={styles['category']}>{category.title}</span>}
      <time dateTime={publishDate}>{longDay(publishDate, language)}</time>
    </p>
  )
}
