import { S3Client } from '@aws-sdk/client-s3'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { functionEnvironment } from '../http/environment.ts'
import { HOOKS_BY_TYPE } from '../policies.ts'
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

const RESERVE_MS = 4_000

/** Runs due tasks each minute; failed tasks are logged and retried a minute later. */
export async function handler() {
  const now = new Date()
  const tasks = tasksOf({ table, registry: REGISTRY, hooks: HOOKS_BY_TYPE, seals, removeFiles, now })
  const schedule = await runTasks(tasks, { now, budget: manifest.timeout * 1_000 - RESERVE_MS })
  process.stdout.write(`${JSON.stringify({ level: 'info', schedule })}\n`)
  return schedule
}
