import type { ReactNode } from 'react'
import type { Language } from '@flou/shared/locale.ts'
import { pathTo } from '@flou/shared/paths.ts'
import { SiteLink } from '../../elements/SiteLink.tsx'
import { langIfDifferent } from '../../site/foreign.ts'
import { useSite } from '../../site/useSite.ts'
import { SectionHeading } from '../SectionHeading.tsx'
import { ContactLinks } from './ContactLinks.tsx'
import styles from './FormSection.module.css'
import { contactTexts } from '../../texts/sections/contact.ts'
import { useTexts } from '../../texts/useTexts.ts'

export interface PrivacyPage {
  title: string
  path: string
  lang: Language
}

const TITLE = '{{title}}'

function PrivacyLine({ privacy }: { privacy: PrivacyPage | null }) {
  const { t, language } = useTexts(contactTexts)
  if (!privacy) return <p className={styles['privacy']}>{t('privacyPlain')}</p>
  const [before, after] = t('privacy', { title: TITLE }).split(TITLE)
  return (
    <p className={styles['privacy']}>
      {before}
      <SiteLink to={privacy.path} {...langIfDifferent(privacy.lang, language)}>
        {privacy.title}
      </SiteLink>
      {after}
    </p>
  )
}

interface FormSectionProps {
  heading?: { title: string; content: string } | undefined
  /** For sections without a form; forms have their own consent note. */
  privacy?: PrivacyPage | null
  sideContent?: ReactNode
  children?: ReactNode
  anchor?: string
}

function DirectContact() {
  const { t } = useTexts(contactTexts)
  const { layout, language } = useSite()
  const { cta } = layout.contact
  return (
    <div className={styles['ways']}>
      <h2 className={styles['title']}>{t('ways')}</h2>
      {cta && (
        <p className={styles['promise']} {...langIfDifferent(cta.lang, language)}>
          {cta.value}
        </p>
      )}
      <ContactLinks />
    </div>
  )
}

const ALSO = ['dataRequest', 'abuseReport'] as const

function LegalNotes({ privacy }: { privacy: PrivacyPage | null | undefined }) {
  const { t } = useTexts(contactTexts)
  const { path } = useSite()
  return (
    <div className={styles['print']}>
      {privacy !== undefined && <PrivacyLine privacy={privacy} />}
      <ul className={styles['also']}>
        {ALSO.filter((name) => pathTo(name) !== path).map((name) => (
          <li key={name}>
            <SiteLink to={pathTo(name)} className="arrow-link">
              {t(name)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

export function FormSection({ heading, privacy, sideContent, children, anchor }: FormSectionProps) {
  return (
    <section className="section tinted" id={anchor}>
      <div className={`wrap ${styles['columns']}`} data-form={children === undefined ? undefined : ''}>
        <div className={styles['words']}>
          {heading && heading.title !== '' && <SectionHeading title={heading.title} text={heading.content} />}
          {sideContent}
          {children !== undefined && <DirectContact />}
        </div>
        <div className={styles['card']}>
          {children ?? <DirectContact />}
          <LegalNotes privacy={privacy} />
        </div>
      </div>
    </section>
  )
}
