import { pathTo } from '@flou/shared/paths.ts'
import { SiteLink } from '../../elements/SiteLink.tsx'
import { HiddenHead } from '../../elements/PageHead.tsx'
import { errorTexts } from '../../texts/errors.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { MissingPageLinks } from './MissingPageLinks.tsx'
import styles from './ErrorMessage.module.css'

interface ErrorMessageProps {
  status: number
  title: string
  text: string
  back: string
}

export function ErrorMessage({ status, title, text, back }: ErrorMessageProps) {
  const { t } = useTexts(errorTexts)
  return (
    <section className={styles['error']}>
      <HiddenHead title={title} />
      <div className="wrap">
        <p className={styles['status']} aria-hidden="true">
          {status}
        </p>
        <h1>{title}</h1>
        <p className={styles['text']}>{text}</p>
        <p className={styles['ways']}>
          <SiteLink to={pathTo('home')} className="button">
            {back}
          </SiteLink>
          <SiteLink to={pathTo('newsList')} className="arrow-link">
            {t('allNews')}
          </SiteLink>
        </p>
        {status === 404 && <MissingPageLinks />}
      </div>
    </section>
  )
}
