import { ageOf, expiryOf } from '@flou/shared/approval/changeRequestAge.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import type {
  ChangeRequestFacets,
  ChangeRequestCounts,
  QueuedChangeRequest,
} from '@flou/shared/approval/changeRequestLists.ts'
import { isDecidable, isOpen } from '@flou/shared/approval/workflow.ts'
import { AppError } from '../../../core/errors.ts'
import type { Answer, StaffCall } from '../../../core/http/call.ts'
import { mayDecide } from '../request/approvers.ts'
import { APPROVE } from '../../../core/operations/permission.ts'
import { rowOfChangeRequest, type StoredChangeRequest } from '../request/changeRequestItems.ts'
import {
  closedChangeRequests,
  openChangeRequests,
  openRequestsOfType,
} from '../request/readChangeRequests.ts'
import { approvalClock } from './approvalClock.ts'
import { areasOfTypes } from './areasOfTypes.ts'
import { decidedBetween } from './decidedBetween.ts'

const MAX_NEWEST = 5

const integer = (value: string | undefined): number | undefined =>
  /^\d{1,9}$/.test(value ?? '') ? Number(value) : undefined

const isOwn = ({ caller }: StaffCall, { contributors }: StoredChangeRequest) =>
  contributors.includes(caller.id)

function filterOf({ query }: StaffCall): (changeRequest: StoredChangeRequest) => boolean {
  const { area, type, kind, status } = query
  const author = integer(query.author)
  const decider = integer(query.decider)
  const statuses = status === undefined || status === '' ? undefined : new Set(status.split(',').map(Number))
  return (changeRequest) =>
    (!area || changeRequest.area === area) &&
    (!type || changeRequest.type === type) &&
    (!kind || changeRequest.kind === kind) &&
    (author === undefined || changeRequest.author.id === author) &&
    (decider === undefined || changeRequest.decidedBy?.id === decider) &&
    (statuses === undefined || statuses.has(changeRequest.status))
}

/** Oldest first. Throws `forbidden`: only approvers see change requests of others. */
async function requestsInView(
  call: StaffCall,
): Promise<{ changeRequest: StoredChangeRequest; row: QueuedChangeRequest }[]> {
  const { query, services, caller } = call
  const { table, now } = services
  const view = query.view ?? 'decide'
  const isApprover = caller.permissions.has(APPROVE)
  if (view !== 'mine' && !isApprover) throw new AppError('forbidden')
  const [open, clock, decides] = await Promise.all([
    openChangeRequests(table),
    approvalClock(table),
    isApprover ? mayDecide({ ...services, caller }) : undefined,
  ])
  const isDecided = (changeRequest: StoredChangeRequest) =>
    isDecidable(changeRequest.status) && decides?.(changeRequest) === true
  const inView = {
    mine: (changeRequest: StoredChangeRequest) => isOwn(call, changeRequest),
    decide: isDecided,
    open: () => true,
  }[view]
  if (!inView) throw new AppError('bad_request')
  return open
    .filter((changeRequest) => isOpen(changeRequest.status) && inView(changeRequest))
    .map((changeRequest) => {
      const age = ageOf(changeRequest, clock, now())
      const expires = expiryOf(changeRequest, clock)?.toISOString()
      const row = { ...rowOfChangeRequest(changeRequest), canDecide: isDecided(changeRequest) }
      return { changeRequest, row: { ...row, ...(age && { age }), ...(expires && { expires }) } }
    })
}

/** `GET workflow?view=decide|mine|open&area&author&kind&age`: one page of open change requests. */
export async function answerChangeRequests(call: StaffCall): Promise<Answer> {
  const { query } = call
  const matches = filterOf(call)
  const { age } = query
  const rows = (await requestsInView(call))
    .filter(({ changeRequest, row }) => matches(changeRequest) && (!age || row.age === age))
    .map(({ row }) => row)
  const perPage = Math.min(integer(query.perPage) || LIMITS.perPage.backOffice, LIMITS.perPage.max)
  const totalPage = Math.max(1, Math.ceil(rows.length / perPage))
  // Decisions since the last call may have removed the last page.
  const page = Math.min(integer(query.page) || 1, totalPage)
  return { data: rows.slice((page - 1) * perPage, page * perPage), page, total: rows.length, totalPage }
}

/** `GET workflow/choices?view=`: filter options of a view. */
export async function answerChoices(call: StaffCall): Promise<Answer> {
  const rows = (await requestsInView(call)).map(({ row }) => row)
  const counted = <K extends string | number>(keyOf: (row: QueuedChangeRequest) => K | undefined) =>
    [...Map.groupBy(rows, keyOf)].flatMap(([key, group]) =>
      key === undefined ? [] : [{ key, count: group.length }],
    )
  const people = new Map(rows.map(({ author }) => [author.id, author]))
  const data: ChangeRequestFacets = {
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

export async function answerCounts(call: StaffCall): Promise<Answer> {
  const { services, caller } = call
  const open = (await openChangeRequests(services.table)).filter(({ status }) => isOpen(status))
  const decides = caller.permissions.has(APPROVE) ? await mayDecide({ ...services, caller }) : undefined
  const toDecide = open.filter(
    (changeRequest) => isDecidable(changeRequest.status) && decides?.(changeRequest) === true,
  )
  const counts: ChangeRequestCounts = {
    toDecide: toDecide.length,
    newest: toDecide.slice(-MAX_NEWEST).toReversed().map(rowOfChangeRequest),
    own: open.filter((changeRequest) => isOwn(call, changeRequest)).length,
  }
  return { data: counts }
}

/** `GET workflow/log?from&to&status&area&author&decider&kind`: decisions, newest first. */
export async function answerLog(call: StaffCall): Promise<Answer> {
  const { query, services } = call
  const perPage = Math.min(integer(query.perPage) || LIMITS.perPage.backOffice, LIMITS.perPage.max)
  const { changes: changeRequests, cursor } = await closedChangeRequests(services.table, {
    ...decidedBetween(query),
    perPage,
    cursor: query.cursor || undefined,
    isIncluded: filterOf(call),
  })
  return { data: changeRequests.map(rowOfChangeRequest), ...(cursor && { cursor }) }
}

/**
 * `GET workflow/pending?type=`: records with an open change request, for editors of the type and approvers.
 */
export async function answerPendingRecords(
  { query, services, caller }: StaffCall,
  registry: Registry,
): Promise<Answer> {
  const type = query.type ?? ''
  const permissions = areasOfTypes(registry).get(type)
  if (!permissions) throw new AppError('not_found')
  if (![...permissions, APPROVE].some((key) => caller.permissions.has(key as never)))
    throw new AppError('forbidden')
  return { data: await openRequestsOfType(services.table, type, caller.id) }
}
