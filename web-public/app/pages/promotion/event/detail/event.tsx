import { daysAfter, todayInJakarta } from '@flou/shared/strings/calendar.ts'
import { localPath } from '@flou/shared/locale.ts'
import { contentContext } from '../../../../contentContext.ts'
import { PageHead } from '../../../../elements/PageHead.tsx'
import { Picture } from '../../../../elements/Picture.tsx'
import { PageBlock } from '../../../../sections/blocks/PageBlock.tsx'
import { Banner } from '../../../../sections/hero/Banner.tsx'
import { SectionHeading } from '../../../../sections/SectionHeading.tsx'
import { videoJsonLd } from '../../../../sections/video/publicVideo.ts'
import { Video } from '../../../../sections/video/Video.tsx'
import { useSite } from '../../../../site/useSite.ts'
import { readPage } from '../../../reading/readPage.ts'
import { calendarFile } from './calendarFile.ts'
import { EventCards } from '../EventCards.tsx'
import { EventFacts } from './EventFacts.tsx'
import { nextRenderDay, eventStateOf } from './eventTime.ts'
import { readRelated } from './readRelated.ts'
import { Registration } from './Registration.tsx'
import { registrationState, useRegistration } from './registration.ts'
import { Schedule } from './Schedule.tsx'
import { eventTexts } from '../../../../texts/pages/promotion/event.ts'
import { useTexts } from '../../../../texts/useTexts.ts'
import { useEventJsonLd } from './useEventJsonLd.ts'
import type { Route } from './+types/event'
import styles from './event.module.css'
import type { EventRecord } from '../teaser.ts'

export async function loader(args: Route.LoaderArgs) {
  const { source, site, path, files } = args.context.get(contentContext)
  const { head, record } = await readPage('event', args)
  const today = todayInJakarta(source.now)
  source.scheduleRerender(nextRenderDay(record, today) ?? today)
  const registration = registrationState(record, source.now)
  if (registration.phase === 'early') source.scheduleRerender(daysAfter(today, 1))
  const { language } = source
  const url = site.origin + localPath(path, language)
  files.set('ics', calendarFile(record, { url, host: new URL(site.origin).hostname, language }))
  return {
    head,
    event: record,
    state: eventStateOf(record, today),
    registration,
    related: await readRelated(source, record),
  }
}

function Sponsors({ event: { sponsorMedia } }: { event: EventRecord }) {
  const { t } = useTexts(eventTexts)
  if (sponsorMedia.length === 0) return null
  return (
    <section className="wrap section">
      <SectionHeading title={t('sponsors')} />
      <ul className={styles['sponsors']}>
        {sponsorMedia.map((logo) => (
          <li key={logo.id}>
            <Picture media={logo} sizes="180px" className={styles['logo']} />
          </li>
        ))}
      </ul>
    </section>
  )
}

export default function Event({ loaderData }: Route.ComponentProps) {
  const { head, event, state, related } = loaderData
  const registration = useRegistration(event, loaderData.registration)
  const { t } = useTexts(eventTexts)
  const { origin } = useSite().site
  const { banner } = event.customProperty
  const plain = { banner, buttons: [] }
  const isClosed = state === 'over' || event.isCalledOff
  const isOpen = !isClosed && registration.phase === 'open'
  const opening = { ...event, customProperty: isOpen ? event.customProperty : plain }
  const about = {
    title: event.contentTitle,
    content: event.contentDescription,
    items: [],
    media: event.media,
  }
  return (
    <>
      <PageHead
        head={head}
        jsonLd={[
          useEventJsonLd(event, loaderData.registration.phase),
          ...videoJsonLd(origin, event.video, head.description),
        ]}
      />
      <div lang={event.lang}>
        <Banner
          banner={opening}
          media={event.backgroundMedia}
          mobile={event.mediaMobile}
          trail={head.trail}
        />
        <EventFacts event={event} state={state} registration={registration} />
        {event.video && (
          <section className="wrap section">
            <div className={styles['video']}>
              <Video video={event.video} />
            </div>
          </section>
        )}
        <PageBlock block={{ ...about, customProperty: plain }} />
        <PageBlock block={{ ...event.eventFeature, customProperty: plain }} />
        <Schedule event={event} />
        {!isClosed && <Registration event={event} registration={registration} />}
        <Sponsors event={event} />
      </div>
      {related.length > 0 && (
        <section className="section tinted no-print">
          <div className="wrap">
            <SectionHeading title={t('related')} />
            <EventCards events={related} isRow />
          </div>
        </section>
      )}
    </>
  )
}
