import { S3Client } from '@aws-sdk/client-s3'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { functionEnvironment } from '../http/environment.ts'
import { openTable } from '../store/dynamo/table.ts'
import { emptyTrash } from './emptyTrash.ts'
import { manifest } from './manifest.ts'
import { mediaFiles } from './mediaFiles.ts'
import { publishDue } from './publishDue.ts'
import { resumeBatches } from './resumeBatches.ts'
import { renderPagesOfDay } from './renderPagesOfDay.ts'
import { retryFailedPages } from './retryFailedPages.ts'
import { wakeIdleRuns } from './wakeIdleRuns.ts'

const { TABLE_NAME, MEDIA_BUCKET } = functionEnvironment(manifest)
const table = openTable(TABLE_NAME)
const removeFiles = mediaFiles({ s3: new S3Client(), bucket: MEDIA_BUCKET })

/** The trash is looked through every ten minutes: nobody waits for it. */
const isTrashMinute = (now: Date) => now.getUTCMinutes() % 10 === 0

/** Pages that failed are tried again as often: by then what failed them may have passed. */
const isRetryMinute = isTrashMinute

/** Each minute: publishes what is due, has pages rendered that a new day changes, carries on batches that were left, empties the trash, has failed pages rendered again, wakes runs that stand still. */
export async function handler() {
  const now = new Date()
  const published = await publishDue(table, now)
  const resumed = await resumeBatches({ table, registry: REGISTRY }, now)
  const purged = isTrashMinute(now) ? await emptyTrash({ table, registry: REGISTRY, now, removeFiles }) : 0
  const retried = isRetryMinute(now) && (await retryFailedPages(table, now))
  const turned = await renderPagesOfDay(table, now)
  const woken = await wakeIdleRuns(table, now)
  const result = { published, resumed, purged, retried, turned, woken }
  process.stdout.write(`${JSON.stringify({ level: 'info', schedule: result })}\n`)
  return result
}
