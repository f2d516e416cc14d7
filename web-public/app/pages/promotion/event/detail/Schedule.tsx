import { pointHours } from '@flou/shared/forms/eventHours.ts'
import { Picture } from '../../../../elements/Picture.tsx'
import { SectionHeading } from '../../../../sections/SectionHeading.tsx'
import { useSite } from '../../../../site/useSite.ts'
import { weekdayAndDay } from '../../period.ts'
import { programmeDays } from './eventTime.ts'
import { EventHours } from './EventHours.tsx'
import { eventTexts } from '../../../../texts/pages/promotion/event.ts'
import { useTexts } from '../../../../texts/useTexts.ts'
import styles from './schedule.module.css'
import type { EventRecord } from '../teaser.ts'

type Point = EventRecord['schedules'][number]['eventScheduleItems'][number]

function ProgrammePoint({ point }: { point: Point }) {
  const { t } = useTexts(eventTexts)
  const { title, description, speakerName, media } = point
  const hours = pointHours(point)
  return (
    <li className={styles['point']}>
      {hours && (
        <p className={styles['hours']}>
          <EventHours hours={hours} />
        </p>
      )}
      <div className={styles['words']}>
        <h4>{title}</h4>
        {description !== '' && <p className={styles['text']}>{description}</p>}
        {speakerName !== '' && (
          <p className={styles['speaker']}>
            {media && <Picture media={media} isDecorative sizes="40px" className={styles['face']} />}
            <span>
              <span className="only-heard">{t('speaker')}: </span>
              {speakerName}
            </span>
          </p>
        )}
      </div>
    </li>
  )
}

export function Schedule({ event }: { event: EventRecord }) {
  const { t } = useTexts(eventTexts)
  const { language } = useSite()
  const days = programmeDays(event.schedules)
  if (days.length === 0) return null
  return (
    <section className="wrap section" id="programme">
      <SectionHeading title={event.scheduleTitle || t('schedule')} text={event.scheduleDescription} />
      <div className={styles['days']}>
        {days.map(({ date, schedule }) => (
          <section key={date} className={styles['day']}>
            <h3 className={styles['date']}>
              <time dateTime={date}>{weekdayAndDay(date, language)}</time>
            </h3>
            <ol className={styles['points']}>
              {schedule.eventScheduleItems.map((point) => (
                <ProgrammePoint key={point.startHour + point.title} point={point} />
              ))}
            </ol>
          </section>
        ))}
      </div>
    </section>
  )
}
