import type { slider } from '@flou/shared/content/types/slider.ts'
import type { PublicRecord } from '@flou/shared/site/contentSource.ts'
import { Picture } from '../../elements/Picture.tsx'
import { LinkOrText } from '../../elements/SiteLink.tsx'
import styles from './Highlights.module.css'

type Slide = PublicRecord<typeof slider>

export function Highlights({ slides }: { slides: readonly Slide[] }) {
  if (slides.length === 0) return null
  return (
    <div className={`wrap ${styles['strip']}`}>
      <ul className={`${styles['row']} swipe`}>
        {slides.map((slide) => (
          <li key={slide.id} className={styles['note']} lang={slide.lang}>
            {slide.media && (
              <Picture media={slide.media} isDecorative sizes="96px" className={styles['picture']} />
            )}
            <div>
              <h2 className={styles['title']}>
                <LinkOrText to={slide.link} className={styles['link']}>
                  {slide.title}
                </LinkOrText>
              </h2>
              <p className={styles['text']}>{slide.description}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
