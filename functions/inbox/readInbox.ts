import { daysAfter, isDay, monthOf, todayInJakarta } from '@flou/shared/calendar.ts'
import type { PersonRef } from '@flou/shared/account.ts'
import type { Submission } from '@flou/shared/submissions/define.ts'
import type { PageConversion, SubmissionDetail, UnreadCounts } from '@flou/shared/submissions/inbox.ts'
import { SUBMISSIONS } from '@flou/shared/submissions/registry.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import type { Answer } from '../http/call.ts'
import { AppError } from '../appError.ts'
import { activePeople } from '../operations/hooks/managers.ts'
import type { Table } from '../store/dynamo/table.ts'
import { changeSubmission } from '../store/submissions/changeSubmission.ts'
import { countUnread, inboxFigures } from '../store/submissions/inboxFigures.ts'
import { listSubmissions } from '../store/submissions/listSubmissions.ts'
import { requireSubmission } from '../store/submissions/requireSubmission.ts'
import { noteView } from '../store/submissions/submissionAudit.ts'
import { eventsOf } from '../store/submissions/submissionEvents.ts'
import {
  expiryOf,
  rowOfSubmission,
  withoutTyped,
  type StoredSubmission,
} from '../store/submissions/submissionItems.ts'
import { viewsByPage } from '../store/visits/countsOfDays.ts'
import { filterOf } from './inboxFilter.ts'
import { contextOf, type StaffCall } from './staffCall.ts'

const PER_PAGE = 25

export const perPageIn = (text: string | undefined, usual: number): number => {
  const given = /^\d{1,3}$/.test(text ?? '') ? Number(text) : usual
  return Math.min(Math.max(given, 1), LIMITS.perPage.max)
}

/** `GET inbox/{form}?state&search&language&assignee&verified&from&to&field.{name}&cursor&perPage`: a page, the newest first. */
export async function answerList(call: StaffCall, form: Submission): Promise<Answer> {
  const { query, services } = call
  const now = services.now()
  const { entries, cursor } = await listSubmissions(services.table, {
    ...filterOf(form, query, now),
    form,
    now,
    perPage: perPageIn(query['perPage'], PER_PAGE),
    cursor: query['cursor'],
  })
  return { data: entries.map(({ row }) => row), ...(cursor !== undefined && { cursor }) }
}

/** What a person may see of one: of a restricted one the typed values are for the personal-data desk. */
export const seenBy = ({ caller }: StaffCall, stored: StoredSubmission): StoredSubmission =>
  stored.isRestricted && !caller.permissions.has('Personal Data') ? withoutTyped(stored) : stored

/** One as its own screen shows it. */
export async function detailOf(
  call: StaffCall,
  form: Submission,
  stored: StoredSubmission,
): Promise<SubmissionDetail> {
  const { values, phones, consents } = seenBy(call, stored)
  const { isCut: _, ...row } = rowOfSubmission(stored)
  return {
    ...row,
    values,
    ...(phones && { phones }),
    consents,
    expires: new Date(expiryOf(form, stored) * 1000).toISOString(),
    events: await eventsOf(call.services.table, stored.id),
  }
}

/** `GET inbox/{form}/items/{id}`: one. Whoever opens a new one has read it, and the audit log says who looked, once a day. */
export async function answerOne(call: StaffCall, form: Submission): Promise<Answer> {
  const { table, now } = call.services
  const context = contextOf(call, form)
  const stored = await requireSubmission(table, form, { id: call.parameters['id'] ?? '', now: now() })
  await noteView(context, form, stored)
  const read = stored.state === 'new' ? await markRead() : stored
  return { data: await detailOf(call, form, read) }

  async function markRead() {
    try {
      return await changeSubmission(context, form, { before: stored, change: { state: 'read' } })
    } catch (error) {
      // somebody else opened it at the same time
      if (!(error instanceof AppError) || error.code !== 'record_changed') throw error
      return requireSubmission(table, form, { id: stored.id, now: now() })
    }
  }
}

const WEEKS = 13 * 7
/** Two years: page views are kept for as long. */
const MOST_MONTHS_DAYS = 731
const dayOr = (text: string | undefined, usual: string) => (isDay(text ?? '') ? String(text) : usual)

/** `GET inbox/{form}/figures?from&to`: sums by day, page, language and rating, and how many are in each state; of 13 weeks where no days are given. */
export async function answerFigures({ query, services }: StaffCall, form: Submission): Promise<Answer> {
  const to = dayOr(query['to'], todayInJakarta(services.now()))
  const from = dayOr(query['from'], daysAfter(to, -WEEKS))
  return { data: await inboxFigures(services.table, form, { from, to }) }
}

/** The last day of a day's month. */
const endOfMonth = (day: string) => daysAfter(`${monthOf(daysAfter(`${monthOf(day)}-01`, 31))}-01`, -1)

/**
 * `GET inbox/{form}/conversion?from&to`: the pages that most came from, with how often each was viewed; both in whole months from the
 * one of `from` to the one of `to`, as forms are summed by page and month.
 */
export async function answerConversion({ query, services }: StaffCall, form: Submission): Promise<Answer> {
  const today = todayInJakarta(services.now())
  const to = dayOr(query['to'], today)
  const range = { from: dayOr(query['from'], daysAfter(to, -WEEKS)), to }
  const last = endOfMonth(to)
  const days = { from: `${monthOf(range.from)}-01`, to: last > today ? today : last }
  if (daysAfter(days.from, MOST_MONTHS_DAYS) < days.to) throw new AppError('bad_request')
  const [{ pages }, views] = await Promise.all([
    inboxFigures(services.table, form, range),
    viewsByPage(services.table, days, today),
  ])
  const data: PageConversion[] = pages.map((one) => ({ ...one, views: views.get(one.page) ?? 0 }))
  return { data }
}

/** Everybody who may deal with a form's submissions. */
export async function peopleOf(table: Table, form: Submission): Promise<PersonRef[]> {
  const people = await activePeople(table)
  return people
    .filter(({ permissions }) => permissions.has(form.permission))
    .map(({ id, name }) => ({ id, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name))
}

/** Counts are believed for so long: every open window of the back-office asks for them again and again. */
const FRESH_MS = 10_000
const counted = new WeakMap<Table, Map<string, { count: Promise<number>; until: number }>>()

function unreadOf(table: Table, form: Submission, now: number): Promise<number> {
  const counts = counted.get(table) ?? new Map<string, { count: Promise<number>; until: number }>()
  counted.set(table, counts)
  const known = counts.get(form.key)
  if (known && known.until > now) return known.count
  const count = countUnread(table, form)
  counts.set(form.key, { count, until: now + FRESH_MS })
  // what failed is asked for again
  count.catch(() => counts.delete(form.key))
  return count
}

/** `GET inbox/unread`: how many nobody has read, of each form that the caller may read, up to 100. */
export async function answerUnread({ services, caller }: StaffCall): Promise<Answer> {
  const own = SUBMISSIONS.filter(({ permission }) => caller.permissions.has(permission))
  const now = services.now().getTime()
  const counts = await Promise.all(
    own.map(async (form) => [form.key, await unreadOf(services.table, form, now)] as const),
  )
  return { data: Object.fromEntries(counts) satisfies UnreadCounts }
}
