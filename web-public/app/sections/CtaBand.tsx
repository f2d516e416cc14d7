import type { LocalizedAppearance, PublicMedia } from '@flou/shared/content/values/localize.ts'
import { ButtonRow } from '../elements/ButtonRow.tsx'
import { Picture } from '../elements/Picture.tsx'
import { RichText } from '../elements/RichText.tsx'
import styles from './CtaBand.module.css'

export interface Cta {
  title: string
  content: string
  media?: PublicMedia | null
  customProperty: LocalizedAppearance
}

/** A page's last word: what to do next, with its buttons. */
export function CtaBand({ cta }: { cta: Cta }) {
  return (
    <section className="wrap section no-print">
      <div className={`${styles['band']} on-dark`}>
        <div className={styles['words']}>
          <h2>{cta.title}</h2>
          <RichText html={cta.content} className={styles['text']} />
          <ButtonRow buttons={cta.customProperty.buttons} />
        </div>
        {cta.media && (
          <Picture
            media={cta.media}
            isDecorative
            sizes="(max-width: 900px) 100vw, 480px"
            className={styles['picture']}
          />
        )}
      </div>
    </section>
  )
}
