import type { Submission } from '@flou/shared/submissions/define.ts'
import * as z from 'zod/mini'
import { AppError } from '../appError.ts'
import type { Answer } from '../http/call.ts'
import { auditItem } from '../store/items/auditItem.ts'
import { getAudit } from '../store/read/auditLog.ts'
import { withoutTyped } from '../store/submissions/submissionItems.ts'
import { listSubmissions, wholeSubmissions } from '../store/submissions/listSubmissions.ts'
import { filterOf } from './inboxFilter.ts'
import { contextOf, type StaffCall } from './staffCall.ts'

/** Rows of one part: a few megabytes where every message is as long as it may be. */
const PART = 100
/** An export that began longer ago is begun anew. */
const VALID_MS = 60 * 60_000

const filter = z.optional(z.string().check(z.maxLength(255)))
/** The filters of the list that is exported, as its address has them, and the kind of file. */
export const exportInput = z.object({
  filters: z.record(z.string().check(z.maxLength(64)), filter),
  format: z.enum(['csv', 'json']),
})

/** What was searched for may be a name or an address: the log is told that something was, not what. */
export const withoutWords = ({ search, ...filters }: Readonly<Record<string, string | undefined>>) => ({
  ...filters,
  ...(search !== undefined && { isSearched: true }),
})

/** `POST inbox/{form}/export`: notes in the audit log that somebody exports it. Parts are given to who has the id of that entry. */
export async function noteExport(
  call: StaffCall<z.infer<typeof exportInput>>,
  form: Submission,
): Promise<Answer> {
  const { filters, format } = call.body
  const item = auditItem(contextOf(call, form), {
    entity: form.key,
    entityId: 0,
    actionType: 'export',
    subject: form.plural,
    data: { before: null, after: { ...withoutWords(filters), format } },
  })
  await call.services.table.put(item)
  return { data: { id: item.sk }, status: 201 }
}

/** Throws `forbidden` where the log has no entry that this person exports this entity now. */
export async function requireNoted({ query, services, caller }: StaffCall, entity: string): Promise<void> {
  const entry = await getAudit(services.table, query['export'] ?? '')
  const { row } = entry ?? {}
  const isNoted =
    row?.actionType === 'export' &&
    row.entity === entity &&
    row.account.id === caller.id &&
    services.now().getTime() - Date.parse(row.created) < VALID_MS
  if (!isNoted) throw new AppError('forbidden')
}

/**
 * `GET inbox/{form}/export?export&cursor` and the filters of the list: a part of an export, with the whole texts; `cursor` goes on. So
 * neither side ever holds more than a part.
 */
export async function answerPart(call: StaffCall, form: Submission): Promise<Answer> {
  const { query, services } = call
  await requireNoted(call, form.key)
  const now = services.now()
  const { entries, cursor } = await listSubmissions(services.table, {
    ...filterOf(form, query, now),
    form,
    now,
    perPage: PART,
    cursor: query['cursor'],
  })
  const whole = await wholeSubmissions(services.table, entries)
  const data = whole.map((one) => (one.isRestricted ? withoutTyped(one) : one))
  return { data, ...(cursor !== undefined && { cursor }) }
}
