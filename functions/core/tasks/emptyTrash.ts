import type { ContentType } from '@flou/shared/content/define.ts'
import { contentTypes, type Registry } from '@flou/shared/content/registry.ts'
import { usagesOfTrashed } from '../operations/usage.ts'
import type { ApprovalGate } from '../operations/approvalGate.ts'
import { GSI2 } from '../store/keys.ts'
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

interface Expired {
  type: ContentType
  id: number
}

/** Purges records after 30 days in the trash unless they are referenced; returns the count. */
export async function emptyTrash(services: TrashServices): Promise<number> {
  return countEach(await expired(services), {
    act: (record) => purgeUnused(services, record),
    describe: ({ type, id }) => ({ event: 'record not purged', record: `${type.key}#${id}` }),
    ...(services.hasTime && { hasTime: services.hasTime }),
  })
}

/** Postpones the purge by a day if the record is referenced, or after an error, so that it delays no others. */
async function purgeUnused(services: TrashServices, { type, id }: Expired): Promise<boolean> {
  const { table, registry, now, approval } = services
  const postpone = () => postponePurge(table, type, { id, until: new Date(now.getTime() + DAY_MS) })
  try {
    const usage = await usagesOfTrashed({ table, registry, language: 'en', approval }, `${type.key}#${id}`)
    if (usage.length === 0) return await purgeRecord(services, type, id)
  } catch (error) {
    await postpone()
    throw error
  }
  await postpone()
  return false
}

/** Records of all types, those that expired first. */
async function expired({ table, registry, now }: TrashServices): Promise<Expired[]> {
  const { items } = await table.query({
    IndexName: GSI2,
    KeyConditionExpression: 'gsi2pk = :purges AND gsi2sk <= :now',
    ExpressionAttributeValues: { ':purges': partitions.purges(), ':now': `${now.toISOString()}~` },
    ProjectionExpression: 'pk',
    Limit: MAX_PURGED,
  })
  return items.flatMap(({ pk }) => {
    const [key = '', id] = String(pk).split('#')
    const type = contentTypes(registry).find((one) => one.key === key)
    return type ? [{ type, id: Number(id) }] : []
  })
}
