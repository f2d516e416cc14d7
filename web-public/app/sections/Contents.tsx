import type { Heading } from '../elements/textParts.ts'
import { shellTexts } from '../texts/shell.ts'
import { useTexts } from '../texts/useTexts.ts'
import styles from './Contents.module.css'

const LONG = 3

export function Contents({ headings }: { headings: readonly Heading[] }) {
  const { t } = useTexts(shellTexts)
  if (headings.length < LONG) return null
  return (
    <nav className={styles['contents']} aria-labelledby="contents-title">
      <p id="contents-title" className={styles['title']}>
        {t('contents')}
      </p>
      <ol className={styles['list']}>
        {headings.map(({ anchor, title }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
