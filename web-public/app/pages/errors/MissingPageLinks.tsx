import { pathTo } from '@flou/shared/paths.ts'
import { SiteLink } from '../../elements/SiteLink.tsx'
import { SearchBox } from '../../layout/search/SearchBox.tsx'
import { errorTexts } from '../../texts/errors.ts'
import { useTexts } from '../../texts/useTexts.ts'
import styles from './ErrorMessage.module.css'

const LINKS = ['productList', 'pricing', 'documentationStart', 'faq', 'support'] as const

export function MissingPageLinks() {
  const { t } = useTexts(errorTexts)
  return (
    <div className={styles['missing']}>
      <div>
        <h2>{t('search')}</h2>
        <SearchBox isForMissing />
      </div>
      <nav aria-labelledby="missing-ways">
        <h2 id="missing-ways">{t('ways')}</h2>
        <ul>
          {LINKS.map((name) => (
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
