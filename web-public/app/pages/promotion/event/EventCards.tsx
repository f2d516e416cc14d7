import { pathTo } from '@flou/shared/paths.ts'
import { RecordCards } from '../../../sections/blocks/RecordCards.tsx'
import { useSite } from '../../../site/useSite.ts'
import { longPeriod } from '../period.ts'
import type { EventTeaser } from './teaser.ts'
import { eventTexts } from '../../../texts/pages/promotion/event.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import styles from './events.module.css'

function Above({ event }: { event: EventTeaser }) {
  const { language } = useSite()
  const { t } = useTexts(eventTexts)
  const { category, startDate, endDate, isCalledOff } = event
  return (
    <p className={styles['meta']}>
      {isCalledOff && <strong className={styles['calledOff']}>{t('calledOff')}</strong>}
      {category && <span className={styles['category']}>{category.title}</span>}
      <time dateTime={startDate}>{longPeriod(startDate, endDate, language)}</time>
    </p>
  )
}

interface EventCardsProps {
  events: readonly EventTeaser[]
  /** True if the first card shows the page's first picture. */
  isFirst?: boolean
  isRow?: boolean
}

export const EventCards = ({ events, ...appearance }: EventCardsProps) => (
  <RecordCards
    {...appearance}
    cards={events.map((event) => ({
      key: event.id,
      title: event.title,
      to: pathTo('event', event.slug),
      text: event.description,
      media: event.media,
      above: <Above event={event} />,
      below: <p className={styles['place']}>{event.place}</p>,
      lang: event.lang,
    }))}
  />
)
