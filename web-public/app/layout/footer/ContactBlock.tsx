import { useTranslation } from '../../i18n/useTranslation.ts'
import { ButtonRow } from '../../elements/ButtonRow.tsx'
import { RichText } from '../../elements/RichText.tsx'
import { isAddress, SiteLink } from '../../elements/SiteLink.tsx'
import { useSite } from '../../site/useSite.ts'
import { usePortal } from '../usePortal.ts'
import { Newsletter } from './Newsletter.tsx'
import styles from './ContactBlock.module.css'

/** Call to action with the registration button, the address, and the links beside them (spec §2). */
export function ContactBlock() {
  const { t } = useTranslation()
  const { registerUrl } = usePortal()
  const { cta, address, sideLinks } = useSite().shell.contact
  return (
    <div className={styles['block']}>
      {cta && (
        <section>
          <h2>{cta.name}</h2>
          <p>{cta.value}</p>
          <ButtonRow buttons={cta.customProperty.buttons} />
        </section>
      )}
      {address && (
        <section aria-label={t('address')}>
          <RichText html={address.value} />
          <p>
            <SiteLink to={registerUrl} className={`button button-small ${styles['member']}`}>
              {t('memberRegistration')}
            </SiteLink>
          </p>
        </section>
      )}
      <Newsletter />
      <ul className={styles['links']}>
        {sideLinks
          .filter(({ url }) => isAddress(url))
          .map(({ name, value, url }) => (
            <li key={name + url}>
              <SiteLink to={url} className="arrow-link">
                {name}
              </SiteLink>
              {value && <span className={styles['value']}>{value}</span>}
            </li>
          ))}
      </ul>
    </div>
  )
}
