import { eventRegistration } from '@flou/shared/submissions/forms/eventRegistration.ts'
import { event as eventType } from '@flou/shared/content/types/promotion/event.ts'
import { LANGUAGES, type Language } from '@flou/shared/locale.ts'
import type { MailPreview } from '@flou/shared/mails/answers.ts'
import type { EventNews, ToldPart } from '@flou/shared/registration.ts'
import * as z from 'zod/mini'
import { AppError } from '../appError.ts'
import type { Answer } from '../http/call.ts'
import { requireId } from '../http/endpoint.ts'
import { brandOf } from '../mails/brand.ts'
import { mailInLiveTexts } from '../mails/liveTexts.ts'
import { mailText, standaloneHtml, type MailSite } from '../mails/mailContent.ts'
import { REGISTRATION_MAILS } from '../mails/visitors/registrationMails.ts'
import type { Item, Table } from '../store/dynamo/table.ts'
import { ConditionFailed } from '../store/dynamo/transact.ts'
import { auditItem } from '../store/items/auditItem.ts'
import { keys } from '../store/keys.ts'
import { eventFor, toldOf } from '../store/registrations/eventFacts.ts'
import {
  isOpen,
  registrationOf,
  registrationStep,
  type Registration,
} from '../store/registrations/registrationItems.ts'
import { registrationMailSteps } from '../store/registrations/registrationMail.ts'
import { contextOf, type StaffCall } from './staffCall.ts'

/** How many are told by one call, and how many of them at the same time. */
const PART = 200
const AT_ONCE = 10

type Event = NonNullable<ReturnType<typeof eventFor>>

/** Everybody who is registered for an event and was last told otherwise than it is now, the longest registered first. */
async function untold(table: Table, id: number, { standing, facts }: Event): Promise<Registration[]> {
  if (standing === 'begun') return []
  const now = Object.fromEntries(LANGUAGES.map((language) => [language, toldOf(facts(language), standing)]))
  const found: Registration[] = []
  let start: Item | undefined
  do {
    const { items, lastKey } = await table.query({
      KeyConditionExpression: 'pk = :event',
      ExpressionAttributeValues: { ':event': keys.registration(id, '').pk },
      ConsistentRead: true,
      ...(start && { ExclusiveStartKey: start }),
    })
    found.push(...items.map(registrationOf).filter((one) => isOpen(one) && one.told !== now[one.language]))
    start = lastKey
  } while (start)
  return found.toSorted((one, other) => (one.ulid < other.ulid ? -1 : 1))
}

/** Throws `not_found` for an event of which nothing is kept. */
async function requireEvent({ parameters, services: { table, now } }: StaffCall) {
  const id = requireId(parameters['event'])
  const event = eventFor(await table.get(keys.live('event', id), { consistent: true }), now())
  if (!event) throw new AppError('not_found')
  return { id, event }
}

const templateFor = ({ standing }: Event) => (standing === 'calledOff' ? 'eventCalledOff' : 'eventChanged')

/** The mail as somebody with a place gets it; its link is a sample. */
async function previewOf(
  { table, now }: StaffCall['services'],
  event: Event,
  { site, language }: { site: MailSite; language: Language },
) {
  const params = {
    event: event.facts(language),
    person: 'sample',
    sequence: 1,
    token: 'sample',
    code: '0000-0000',
  }
  const facts = REGISTRATION_MAILS[templateFor(event)](params, language, site)
  const brand = await brandOf({ table, now }, language)
  const content = { ...(await mailInLiveTexts(table, facts, language)), brand }
  const preview: MailPreview = {
    subject: content.subject,
    text: mailText(content),
    html: standaloneHtml(content, language),
  }
  return [language, preview] as const
}

/** `GET inbox/participants/{event}/news`: how many do not know yet how the event takes place now, and the mail that would tell them. */
export async function answerNews(call: StaffCall, site: MailSite): Promise<Answer> {
  const { table } = call.services
  const { id, event } = await requireEvent(call)
  const open = await untold(table, id, event)
  const mails = await Promise.all(
    LANGUAGES.map((language) => previewOf(call.services, event, { site, language })),
  )
  const waiting = open.filter(({ state }) => state === 'waiting').length
  const data: EventNews = {
    version: event.version,
    kind: event.standing === 'calledOff' ? 'calledOff' : 'changed',
    confirmed: open.length - waiting,
    waiting,
    ...(open.length > 0 && { mail: Object.fromEntries(mails) as NonNullable<EventNews['mail']> }), // one of each language
  }
  return { data }
}

export const tellInput = z.object({ version: z.number() })

/** False where the registration has changed meanwhile: whoever changed it has told its person, or the next call does. */
async function tell(call: StaffCall, event: Event, from: Registration): Promise<boolean> {
  const { table, now } = call.services
  const facts = event.facts(from.language)
  const to: Registration = {
    ...from,
    sequence: from.sequence + 1,
    at: now().toISOString(),
    told: toldOf(facts, event.standing),
  }
  try {
    await table.transact([
      registrationStep(to, from),
      ...registrationMailSteps(to, facts, templateFor(event)),
    ])
    return true
  } catch (error) {
    if (error instanceof ConditionFailed) return false
    throw error
  }
}

/**
 * `POST inbox/participants/{event}/tell`: tells a part of those who do not know yet; called again until nobody is left. Each of them gets one
 * mail for what is so now, whoever calls it how often. Throws `record_changed` where the event is no longer the version that was shown.
 */
export async function answerTell(call: StaffCall<z.infer<typeof tellInput>>): Promise<Answer> {
  const { table } = call.services
  const { id, event } = await requireEvent(call)
  if (event.version !== call.body.version) throw new AppError('record_changed')
  const open = await untold(table, id, event)
  const waiting = open.slice(0, PART).values()
  let told = 0
  const tellEach = async () => {
    for (const one of waiting) {
      const isTold = await tell(call, event, one)
      if (isTold) told += 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, tellEach))
  if (told > 0) await table.put(auditOf(call, id, told))
  const data: ToldPart = { told, left: Math.max(0, open.length - PART) }
  return { data, message: 'participantsTold' }
}

const auditOf = (call: StaffCall, id: number, told: number) =>
  auditItem(contextOf(call, eventRegistration), {
    entity: eventType.key,
    entityId: id,
    actionType: 'update',
    subject: eventType.label,
    data: { before: null, after: { participantsTold: told } },
  })
