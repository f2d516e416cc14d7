import type { community } from '@flou/shared/content/types/help/community.ts'
import type { PublicRecord } from '@flou/shared/site/contentSource.ts'
import { Picture } from '../../elements/Picture.tsx'
import { SiteLink } from '../../elements/SiteLink.tsx'
import { communityTexts } from '../../texts/pages/community.ts'
import { useTexts } from '../../texts/useTexts.ts'
import styles from './community.module.css'
import { sizesUpTo } from '../../elements/appearance.ts'
import { isLinkUrl } from '../../site/links.ts'

export type Group = PublicRecord<typeof community>

const SIZES = sizesUpTo(900, 560)

function Highlight({ group }: { group: Group }) {
  const { t } = useTexts(communityTexts)
  const { title, description, media, logo, url, urlTitle, lang } = group
  return (
    <li className={styles['highlight']} lang={lang}>
      {media && <Picture media={media} isDecorative sizes={SIZES} className={styles['picture']} />}
      <div className={styles['words']}>
        {logo && <Picture media={logo} isDecorative sizes="56px" className={styles['logo']} />}
        <h3>{title}</h3>
        <p>{description}</p>
        {isLinkUrl(url) && (
          <p>
            <SiteLink to={url} className="arrow-link">
              {urlTitle || t('visit', { name: title })}
            </SiteLink>
          </p>
        )}
      </div>
    </li>
  )
}

export function Highlights({ groups }: { groups: readonly Group[] }) {
  const { t } = useTexts(communityTexts)
  if (groups.length === 0) return null
  return (
    <section className="wrap section" aria-labelledby="highlights">
      <h2 id="highlights" className="only-heard">
        {t('highlights')}
      </h2>
      <ul className={styles['highlights']}>
        {groups.map((group) => (
          <Highlight key={group.id} group={group} />
        ))}
      </ul>
    </section>
  )
}
