import { pathTo } from '@flou/shared/paths.ts'
import type { techPartner } from '@flou/shared/content/types/partner/techPartner.ts'
import type { PublicRecord } from '@flou/shared/site/contentSource.ts'
import { Picture } from '../../elements/Picture.tsx'
import { SiteLink } from '../../elements/SiteLink.tsx'
import { SectionHeading } from '../../sections/SectionHeading.tsx'
import { partnerTexts } from '../../texts/pages/partners.ts'
import { useTexts } from '../../texts/useTexts.ts'
import styles from './PartnerStrip.module.css'
import { ALL_PRODUCTS } from '@flou/shared/strings/slug.ts'

interface PartnerStripProps {
  title: { title: string; content: string } | undefined
  partners: readonly Pick<PublicRecord<typeof techPartner>, 'id' | 'title' | 'media'>[]
}

export function PartnerStrip({ title, partners }: PartnerStripProps) {
  const { t } = useTexts(partnerTexts)
  const signs = partners.flatMap(({ id, title: name, media }) => (media ? [{ id, name, media }] : []))
  if (signs.length === 0) return null
  return (
    <section className="wrap section">
      <SectionHeading title={title?.title ?? t('partners')} text={title?.content ?? ''} align="center" />
      <ul className={styles['signs']}>
        {signs.map(({ id, name, media }) => (
          <li key={id}>
            <Picture media={{ ...media, alt: media.alt || name }} sizes="160px" className={styles['sign']} />
          </li>
        ))}
      </ul>
      <p className={styles['all']}>
        <SiteLink to={pathTo('techPartner', ALL_PRODUCTS)} className="arrow-link">
          {t('allPartners')}
        </SiteLink>
      </p>
    </section>
  )
}
