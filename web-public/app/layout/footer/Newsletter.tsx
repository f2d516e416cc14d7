import { pathTo } from '@flou/shared/paths.ts'
import { SiteLink } from '../../elements/SiteLink.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'

/** Where news can be read; the form that subscribes to them by e-mail comes with its call (decision 40). */
export function Newsletter() {
  const { t } = useTranslation()
  return (
    <section>
      <h2>{t('newsletterTitle')}</h2>
      <p>{t('newsletterLater')}</p>
      <p>
        <SiteLink to={pathTo('newsList')} className="arrow-link">
          {t('allNews')}
        </SiteLink>
      </p>
    </section>
  )
}
