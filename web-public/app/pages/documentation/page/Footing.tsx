import { pathTo } from '@flou/shared/paths.ts'
import { SiteLink } from '../../../elements/SiteLink.tsx'
import { PageHelpful } from '../../../forms/PageHelpful.tsx'
import { useSite } from '../../../site/useSite.ts'
import { documentationTexts } from '../../../texts/pages/documentation.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import type { Neighbours } from './readNeighbours.ts'
import styles from './Footing.module.css'

export function Helpful() {
  const { t } = useTexts(documentationTexts)
  const { path } = useSite()
  return (
    <section className={`no-print ${styles['helpful']}`} aria-labelledby="helpful">
      <h2 id="helpful">{t('helpfulTitle')}</h2>
      <p>{t('helpfulText')}</p>
      <PageHelpful path={path} />
      <p className={styles['ways']}>
        <SiteLink to={pathTo('feedback')} className="arrow-link">
          {t('report')}
        </SiteLink>
        <SiteLink to={pathTo('contactUs')} className="arrow-link">
          {t('contact')}
        </SiteLink>
      </p>
    </section>
  )
}

export function NeighbourLinks({ neighbours: { before, after } }: { neighbours: Neighbours }) {
  const { t } = useTexts(documentationTexts)
  return (
    <nav className={styles['neighbours']} aria-label={t('moreDocumentation')}>
      {before && (
        <SiteLink to={before.to} rel="prev">
          <span>{t('previousDocumentation')}</span>
          {before.title}
        </SiteLink>
      )}
      {after && (
        <SiteLink to={after.to} rel="next" className={styles['after']}>
          <span>{t('nextDocumentation')}</span>
          {after.title}
        </SiteLink>
      )}
      <SiteLink to={pathTo('documentationList')} className={styles['all']}>
        {t('everyDocumentation')}
      </SiteLink>
    </nav>
  )
}
