import { daysAfter, isDay, monthOf, todayInJakarta } from '@flou/shared/strings/calendar.ts'
import type { PersonRef } from '@flou/shared/accounts/account.ts'
import type { FormDeclaration } from '@flou/shared/forms/define.ts'
import { newsletter } from '@flou/shared/forms/forms/newsletter.ts'
import {
  INBOX_VIEWS,
  type PageConversion,
  type SubmissionDetail,
  type UnreadCounts,
} from '@flou/shared/inbox/inbox.ts'
import { FORM_DECLARATIONS } from '@flou/shared/forms/registry.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import type { Answer, StaffCall } from '../../core/http/call.ts'
import { AppError } from '../../core/errors.ts'
import { activePeople } from '../accounts/index.ts'
import type { Table } from '../../core/store/dynamo/table.ts'
import { updateSubmission } from './store/updateSubmission.ts'
import { countInbox, countUnread, inboxFigures } from './store/list/inboxFigures.ts'
import { listSubmissions } from './store/list/listSubmissions.ts'
import { listView } from './store/list/listView.ts'
import { requireSubmission } from './store/requireSubmission.ts'
import { auditView, expiryOf, rowOfSubmission, withoutValues, type StoredSubmission } from '../forms/index.ts'
import { eventsWithDelivery } from './store/replyDelivery.ts'
import { viewsByPage } from '../visits/index.ts'
import { filterOf, textFilterOf } from './inboxFilter.ts'
import { requestContext } from '../../core/http/records/operationContext.ts'

const PER_PAGE = 25

export const perPageIn = (text: string | undefined, usual: number): number => {
  const perPage = /^\d{1,3}$/.test(text ?? '') ? Number(text) : usual
  return Math.min(Math.max(perPage, 1), LIMITS.perPage.max)
}

/**
 * `GET inbox/{form}?state&search&language&assignee&verified&from&to&field.{name}&cursor&perPage`: newest
 * first.
 */
export async function answerList(call: StaffCall, form: FormDeclaration): Promise<Answer> {
  const { query, services } = call
  const now = services.now()
  const { entries, cursor } = await listSubmissions(services.table, {
    ...filterOf(form, query, now),
    form,
    now,
    perPage: perPageIn(query.perPage, PER_PAGE),
    cursor: query.cursor,
  })
  return { data: entries.map(({ row }) => row), ...(cursor !== undefined && { cursor }) }
}

/** Forms with an inbox that the caller may read, by key. */
function readableForms({ caller }: Pick<StaffCall, 'caller'>): ReadonlyMap<string, FormDeclaration> {
  const forms = FORM_DECLARATIONS.filter(
    ({ key, permission }) => key !== newsletter.key && caller.permissions.has(permission),
  )
  if (forms.length === 0) throw new AppError('forbidden')
  return new Map(forms.map((form) => [form.key, form]))
}

/** `GET inbox/all?view&form&state&search&cursor&perPage`: submissions of all forms that the caller may read. */
export async function answerView(call: StaffCall): Promise<Answer> {
  const { query, services, caller } = call
  const own = readableForms(call)
  const form = own.get(query.form ?? '')
  const { entries, cursor } = await listView(services.table, {
    view: INBOX_VIEWS.find((view) => view === query.view) ?? 'all',
    forms: form ? new Map([[form.key, form]]) : own,
    person: caller.id,
    ...textFilterOf(query),
    now: services.now(),
    perPage: perPageIn(query.perPage, PER_PAGE),
    cursor: query.cursor,
  })
  return { data: entries.map(({ row }) => row), ...(cursor !== undefined && { cursor }) }
}

export async function answerCounts(call: StaffCall): Promise<Answer> {
  const { services, caller } = call
  const forms = [...readableForms(call).values()]
  return { data: await countInbox(services.table, { forms, person: caller.id, now: services.now() }) }
}

/** Hides typed values of restricted submissions, except from the personal-data desk. */
const visibleTo = ({ caller }: StaffCall, stored: StoredSubmission): StoredSubmission =>
  stored.isRestricted && !caller.permissions.has('Personal Data') ? withoutValues(stored) : stored

export async function detailOf(
  call: StaffCall,
  form: FormDeclaration,
  stored: StoredSubmission,
): Promise<SubmissionDetail> {
  const { values, phones, consents } = visibleTo(call, stored)
  const { isCut: _, ...row } = rowOfSubmission(stored)
  return {
    ...row,
    values,
    ...(phones && { phones }),
    consents,
    expires: new Date(expiryOf(form, stored) * 1000).toISOString(),
    events: await eventsWithDelivery(call.services.table, stored.id),
  }
}

/** `GET inbox/{form}/items/{id}`: marks a new one as read; views are audited once a day. */
export async function answerOne(call: StaffCall, form: FormDeclaration): Promise<Answer> {
  const { table, now } = call.services
  const context = requestContext(call, form.key)
  const stored = await requireSubmission(table, form, { id: call.parameters.id ?? '', now: now() })
  await auditView(context, form, stored)
  const read = stored.state === 'new' ? await markRead() : stored
  return { data: await detailOf(call, form, read) }

  async function markRead() {
    try {
      return await updateSubmission(context, form, { before: stored, update: { state: 'read' } })
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'record_changed') throw error
      return requireSubmission(table, form, { id: stored.id, now: now() })
    }
  }
}

const WEEKS = 13 * 7
/** Two years, the retention of page views. */
const MOST_MONTHS_DAYS = 731
const dayOr = (text: string | undefined, usual: string) => (isDay(text ?? '') ? String(text) : usual)

/** `GET inbox/{form}/figures?from&to`: sums by day, page, language and rating; 13 weeks by default. */
export async function answerFigures({ query, services }: StaffCall, form: FormDeclaration): Promise<Answer> {
  const to = dayOr(query.to, todayInJakarta(services.now()))
  const from = dayOr(query.from, daysAfter(to, -WEEKS))
  return { data: await inboxFigures(services.table, form, { from, to }) }
}

const endOfMonth = (day: string) => daysAfter(`${monthOf(daysAfter(`${monthOf(day)}-01`, 31))}-01`, -1)

/**
 * `GET inbox/{form}/conversion?from&to`: top pages with views, in whole months, because forms are summed by
 * month.
 */
export async function answerConversion(
  { query, services }: StaffCall,
  form: FormDeclaration,
): Promise<Answer> {
  const today = todayInJakarta(services.now())
  const to = dayOr(query.to, today)
  const range = { from: dayOr(query.from, daysAfter(to, -WEEKS)), to }
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

export async function peopleOf(table: Table, form: FormDeclaration): Promise<PersonRef[]> {
  const people = await activePeople(table)
  return people
    .filter(({ permissions }) => permissions.has(form.permission))
    .map(({ id, name }) => ({ id, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name))
}

/** Cache time, because every back-office window polls. */
const FRESH_MS = 10_000
const countCache = new WeakMap<Table, Map<string, { count: Promise<number>; until: number }>>()

function unreadOf(table: Table, form: FormDeclaration, now: number): Promise<number> {
  const counts = countCache.get(table) ?? new Map<string, { count: Promise<number>; until: number }>()
  countCache.set(table, counts)
  const cached = counts.get(form.key)
  if (cached && cached.until > now) return cached.count
  const count = countUnread(table, form)
  counts.set(form.key, { count, until: now + FRESH_MS })
  count.catch(() => counts.delete(form.key))
  return count
}

/** `GET inbox/unread`: unread counts of permitted forms, up to 100. */
export async function answerUnread({ services, caller }: StaffCall): Promise<Answer> {
  const own = FORM_DECLARATIONS.filter(({ permission }) => caller.permissions.has(permission))
  const now = services.now().getTime()
  const counts = await Promise.all(
    own.map(async (form) => [form.key, await unreadOf(services.table, form, now)] as const),
  )
  return { data: Object.fromEntries(counts) satisfies UnreadCounts }
}
