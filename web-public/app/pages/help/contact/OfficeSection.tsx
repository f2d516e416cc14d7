import { RichText } from '../../../elements/RichText.tsx'
import { shellTexts } from '../../../texts/shell.ts'
import { helpTexts } from '../../../texts/pages/help.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import { OfficeMap } from '../../../sections/map/OfficeMap.tsx'
import { langIfDifferent } from '../../../site/foreign.ts'
import type { LayoutContent } from '../../../site/readLayout.ts'
import { useSite } from '../../../site/useSite.ts'
import styles from './OfficeSection.module.css'
import { isLinkUrl, toTelUrl } from '../../../site/links.ts'

type Office = NonNullable<LayoutContent['offices']>['items'][number]

function Entry({ office: { city, address, phone, mapUrl, lang } }: { office: Office }) {
  const { t } = useTexts(helpTexts)
  const { t: shared } = useTexts(shellTexts)
  return (
    <li className={styles['office']} lang={lang}>
      <h3 className={styles['city']}>{city}</h3>
      <address className={styles['address']}>{address}</address>
      <p className={styles['ways']}>
        {phone && <a href={toTelUrl(phone)}>{phone}</a>}
        {isLinkUrl(mapUrl) && (
          <a href={mapUrl} target="_blank" rel="noopener" className="arrow-link">
            {t('showOnMap')}
            <span className="only-heard">
              : {city} ({shared('newTab')})
            </span>
          </a>
        )}
      </p>
    </li>
  )
}

export function OfficeSection() {
  const { t, language } = useTexts(helpTexts)
  const { offices, contact } = useSite().layout
  const { address } = contact
  const items = offices?.items ?? []
  if (items.length === 0 && !address) return null
  return (
    <section className="section" id="offices">
      <div className="wrap">
        <div className={styles['top']}>
          <h2>{offices?.title || t('offices')}</h2>
          {address && (
            <div className={styles['company']} {...langIfDifferent(address.lang, language)}>
              <RichText html={address.value} />
            </div>
          )}
        </div>
        <OfficeMap offices={items} label={t('mapOfOffices')} />
        <ol className={styles['list']}>
          {items.map((office) => (
            <Entry key={office.city} office={office} />
          ))}
        </ol>
      </div>
    </section>
  )
}
