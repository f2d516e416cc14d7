import type { Registry } from '@flou/shared/content/registry.ts'
import type { FileRemover } from '../operations/records/purgeRecord.ts'
import type { SealFiles } from '../store/audit/sealFiles.ts'
import { sealTrail } from '../store/audit/sealTrail.ts'
import type { Table } from '../store/dynamo/table.ts'
import { reportError } from './eachItem.ts'
import { emptyTrash } from './emptyTrash.ts'
import { lookAgain } from './lookAgain.ts'
import { offerPlaces } from './offerPlaces.ts'
import { publishDue } from './publishDue.ts'
import { renderPagesOfDay } from './renderPagesOfDay.ts'
import { renewWords } from './renewWords.ts'
import { resumeBatches } from './resumeBatches.ts'
import { retryFailedPages } from './retryFailedPages.ts'
import type { ScheduledTask } from './runTasks.ts'
import { sendDigests } from './sendDigests.ts'
import { sendFormDigests } from './sendFormDigests.ts'
import { tendChanges } from './tendChanges.ts'
import { wakeIdleRuns } from './wakeIdleRuns.ts'

export interface MinuteContext {
  table: Table
  registry: Registry
  seals: Pick<SealFiles, 'write'>
  removeFiles: FileRemover
  now: Date
}

/** Every ten minutes, for work that no visitor waits for. */
const isTenthMinute = (now: Date) => now.getUTCMinutes() % 10 === 0

/** Chains new audit entries and seals days that are over; a seal that differs from the one in the bucket is an error in the log. */
async function seal({ table, seals, now }: MinuteContext, hasTime: () => boolean) {
  const writeSeal = seals.write.bind(seals)
  const sealed = await sealTrail({ table, writeSeal, now, hasTime })
  if (sealed.differing.length > 0) reportError({ event: 'seal differs', days: sealed.differing })
  return sealed
}

/** Milliseconds of a task that reads a few items and writes some of them. */
const SHORT = { least: 2_000, most: 8_000 }
/** Milliseconds of a task that works off a backlog until its time is over. */
const LONG = { least: 4_000, most: 12_000 }

/** Tasks of each minute, the most important first. */
export function tasksOf(context: MinuteContext): ScheduledTask[] {
  const { table, registry, now, removeFiles } = context
  return [
    { name: 'published', ...LONG, run: (hasTime) => publishDue(table, now, { registry, hasTime }) },
    { name: 'approval', ...SHORT, run: () => tendChanges(context) },
    { name: 'trail', ...LONG, run: (hasTime) => seal(context, hasTime) },
    { name: 'woken', ...SHORT, run: () => wakeIdleRuns(table, now) },
    { name: 'lookedAgain', ...SHORT, run: () => lookAgain(table, now) },
    { name: 'places', ...SHORT, run: () => offerPlaces(context) },
    { name: 'digests', ...SHORT, run: () => sendDigests(context) },
    { name: 'formDigests', ...SHORT, run: () => sendFormDigests(context) },
    { name: 'turned', ...SHORT, run: () => renderPagesOfDay(table, now) },
    { name: 'retried', ...SHORT, isDue: isTenthMinute, run: () => retryFailedPages(table, now) },
    // a large batch takes many minutes anyway: it may use all that the others leave
    { name: 'resumed', ...LONG, most: 25_000, run: (hasTime) => resumeBatches(context, hasTime) },
    { name: 'renewed', ...LONG, run: (hasTime) => renewWords({ table, registry, hasTime }) },
    {
      name: 'purged',
      ...LONG,
      isDue: isTenthMinute,
      run: (hasTime) => emptyTrash({ table, registry, now, removeFiles, hasTime }),
    },
  ]
}
