import { eventRegistration } from '@flou/shared/submissions/forms/eventRegistration.ts'
import { ulidBounds } from '../store/ulid.ts'
import * as z from 'zod/mini'
import type { SubmissionRow } from '@flou/shared/submissions/inbox.ts'
import { AppError } from '../appError.ts'
import type { Answer } from '../http/call.ts'
import { requireId } from '../http/endpoint.ts'
import { GSI1 } from '../store/keys.ts'
import { partitions } from '../store/partitions.ts'
import { changeSubmission } from '../store/submissions/changeSubmission.ts'
import { requireSubmission } from '../store/submissions/requireSubmission.ts'
import { newestFirst } from '../store/submissions/mergeShards.ts'
import { rowOfSubmission } from '../store/submissions/submissionItems.ts'
import { contextOf, type StaffCall } from './staffCall.ts'

const PART = 500
/** How often a change is made over one that came in between. */
const ATTEMPTS = 4
/** A device may be without a network for so long. */
const MOST_OFFLINE_MS = 3 * 86_400_000
const ULID = /^[0-9A-Z]{26}$/

export const checkInInput = z.object({
  isIn: z.boolean(),
  /** When it was ticked, ISO; now where absent. */
  at: z.optional(z.iso.datetime()),
})

/** `GET inbox/participants/{event}?cursor`: who has a place at an event, 500 in each call, the newest first. */
export async function answerParticipants({ parameters, query, services }: StaffCall): Promise<Answer> {
  const event = requireId(parameters['event'])
  const { cursor } = query
  if (cursor !== undefined && !ULID.test(cursor)) throw new AppError('bad_request')
  const entries = newestFirst(services.table, {
    groups: [{ name: 'event', index: GSI1, partitions: [partitions.participants(event)] }],
    bounds: ulidBounds(new Date(0), services.now()),
    after: cursor === undefined ? undefined : { group: 'event', ulid: cursor },
    chunk: PART + 1,
  })
  const rows: SubmissionRow[] = []
  let last = ''
  let read = 0
  for await (const { row, ulid } of entries) {
    if (read === PART) return { data: rows, cursor: last }
    read += 1
    last = ulid
    const one = row === undefined ? undefined : (JSON.parse(row) as SubmissionRow) // written by `submissionItem`
    if (one && one.state !== 'spam') rows.push(one)
  }
  return { data: rows }
}

/** The instant that a device names, where it may be right. */
function cameAt(at: string | undefined, now: Date): string | undefined {
  const given = Date.parse(at ?? '')
  const isLikely = given <= now.getTime() && given > now.getTime() - MOST_OFFLINE_MS
  return isLikely ? new Date(given).toISOString() : undefined
}

/**
 * `PUT inbox/participants/{event}/{id}`: ticks a person off, or takes that back. The same tick sent again, or from two entrances, is
 * one: the first time is kept. It is made over other changes of the registration, so that nobody is lost.
 */
export async function answerCheckIn(call: StaffCall<z.infer<typeof checkInInput>>): Promise<Answer> {
  const { parameters, services, body } = call
  const { table, now } = services
  const event = requireId(parameters['event'])
  const id = parameters['id'] ?? ''
  for (let attempt = 1; ; attempt += 1) {
    const before = await requireSubmission(table, eventRegistration, { id, now: now() })
    if (before.values['eventId'] !== event) throw new AppError('not_found')
    try {
      const after = await changeSubmission(contextOf(call, eventRegistration), eventRegistration, {
        before,
        change: { isCheckedIn: body.isIn, checkedInAt: cameAt(body.at, now()) },
      })
      return { data: rowOfSubmission(after) }
    } catch (error) {
      const isMoved = error instanceof AppError && error.code === 'record_changed'
      if (!isMoved || attempt === ATTEMPTS) throw error
    }
  }
}
