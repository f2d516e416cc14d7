import { SUBSCRIBER_STATES } from '@flou/shared/forms/newsletter.ts'
import { isLanguage } from '@flou/shared/locale.ts'
import { auditSubjectTexts } from '@flou/shared/texts/audit.ts'
import * as z from 'zod/mini'
import { AppError } from '../../../core/errors.ts'
import type { Answer, StaffCall } from '../../../core/http/call.ts'
import { requestContext } from '../../../core/http/records/operationContext.ts'
import { auditItem } from '../../../core/store/items/auditItem.ts'
import { mailKeys } from '../../mail/index.ts'
import { listSubscribers, type SubscriberQuery } from '../store/listSubscribers.ts'
import { unsubscribeSteps } from '../../forms/index.ts'
import { subscriberFigures } from '../store/subscriberFigures.ts'
import { requireExportEntry, withoutSearchText, type exportInput } from '../exportInbox.ts'
import { perPageIn } from '../readInbox.ts'

export const SUBSCRIBERS = 'subscriber'
const PER_PAGE = 25
const CHUNK_SIZE = 500
const MAX_SEARCH_LENGTH = 200

function queryOf({ query, services }: StaffCall, perPage: number): SubscriberQuery {
  const { search = '', language, page, cursor } = query
  return {
    state: SUBSCRIBER_STATES.find((state) => state === query.state) ?? 'active',
    search: search.trim().slice(0, MAX_SEARCH_LENGTH) || undefined,
    language: isLanguage(language) ? language : undefined,
    page: page || undefined,
    now: services.now(),
    perPage,
    cursor,
  }
}

/** `GET newsletter/subscribers?state&search&language&page&cursor&perPage`: newest first. */
export async function answerSubscribers(call: StaffCall): Promise<Answer> {
  const perPage = perPageIn(call.query.perPage, PER_PAGE)
  const { rows, ...next } = await listSubscribers(call.services.table, queryOf(call, perPage))
  return { data: rows, ...next }
}

export const answerSubscriberFigures = async ({ services }: StaffCall): Promise<Answer> => ({
  data: await subscriberFigures(services.table, services.now()),
})

export async function recordSubscriberExport(call: StaffCall<z.infer<typeof exportInput>>): Promise<Answer> {
  const { filters, format } = call.body
  const item = auditItem(requestContext(call, SUBSCRIBERS), {
    entity: SUBSCRIBERS,
    entityId: 0,
    actionType: 'export',
    subject: auditSubjectTexts.subscribers,
    data: { before: null, after: { ...withoutSearchText(filters), format } },
  })
  await call.services.table.put(item)
  return { data: { id: item.sk }, status: 201 }
}

/** `GET newsletter/export?export&cursor`: one chunk of an audited export. */
export async function answerSubscriberChunk(call: StaffCall): Promise<Answer> {
  await requireExportEntry(call, SUBSCRIBERS)
  const { rows, ...next } = await listSubscribers(call.services.table, queryOf(call, CHUNK_SIZE))
  return { data: rows, ...next }
}

export const subscriberInput = z.object({ id: z.string().check(z.regex(/^[\w-]{22}$/)) })

/**
 * `POST newsletter/unsubscribe`: on request of the subscriber; audited by hash. Throws `not_found` without a
 * subscription or request.
 */
export async function unsubscribeByHand(call: StaffCall<z.infer<typeof subscriberInput>>): Promise<Answer> {
  const { table, newId, now } = call.services
  const { id } = call.body
  const [subscriber, request] = await table.getAll(
    [mailKeys.subscriber(id), mailKeys.subscriberRequest(id)],
    {
      consistent: true,
    },
  )
  if (subscriber?.state !== 'active' && !request) throw new AppError('not_found')
  const audit = auditItem(requestContext(call, SUBSCRIBERS), {
    entity: SUBSCRIBERS,
    entityId: 0,
    actionType: 'update',
    subject: auditSubjectTexts.subscriber,
    data: {
      before: { state: subscriber ? 'active' : 'pending' },
      after: { state: 'unsubscribed', person: id },
    },
  })
  const steps = unsubscribeSteps(id, subscriber, { newId, at: now().toISOString() })
  await table.transact([...steps, { Put: { Item: audit } }])
  return { data: null }
}
