import { pathTo } from '@flou/shared/paths.ts'
import { SiteLink } from '../../elements/SiteLink.tsx'
import { SearchBox } from '../../layout/search/SearchBox.tsx'
import { useMissingTexts } from './texts.ts'
import styles from './ErrorMessage.module.css'

const WAYS = ['productList', 'pricing', 'documentationStart', 'faq', 'support'] as const

/** A search for what the address named, and the pages that most visitors want. */
export function MissingWays() {
  const { t } = useMissingTexts()
  return (
    <div className={styles['missing']}>
      <div>
        <h2>{t('search')}</h2>
        <SearchBox isForMissing />
      </div>
      <nav aria-labelledby="missing-ways">
        <h2 id="missing-ways">{t('ways')}</h2>
        <ul>
          {WAYS.map((name) => (
            <li key={name}>
              <SiteLink to={pathTo(name)} className="arrow-link">
                {t(name)}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
