import type { FormDeclaration } from '@flou/shared/forms/define.ts'
import * as z from 'zod/mini'
import { AppError } from '../../core/errors.ts'
import type { Answer, StaffCall } from '../../core/http/call.ts'
import { auditItem } from '../../core/store/items/auditItem.ts'
import { getAudit } from '../audit/index.ts'
import { withoutValues } from '../forms/index.ts'
import { listSubmissions, wholeSubmissions } from './store/list/listSubmissions.ts'
import { filterOf } from './inboxFilter.ts'
import { requestContext } from '../../core/http/records/operationContext.ts'

const CHUNK_SIZE = 100
const VALID_MS = 60 * 60_000

const filter = z.optional(z.string().check(z.maxLength(255)))
export const exportInput = z.object({
  filters: z.record(z.string().check(z.maxLength(64)), filter),
  format: z.enum(['csv', 'json']),
})

/** Search text may be personal, so the log records only that a search was used. */
export const withoutSearchText = ({ search, ...filters }: Readonly<Record<string, string | undefined>>) => ({
  ...filters,
  ...(search !== undefined && { isSearched: true }),
})

/** `POST inbox/{form}/export`: writes an audit entry whose id authorizes the chunks. */
export async function recordExport(
  call: StaffCall<z.infer<typeof exportInput>>,
  form: FormDeclaration,
): Promise<Answer> {
  const { filters, format } = call.body
  const item = auditItem(requestContext(call, form.key), {
    entity: form.key,
    entityId: 0,
    actionType: 'export',
    subject: form.plural,
    data: { before: null, after: { ...withoutSearchText(filters), format } },
  })
  await call.services.table.put(item)
  return { data: { id: item.sk }, status: 201 }
}

/** Throws `forbidden` without a recent audit entry of this user and entity. */
export async function requireExportEntry(
  { query, services, caller }: StaffCall,
  entity: string,
): Promise<void> {
  const entry = await getAudit(services.table, query.export ?? '')
  const { row } = entry ?? {}
  const isRecorded =
    row?.actionType === 'export' &&
    row.entity === entity &&
    row.account.id === caller.id &&
    services.now().getTime() - Date.parse(row.created) < VALID_MS
  if (!isRecorded) throw new AppError('forbidden')
}

/** `GET inbox/{form}/export?export&cursor`: one chunk of full submissions; `cursor` continues. */
export async function answerChunk(call: StaffCall, form: FormDeclaration): Promise<Answer> {
  const { query, services } = call
  await requireExportEntry(call, form.key)
  const now = services.now()
  const { entries, cursor } = await listSubmissions(services.table, {
    ...filterOf(form, query, now),
    form,
    now,
    perPage: CHUNK_SIZE,
    cursor: query.cursor,
  })
  const whole = await wholeSubmissions(services.table, entries)
  const data = whole.map((stored) => {
    const { ulid: _, ...shown } = stored.isRestricted ? withoutValues(stored) : stored
    return shown
  })
  return { data, ...(cursor !== undefined && { cursor }) }
}
