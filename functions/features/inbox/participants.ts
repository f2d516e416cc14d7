import { eventRegistration } from '@flou/shared/forms/forms/eventRegistration.ts'
import { ulidBounds } from '../../core/store/ulid.ts'
import * as z from 'zod/mini'
import type { SubmissionRow } from '@flou/shared/inbox/inbox.ts'
import { AppError } from '../../core/errors.ts'
import type { Answer, StaffCall } from '../../core/http/call.ts'
import { requireId } from '../../core/http/endpoint.ts'
import { GSI1 } from '../../core/store/keys.ts'
import { formPartitions, rowOfSubmission } from '../forms/index.ts'
import { updateSubmission } from './store/updateSubmission.ts'
import { countParticipants } from './store/list/inboxFigures.ts'
import { requireSubmission } from './store/requireSubmission.ts'
import { mergeGroups } from './store/list/mergeShards.ts'
import { requestContext } from '../../core/http/records/operationContext.ts'

const PAGE_SIZE = 500
const ATTEMPTS = 4
const MAX_OFFLINE_MS = 3 * 86_400_000
const ULID = /^[0-9A-Z]{26}$/

export const checkInInput = z.object({
  isIn: z.boolean(),
  /** ISO time of the check-in; defaults to now. */
  at: z.optional(z.iso.datetime()),
})

/** `GET inbox/participants/{event}?cursor`: 500 per page, newest first. */
export async function answerParticipants({ parameters, query, services }: StaffCall): Promise<Answer> {
  const event = requireId(parameters.event)
  const { cursor } = query
  if (cursor !== undefined && !ULID.test(cursor)) throw new AppError('bad_request')
  const entries = mergeGroups(services.table, {
    groups: [{ name: 'event', index: GSI1, partitions: [formPartitions.participants(event)] }],
    bounds: ulidBounds(new Date(0), services.now()),
    after: cursor === undefined ? undefined : { group: 'event', ulid: cursor },
    chunk: PAGE_SIZE + 1,
  })
  const rows: SubmissionRow[] = []
  let last = ''
  let read = 0
  for await (const { row, ulid } of entries) {
    if (read === PAGE_SIZE) return { data: rows, cursor: last }
    read += 1
    last = ulid
    const one = row === undefined ? undefined : (JSON.parse(row) as SubmissionRow)
    if (one && one.state !== 'spam') rows.push(one)
  }
  return { data: rows }
}

export const answerCount = async ({ parameters, services }: StaffCall): Promise<Answer> => ({
  data: { all: await countParticipants(services.table, requireId(parameters.event)) },
})

function plausibleTime(at: string | undefined, now: Date): string | undefined {
  const time = Date.parse(at ?? '')
  const isLikely = time <= now.getTime() && time > now.getTime() - MAX_OFFLINE_MS
  return isLikely ? new Date(time).toISOString() : undefined
}

/**
 * `PUT inbox/participants/{event}/{id}`: retries over concurrent writes. Idempotent; the first time is
 * retained.
 */
export async function answerCheckIn(call: StaffCall<z.infer<typeof checkInInput>>): Promise<Answer> {
  const { parameters, services, body } = call
  const { table, now } = services
  const event = requireId(parameters.event)
  const id = parameters.id ?? ''
  for (let attempt = 1; ; attempt += 1) {
    const before = await requireSubmission(table, eventRegistration, { id, now: now() })
    if (before.values.eventId !== event) throw new AppError('not_found')
    try {
      const after = await updateSubmission(requestContext(call, eventRegistration.key), eventRegistration, {
        before,
        update: { isCheckedIn: body.isIn, checkedInAt: plausibleTime(body.at, now()) },
      })
      return { data: rowOfSubmission(after) }
    } catch (error) {
      const isMoved = error instanceof AppError && error.code === 'record_changed'
      if (!isMoved || attempt === ATTEMPTS) throw error
    }
  }
}
