import { S3Client } from '@aws-sdk/client-s3'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { functionEnvironment } from '../http/environment.ts'
import { SealFiles } from '../store/audit/sealFiles.ts'
import { openTable } from '../store/dynamo/table.ts'
import { manifest } from './manifest.ts'
import { mediaFiles } from './mediaFiles.ts'
import { runTasks } from './runTasks.ts'
import { tasksOf } from './tasks.ts'

const { TABLE_NAME, MEDIA_BUCKET, AUDIT_BUCKET } = functionEnvironment(manifest)
const table = openTable(TABLE_NAME)
const seals = new SealFiles(AUDIT_BUCKET)
const removeFiles = mediaFiles({ s3: new S3Client(), bucket: MEDIA_BUCKET })

/** Milliseconds of the function's time that are left for its start and its last line. */
const RESERVE_MS = 4_000

/** Each minute: does what is due (tasks.ts). A task that failed is an error line; the next minute tries it again. */
export async function handler() {
  const now = new Date()
  const tasks = tasksOf({ table, registry: REGISTRY, seals, removeFiles, now })
  const schedule = await runTasks(tasks, { now, budget: manifest.timeout * 1_000 - RESERVE_MS })
  process.stdout.write(`${JSON.stringify({ level: 'info', schedule })}\n`)
  return schedule
}
