import type { ReactNode } from 'react'
import { numberedPath } from '@flou/shared/paths.ts'
import type { ListPosition } from '../../elements/head.ts'
import { SiteLink } from '../../elements/SiteLink.tsx'
import { shellTexts } from '../../texts/shell.ts'
import { useTexts } from '../../texts/useTexts.ts'
import styles from './Pager.module.css'

interface PagerProps {
  list: ListPosition
  /** Link labels for lists not sorted by time. */
  labels?: { before: string; after: string }
  children?: ReactNode
}

export function Pager({ list, labels, children }: PagerProps) {
  const { t } = useTexts(shellTexts)
  if (list.pages === 1 && children === undefined) return null
  const numbers = Array.from({ length: list.pages }, (_, index) => index + 1)
  return (
    <nav className={styles['pager']} aria-label={t('pages')}>
      {list.pages > 1 && (
        <ul className={styles['numbers']}>
          {list.number > 1 && (
            <li>
              <SiteLink to={numberedPath(list.path, list.number - 1)} rel="prev">
                {labels?.before ?? t('newer')}
              </SiteLink>
            </li>
          )}
          {numbers.map((number) => (
            <li key={number}>
              <SiteLink
                to={numberedPath(list.path, number)}
                className={styles['number']}
                {...(number === list.number && { 'aria-current': 'page' })}
              >
                <span className="only-heard">{t('page')} </span>
                {number}
              </SiteLink>
            </li>
          ))}
          {list.number < list.pages && (
            <li>
              <SiteLink to={numberedPath(list.path, list.number + 1)} rel="next">
                {labels?.after ?? t('older')}
              </SiteLink>
            </li>
          )}
        </ul>
      )}
      {children}
    </nav>
  )
}
