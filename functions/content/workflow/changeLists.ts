import { ageOf, expiryOf } from '@flou/shared/changeAge.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import type { ChangeChoices, ChangeCounts, QueuedChange } from '@flou/shared/changes/lists.ts'
import { isDecidable, isOpen } from '@flou/shared/workflow.ts'
import { AppError } from '../../appError.ts'
import type { Answer } from '../../http/call.ts'
import { mayDecide } from '../../operations/approvers.ts'
import { APPROVE } from '../../operations/permission.ts'
import { rowOfChange, type StoredChange } from '../../store/changes/changeItems.ts'
import { closedChanges, openChanges, pendingMarks } from '../../store/changes/readChanges.ts'
import { approvalClock } from './approvalClock.ts'
import { areasOfTypes } from './areasOfTypes.ts'
import { decidedBetween } from './decidedBetween.ts'
import type { StaffCall } from './staffCall.ts'

const integer = (value: string | undefined): number | undefined =>
  /^\d{1,9}$/.test(value ?? '') ? Number(value) : undefined

const isOwn = ({ caller }: StaffCall, { contributors }: StoredChange) => contributors.includes(caller.id)

/** Filters of a list, all of which must hold. */
function filterOf({ query }: StaffCall): (change: StoredChange) => boolean {
  const { area, type, kind, status } = query
  const author = integer(query['author'])
  const decider = integer(query['decider'])
  const wanted = status === undefined || status === '' ? undefined : new Set(status.split(',').map(Number))
  return (change) =>
    (!area || change.area === area) &&
    (!type || change.type === type) &&
    (!kind || change.kind === kind) &&
    (author === undefined || change.author.id === author) &&
    (decider === undefined || change.decidedBy?.id === decider) &&
    (wanted === undefined || wanted.has(change.status))
}

/**
 * The open changes of the view that the query names, as the caller sees them, the oldest first. Throws `forbidden`: those of others
 * are for who decides.
 */
async function changesInView(call: StaffCall): Promise<{ change: StoredChange; row: QueuedChange }[]> {
  const { query, services, caller } = call
  const { table, now } = services
  const view = query['view'] ?? 'decide'
  const isApprover = caller.permissions.has(APPROVE)
  if (view !== 'mine' && !isApprover) throw new AppError('forbidden')
  const [open, clock, decides] = await Promise.all([
    openChanges(table),
    approvalClock(table),
    isApprover ? mayDecide({ ...services, caller }) : undefined,
  ])
  const isDecided = (change: StoredChange) => isDecidable(change.status) && decides?.(change) === true
  const inView = {
    mine: (change: StoredChange) => isOwn(call, change),
    decide: isDecided,
    open: () => true,
  }[view]
  if (!inView) throw new AppError('bad_request')
  return open
    .filter((change) => isOpen(change.status) && inView(change))
    .map((change) => {
      const age = ageOf(change, clock, now())
      const expires = expiryOf(change, clock)?.toISOString()
      const row = { ...rowOfChange(change), canDecide: isDecided(change) }
      return { change, row: { ...row, ...(age && { age }), ...(expires && { expires }) } }
    })
}

/** `GET workflow?view=decide|mine|open&area&author&kind&age`: a page of open changes. */
export async function answerChanges(call: StaffCall): Promise<Answer> {
  const { query } = call
  const isWanted = filterOf(call)
  const { age } = query
  const rows = (await changesInView(call))
    .filter(({ change, row }) => isWanted(change) && (!age || row.age === age))
    .map(({ row }) => row)
  const perPage = Math.min(integer(query['perPage']) || LIMITS.perPage.backOffice, LIMITS.perPage.max)
  const totalPage = Math.max(1, Math.ceil(rows.length / perPage))
  // what has been decided since may have been the whole last page
  const page = Math.min(integer(query['page']) || 1, totalPage)
  return { data: rows.slice((page - 1) * perPage, page * perPage), page, total: rows.length, totalPage }
}

/** `GET workflow/choices?view=`: what the open changes of a view can be narrowed to. */
export async function answerChoices(call: StaffCall): Promise<Answer> {
  const rows = (await changesInView(call)).map(({ row }) => row)
  const counted = <K extends string | number>(keyOf: (row: QueuedChange) => K | undefined) =>
    [...Map.groupBy(rows, keyOf)].flatMap(([key, group]) =>
      key === undefined ? [] : [{ key, count: group.length }],
    )
  const people = new Map(rows.map(({ author }) => [author.id, author]))
  const data: ChangeChoices = {
    areas: counted(({ area }) => area).map(({ key, count }) => ({ area: key, count })),
    authors: counted(({ author }) => author.id).flatMap(({ key, count }) => {
      const person = people.get(key)
      return person ? [{ person, count }] : []
    }),
    kinds: counted(({ kind }) => kind).map(({ key, count }) => ({ kind: key, count })),
    ages: counted(({ age }) => age).map(({ key, count }) => ({ age: key, count })),
  }
  return { data }
}

/** `GET workflow/counts`: what the sidebar shows. */
export async function answerCounts(call: StaffCall): Promise<Answer> {
  const { services, caller } = call
  const open = (await openChanges(services.table)).filter(({ status }) => isOpen(status))
  const decides = caller.permissions.has(APPROVE) ? await mayDecide({ ...services, caller }) : undefined
  const counts: ChangeCounts = {
    toDecide: open.filter((change) => isDecidable(change.status) && decides?.(change) === true).length,
    own: open.filter((change) => isOwn(call, change)).length,
  }
  return { data: counts }
}

/** `GET workflow/log?from&to&status&area&author&decider&kind`: what was decided, the newest first. */
export async function answerLog(call: StaffCall): Promise<Answer> {
  const { query, services } = call
  const perPage = Math.min(integer(query['perPage']) || LIMITS.perPage.backOffice, LIMITS.perPage.max)
  const { changes, cursor } = await closedChanges(services.table, {
    ...decidedBetween(query),
    perPage,
    cursor: query['cursor'] || undefined,
    isWanted: filterOf(call),
  })
  return { data: changes.map(rowOfChange), ...(cursor && { cursor }) }
}

/** `GET workflow/pending?type=`: the records of a type that have an open change, for lists and forms of who may edit it. */
export async function answerPendingMarks(
  { query, services, caller }: StaffCall,
  registry: Registry,
): Promise<Answer> {
  const type = query['type'] ?? ''
  const permissions = areasOfTypes(registry).get(type)
  if (!permissions) throw new AppError('not_found')
  if (![...permissions, APPROVE].some((key) => caller.permissions.has(key as never)))
    throw new AppError('forbidden')
  return { data: await pendingMarks(services.table, type, caller.id) }
}
