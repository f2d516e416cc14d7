import { numberedPath, pathTo } from '@flou/shared/paths.ts'
import type { ListPlace } from '../../../elements/head.ts'
import { SiteLink } from '../../../elements/SiteLink.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import styles from './Pager.module.css'

/** The pages of a list by number; what is older than its last page is in the archive. */
export function Pager({ list }: { list: ListPlace }) {
  const { t } = useTranslation()
  const numbers = Array.from({ length: list.pages }, (_, index) => index + 1)
  return (
    <nav className={styles['pager']} aria-label={t('pages')}>
      {list.pages > 1 && (
        <ul className={styles['numbers']}>
          {list.number > 1 && (
            <li>
              <SiteLink to={numberedPath(list.path, list.number - 1)} rel="prev">
                {t('newer')}
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
                {t('older')}
              </SiteLink>
            </li>
          )}
        </ul>
      )}
      <SiteLink to={pathTo('newsArchive')} className="arrow-link">
        {t('archive')}
      </SiteLink>
    </nav>
  )
}
