import type { AnyType } from '@flou/shared/content/define.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import { startOfDay } from '@flou/shared/calendar.ts'
import { plannedTime } from '@flou/shared/content/release.ts'
import type { Approver, ChangeDetail, ChangedRecord } from '@flou/shared/changes/detail.ts'
import { isOpen } from '@flou/shared/workflow.ts'
import { AppError } from '../../appError.ts'
import type { Answer } from '../../http/call.ts'
import { obstacleTo } from '../../operations/approvers.ts'
import { isGrave } from '../../operations/grave.ts'
import { isOutdated } from '../../operations/decisions/isOutdated.ts'
import { APPROVE } from '../../operations/permission.ts'
import { namedApprovers } from '../../operations/decisions/present.ts'
import { canUndo } from '../../operations/decisions/undo.ts'
import { arrangedRecords } from '../../operations/changes/arrangedRecords.ts'
import { relatedChanges } from '../../operations/changes/relatedChanges.ts'
import { replacedAmong, shownMedia } from '../../operations/changes/shownMedia.ts'
import { dependencies } from '../../store/dependencies.ts'
import type { Table } from '../../store/dynamo/table.ts'
import {
  rowOfChange,
  type ChangeContent,
  type Command,
  type StoredChange,
} from '../../store/changes/changeItems.ts'
import { contentOfChange, eventsOf, requireChange, typeOfChange } from '../../store/changes/readChanges.ts'
import { latestRevision } from '../../store/items/draft.ts'
import { readSnapshot } from '../../store/read/snapshot.ts'
import { versionKey } from '../../store/items/recordItem.ts'
import { GSI2, keys } from '../../store/keys.ts'
import { partitions } from '../../store/partitions.ts'
import { dataOf } from '../../store/liveItem.ts'
import { partPath } from '../../pages/pageItem.ts'
import { getVersion } from '../../store/read/versions.ts'
import type { Values } from '../../store/writeContext.ts'
import { areasOfTypes } from './areasOfTypes.ts'
import type { StaffCall } from './staffCall.ts'

/** Pages named in the answer; of the rest the number is told. */
const MOST_PAGES = 20
/** Pages counted at most. */
const MAX_PAGES = 1_000
/** What every page shows: header and footer. */
const SHELL = partPath('shell')

interface Subject {
  table: Table
  change: StoredChange
  type: AnyType
  command: Command
}

/** Paths of the pages that show a record, without language. */
async function pagesOf({ table, change, type }: Subject): Promise<ChangeDetail['pages']> {
  const dependency = type.single
    ? dependencies.section(type.key, change.recordId)
    : dependencies.record(type.key, change.recordId)
  const { items } = await table.query({
    IndexName: GSI2,
    KeyConditionExpression: 'gsi2pk = :record',
    ExpressionAttributeValues: { ':record': partitions.dependents(dependency) },
    ProjectionExpression: 'pk',
    Limit: MAX_PAGES,
  })
  const paths = items.map(({ pk }) => String(pk).slice(keys.page('').pk.length))
  const pages = paths.filter((path) => path.startsWith('/'))
  return {
    shown: pages.slice(0, MOST_PAGES),
    total: pages.length,
    ...(paths.includes(SHELL) && { isEverywhere: true }),
  }
}

/** What visitors see of the record, and what they will; null where they see nothing. */
async function contentsOf({
  table,
  change,
  type,
  command,
}: Subject): Promise<Pick<ChangeDetail, 'before' | 'after'>> {
  const live =
    change.liveVersion > 0
      ? await getVersion(table, type, { id: change.recordId, version: change.liveVersion })
      : undefined
  const before = live ? dataOf(live) : null
  if (command.name === 'trash' || command.name === 'unpublish' || command.name === 'purge')
    return { before: before ?? command.fields, after: null }
  return { before, after: 'fields' in command ? command.fields : null }
}

/** What a batch makes of each of its records. */
async function recordsOf({ table, type, command }: Subject): Promise<ChangedRecord[] | undefined> {
  if (!('changes' in command)) return undefined
  const { changes } = command
  const earlier = await table.getAll(changes.map(({ id, from }) => versionKey(type, id, from)))
  return changes.map(({ id, titles, action, fields }, index) => {
    const item = earlier[index]
    return {
      id,
      titles,
      action,
      before: item && action !== 'create' ? dataOf(item) : null,
      after: action === 'delete' ? null : fields,
    }
  })
}

/** The record as it is now, to be merged with a change that rests on an earlier version. */
async function currentOf({ table, type, change }: Subject): Promise<ChangeDetail['current']> {
  if (change.recordId === 0 && !type.single) return undefined
  const now = await readSnapshot(table, type, { id: change.recordId, consistent: true })
  if (!now || now.state === 'trashed') return undefined
  return { recordVersion: now.version, fields: withoutSecrets(type, latestRevision(now).fields) ?? {} }
}

/** The planned time of a change that has passed while it waited, ISO; absent where there is none. */
function missedTime({ change, type, command }: Subject, now: Date): string | undefined {
  if (type.single || !('fields' in command) || !isOpen(change.status)) return undefined
  const planned = plannedTime(type, command.fields)
  if (planned === undefined) return undefined
  // the schedule would have published it when its day began in Jakarta
  const begins = startOfDay(planned)
  return begins <= now ? begins.toISOString() : undefined
}

/** Passwords are no part of any answer. */
const withoutSecrets = ({ shape }: AnyType, fields: Values | null): Values | null =>
  fields &&
  Object.fromEntries(Object.entries(fields).filter(([name]) => shape.fields[name]?.kind !== 'password'))

/** True for who may look at a change: its contributors, who decides, and who edits such records. */
const maySee = ({ caller }: StaffCall, change: StoredChange, registry: Registry): boolean =>
  change.contributors.includes(caller.id) ||
  caller.permissions.has(APPROVE) ||
  [...(areasOfTypes(registry).get(change.type) ?? [])].some((key) => caller.permissions.has(key))

/** Several records at once are submitted from their own screen only. */
const OF_MANY: ReadonlySet<string> = new Set(['batch', 'undoBatch', 'reorder'])

/** True for who may edit the record, and has no part in the change yet. */
const mayTakeOver = (
  { caller }: StaffCall,
  { status, kind, contributors }: StoredChange,
  permission: ChangeContent['permission'],
): boolean =>
  isOpen(status) &&
  !OF_MANY.has(kind) &&
  !contributors.includes(caller.id) &&
  [permission].flat().some((key) => caller.permissions.has(key as never))

/** What the table says of a change beside its content. */
async function factsOf({ services: { table, now }, caller }: StaffCall, subject: Subject) {
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
  const subject: Subject = { table, change, type, command }
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
