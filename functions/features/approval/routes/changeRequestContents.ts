import { withoutSecrets } from '@flou/shared/content/values/walk.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import { startOfDay } from '@flou/shared/strings/calendar.ts'
import { plannedTime } from '@flou/shared/content/visibility.ts'
import type { ChangeRequestDetail, ChangedRecord } from '@flou/shared/approval/changeRequestDetail.ts'
import { isOpen } from '@flou/shared/approval/workflow.ts'
import type { StoredChangeRequest } from '../request/changeRequestItems.ts'
import type { Command } from '../../../core/store/command.ts'
import { dependencies, fragmentPath } from '../../../core/store/dependencies.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import { latestRevision } from '../../../core/store/items/draft.ts'
import { revisionKey } from '../../../core/store/items/recordItem.ts'
import { GSI2, keys } from '../../../core/store/keys.ts'
import { dataOf } from '../../../core/store/liveItem.ts'
import { partitions } from '../../../core/store/partitions.ts'
import { readSnapshot } from '../../../core/store/read/snapshot.ts'
import { getRevision } from '../../../core/store/read/revisions.ts'

const MAX_LISTED_PAGES = 20
const MAX_PAGES = 1_000
const LAYOUT_PATH = fragmentPath('shell')

export interface ChangeRequestSubject {
  table: Table
  changeRequest: StoredChangeRequest
  type: AnyType
  command: Command
}

type ComparedContent = Omit<ChangeRequestSubject, 'changeRequest'> & {
  changeRequest: Pick<StoredChangeRequest, 'recordId' | 'liveVersion'>
}

/** Returns paths of pages that show a record, without language; pages about it first. */
export async function pagesOf({
  table,
  changeRequest,
  type,
}: ChangeRequestSubject): Promise<ChangeRequestDetail['pages']> {
  const { key, single } = type
  const id = changeRequest.recordId
  const read = single
    ? [dependencies.section(key, id)]
    : [dependencies.record(key, id), dependencies.listed(key, id)]
  const found = await Promise.all(
    read.map((dependency) =>
      table.query({
        IndexName: GSI2,
        KeyConditionExpression: 'gsi2pk = :record',
        ExpressionAttributeValues: { ':record': partitions.dependents(dependency) },
        ProjectionExpression: 'pk',
        Limit: MAX_PAGES,
      }),
    ),
  )
  const items = found.flatMap((one) => one.items)
  const paths = [...new Set(items.map(({ pk }) => String(pk).slice(keys.page('').pk.length)))]
  const pages = paths.filter((path) => path.startsWith('/'))
  return {
    shown: pages.slice(0, MAX_LISTED_PAGES),
    total: pages.length,
    ...(paths.includes(LAYOUT_PATH) && { isEverywhere: true }),
  }
}

/** Returns public content before and after the change request; null if none is public. */
export async function contentsOf({
  table,
  changeRequest,
  type,
  command,
}: ComparedContent): Promise<Pick<ChangeRequestDetail, 'before' | 'after'>> {
  const live =
    changeRequest.liveVersion > 0
      ? await getRevision(table, type, { id: changeRequest.recordId, version: changeRequest.liveVersion })
      : undefined
  const before = live ? dataOf(live) : null
  if (command.name === 'trash' || command.name === 'unpublish' || command.name === 'purge')
    return { before: before ?? command.fields, after: null }
  return { before, after: 'fields' in command ? command.fields : null }
}

export async function recordsOf({
  table,
  type,
  command,
}: ComparedContent): Promise<ChangedRecord[] | undefined> {
  if (!('changes' in command)) return undefined
  const { changes } = command
  const earlier = await table.getAll(changes.map(({ id, from }) => revisionKey(type, id, from)))
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

/** Returns the current record, for merging with a change request based on an older revision. */
export async function currentOf({
  table,
  type,
  changeRequest,
}: ComparedContent): Promise<ChangeRequestDetail['current']> {
  if (changeRequest.recordId === 0 && !type.single) return undefined
  const now = await readSnapshot(table, type, { id: changeRequest.recordId, consistent: true })
  if (!now || now.state === 'trashed') return undefined
  return { recordVersion: now.version, fields: withoutSecrets(type.declaration, latestRevision(now).fields) }
}

export function missedTime(
  { changeRequest, type, command }: ChangeRequestSubject,
  now: Date,
): string | undefined {
  if (!('fields' in command) || !isOpen(changeRequest.status)) return undefined
  const publish = command.name === 'store' ? command.planned?.publish : undefined
  if (publish) return Date.parse(publish.at) <= now.getTime() ? publish.at : undefined
  if (type.single) return undefined
  const planned = plannedTime(type, command.fields)
  if (planned === undefined) return undefined
  // Scheduled publishing happens at the start of the day in Jakarta.
  const begins = startOfDay(planned)
  return begins <= now ? begins.toISOString() : undefined
}
