import type { ReleaseEvent, ReleaseOfRecord, ReleaseOperation } from '@flou/shared/releases/release.ts'
import { AppError } from '../../../core/errors.ts'
import type { Command } from '../../../core/store/command.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import { GSI1 } from '../../../core/store/keys.ts'
import { allOf, contentOf, type ChangeRequestContent } from '../../approval/index.ts'
import { releaseKeys, releasePartitions, RELEASES } from './releaseKeys.ts'
import type { ItemWithContent, StoredRelease, StoredReleaseItem } from './storedRelease.ts'

const releaseOf = ({ row }: { row: string }) => JSON.parse(row) as StoredRelease
const itemOf = ({ row }: { row: string }) => JSON.parse(row) as StoredReleaseItem

const ULID = /^[0-9A-HJKMNP-TV-Z]{26}$/

export async function findRelease(table: Table, id: string): Promise<StoredRelease | undefined> {
  const item = ULID.test(id) ? await table.get(releaseKeys.release(id), { consistent: true }) : undefined
  return item && releaseOf(item)
}

export async function requireRelease(table: Table, id: string): Promise<StoredRelease> {
  const release = await findRelease(table, id)
  if (!release) throw new AppError('not_found')
  return release
}

/** Removals come last, so that what they leave unused is no longer used. */
const RANKS: Readonly<Record<ReleaseOperation, number>> = {
  create: 0,
  update: 0,
  publish: 0,
  batch: 1,
  reorder: 2,
  unpublish: 3,
  trash: 4,
}

/** Returns the items in the order of application. */
export async function itemsOf(table: Table, id: string): Promise<StoredReleaseItem[]> {
  const items = await allOf<{ row: string }>(table, {
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :item)',
    ExpressionAttributeValues: { ':pk': releaseKeys.release(id).pk, ':item': 'item#' },
    ConsistentRead: true,
  })
  return items
    .map(itemOf)
    .toSorted(
      (one, other) =>
        RANKS[one.operation] - RANKS[other.operation] || one.updated.localeCompare(other.updated),
    )
}

export async function requireItem(table: Table, release: string, id: string): Promise<StoredReleaseItem> {
  const item = await table.get(releaseKeys.item(release, id), { consistent: true })
  if (!item) throw new AppError('not_found')
  return itemOf(item)
}

export const contentOfItem = async (
  table: Table,
  release: string,
  item: string,
): Promise<ChangeRequestContent> =>
  contentOf(await table.get(releaseKeys.content(release, item), { consistent: true }))

export async function itemsWithContent(table: Table, release: string): Promise<ItemWithContent[]> {
  const items = await itemsOf(table, release)
  const contents = await table.getAll(
    items.map(({ id }) => releaseKeys.content(release, id)),
    { consistent: true },
  )
  return items.map((item, index) => ({ item, content: contentOf(contents[index]) }))
}

export const writeOf = ({
  item: { type, recordId, parentId },
  content: { command },
}: ItemWithContent): ReleaseContent['writes'][number] => ({
  type,
  id: recordId,
  ...(parentId !== undefined && { parentId }),
  command,
})

/** Returns what a release publishes, in the order of application; undefined if there is none. */
export async function readRelease(table: Table, id: string): Promise<ReleaseContent | undefined> {
  const release = await findRelease(table, id)
  if (!release) return undefined
  const { name, state, publishAt } = release
  return {
    name,
    state,
    ...(publishAt !== undefined && { publishAt }),
    writes: (await itemsWithContent(table, id)).map(writeOf),
  }
}

export interface ReleaseContent extends Pick<StoredRelease, 'name' | 'state' | 'publishAt'> {
  writes: readonly { type: string; id: number; parentId?: number; command: Command }[]
}

const LISTED = 200

/** Returns releases that are not live, oldest first. */
export const activeReleases = async (table: Table): Promise<StoredRelease[]> =>
  (
    await allOf<{ row: string }>(table, {
      IndexName: GSI1,
      KeyConditionExpression: 'gsi1pk = :active',
      ExpressionAttributeValues: { ':active': releasePartitions.active() },
    })
  ).map(releaseOf)

/** Returns the newest releases that are live or undone. */
export async function closedReleases(table: Table): Promise<StoredRelease[]> {
  const { items } = await table.query<{ row: string }>({
    IndexName: GSI1,
    KeyConditionExpression: 'gsi1pk = :closed',
    ExpressionAttributeValues: { ':closed': releasePartitions.closed() },
    ScanIndexForward: false,
    Limit: LISTED,
  })
  return items.map(releaseOf)
}

/** Returns the items of releases that are not live and change a subject. */
export async function itemsOfSubject(table: Table, subject: string): Promise<ReleaseOfRecord[]> {
  const items = await allOf<{ row: string; pk: string }>(table, {
    IndexName: GSI1,
    KeyConditionExpression: 'gsi1pk = :subject',
    ExpressionAttributeValues: { ':subject': releasePartitions.ofSubject(subject) },
  })
  const releases = await table.getAll(items.map(({ pk }) => releaseKeys.release(pk.slice(RELEASES.length))))
  return items.flatMap((item, index): ReleaseOfRecord[] => {
    const release = releases[index] && releaseOf(releases[index])
    if (!release || release.state === 'live' || release.state === 'undone') return []
    const { id, operation } = itemOf(item)
    const { id: releaseId, name, state, publishAt } = release
    return [{ releaseId, itemId: id, name, state, operation, ...(publishAt !== undefined && { publishAt }) }]
  })
}

/** Returns the releases that are not live and change a subject, each once: several of its items may be batches. */
export async function releasesOf(table: Table, subject: string): Promise<ReleaseOfRecord[]> {
  const found = await itemsOfSubject(table, subject)
  return [...new Map(found.map((one) => [one.releaseId, one])).values()]
}

export const releaseEvents = async (table: Table, id: string): Promise<ReleaseEvent[]> =>
  (
    await allOf<{ row: string }>(table, {
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': releaseKeys.event(id, '').pk },
      ScanIndexForward: false,
    })
  ).map(({ row }) => JSON.parse(row) as ReleaseEvent)
