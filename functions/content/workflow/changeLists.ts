import { areasOfTypes } from './areasOfTypes.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import { isDecidable, isOpen, type ChangeCounts, type ChangeRow } from '@flou/shared/workflow.ts'
import { AppError } from '../../appError.ts'
import type { Answer } from '../../http/call.ts'
import { mayDecide } from '../../operations/approvers.ts'
import { APPROVE } from '../../operations/permission.ts'
import { rowOfChange, type StoredChange } from '../../store/changes/changeItems.ts'
import { closedChanges, openChanges, pendingMarks } from '../../store/changes/readChanges.ts'
import type { StaffCall } from './staffCall.ts'

const integer = (value: string | undefined): number | undefined =>
  /^\d{1,9}$/.test(value ?? '') ? Number(value) : undefined

const isOwn = ({ caller }: StaffCall, { contributors }: StoredChange) => contributors.includes(caller.id)

/** Filters of a list, all of which must hold. */
function filterOf({ query }: StaffCall): (change: StoredChange) => boolean {
  const { area, type, status } = query
  const author = integer(query['author'])
  const decider = integer(query['decider'])
  const wanted = status === undefined || status === '' ? undefined : new Set(status.split(',').map(Number))
  return (change) =>
    (!area || change.area === area) &&
    (!type || change.type === type) &&
    (author === undefined || change.author.id === author) &&
    (decider === undefined || change.decidedBy?.id === decider) &&
    (wanted === undefined || wanted.has(change.status))
}

/** `GET workflow?view=decide|mine|open`: open changes, the oldest first; those of others for who decides only. */
export async function answerChanges(call: StaffCall): Promise<Answer> {
  const { query, services, caller } = call
  const view = query['view'] ?? 'decide'
  if (view !== 'mine' && !caller.permissions.has(APPROVE)) throw new AppError('forbidden')
  const open = (await openChanges(services.table)).filter(({ status }) => isOpen(status))
  const decides = view === 'decide' ? await mayDecide({ ...services, caller }) : undefined
  const inView = {
    mine: (change: StoredChange) => isOwn(call, change),
    decide: (change: StoredChange) => isDecidable(change.status) && decides?.(change) === true,
    open: () => true,
  }[view]
  if (!inView) throw new AppError('bad_request')
  const isWanted = filterOf(call)
  const rows = open.filter((change) => inView(change) && isWanted(change))
  const perPage = Math.min(integer(query['perPage']) || LIMITS.perPage.backOffice, LIMITS.perPage.max)
  const page = integer(query['page']) || 1
  return {
    data: rows.slice((page - 1) * perPage, page * perPage).map(rowOfChange) satisfies ChangeRow[],
    page,
    total: rows.length,
    totalPage: Math.max(1, Math.ceil(rows.length / perPage)),
  }
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

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** A day of the query, as the beginning of an instant; `fallback` where there is none. */
const dayOf = (value: string | undefined, fallback: string): string =>
  DAY.test(value ?? '') ? String(value) : fallback

/** `GET workflow/log?from&to&status&area&author&decider`: what was decided, the newest first. */
export async function answerLog(call: StaffCall): Promise<Answer> {
  const { query, services } = call
  const perPage = Math.min(integer(query['perPage']) || LIMITS.perPage.backOffice, LIMITS.perPage.max)
  const { changes, cursor } = await closedChanges(services.table, {
    from: dayOf(query['from'], '2000-01-01'),
    to: `${dayOf(query['to'], '9999-12-31')}T99`,
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
