import type { PublicMedia } from '@flou/shared/content/values/localize.ts'
import { ButtonRow } from '../../elements/ButtonRow.tsx'
import { Picture } from '../../elements/Picture.tsx'
import styles from './PromoBanner.module.css'
import type { LocalizedAppearance } from '@flou/shared/content/appearance/localizedAppearance.ts'

interface Promo {
  media: PublicMedia | null
  mobileMedia: PublicMedia | null
  customProperty: LocalizedAppearance
}

export function PromoBanner({ banner }: { banner: Promo }) {
  if (!banner.media) return null
  return (
    <section className="wrap section">
      <div className={styles['promo']}>
        <Picture
          media={banner.media}
          mobile={banner.mobileMedia}
          sizes="(max-width: 1200px) 100vw, 1200px"
          className={styles['picture']}
        />
        <div className={styles['buttons']}>
          <ButtonRow
            buttons={banner.customProperty.buttons}
            position={banner.customProperty.banner.positionButton}
          />
        </div>
      </div>
    </section>
  )
}
