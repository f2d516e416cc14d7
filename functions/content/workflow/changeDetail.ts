import type { Registry } from '@flou/shared/content/registry.ts'
import type { Approver, ChangeDetail } from '@flou/shared/changes/detail.ts'
import { isOpen } from '@flou/shared/workflow.ts'
import { AppError } from '../../appError.ts'
import type { Answer } from '../../http/call.ts'
import { obstacleTo } from '../../operations/approvers.ts'
import { arrangedRecords } from '../../operations/changes/arrangedRecords.ts'
import { relatedChanges } from '../../operations/changes/relatedChanges.ts'
import { replacedAmong, shownMedia } from '../../operations/changes/shownMedia.ts'
import { isOutdated } from '../../operations/decisions/isOutdated.ts'
import { namedApprovers } from '../../operations/decisions/present.ts'
import { canUndo } from '../../operations/decisions/undo.ts'
import { isGrave } from '../../operations/grave.ts'
import { rowOfChange } from '../../store/changes/changeItems.ts'
import { contentOfChange, eventsOf, requireChange, typeOfChange } from '../../store/changes/readChanges.ts'
import {
  contentsOf,
  currentOf,
  missedTime,
  pagesOf,
  recordsOf,
  withoutSecrets,
  type ChangeSubject,
} from './changeContents.ts'
import { maySee, mayTakeOver } from './changeRights.ts'
import type { StaffCall } from './staffCall.ts'

/** What the table says of a change beside its content. */
async function factsOf({ services: { table, now }, caller }: StaffCall, subject: ChangeSubject) {
  const { change, type, command } = subject
  const isUndecided = isOpen(change.status)
  const [events, outdated, files, pages, obstacle, approvers, grave, related] = await Promise.all([
    eventsOf(table, change.id),
    isUndecided && isOutdated(table, type, change),
    isUndecided ? shownMedia(table, type, command) : change.media,
    pagesOf(subject),
    obstacleTo({ table, caller }, change),
    isUndecided ? namedApprovers({ table, now: now() }, change) : [],
    isUndecided && isGrave(table, subject),
    isUndecided ? relatedChanges(table, { ...subject, id: change.id, recordId: change.recordId }) : [],
  ])
  return {
    events,
    isOutdated: outdated,
    replacedFiles: replacedAmong(change.media, files),
    pages,
    ...(related.length > 0 && { related }),
    ...(grave && { isGrave: true as const }),
    ...(obstacle !== undefined && { cannotDecide: obstacle }),
    approvers: approvers.map(approverOf),
  }
}

const approverOf = ({ id, name, awayUntil, instead }: Approver): Approver => ({
  id,
  name,
  ...(awayUntil !== undefined && { awayUntil }),
  ...(instead !== undefined && { instead }),
})

/** `GET workflow/{id}`: everything that somebody who decides about a change looks at. */
export async function answerChange(call: StaffCall, registry: Registry): Promise<Answer> {
  const { services, parameters, caller } = call
  const { table } = services
  const change = await requireChange(table, parameters['id'] ?? '')
  if (!maySee(call, change, registry)) throw new AppError('forbidden')
  const type = typeOfChange(registry, change)
  const { command, permission } = await contentOfChange(table, change)
  const subject: ChangeSubject = { table, change, type, command }
  const [contents, records, order, facts] = await Promise.all([
    contentsOf(subject),
    recordsOf(subject),
    command.name === 'reorder' ? arrangedRecords({ table, registry }, change, command.request) : undefined,
    factsOf(call, subject),
  ])
  const current = facts.isOutdated ? await currentOf(subject) : undefined
  const missed = missedTime(subject, services.now())
  const data: ChangeDetail = {
    ...rowOfChange(change),
    ...facts,
    before: withoutSecrets(type, contents.before),
    after: withoutSecrets(type, contents.after),
    ...(records && { records }),
    ...(current && { current }),
    ...(order && { order }),
    ...(missed !== undefined && { missedTime: missed }),
    canUndo: canUndo(change, type.single),
    isOwn: change.contributors.includes(caller.id),
    ...(mayTakeOver(call, change, permission) && { canTakeOver: true }),
  }
  return { data }
}
