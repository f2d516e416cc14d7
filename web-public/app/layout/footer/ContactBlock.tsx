import { shellTexts } from '../../texts/shell.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Repeated } from '../../document/Repeated.tsx'
import { ButtonRow } from '../../elements/ButtonRow.tsx'
import { RichText } from '../../elements/RichText.tsx'
import { SiteLink } from '../../elements/SiteLink.tsx'
import { useSite } from '../../site/useSite.ts'
import { langIfDifferent } from '../../site/foreign.ts'
import { usePortal } from '../../site/usePortal.ts'
import { Newsletter } from './Newsletter.tsx'
import styles from './ContactBlock.module.css'
import { isLinkUrl } from '../../site/links.ts'

export function ContactBlock() {
  const { t } = useTexts(shellTexts)
  const { registerUrl } = usePortal()
  const { language, layout } = useSite()
  const { cta, address, sideLinks } = layout.contact
  return (
    <div className={styles['block']}>
      {cta && (
        <Repeated as="section" of={cta} className={styles['cta']} {...langIfDifferent(cta.lang, language)}>
          <h2 lang={cta.langs?.['name']}>{cta.name}</h2>
          <p lang={cta.langs?.['value']}>{cta.value}</p>
          <ButtonRow buttons={cta.customProperty.buttons} />
        </Repeated>
      )}
      {address && (
        <section aria-label={t('address')}>
          <div className={styles['address']} {...langIfDifferent(address.lang, language)}>
            <RichText html={address.value} lang={address.langs?.['value']} />
          </div>
          <p>
            <SiteLink to={registerUrl} className={`button button-small ${styles['member']}`}>
              {t('memberRegistration')}
            </SiteLink>
          </p>
        </section>
      )}
      <Newsletter />
      <Repeated as="ul" of={sideLinks} className={styles['links']}>
        {sideLinks
          .filter(({ url }) => isLinkUrl(url))
          .map(({ name, value, url, lang, langs }) => (
            <li key={name + url} {...langIfDifferent(lang, language)}>
              <SiteLink to={url} className="arrow-link" lang={langs?.['name']}>
                {name}
              </SiteLink>
              {value && (
                <span className={styles['value']} lang={langs?.['value']}>
                  {value}
                </span>
              )}
            </li>
          ))}
      </Repeated>
    </div>
  )
}
