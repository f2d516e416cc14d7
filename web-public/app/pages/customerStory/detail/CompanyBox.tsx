import { pathTo } from '@flou/shared/paths.ts'
import { Picture } from '../../../elements/Picture.tsx'
import { SiteLink } from '../../../elements/SiteLink.tsx'
import { storyTexts } from '../../../texts/pages/customerStory.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import type { Story } from './readRelated.ts'
import styles from './story.module.css'

export function CompanyBox({ story }: { story: Story }) {
  const { t } = useTexts(storyTexts)
  const { companyLogo, companyName, companyAddress, companyAbout } = story
  const { customerStoryCategory: industry, productCategory: product } = story
  return (
    <aside className={styles['company']} aria-label={t('company')}>
      {companyLogo && <Picture media={companyLogo} isDecorative sizes="200px" className={styles['sign']} />}
      <p className={styles['name']}>{companyName}</p>
      {companyAbout !== '' && <p>{companyAbout}</p>}
      {companyAddress !== '' && <address className={styles['address']}>{companyAddress}</address>}
      {(industry || product) && (
        <dl className={styles['facts']}>
          {industry && (
            <div>
              <dt>{t('industry')}</dt>
              <dd>
                <SiteLink to={pathTo('industryCategory', industry.slug)}>{industry.title}</SiteLink>
              </dd>
            </div>
          )}
          {product && (
            <div>
              <dt>{t('product')}</dt>
              <dd>
                <SiteLink to={pathTo('storyProductCategory', product.slug)}>{product.title}</SiteLink>
              </dd>
            </div>
          )}
        </dl>
      )}
    </aside>
  )
}
