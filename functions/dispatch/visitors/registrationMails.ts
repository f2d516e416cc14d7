import { localPath, type Language } from '@flou/shared/locale.ts'
import { pathTo } from '@flou/shared/paths.ts'
import type { RegistrationState } from '@flou/shared/registration.ts'
import * as z from 'zod/mini'
import { filled, type MailSection, type MailSite, type MailTemplate } from '../mailContent.ts'
import { calendarFileOf } from './calendarEntry.ts'
import { EVENT_WORDS, REGISTRATION_TEXTS } from './registrationTexts.ts'

const paramsSchema = z.object({
  event: z.object({
    id: z.number(),
    title: z.string(),
    place: z.string(),
    startDate: z.string(),
    endDate: z.string(),
    hours: z.optional(z.object({ start: z.string(), end: z.string() })),
    path: z.string(),
  }),
  person: z.string(),
  sequence: z.number(),
  token: z.string(),
  until: z.optional(z.string()),
})
type Params = z.infer<typeof paramsSchema>

const ZONE = 'Asia/Jakarta'
const locales: Readonly<Record<Language, string>> = { en: 'en-GB', id: 'id-ID' }

const dayText = (day: string, language: Language) =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'full', timeZone: ZONE }).format(
    new Date(`${day}T12:00:00+07:00`),
  )
const instantText = (iso: string, language: Language) =>
  `${new Intl.DateTimeFormat(locales[language], { dateStyle: 'full', timeStyle: 'short', timeZone: ZONE }).format(new Date(iso))} WIB`

function facts({ event }: Params, language: Language, url: string): MailSection {
  const { title, place, startDate, endDate, hours } = event
  const days = [startDate, endDate].map((day) => dayText(day, language))
  const isOneDay = startDate === endDate
  return {
    rows: [
      { label: EVENT_WORDS.event[language], text: title, url },
      { label: EVENT_WORDS.date[language], text: isOneDay ? (days[0] ?? '') : days.join(' – ') },
      ...(hours && isOneDay
        ? [
            {
              label: EVENT_WORDS.hours[language],
              text: `${hours.start.slice(0, 5)}–${hours.end.slice(0, 5)} WIB`,
            },
          ]
        : []),
      ...(place === '' ? [] : [{ label: EVENT_WORDS.place[language], text: place }]),
    ],
  }
}

const linkTo = (
  site: MailSite,
  page: 'placeAccept' | 'placeCancel',
  given: { token: string; language: Language },
) => `${site.siteOrigin}${localPath(pathTo(page), given.language)}#token=${encodeURIComponent(given.token)}`

/** Where the button of a mail leads, by what has become of the registration. */
const TARGETS: Readonly<Record<RegistrationState, 'placeAccept' | 'placeCancel' | 'event'>> = {
  confirmed: 'placeCancel',
  waiting: 'placeCancel',
  offered: 'placeAccept',
  cancelled: 'event',
  expired: 'event',
}
const WITH_CALENDAR: ReadonlySet<RegistrationState> = new Set(['confirmed', 'cancelled'])

/** Of an offer: the way to give the place back. */
const declineLink = (url: string, language: Language): MailSection => ({
  rows: [{ label: EVENT_WORDS.decline[language], text: EVENT_WORDS.declineText[language], url }],
})

/** The event's entry for calendars; undefined for a registration that has no place to enter or to take out. */
function calendarOf(state: RegistrationState, { event, person, sequence }: Params, url: string) {
  if (!WITH_CALENDAR.has(state)) return undefined
  const uid = `registration-${event.id}-${person}@${new URL(url).host}`
  return calendarFileOf({ ...event, uid, sequence, isCancelled: state === 'cancelled', url }, new Date())
}

const mailAbout =
  (state: RegistrationState): MailTemplate =>
  (given, language, site) => {
    const params = paramsSchema.parse(given)
    const { event, token, until } = params
    const texts = REGISTRATION_TEXTS[state]
    const eventUrl = `${site.siteOrigin}${localPath(event.path, language)}`
    const target = TARGETS[state]
    const url = target === 'event' ? eventUrl : linkTo(site, target, { token, language })
    const words = { title: event.title, until: until === undefined ? '' : instantText(until, language) }
    const calendar = calendarOf(state, params, eventUrl)
    const decline = linkTo(site, 'placeCancel', { token, language })
    return {
      subject: filled(texts.subject[language], words),
      paragraphs: [filled(texts.sentence[language], words)],
      sections: [
        facts(params, language, eventUrl),
        ...(state === 'offered' ? [declineLink(decline, language)] : []),
      ],
      link: { url, title: texts.button[language] },
      closing: texts.closing[language],
      headers: { 'Auto-Submitted': 'auto-replied' },
      ...(calendar && { calendar }),
    }
  }

/** Mails about a registration for an event. */
export const REGISTRATION_MAILS = {
  registrationConfirmed: mailAbout('confirmed'),
  registrationWaiting: mailAbout('waiting'),
  registrationOffered: mailAbout('offered'),
  registrationCancelled: mailAbout('cancelled'),
  registrationExpired: mailAbout('expired'),
} as const satisfies Record<string, MailTemplate>
