import { pathTo } from '@flou/shared/paths.ts'
import { Repeated } from '../../document/Repeated.tsx'
import { shellTexts } from '../../texts/shell.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { useSite } from '../../site/useSite.ts'
import styles from './Offices.module.css'
import { isLinkUrl, toTelUrl } from '../../site/links.ts'

/** Other pages do without; the contact page has them in its content. */
const PATHS: ReadonlySet<string> = new Set(
  (['home', 'contactForm', 'dataRequest', 'abuseReport', 'ebc'] as const).map((name) => pathTo(name)),
)

export function Offices() {
  const { t } = useTexts(shellTexts)
  const { path, layout } = useSite()
  const { offices } = layout
  if (!offices || offices.items.length === 0 || !PATHS.has(path)) return null
  return (
    <section className={`${styles['offices']} tinted`} aria-labelledby="offices">
      <div className="wrap">
        <h2 id="offices" className={styles['title']} lang={offices.lang ?? offices.langs?.['title']}>
          {offices.title || t('offices')}
        </h2>
        <Repeated as="ul" of={offices.items} className={`${styles['list']} swipe`}>
          {offices.items.map(({ city, address, phone, mapUrl, lang, langs }) => (
            <li key={city} lang={lang} className={styles['office']}>
              <h3 className={styles['city']} lang={langs?.['city']}>
                {city}
              </h3>
              <address className={styles['address']} lang={langs?.['address']}>
                {address}
              </address>
              {phone && <a href={toTelUrl(phone)}>{phone}</a>}
              {isLinkUrl(mapUrl) && (
                <a href={mapUrl} target="_blank" rel="noopener" className="arrow-link">
                  {t('showOnMap')}
                  <span className="only-heard">
                    : {city} ({t('newTab')})
                  </span>
                </a>
              )}
            </li>
          ))}
        </Repeated>
      </div>
    </section>
  )
}
