import type { ContentType } from '@flou/shared/content/define.ts'
import { REGISTRY, requireContentType, type Registry } from '@flou/shared/content/registry.ts'
import { isScheduled } from '@flou/shared/content/visibility.ts'
import { AppError } from '../../../core/errors.ts'
import { publishScheduled } from '../../../core/operations/records/publishScheduled.ts'
import { GSI1, keys } from '../../../core/store/keys.ts'
import { partitions } from '../../../core/store/partitions.ts'
import type { Item, Table } from '../../../core/store/dynamo/table.ts'
import { ConditionFailed } from '../../../core/store/dynamo/transact.ts'
import { requireSnapshot } from '../../../core/store/read/snapshot.ts'
import { dueTime } from '../../../core/store/visible.ts'
import { newUlid } from '../../../core/store/ulid.ts'
import { SCHEDULE, type Snapshot } from '../../../core/store/writeContext.ts'
import { countEach } from '../../../core/tasks/eachItem.ts'

const MAX_DUE = 200

/**
 * Publishes due records; the stream notifies the publisher. Records without a scheduled status become visible
 * by touching the live item, and so do pages that change at an instant (`changesAt`).
 */
export async function publishDue(
  table: Table,
  now: Date,
  { registry = REGISTRY, hasTime }: { registry?: Registry; hasTime?: () => boolean } = {},
): Promise<number> {
  const { items } = await table.query({
    IndexName: GSI1,
    KeyConditionExpression: 'gsi1pk = :due AND gsi1sk <= :now',
    ExpressionAttributeValues: { ':due': partitions.due(), ':now': now.toISOString() },
    Limit: MAX_DUE,
  })
  return countEach(items, {
    act: (item) => publishOne({ table, now, registry }, item),
    describe: ({ pk }) => ({ event: 'due record not published', record: pk }),
    ...(hasTime && { hasTime }),
  })
}

interface Services {
  table: Table
  now: Date
  registry: Registry
}

const SKIPPED_CODES: ReadonlySet<string> = new Set(['record_changed', 'not_found', 'references_missing'])

function logUnpublished({ code, data }: AppError, record: object): false {
  if (code === 'references_missing')
    process.stdout.write(`${JSON.stringify({ level: 'error', event: 'not published', ...record, data })}\n`)
  return false
}

/** Returns false for a record that was changed or removed. */
async function publishOne({ table, now, registry }: Services, item: Item): Promise<boolean> {
  const [key = '', id] = String(item.pk).split('#')
  const type = requireContentType(key, registry)
  try {
    const before = await requireSnapshot({ table }, type, { id: Number(id) })
    if (!isScheduled(type, before.fields)) {
      const next = dueTime(type, { ...before.fields, state: before.state }, now)
      return await touch(table, item, { now, next })
    }
    return await publish({ table, now, registry }, type, before)
  } catch (error) {
    if (error instanceof AppError && SKIPPED_CODES.has(error.code))
      return logUnpublished(error, { type: key, id })
    throw error
  }
}

async function publish(
  { table, now, registry }: Services,
  type: ContentType,
  before: Snapshot,
): Promise<boolean> {
  const newId = () => newUlid(now)
  const context = { table, now, newId, registry, by: SCHEDULE, service: type.key, method: 'POST' }
  await publishScheduled({ ...context, language: 'en' }, type, before)
  return true
}

async function touch(
  table: Table,
  { pk, sk, gsi1sk }: Item,
  { now, next }: { now: Date; next: Date | undefined },
): Promise<boolean> {
  const [type = '', id] = String(pk).split('#')
  try {
    await table.transact([
      next
        ? {
            Update: {
              Key: { pk, sk },
              UpdateExpression: 'SET gsi1sk = :next',
              ConditionExpression: 'gsi1sk = :seen',
              ExpressionAttributeValues: { ':seen': gsi1sk, ':next': next.toISOString() },
            },
          }
        : {
            Delete: {
              Key: { pk, sk },
              ConditionExpression: 'gsi1sk = :seen',
              ExpressionAttributeValues: { ':seen': gsi1sk },
            },
          },
      {
        Update: {
          Key: keys.live(type, Number(id)),
          UpdateExpression: 'SET publishedTick = :now',
          ConditionExpression: 'attribute_exists(pk)',
          ExpressionAttributeValues: { ':now': now.toISOString() },
        },
      },
    ])
    return true
  } catch (error) {
    if (error instanceof ConditionFailed) return false
    throw error
  }
}
