import type { ContentType } from '@flou/shared/content/define.ts'
import { contentTypes, type Registry } from '@flou/shared/content/registry.ts'
import { usagesOfTrashed } from '../operations/usage.ts'
import type { ApprovalGate } from '../operations/approvalGate.ts'
import { GSI1, keys } from '../store/keys.ts'
import { partitions } from '../store/partitions.ts'
import type { Table } from '../store/dynamo/table.ts'
import { postponePurge, purgeRecord, type FileRemover } from '../operations/records/purgeRecord.ts'
import { countEach } from './eachItem.ts'

const MAX_PURGED = 100

const DAY_MS = 24 * 60 * 60 * 1000

export interface TrashServices {
  table: Table
  registry: Registry
  now: Date
  removeFiles: FileRemover
  approval: Pick<ApprovalGate, 'requestsReferencing' | 'textKeysOf'>
  hasTime?: () => boolean
}

/** Purges records after 30 days in the trash unless they are referenced; returns the count. */
export async function emptyTrash(services: TrashServices): Promise<number> {
  let purged = 0
  for (const type of contentTypes(services.registry)) {
    for await (const partition of trashPartitions(type, services.table)) {
      purged += await countEach(await expiredIds(partition, services, MAX_PURGED - purged), {
        act: (id) => purgeUnused(services, type, id),
        describe: (id) => ({ event: 'record not purged', record: `${type.key}#${id}` }),
        ...(services.hasTime && { hasTime: services.hasTime }),
      })
      if (purged >= MAX_PURGED || services.hasTime?.() === false) return purged
    }
  }
  return purged
}

/** Postpones the purge of a referenced record by a day. */
async function purgeUnused(services: TrashServices, type: ContentType, id: number): Promise<boolean> {
  const { table, registry, now, approval } = services
  const usage = await usagesOfTrashed({ table, registry, language: 'en', approval }, `${type.key}#${id}`)
  if (usage.length === 0) return purgeRecord(services, type, id)
  await postponePurge(table, type, { id, until: new Date(now.getTime() + DAY_MS) })
  return false
}

/** Yields trash partitions, one per parent; dense ids allow enumeration by counter. */
async function* trashPartitions(type: ContentType, table: Table): AsyncGenerator<string> {
  if (!type.parent) {
    yield partitions.trash(type.key)
    return
  }
  const counter = await table.get(keys.counter(type.parent.type))
  for (let id = 1; id < (counter?.next ?? 1); id += 1) yield partitions.trash(type.key, id)
}

async function expiredIds(
  partition: string,
  { table, now }: TrashServices,
  limit: number,
): Promise<number[]> {
  const { items } = await table.query({
    IndexName: GSI1,
    KeyConditionExpression: 'gsi1pk = :trash AND gsi1sk <= :now',
    ExpressionAttributeValues: { ':trash': partition, ':now': `${now.toISOString()}~` },
    ProjectionExpression: 'pk',
    Limit: limit,
  })
  return items.map(({ pk }) => Number(String(pk).split('#')[1]))
}
