import { eventRegistration } from '@flou/shared/forms/forms/eventRegistration.ts'
import { event as eventType } from '@flou/shared/content/types/promotion/event.ts'
import { LANGUAGES, type Language } from '@flou/shared/locale.ts'
import type { MailPreview } from '@flou/shared/mail/mailPreview.ts'
import type { EventNews, NotificationProgress } from '@flou/shared/inbox/registration.ts'
import pMap from 'p-map'
import * as z from 'zod/mini'
import { AppError } from '../../core/errors.ts'
import type { Answer, StaffCall } from '../../core/http/call.ts'
import { requireId } from '../../core/http/endpoint.ts'
import {
  brandOf,
  mailInLiveTexts,
  mailText,
  standaloneHtml,
  type MailSite,
  REGISTRATION_MAILS,
} from '../mail/index.ts'
import type { Item, Table } from '../../core/store/dynamo/table.ts'
import { ConditionFailed } from '../../core/store/dynamo/transact.ts'
import { auditItem } from '../../core/store/items/auditItem.ts'
import { keys } from '../../core/store/keys.ts'
import {
  formKeys,
  eventFor,
  announcementDigest,
  isOpen,
  registrationOf,
  registrationStep,
  type Registration,
  registrationMailSteps,
} from '../forms/index.ts'
import { requestContext } from '../../core/http/records/operationContext.ts'

const CHUNK_SIZE = 200
const MAX_CONCURRENT = 10

type Event = NonNullable<ReturnType<typeof eventFor>>

/** Oldest first; compares the last notified facts with the current ones. */
async function findUnnotified(
  table: Table,
  id: number,
  { eventState, facts }: Event,
): Promise<Registration[]> {
  if (eventState === 'begun') return []
  const now = Object.fromEntries(
    LANGUAGES.map((language) => [language, announcementDigest(facts(language), eventState)]),
  )
  const found: Registration[] = []
  let start: Item | undefined
  do {
    const { items, lastKey } = await table.query<Registration>({
      KeyConditionExpression: 'pk = :event',
      ExpressionAttributeValues: { ':event': formKeys.registration(id, '').pk },
      ConsistentRead: true,
      ...(start && { ExclusiveStartKey: start }),
    })
    found.push(
      ...items.map(registrationOf).filter((one) => isOpen(one) && one.announcedDigest !== now[one.language]),
    )
    start = lastKey
  } while (start)
  return found.toSorted((one, other) => (one.ulid < other.ulid ? -1 : 1))
}

async function requireEvent({ parameters, services: { table, now } }: StaffCall) {
  const id = requireId(parameters.event)
  const event = eventFor(await table.get(keys.live('event', id), { consistent: true }), now())
  if (!event) throw new AppError('not_found')
  return { id, event }
}

const templateFor = ({ eventState }: Event) =>
  eventState === 'calledOff' ? 'eventCalledOff' : 'eventChanged'

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

export async function answerNews(call: StaffCall, site: MailSite): Promise<Answer> {
  const { table } = call.services
  const { id, event } = await requireEvent(call)
  const open = await findUnnotified(table, id, event)
  const mails = await Promise.all(
    LANGUAGES.map((language) => previewOf(call.services, event, { site, language })),
  )
  const waiting = open.filter(({ state }) => state === 'waiting').length
  const data: EventNews = {
    version: event.version,
    kind: event.eventState === 'calledOff' ? 'calledOff' : 'changed',
    confirmed: open.length - waiting,
    waiting,
    ...(open.length > 0 && { mail: Object.fromEntries(mails) as NonNullable<EventNews['mail']> }),
  }
  return { data }
}

export const notifyInput = z.object({ version: z.number() })

/** False if the registration changed concurrently; the next call retries if needed. */
async function notify(call: StaffCall, event: Event, from: Registration): Promise<boolean> {
  const { table, now } = call.services
  const facts = event.facts(from.language)
  const to: Registration = {
    ...from,
    sequence: from.sequence + 1,
    at: now().toISOString(),
    announcedDigest: announcementDigest(facts, event.eventState),
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
 * `POST inbox/participants/{event}/tell`: notifies one chunk; idempotent per participant. Throws
 * `record_changed` on a version conflict.
 */
export async function answerNotify(call: StaffCall<z.infer<typeof notifyInput>>): Promise<Answer> {
  const { table } = call.services
  const { id, event } = await requireEvent(call)
  if (event.version !== call.body.version) throw new AppError('record_changed')
  const open = await findUnnotified(table, id, event)
  const results = await pMap(open.slice(0, CHUNK_SIZE), (one) => notify(call, event, one), {
    concurrency: MAX_CONCURRENT,
  })
  const notified = results.filter(Boolean).length
  if (notified > 0) await table.put(auditOf(call, id, notified))
  const data: NotificationProgress = { notified, remaining: Math.max(0, open.length - CHUNK_SIZE) }
  return { data, message: 'participantsNotified' }
}

const auditOf = (call: StaffCall, id: number, notified: number) =>
  auditItem(requestContext(call, eventRegistration.key), {
    entity: eventType.key,
    entityId: id,
    actionType: 'update',
    subject: eventType.label,
    data: { before: null, after: { participantsNotified: notified } },
  })
