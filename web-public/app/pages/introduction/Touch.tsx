import { pathTo } from '@flou/shared/paths.ts'
import { SiteLink } from '../../elements/SiteLink.tsx'
import { NewsletterForm } from '../../layout/footer/NewsletterForm.tsx'
import { usePortal } from '../../site/usePortal.ts'
import { introductionTexts } from '../../texts/pages/introduction.ts'
import { useTexts } from '../../texts/useTexts.ts'
import styles from './introduction.module.css'

export function Touch() {
  const { t } = useTexts(introductionTexts)
  const { loginUrl, registerUrl } = usePortal()
  return (
    <section className="wrap section no-print" aria-label={t('touch')}>
      <div className={styles['boxes']}>
        <div className={styles['box']}>
          <h2>{t('newsTitle')}</h2>
          <p>{t('newsText')}</p>
          <NewsletterForm name="introduction-newsletter" />
          <p className={styles['ways']}>
            <SiteLink to={pathTo('newsList')} className="arrow-link">
              {t('newsLink')}
            </SiteLink>
          </p>
        </div>
        <div className={styles['box']}>
          <h2>{t('memberTitle')}</h2>
          <p>{t('memberText')}</p>
          <p className={styles['ways']}>
            <a href={loginUrl} className="arrow-link">
              {t('login')}
            </a>
            <SiteLink to={registerUrl} className="arrow-link">
              {t('register')}
            </SiteLink>
          </p>
        </div>
      </div>
    </section>
  )
}
