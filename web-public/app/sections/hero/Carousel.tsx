import type { homeCarousel } from '@flou/shared/content/types/home.ts'
import type { PublicRecord } from '@flou/shared/site/contentSource.ts'
import { shellTexts } from '../../texts/shell.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Banner } from './Banner.tsx'
import styles from './Carousel.module.css'
import { useSlides } from './useSlides.ts'

type Slide = PublicRecord<typeof homeCarousel>

const idOf = (slide: Slide) => `slide-${slide.id}`

/** Scroll-snap carousel without autoplay; arrows and current mark require script. */
export function Carousel({ slides }: { slides: readonly Slide[] }) {
  const { t } = useTexts(shellTexts)
  const { row, current, goTo } = useSlides()
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
            onClick={() => goTo(current - 1)}
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
                    goTo(index)
                  }}
                >
                  <span className="only-heard">{t('slide', { number: index + 1, total })}</span>
                </a>
              </li>
            ))}
          </ol>
          <button type="button" className={styles['arrow']} onClick={() => goTo(current + 1)}>
            <span className="only-heard">{t('next')}</span>
          </button>
        </div>
      )}
    </section>
  )
}
