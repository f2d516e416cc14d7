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
  /** For a place without a form: a form says itself what sending means. */
  privacy?: PrivacyPage | null
  /** What stands below the heading, on its side. */
  beside?: ReactNode
  /** The form; the ways to reach people are below it then, and alone without it. */
  children?: ReactNode
  anchor?: string
}

/** The ways to reach people without a form. */
function Ways() {
  const { t } = useContactTexts()
  const { shell, language } = useSite()
  const { cta } = shell.contact
  return (
    <div className={styles['ways']}>
      <h2 className={styles['title']}>{t('ways')}</h2>
      {cta && (
        <p className={styles['promise']} {...foreign(cta.lang, language)}>
          {cta.value}
        </p>
      )}
      <ContactWays />
    </div>
  )
}

const ALSO = ['dataRequest', 'abuseReport'] as const

/** What happens to what is sent, and the forms for what is no message to us. */
function SmallPrint({ privacy }: { privacy: PrivacyPage | null | undefined }) {
  const { t } = useContactTexts()
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

/** The place of a form on a page: what it is for and the ways to reach people on one side, the form on the other; without a form, the ways. */
export function FormPlace({ heading, privacy, beside, children, anchor }: FormPlaceProps) {
  return (
    <section className="section tinted" id={anchor}>
      <div className={`wrap ${styles['columns']}`} data-form={children === undefined ? undefined : ''}>
        <div className={styles['words']}>
          {heading && heading.title !== '' && <SectionHeading title={heading.title} text={heading.content} />}
          {beside}
          {children !== undefined && <Ways />}
        </div>
        <div className={styles['card']}>
          {children ?? <Ways />}
          <SmallPrint privacy={privacy} />
        </div>
      </div>
    </section>
  )
}
