import type { homeCarousel } from '@flou/shared/content/types/home.ts'
import type { PublicRecord } from '@flou/shared/site/contentSource.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Banner } from './Banner.tsx'
import styles from './Carousel.module.css'
import { useSlides } from './useSlides.ts'

type Slide = PublicRecord<typeof homeCarousel>

const idOf = (slide: Slide) => `slide-${slide.id}`

/**
 * The home page's slides: a row that snaps, with an anchor for each. Swiping and the anchors need no script; arrows and the
 * mark of the slide in view come with hydration. Nothing moves by itself.
 */
export function Carousel({ slides }: { slides: readonly Slide[] }) {
  const { t } = useTranslation()
  const { row, current, go } = useSlides()
  const total = slides.length
  return (
    <section className={styles['carousel']} aria-label={t('carousel')}>
      <ul className={styles['row']} ref={row} tabIndex={total > 1 ? 0 : undefined}>
        {slides.map((slide, index) => (
          <li
            key={slide.id}
            id={idOf(slide)}
            className={styles['slide']}
            aria-label={t('slide', { number: index + 1, total })}
            lang={slide.lang}
          >
            <Banner
              banner={slide}
              media={slide.media}
              mobile={slide.mediaMobile}
              isTall
              isFirst={index === 0}
            />
          </li>
        ))}
      </ul>
      {total > 1 && (
        <div className={`wrap ${styles['controls']}`}>
          <button
            type="button"
            className={styles['arrow']}
            data-direction="back"
            onClick={() => go(current - 1)}
          >
            <span className="only-heard">{t('previous')}</span>
          </button>
          <ol className={styles['dots']}>
            {slides.map((slide, index) => (
              <li key={slide.id}>
                <a
                  href={`#${idOf(slide)}`}
                  {...(index === current && { 'aria-current': 'true' })}
                  onClick={(event) => {
                    event.preventDefault()
                    go(index)
                  }}
                >
                  <span className="only-heard">{t('slide', { number: index + 1, total })}</span>
                </a>
              </li>
            ))}
          </ol>
          <button type="button" className={styles['arrow']} onClick={() => go(current + 1)}>
            <span className="only-heard">{t('next')}</span>
          </button>
        </div>
      )}
    </section>
  )
}
