import type { FormKey } from '@flou/shared/forms/registry.ts'
import type { FormValues } from '@flou/shared/forms/check.ts'
import type { SubmissionState, Suspicion } from '@flou/shared/inbox/inbox.ts'
import type { Language } from '@flou/shared/locale.ts'
import * as z from 'zod/mini'
import { parsed } from '../loader/parsed.ts'

const texts = z.array(z.string()).check(z.minLength(1))
const inBothLanguages = z.strictObject({ en: texts, id: texts })
const visitor = z.strictObject({
  firstName: z.string(),
  lastName: z.string(),
  company: z.string(),
  state: z.string(),
  city: z.string(),
  jobRole: z.string(),
  language: z.enum(['en', 'id']),
})
const FORMS = [
  'contactMessage',
  'businessContact',
  'supportFeedback',
  'eventRegistration',
  'newsletter',
  'pageHelpful',
  'dataRequest',
  'abuseReport',
] as const satisfies readonly FormKey[]
type DemoForm = (typeof FORMS)[number]

const { counts, visitors, colleagues, messages, services, pages, requests, abuses } = parsed(
  new URL('submissions.yaml', import.meta.url),
  z.strictObject({
    counts: z.record(z.enum(FORMS), z.int()),
    visitors: z.array(visitor).check(z.minLength(1)),
    colleagues: inBothLanguages,
    messages: z.strictObject({
      contactMessage: inBothLanguages,
      businessContact: inBothLanguages,
      supportFeedback: inBothLanguages,
      pageHelpful: inBothLanguages,
      abuseReport: inBothLanguages,
    }),
    services: texts,
    pages: texts,
    requests: texts,
    abuses: texts,
  }),
)

type DemoVisitor = z.infer<typeof visitor>
type Messages = z.infer<typeof inBothLanguages>

export interface DemoSubmission {
  form: FormKey
  language: Language
  page: string
  values: FormValues
  state: SubmissionState
  suspect?: Suspicion
  daysAgo: number
}

interface Person extends DemoVisitor {
  email: string
  phone: string
}
interface Sample {
  values: FormValues
  page: string
}
interface Choices {
  event: number
  text: (messages: Messages) => string
}
type Make = (person: Person, number: number, choices: Choices) => Sample

const nameOf = ({ firstName, lastName }: DemoVisitor) => `${firstName} ${lastName}`
const pick = <T>(list: readonly T[], number: number): T => {
  const one = list[number % list.length]
  if (one === undefined) throw new Error('An empty list has nothing to pick from')
  return one
}

const MAKERS: Readonly<Record<DemoForm, Make>> = {
  contactMessage: ({ firstName, lastName, email, phone, company, state, city }, number, { text }) => ({
    page: number % 3 === 0 ? '/contact-us' : '/pricing',
    values: {
      firstName,
      lastName,
      email,
      phone,
      company,
      state,
      city,
      otherState: state === 'other' ? 'Singapore' : '',
      otherCity: city === 'other' ? 'Singapore' : '',
      message: text(messages.contactMessage),
    },
  }),
  businessContact: ({ firstName, lastName, email, phone, company, jobRole, language }, _, { text }) => ({
    page: '/ebc',
    values: {
      firstName,
      lastName,
      email,
      phone,
      company,
      jobRole,
      country: language === 'id' ? 'ID' : 'SG',
      message: text(messages.businessContact),
    },
  }),
  supportFeedback: ({ firstName, lastName, email, company, state, city }, number, { text }) => ({
    page: '/feedback-form',
    values: {
      firstName,
      lastName,
      email,
      phone: '',
      company,
      state,
      city,
      otherState: '',
      otherCity: '',
      service: pick(services, number),
      rating: pick([5, 4, 5, 3, 4, 2, 5, 1], number),
      message: text(messages.supportFeedback),
      privacyPolicy: true,
    },
  }),
  eventRegistration: ({ firstName, lastName, email, phone, company, jobRole }, _, { event }) => ({
    page: '/event',
    values: { eventId: event, firstName, lastName, email, phone, company, jobRole },
  }),
  newsletter: ({ email }, number) => ({
    page: number % 2 === 0 ? '/' : '/why-flou-cloud',
    values: { email },
  }),
  pageHelpful: (_, number, { text }) => ({
    page: pick(pages, number),
    values: {
      path: pick(pages, number),
      answer: number % 4 === 0 ? 'no' : 'yes',
      comment: text(messages.pageHelpful),
    },
  }),
  dataRequest: (person, number) => ({
    page: '/page/privacy',
    values: {
      name: nameOf(person),
      email: person.email,
      request: pick(requests, number),
      message: '',
    },
  }),
  abuseReport: (person, number, { text }) => ({
    page: '/page/privacy',
    values: {
      name: nameOf(person),
      email: person.email,
      abuse: pick(abuses, number),
      address: `203.0.113.${number + 7}`,
      message: text(messages.abuseReport),
    },
  }),
}

const WEEKS_IN_DAYS = 56

function stateOf(number: number, daysAgo: number): SubmissionState {
  if (number % 11 === 10) return 'spam'
  if (daysAgo < 3) return 'new'
  return daysAgo < 7 ? 'read' : pick(['done', 'answered', 'done'], number)
}

const colleagueOf = (one: DemoVisitor, round: number): DemoVisitor =>
  round === 0 ? one : { ...one, firstName: pick(colleagues[one.language], round - 1) }

const personOf = (one: DemoVisitor): Person => ({
  ...one,
  email: `${one.firstName}.${one.lastName}@example.com`.toLowerCase(),
  phone: one.language === 'id' ? '+62 812 0000 0100' : '+65 6000 0100',
})

export function demoSubmissions(event: number): DemoSubmission[] {
  return FORMS.flatMap((form) => {
    return Array.from({ length: counts[form] }, (_, number): DemoSubmission => {
      const visitor = pick(visitors, number * 3 + form.length)
      const round = Math.floor(number / visitors.length)
      const person = personOf(form === 'eventRegistration' ? colleagueOf(visitor, round) : visitor)
      const { language } = person
      const daysAgo = Math.floor((number * WEEKS_IN_DAYS) / counts[form])
      const state = stateOf(number, daysAgo)
      const text = (all: Messages) => pick(all[language], number)
      const sample = MAKERS[form](person, number, { event, text })
      return {
        form,
        language,
        state,
        daysAgo,
        ...sample,
        ...(state === 'spam' && { suspect: number % 2 === 0 ? 'honeypot' : 'speed' }),
      }
    })
  })
}
