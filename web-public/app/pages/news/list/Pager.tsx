import { ARCHIVE, listPagePath } from '@flou/shared/site/newsPaths.ts'
import { SiteLink } from '../../../elements/SiteLink.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import type { ListPlace } from './ListHead.tsx'
import styles from './Pager.module.css'

/** The pages of a list by number; what is older than its last page is in the archive. */
export function Pager({ place: { list, page } }: { place: ListPlace }) {
  const { t } = useTranslation()
  const numbers = Array.from({ length: page.pages }, (_, index) => index + 1)
  return (
    <nav className={styles['pager']} aria-label={t('pages')}>
      {page.pages > 1 && (
        <ul className={styles['numbers']}>
          {page.number > 1 && (
            <li>
              <SiteLink to={listPagePath(list, page.number - 1)} rel="prev">
                {t('newer')}
              </SiteLink>
            </li>
          )}
          {numbers.map((number) => (
            <li key={number}>
              <SiteLink
                to={listPagePath(list, number)}
                className={styles['number']}
                {...(number === page.number && { 'aria-current': 'page' })}
              >
                <span className="only-heard">{t('page')} </span>
                {number}
              </SiteLink>
            </li>
          ))}
          {page.number < page.pages && (
            <li>
              <SiteLink to={listPagePath(list, page.number + 1)} rel="next">
                {t('older')}
              </SiteLink>
            </li>
          )}
        </ul>
      )}
      <SiteLink to={ARCHIVE} className="arrow-link">
        {t('archive')}
      </SiteLink>
    </nav>
  )
}
