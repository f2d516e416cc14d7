import type { AnyType } from '@flou/shared/content/define.ts'
import { startOfDay } from '@flou/shared/calendar.ts'
import { plannedTime } from '@flou/shared/content/release.ts'
import type { ChangeDetail, ChangedRecord } from '@flou/shared/changes/detail.ts'
import { isOpen } from '@flou/shared/workflow.ts'
import { partPath } from '../../pages/pageItem.ts'
import type { Command, StoredChange } from '../../store/changes/changeItems.ts'
import { dependencies } from '../../store/dependencies.ts'
import type { Table } from '../../store/dynamo/table.ts'
import { latestRevision } from '../../store/items/draft.ts'
import { versionKey } from '../../store/items/recordItem.ts'
import { GSI2, keys } from '../../store/keys.ts'
import { dataOf } from '../../store/liveItem.ts'
import { partitions } from '../../store/partitions.ts'
import { readSnapshot } from '../../store/read/snapshot.ts'
import { getVersion } from '../../store/read/versions.ts'
import type { Values } from '../../store/writeContext.ts'

/** Pages named in the answer; of the rest the number is told. */
const MOST_PAGES = 20
/** Pages counted at most. */
const MAX_PAGES = 1_000
/** What every page shows: header and footer. */
const SHELL = partPath('shell')

/** A change with what it is about. */
export interface ChangeSubject {
  table: Table
  change: StoredChange
  type: AnyType
  command: Command
}

/** Paths of the pages that show a record, without language: those that are about it first, then those that list or name it. */
export async function pagesOf({ table, change, type }: ChangeSubject): Promise<ChangeDetail['pages']> {
  const { key, single } = type
  const id = change.recordId
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
    shown: pages.slice(0, MOST_PAGES),
    total: pages.length,
    ...(paths.includes(SHELL) && { isEverywhere: true }),
  }
}

/** What visitors see of the record, and what they will; null where they see nothing. */
export async function contentsOf({
  table,
  change,
  type,
  command,
}: ChangeSubject): Promise<Pick<ChangeDetail, 'before' | 'after'>> {
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
export async function recordsOf({
  table,
  type,
  command,
}: ChangeSubject): Promise<ChangedRecord[] | undefined> {
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
export async function currentOf({ table, type, change }: ChangeSubject): Promise<ChangeDetail['current']> {
  if (change.recordId === 0 && !type.single) return undefined
  const now = await readSnapshot(table, type, { id: change.recordId, consistent: true })
  if (!now || now.state === 'trashed') return undefined
  return { recordVersion: now.version, fields: withoutSecrets(type, latestRevision(now).fields) ?? {} }
}

/** The planned time of a change that has passed while it waited, ISO; absent where there is none. */
export function missedTime({ change, type, command }: ChangeSubject, now: Date): string | undefined {
  if (type.single || !('fields' in command) || !isOpen(change.status)) return undefined
  const planned = plannedTime(type, command.fields)
  if (planned === undefined) return undefined
  // the schedule would have published it when its day began in Jakarta
  const begins = startOfDay(planned)
  return begins <= now ? begins.toISOString() : undefined
}

/** Passwords are no part of any answer. */
export const withoutSecrets = ({ shape }: AnyType, fields: Values | null): Values | null =>
  fields &&
  Object.fromEntries(Object.entries(fields).filter(([name]) => shape.fields[name]?.kind !== 'password'))
