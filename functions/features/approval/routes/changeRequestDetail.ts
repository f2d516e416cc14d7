import { withoutSecrets } from '@flou/shared/content/values/walk.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import type { Approver, ChangeRequestDetail } from '@flou/shared/approval/changeRequestDetail.ts'
import { isOpen } from '@flou/shared/approval/workflow.ts'
import { AppError } from '../../../core/errors.ts'
import type { Answer, StaffCall } from '../../../core/http/call.ts'
import { policiesOf } from '../../../core/http/records/operationContext.ts'
import { blockingReason } from '../request/approvers.ts'
import { arrangedRecords } from '../request/arrangedRecords.ts'
import { findRelatedChangeRequests } from '../request/findRelatedChangeRequests.ts'
import { findReplaced, referencedMedia } from '../request/referencedMedia.ts'
import { isOutdated } from '../decide/isOutdated.ts'
import { namedApprovers } from '../decide/availableApprovers.ts'
import { canUndo } from '../decide/undo.ts'
import { requiresReauthentication } from '../../../core/operations/requiresReauthentication.ts'
import { rowOfChangeRequest } from '../request/changeRequestItems.ts'
import {
  contentOfChangeRequest,
  eventsOf,
  requireChangeRequest,
  typeOfChangeRequest,
} from '../request/readChangeRequests.ts'
import {
  contentsOf,
  currentOf,
  missedTime,
  pagesOf,
  recordsOf,
  type ChangeRequestSubject,
} from './changeRequestContents.ts'
import { uncheckedIn } from './uncheckedChangeRequests.ts'
import { canSee, canTakeOverRequest } from './changeRequestRights.ts'

async function factsOf(call: StaffCall, subject: ChangeRequestSubject) {
  const { table, now } = call.services
  const { caller } = call
  const { hooks } = policiesOf(call)
  const { changeRequest, type, command } = subject
  const isUndecided = isOpen(changeRequest.status)
  const [events, outdated, files, pages, cannotDecide, approvers, needsReauthentication, related, unchecked] =
    await Promise.all([
      eventsOf(table, changeRequest.id),
      isUndecided && isOutdated(table, type, changeRequest),
      isUndecided ? referencedMedia(table, type, command) : changeRequest.media,
      pagesOf(subject),
      blockingReason({ table, caller }, changeRequest),
      isUndecided ? namedApprovers({ table, now: now() }, changeRequest) : [],
      isUndecided && requiresReauthentication({ table, hooks }, subject),
      isUndecided
        ? findRelatedChangeRequests(table, {
            ...subject,
            id: changeRequest.id,
            recordId: changeRequest.recordId,
          })
        : [],
      isUndecided ? uncheckedIn(subject) : [],
    ])
  return {
    events,
    isOutdated: outdated,
    replacedFiles: findReplaced(changeRequest.media, files),
    pages,
    ...(related.length > 0 && { related }),
    ...(unchecked.length > 0 && { unchecked }),
    ...(needsReauthentication && { requiresReauthentication: true as const }),
    ...(cannotDecide !== undefined && { cannotDecide }),
    approvers: approvers.map(approverOf),
  }
}

const approverOf = ({ id, name, awayUntil, delegateName }: Approver): Approver => ({
  id,
  name,
  ...(awayUntil !== undefined && { awayUntil }),
  ...(delegateName !== undefined && { delegateName }),
})

/** `GET workflow/approvers`: people who may decide on a change request of the caller. */
export async function answerApprovers({ services, caller }: StaffCall): Promise<Answer> {
  const now = services.now()
  const people = await namedApprovers({ table: services.table, now }, { contributors: [caller.id] })
  return { data: people.map(approverOf) }
}

/** `GET workflow/{id}`: everything an approver needs to decide. */
export async function answerChangeRequest(call: StaffCall, registry: Registry): Promise<Answer> {
  const { services, parameters, caller } = call
  const { table } = services
  const changeRequest = await requireChangeRequest(table, parameters.id ?? '')
  if (!canSee(call, changeRequest, registry)) throw new AppError('forbidden')
  const type = typeOfChangeRequest(registry, changeRequest)
  const { command, permission } = await contentOfChangeRequest(table, changeRequest)
  const subject: ChangeRequestSubject = { table, changeRequest, type, command }
  const [contents, records, order, facts] = await Promise.all([
    contentsOf(subject),
    recordsOf(subject),
    command.name === 'reorder'
      ? arrangedRecords({ table, registry }, changeRequest, command.request)
      : undefined,
    factsOf(call, subject),
  ])
  const current = facts.isOutdated ? await currentOf(subject) : undefined
  const missed = missedTime(subject, services.now())
  const data: ChangeRequestDetail = {
    ...rowOfChangeRequest(changeRequest),
    ...facts,
    before: contents.before && withoutSecrets(type.declaration, contents.before),
    after: contents.after && withoutSecrets(type.declaration, contents.after),
    ...(records && { records }),
    ...(current && { current }),
    ...(order && { order }),
    ...(missed !== undefined && { missedTime: missed }),
    canUndo: canUndo(changeRequest, type.single),
    isOwn: changeRequest.contributors.includes(caller.id),
    ...(canTakeOverRequest(call, changeRequest, permission) && { canTakeOver: true }),
  }
  return { data }
}
