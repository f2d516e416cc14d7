import type { ReactNode } from 'react'
import { localPath } from '@flou/shared/locale.ts'
import { pathTo } from '@flou/shared/paths.ts'
import { SiteLink } from '../../../../elements/SiteLink.tsx'
import { useSite } from '../../../../site/useSite.ts'
import { Countdown } from '../../Countdown.tsx'
import { longPeriod } from '../../period.ts'
import { eventTime } from './eventTime.ts'
import type { EventState } from './eventTime.ts'
import { EventHours } from './EventHours.tsx'
import { OwnTime } from './OwnTime.tsx'
import type { RegistrationState } from './registration.ts'
import { useRegistrationText } from './useRegistrationText.ts'
import { eventTexts } from '../../../../texts/pages/promotion/event.ts'
import { useTexts } from '../../../../texts/useTexts.ts'
import styles from './event.module.css'
import type { EventRecord } from '../teaser.ts'

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const mapOf = (location: string) =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(location)}`

function Where({ event: { place, isOnline } }: { event: EventRecord }) {
  const { t } = useTexts(eventTexts)
  return (
    <Fact name={t('place')}>
      {place}
      {!isOnline && (
        <a href={mapOf(place)} target="_blank" rel="noopener" className={styles['map']}>
          {t('map')}
        </a>
      )}
    </Fact>
  )
}

function When({ event }: { event: EventRecord }) {
  const { t } = useTexts(eventTexts)
  const { language } = useSite()
  const { start, hours } = eventTime(event)
  return (
    <>
      <Fact name={t('date')}>
        <time dateTime={event.startDate}>{longPeriod(event.startDate, event.endDate, language)}</time>
      </Fact>
      {hours && (
        <Fact name={t('time')}>
          <EventHours hours={hours} /> {t('zone')}
          <OwnTime start={start} day={event.startDate} />
        </Fact>
      )}
    </>
  )
}

function Past({ state, text }: { state: string; text: string }) {
  const { t } = useTexts(eventTexts)
  return (
    <div className={styles['standing']}>
      <p className={styles['state']}>{state}</p>
      <p>{text}</p>
      <SiteLink to={pathTo('eventList')} className="arrow-link">
        {t('nextEvents')}
      </SiteLink>
    </div>
  )
}

function EventStateInfo({ event, state }: { event: EventRecord; state: EventState }) {
  const { t } = useTexts(eventTexts)
  const { language } = useSite()
  const { start, isTimed } = eventTime(event)
  if (event.isCalledOff) return <Past state={t('calledOff')} text={t('calledOffText')} />
  if (state === 'over') {
    const date = longPeriod(event.startDate, event.endDate, language)
    return <Past state={t('ended')} text={t('endedText', { date })} />
  }
  return (
    <div className={styles['standing']}>
      {state !== 'coming' && <p className={styles['state']}>{t(state)}</p>}
      {(state === 'coming' || (state === 'today' && isTimed)) && (
        <Countdown until={start} label={t('starts')} />
      )}
    </div>
  )
}

interface EventFactsProps {
  event: EventRecord
  state: EventState
  registration: RegistrationState
}

export function EventFacts({ event, state, registration }: EventFactsProps) {
  const { t } = useTexts(eventTexts)
  const { language, path } = useSite()
  const { subCategory } = event
  const window = useRegistrationText(event, registration)
  const isClosed = state === 'over' || event.isCalledOff
  return (
    <section className={`wrap ${styles['facts']}`}>
      <div className={styles['side']}>
        <EventStateInfo event={event} state={state} />
        {!isClosed && (
          <p className="no-print">
            <a href={`${localPath(path, language)}.ics`} type="text/calendar" className={styles['calendar']}>
              {t('calendar')}
              <span className={styles['hint']}>{t('calendarHint')}</span>
            </a>
          </p>
        )}
      </div>
      <dl className={styles['list']}>
        <When event={event} />
        <Where event={event} />
        {!isClosed && window !== '' && (
          <Fact name={t('registration')}>{window.charAt(0).toUpperCase() + window.slice(1)}</Fact>
        )}
        {event.keynoteLanguage !== '' && <Fact name={t('language')}>{event.keynoteLanguage}</Fact>}
        {subCategory && (
          <Fact name={t('topic')}>
            <SiteLink to={pathTo('eventSubCategory', subCategory.slug)}>{subCategory.title}</SiteLink>
          </Fact>
        )}
      </dl>
    </section>
  )
}
