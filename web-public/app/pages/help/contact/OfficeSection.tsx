import { dialled } from '../../../site/dialled.ts'
import { RichText } from '../../../elements/RichText.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { OfficeMap } from '../../../sections/map/OfficeMap.tsx'
import { foreign } from '../../../site/foreign.ts'
import { isAddress } from '../../../site/isAddress.ts'
import type { ShellContent } from '../../../site/readShell.ts'
import { useSite } from '../../../site/useSite.ts'
import { useHelpTexts } from '../texts.ts'
import styles from './OfficeSection.module.css'

type Office = NonNullable<ShellContent['offices']>['items'][number]

/** An office with the number that it has on the map. */
function Entry({ office: { city, address, phone, mapUrl, lang } }: { office: Office }) {
  const { t } = useHelpTexts()
  const { t: shared } = useTranslation()
  return (
    <li className={styles['office']} lang={lang}>
      <h3 className={styles['city']}>{city}</h3>
      <address className={styles['address']}>{address}</address>
      <p className={styles['ways']}>
        {phone && <a href={dialled(phone)}>{phone}</a>}
        {isAddress(mapUrl) && (
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

/** The offices on a map and in a list, and the company's address; nothing where there is neither. */
export function OfficeSection() {
  const { t, language } = useHelpTexts()
  const { offices, contact } = useSite().shell
  const { address } = contact
  const items = offices?.items ?? []
  if (items.length === 0 && !address) return null
  return (
    <section className="section" id="offices">
      <div className="wrap">
        <div className={styles['top']}>
          <h2>{offices?.title || t('offices')}</h2>
          {address && (
            <div className={styles['company']} {...foreign(address.lang, language)}>
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
