import { REGISTRY, type Registry } from '@flou/shared/content/registry.ts'
import { functionEnvironment } from '../../core/http/environment.ts'
import { POLICIES } from '../policies.ts'
import type { Policies } from '../../core/operations/approvalGate.ts'
import type { SealFiles } from '../../features/audit/chain/sealFiles.ts'
import { openTable, type Table } from '../../core/store/dynamo/table.ts'
import { manifest } from './manifest.ts'
import { runTasks, type ScheduledTask } from '../../core/tasks/runTasks.ts'
import type { FileRemover } from '../../core/operations/records/purgeRecord.ts'
import { sealAuditLog } from '../../features/audit/chain/sealAuditLog.ts'
import { reportError } from '../../core/tasks/eachItem.ts'
import { emptyTrash } from '../../core/tasks/emptyTrash.ts'
import { checkOutsideLinks } from '../../features/publishing/links/checkOutsideLinks.ts'
import { linkRequest, type RequestLink } from '../../features/publishing/links/requestLink.ts'
import { recheck } from '../../features/publishing/runs/recheck.ts'
import { offerSeats } from '../../features/forms/registration/offerSeats.ts'
import { publishDue } from '../../features/publishing/runs/publishDue.ts'
import { runPlanned } from '../../features/publishing/runs/runPlanned.ts'
import { renderPagesOfDay } from '../../features/publishing/runs/renderPagesOfDay.ts'
import { updateSearchWords } from '../../features/search/counts/updateSearchWords.ts'
import { resumeBatches } from '../../core/tasks/resumeBatches.ts'
import { retryFailedPages } from '../../features/publishing/runs/retryFailedPages.ts'
import { sendDigests } from '../../features/approval/notify/sendDigests.ts'
import { sendFormDigests } from '../../features/inbox/sendFormDigests.ts'
import { maintainChangeRequests } from '../../features/approval/decide/maintainChangeRequests.ts'
import { wakeIdleRuns } from '../../features/publishing/runs/wakeIdleRuns.ts'

interface MinuteContext extends Policies {
  table: Table
  registry: Registry
  seals: Pick<SealFiles, 'write'>
  removeFiles: FileRemover
  /** Absent if the installation does not check links to other sites. */
  requestLink?: RequestLink | undefined
  now: Date
}

const isTenthMinute = (now: Date) => now.getUTCMinutes() % 10 === 0

/** Chains audit entries and seals past days; a mismatch is logged as an error. */
async function seal({ table, seals, now }: MinuteContext, hasTime: () => boolean) {
  const writeSeal = seals.write.bind(seals)
  const sealed = await sealAuditLog({ table, writeSeal, now, hasTime })
  if (sealed.differing.length > 0) reportError({ event: 'seal differs', days: sealed.differing })
  return sealed
}

const SHORT = { guaranteed: 2_000, limit: 8_000 }
const LONG = { guaranteed: 4_000, limit: 12_000 }

export function tasksOf(context: MinuteContext): ScheduledTask[] {
  const { table, registry, now, removeFiles, approval, requestLink: request } = context
  return [
    { name: 'published', ...LONG, run: (hasTime) => publishDue(table, now, { registry, hasTime }) },
    {
      name: 'planned',
      guaranteed: 2_000,
      limit: 30_000,
      run: (hasTime) => runPlanned({ ...context, now: () => new Date() }, hasTime),
    },
    { name: 'approval', ...SHORT, run: () => maintainChangeRequests(context) },
    { name: 'trail', ...LONG, run: (hasTime) => seal(context, hasTime) },
    { name: 'woken', ...SHORT, run: () => wakeIdleRuns(table, now) },
    { name: 'lookedAgain', ...SHORT, run: () => recheck(table, now) },
    { name: 'places', ...SHORT, run: () => offerSeats(context) },
    { name: 'digests', ...SHORT, run: () => sendDigests(context) },
    { name: 'formDigests', ...SHORT, run: () => sendFormDigests(context) },
    { name: 'turned', ...SHORT, run: () => renderPagesOfDay(table, now) },
    { name: 'retried', ...SHORT, isDue: isTenthMinute, run: () => retryFailedPages(table, now) },
    { name: 'resumed', ...LONG, limit: 25_000, run: (hasTime) => resumeBatches(context, hasTime) },
    { name: 'renewed', ...LONG, run: (hasTime) => updateSearchWords({ table, registry, hasTime }) },
    {
      name: 'purged',
      ...LONG,
      isDue: isTenthMinute,
      run: (hasTime) => emptyTrash({ table, registry, now, removeFiles, approval, hasTime }),
    },
    ...(request
      ? [
          {
            name: 'outsideLinks',
            ...LONG,
            limit: 25_000,
            isDue: isTenthMinute,
            run: (hasTime: () => boolean) => checkOutsideLinks({ table, now, request, hasTime }),
          },
        ]
      : []),
  ]
}

const { TABLE_NAME, MEDIA_BUCKET, AUDIT_BUCKET, SITE_ORIGIN, OUTSIDE_LINKS } = functionEnvironment(manifest)
const table = openTable(TABLE_NAME)

/** The S3 client loads for a seal or a purge only. */
const seals: MinuteContext['seals'] = {
  async write(day) {
    const { SealFiles } = await import('../../features/audit/chain/sealFiles.ts')
    return new SealFiles(AUDIT_BUCKET).write(day)
  },
}

let remover: Promise<FileRemover> | undefined
const removeFiles: FileRemover = async (...removed) => {
  remover ??= import('../../features/media/files/mediaFiles.ts').then(({ openMediaFiles }) =>
    openMediaFiles(MEDIA_BUCKET),
  )
  await (
    await remover
  )(...removed)
}

const requestLink =
  OUTSIDE_LINKS === 'on' ? linkRequest({ agent: `LinkCheck/1.0 (+${SITE_ORIGIN})` }) : undefined

const RESERVE_MS = 4_000

/** Runs due tasks each minute; failed tasks are logged and retried a minute later. */
export async function handler() {
  const now = new Date()
  const tasks = tasksOf({
    table,
    registry: REGISTRY,
    ...POLICIES,
    seals,
    removeFiles,
    requestLink,
    now,
  })
  const schedule = await runTasks(tasks, { now, budget: manifest.timeout * 1_000 - RESERVE_MS })
  process.stdout.write(`${JSON.stringify({ level: 'info', schedule })}\n`)
  return schedule
}
