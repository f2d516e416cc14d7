import type { event } from '@flou/shared/content/types/promotion/event.ts'
import { ISO_CODE, localPath } from '@flou/shared/locale.ts'
import type { PublicRecord } from '@flou/shared/site/contentSource.ts'
import type { JsonLdNode } from '../../../../elements/jsonLd/jsonLd.ts'
import { usePublisher } from '../../../../elements/jsonLd/usePublisher.ts'
import { useSite } from '../../../../site/useSite.ts'
import { eventTime } from './eventTime.ts'
import type { RegistrationPhase } from '@flou/shared/forms/registrationWindow.ts'
import { toAbsoluteUrl } from '../../../../site/links.ts'

type Event = Omit<PublicRecord<typeof event>, 'contentDescription'>

const SPEAKERS = 20

const speakersOf = ({ schedules }: Event) =>
  [
    ...new Set(
      schedules.flatMap(({ eventScheduleItems }) => eventScheduleItems.map(({ speakerName }) => speakerName)),
    ),
  ].filter((name) => name !== '')

const onlinePlace = (url: string) => ({ '@type': 'VirtualLocation', url })
const hall = (name: string) => ({
  '@type': 'Place',
  name,
  address: { '@type': 'PostalAddress', name, addressCountry: 'ID' },
})

const AVAILABILITY: Readonly<Record<RegistrationPhase, string>> = {
  early: 'PreOrder',
  open: 'InStock',
  closed: 'Discontinued',
}

/** Seats, without a price, which events state in their text only. */
const seatsOffer = (event: Event, phase: RegistrationPhase, url: string) => ({
  '@type': 'Offer',
  name: event.title,
  url: `${url}#register`,
  availability: `https://schema.org/${AVAILABILITY[phase]}`,
  ...(event.registrationOpens !== '' && { validFrom: event.registrationOpens }),
  ...(event.registrationCloses !== '' && { validThrough: event.registrationCloses }),
})

/** Event structured data; times only if the programme has them. */
export function useEventJsonLd(event: Event, registration: RegistrationPhase): JsonLdNode {
  const { site, path } = useSite()
  const publisher = usePublisher()
  const url = site.origin + localPath(path, event.lang)
  const { isTimed, start, end } = eventTime(event)
  const pictures = [event.seoThumbnail, event.media, event.backgroundMedia].flatMap((one) =>
    one ? [toAbsoluteUrl(site.origin, one.imageDefault)] : [],
  )
  return {
    '@type': 'Event',
    name: event.title,
    description: event.description,
    startDate: isTimed ? start : event.startDate,
    endDate: isTimed ? end : event.endDate,
    eventStatus: `https://schema.org/${event.isCalledOff ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: `https://schema.org/${event.isOnline ? 'Online' : 'Offline'}EventAttendanceMode`,
    location: event.isOnline ? onlinePlace(url) : hall(event.place),
    image: [...new Set(pictures)],
    url,
    ...(!event.isCalledOff && { offers: seatsOffer(event, registration, url) }),
    inLanguage: ISO_CODE[event.lang],
    organizer: publisher,
    performer: speakersOf(event)
      .slice(0, SPEAKERS)
      .map((name) => ({ '@type': 'Person', name })),
  }
}
