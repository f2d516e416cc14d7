import { hoursText } from '@flou/shared/forms/eventHours.ts'
import { localPath, TIME_ZONE, type Language } from '@flou/shared/locale.ts'
import type { MailKey } from '@flou/shared/mail/mails.ts'
import { pathTo } from '@flou/shared/paths.ts'
import { reader } from '@flou/shared/texts/reader.ts'
import * as z from 'zod/mini'
import { codePicture } from './seatCode.ts'
import { mailFacts, type MailSection, type MailSite, type MailTemplate } from '../mailContent.ts'
import { entryFile, instantText, MAIL_LOCALES } from './calendarEntry.ts'
import { EVENT_WORDS } from '../texts/registrationTexts.ts'

const paramsSchema = z.object({
  event: z.object({
    id: z.number(),
    title: z.string(),
    place: z.string(),
    startDate: z.string(),
    endDate: z.string(),
    hours: z.optional(
      z.object({ start: z.string(), end: z.string(), endsNextDay: z.optional(z.literal(true)) }),
    ),
    path: z.string(),
  }),
  person: z.string(),
  sequence: z.number(),
  token: z.string(),
  until: z.optional(z.string()),
  /** Absent in mails queued before codes existed. */
  code: z.optional(z.string()),
  /** Waiting registrations have no calendar entry. */
  isWaiting: z.optional(z.boolean()),
})
type Params = z.infer<typeof paramsSchema>

const translate = reader(EVENT_WORDS)

const dayText = (day: string, language: Language) =>
  new Intl.DateTimeFormat(MAIL_LOCALES[language], { dateStyle: 'full', timeZone: TIME_ZONE }).format(
    new Date(`${day}T12:00:00+07:00`),
  )

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
              text: `${hoursText(hours, (hour) => hour.slice(0, 5))} WIB`,
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
  input: { token: string; language: Language },
) => `${site.siteOrigin}${localPath(pathTo(page), input.language)}#token=${encodeURIComponent(input.token)}`

interface About {
  mail: MailKey & `${'registration' | 'event'}${string}`
  target: 'placeAccept' | 'placeCancel' | 'event' | 'events'
  calendar?: 'enters' | 'removes'
  /** Also links to declining the seat. */
  isOffer?: true
}

const declineLink = (url: string, language: Language): MailSection => ({
  rows: [{ label: EVENT_WORDS.decline[language], text: EVENT_WORDS.declineText[language], url }],
})

function calendarOf({ mail, calendar }: About, { event, person, sequence, isWaiting }: Params, url: string) {
  if (calendar === undefined || (isWaiting && mail !== 'registrationCancelled')) return undefined
  const uid = `registration-${event.id}-${person}@${new URL(url).host}`
  return entryFile({ ...event, uid, sequence, isCancelled: calendar === 'removes', url }, new Date())
}

function codeOf({ code, isWaiting }: Params, language: Language) {
  if (code === undefined || isWaiting) return undefined
  return {
    name: 'code',
    gif: codePicture(code),
    text: translate[language]('code', { code }),
  }
}

const mailAbout =
  (about: About): MailTemplate =>
  (input, language, site) => {
    const params = paramsSchema.parse(input)
    const { event, token, until } = params
    const { target } = about
    const urls = {
      event: `${site.siteOrigin}${localPath(event.path, language)}`,
      events: `${site.siteOrigin}${localPath(pathTo('eventList'), language)}`,
      placeAccept: linkTo(site, 'placeAccept', { token, language }),
      placeCancel: linkTo(site, 'placeCancel', { token, language }),
    }
    const calendar = calendarOf(about, params, urls.event)
    const after = calendar && EVENT_WORDS[about.calendar === 'removes' ? 'taken' : 'entered'][language]
    const picture = about.calendar === 'enters' ? codeOf(params, language) : undefined
    return mailFacts({
      mail: about.mail,
      values: { title: event.title, until: until === undefined ? '' : instantText(until, language) },
      sections: [
        { ...facts(params, language, urls.event), ...(after !== undefined && { after }) },
        ...(about.isOffer ? [declineLink(urls.placeCancel, language)] : []),
      ],
      url: urls[target],
      headers: { 'Auto-Submitted': about.mail.startsWith('event') ? 'auto-generated' : 'auto-replied' },
      ...(calendar && { calendar }),
      ...(picture && { picture }),
    })
  }

export const REGISTRATION_MAILS = {
  registrationConfirmed: mailAbout({
    mail: 'registrationConfirmed',
    target: 'placeCancel',
    calendar: 'enters',
  }),
  registrationWaiting: mailAbout({ mail: 'registrationWaiting', target: 'placeCancel' }),
  registrationOffered: mailAbout({ mail: 'registrationOffered', target: 'placeAccept', isOffer: true }),
  registrationCancelled: mailAbout({ mail: 'registrationCancelled', target: 'event', calendar: 'removes' }),
  registrationExpired: mailAbout({ mail: 'registrationExpired', target: 'event' }),
  eventChanged: mailAbout({ mail: 'eventChanged', target: 'placeCancel', calendar: 'enters' }),
  eventCalledOff: mailAbout({ mail: 'eventCalledOff', target: 'events', calendar: 'removes' }),
} as const satisfies Record<string, MailTemplate>
