import { S3Client } from '@aws-sdk/client-s3'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { functionEnvironment } from '../http/environment.ts'
import { SealFiles } from '../store/audit/sealFiles.ts'
import { sealTrail } from '../store/audit/sealTrail.ts'
import { openTable } from '../store/dynamo/table.ts'
import { emptyTrash } from './emptyTrash.ts'
import { lookAgain } from './lookAgain.ts'
import { manifest } from './manifest.ts'
import { mediaFiles } from './mediaFiles.ts'
import { offerPlaces } from './offerPlaces.ts'
import { publishDue } from './publishDue.ts'
import { resumeBatches } from './resumeBatches.ts'
import { renderPagesOfDay } from './renderPagesOfDay.ts'
import { renewWords } from './renewWords.ts'
import { retryFailedPages } from './retryFailedPages.ts'
import { sendDigests } from './sendDigests.ts'
import { sendFormDigests } from './sendFormDigests.ts'
import { tendChanges } from './tendChanges.ts'
import { wakeIdleRuns } from './wakeIdleRuns.ts'

const { TABLE_NAME, MEDIA_BUCKET, AUDIT_BUCKET } = functionEnvironment(manifest)
const table = openTable(TABLE_NAME)
const seals = new SealFiles(AUDIT_BUCKET)
const removeFiles = mediaFiles({ s3: new S3Client(), bucket: MEDIA_BUCKET })

/** The trash is looked through every ten minutes: nobody waits for it. */
const isTrashMinute = (now: Date) => now.getUTCMinutes() % 10 === 0

/** Pages that failed are tried again as often: by then what failed them may have passed. */
const isRetryMinute = isTrashMinute

/** What sealing may take of a minute, beside the rest; milliseconds. A backlog goes on in the next one. */
const SEALING_MS = 12_000

/** What making words of records anew may take of a minute, after a release that changes their rules; milliseconds. */
const WORDS_MS = 8_000

/** Calls that something has its time of a minute: true until it is over. */
function within(milliseconds: number): () => boolean {
  const end = performance.now() + milliseconds
  return () => performance.now() < end
}

/** Chains new audit entries and seals days that are over; a seal that differs from the one in the bucket is an error in the log. */
async function seal(now: Date) {
  const writeSeal = seals.write.bind(seals)
  const sealed = await sealTrail({ table, writeSeal, now, hasTime: within(SEALING_MS) })
  if (sealed.differing.length > 0) write({ level: 'error', event: 'seal differs', days: sealed.differing })
  return sealed
}

const write = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`)

/**
 * Each minute: publishes what is due, has pages rendered that a new day changes or that an index may have kept from a change, carries on
 * batches that were left, empties the trash, has failed pages rendered again, wakes runs that stand still, watches the time of changes that
 * wait for approval, tells staff of new submissions, chains and seals the audit trail, makes words of records anew after their rules have
 * changed.
 */
export async function handler() {
  const now = new Date()
  const published = await publishDue(table, now)
  const resumed = await resumeBatches({ table, registry: REGISTRY }, now)
  const purged = isTrashMinute(now) ? await emptyTrash({ table, registry: REGISTRY, now, removeFiles }) : 0
  const retried = isRetryMinute(now) && (await retryFailedPages(table, now))
  const turned = await renderPagesOfDay(table, now)
  const lookedAgain = await lookAgain(table, now)
  const woken = await wakeIdleRuns(table, now)
  const approval = await tendChanges({ table, registry: REGISTRY, now })
  const digests = await sendDigests({ table, registry: REGISTRY, now })
  const formDigests = await sendFormDigests({ table, now })
  const places = await offerPlaces({ table, now })
  const trail = await seal(now)
  const renewed = await renewWords({ table, registry: REGISTRY, hasTime: within(WORDS_MS) })
  const result = {
    published,
    resumed,
    purged,
    retried,
    turned,
    lookedAgain,
    woken,
    approval,
    digests,
    formDigests,
    places,
    trail,
    renewed,
  }
  write({ level: 'info', schedule: result })
  return result
}
