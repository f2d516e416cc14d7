import { pathTo } from '@flou/shared/paths.ts'
import { RecordCards } from '../../../sections/blocks/RecordCards.tsx'
import { useSite } from '../../../site/useSite.ts'
import { longDay } from '../../../elements/day.ts'
import { JAKARTA_MINUTES, longPeriod, wallClock } from '../period.ts'
import type { EventCard } from './teaser.ts'
import { eventTexts } from '../../../texts/pages/promotion/event.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import styles from './events.module.css'

function Above({ event }: { event: EventCard }) {
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

function Below({ event }: { event: EventCard }) {
  const { t, language } = useTexts(eventTexts)
  const { place, registration, registrationOpens } = event
  const { day } = wallClock(registrationOpens || '1970-01-01', JAKARTA_MINUTES)
  return (
    <>
      <p className={styles['place']}>{place}</p>
      {registration && (
        <p className={styles['registration']}>
          {registration === 'early' ? t('opensFrom', { date: longDay(day, language) }) : t('closed')}
        </p>
      )}
    </>
  )
}

interface EventCardsProps {
  events: readonly EventCard[]
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
      below: <Below event={event} />,
      lang: event.lang,
    }))}
  />
)
