import type { ReactNode } from 'react'
import type { Language } from '@flou/shared/locale.ts'
import { pathTo } from '@flou/shared/paths.ts'
import { SiteLink } from '../../elements/SiteLink.tsx'
import { foreign } from '../../site/foreign.ts'
import { useSite } from '../../site/useSite.ts'
import { SectionHeading } from '../SectionHeading.tsx'
import { ContactWays } from './ContactWays.tsx'
import styles from './FormPlace.module.css'
import { useContactTexts } from './texts.ts'

/** The page that says what happens to personal data. */
export interface PrivacyPage {
  title: string
  path: string
  lang: Language
}

const TITLE = '{{title}}'

/** What happens to what visitors send, with a link to the page that says so, where there is one. */
export function PrivacyLine({ privacy }: { privacy: PrivacyPage | null }) {
  const { t, language } = useContactTexts()
  if (!privacy) return <p className={styles['privacy']}>{t('privacyPlain')}</p>
  const [before, after] = t('privacy', { title: TITLE }).split(TITLE)
  return (
    <p className={styles['privacy']}>
      {before}
      <SiteLink to={privacy.path} {...foreign(privacy.lang, language)}>
        {privacy.title}
      </SiteLink>
      {after}
    </p>
  )
}

interface FormPlaceProps {
  heading?: { title: string; content: string } | undefined
  privacy: PrivacyPage | null
  /** What stands below the heading, on its side. */
  beside?: ReactNode
  /** The form; the ways to reach people are below it then, and alone without it. */
  children?: ReactNode
  anchor?: string
}

/** The place of a form on a page: what it is for on one side; the form, the ways to reach people and the privacy line on the other. */
export function FormPlace({ heading, privacy, beside, children, anchor }: FormPlaceProps) {
  const { t } = useContactTexts()
  const { shell, language } = useSite()
  const { cta } = shell.contact
  return (
    <section className="section tinted" id={anchor}>
      <div className={`wrap ${styles['columns']}`}>
        <div className={styles['words']}>
          {heading && heading.title !== '' && <SectionHeading title={heading.title} text={heading.content} />}
          {beside}
        </div>
        <div className={styles['card']}>
          {children}
          <h2 className={styles['title']}>{t('ways')}</h2>
          {cta && (
            <p className={styles['promise']} {...foreign(cta.lang, language)}>
              {cta.value}
            </p>
          )}
          <ContactWays />
          <PrivacyLine privacy={privacy} />
          <ul className={styles['also']}>
            {(['dataRequest', 'abuseReport'] as const).map((name) => (
              <li key={name}>
                <SiteLink to={pathTo(name)} className="arrow-link">
                  {t(name)}
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
