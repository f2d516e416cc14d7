import { shellTexts } from '../texts/shell.ts'
import { useTexts } from '../texts/useTexts.ts'
import type { Crumb } from '../elements/head.ts'
import { SiteLink } from '../elements/SiteLink.tsx'
import styles from './Breadcrumb.module.css'

export function Breadcrumb({ trail }: { trail: readonly Crumb[] }) {
  const { t } = useTexts(shellTexts)
  return (
    <nav aria-label={t('breadcrumb')}>
      <ol className={styles['trail']}>
        {trail.map(({ title, path, lang }) => (
          <li key={path} lang={lang}>
            <SiteLink to={path}>{title}</SiteLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}
