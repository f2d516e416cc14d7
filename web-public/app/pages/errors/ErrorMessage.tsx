import { NEWS } from '@flou/shared/site/newsPaths.ts'
import { SiteLink } from '../../elements/SiteLink.tsx'
import { PageHead } from '../../elements/PageHead.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import styles from './ErrorMessage.module.css'

interface ErrorMessageProps {
  status: number
  title: string
  text: string
  back: string
}

/** A page that says what is wrong and leads home. */
export function ErrorMessage({ status, title, text, back }: ErrorMessageProps) {
  const { t } = useTranslation()
  return (
    <section className={styles['error']}>
      <PageHead seo={{ title, description: text, isHidden: true }} />
      <div className="wrap">
        <p className={styles['status']} aria-hidden="true">
          {status}
        </p>
        <h1>{title}</h1>
        <p className={styles['text']}>{text}</p>
        <p className={styles['ways']}>
          <SiteLink to="/" className="button">
            {back}
          </SiteLink>
          <SiteLink to={NEWS} className="arrow-link">
            {t('allNews')}
          </SiteLink>
        </p>
      </div>
    </section>
  )
}
