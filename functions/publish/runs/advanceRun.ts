import { isActive, type RunRequest } from '@flou/shared/publishing.ts'
import { getRun, markStale, moveRun, type RunChange, type StoredRun } from '../../store/publishing/runs.ts'
import { CLOCKS_DIFFER } from '../../store/publishing/touchedKeys.ts'
import type { Table } from '../../store/dynamo/table.ts'
import type { Fate } from '../plan.ts'
import type { FailedPage, Publisher } from '../publisher.ts'
import {
  changedPaths,
  failuresOf,
  publishPlan,
  resultOf,
  shiftsOf,
  type Published,
  type Shifts,
} from '../publishPlan.ts'
import { renewReceipt } from '../receipts/renewReceipt.ts'
import { indexPages } from '../search/indexPages.ts'
import { finishRun, listsAtOnce } from './finishRun.ts'
import { listPart } from './runSitemap.ts'
import type { Part, Step } from './step.ts'
import { PART, stepsOf } from './steps.ts'

const RENDER: Fate = { kind: 'render' }
const asPlan = (paths: readonly string[]) => new Map(paths.map((path) => [path, RENDER]))

/** What one publisher has done in a row, for the end of the run: the index may not know it yet. */
export interface RunMemory extends Shifts {
  failed: FailedPage[]
}
export const newMemory = (): RunMemory => ({ present: [], absent: [], failed: [] })

function remember(memory: RunMemory, published: Published): void {
  const { present, absent } = shiftsOf(published)
  memory.present.push(...present)
  memory.absent.push(...absent)
  memory.failed.push(...failuresOf(published).map(({ path, reason, isKnown }) => ({ path, reason, isKnown })))
}

const isAnew = (request: RunRequest) => request.kind === 'all' && request.anew === true

const sizeOf = async (steps: readonly Step[]) =>
  (await Promise.all(steps.map(({ size }) => size()))).reduce((sum, size) => sum + size, 0)

/** Named pages are waited for; a run of others tells the CDN once, at its end. */
const isToldAtOnce = ({ kind }: RunRequest): boolean => kind === 'pages'

/** A run that goes on for long tells the CDN after each so many pages. */
const TOLD_EVERY = 1_000

/**
 * Tells the CDN of a part, at once or where the run has gone through enough pages; else notes at the run that it is to be told. Comes before
 * the part is settled: a part that is done again may find nothing to do.
 * @returns what the run's move adds
 */
async function tellCdn(
  publisher: Publisher,
  { run, looked, published }: { run: StoredRun; looked: number; published: Published },
): Promise<Pick<RunChange, 'stale'>> {
  const now = publisher.now()
  if (isToldAtOnce(run.request)) {
    await publisher.invalidate(changedPaths(published, now))
    return {}
  }
  const since = new Date(Date.parse(run.created) - CLOCKS_DIFFER).toISOString()
  const hasChanged = changedPaths(published, now, since).length > 0
  if (hasChanged && !run.stale) await markStale(publisher.table, run)
  if (!(hasChanged || run.stale) || (run.done % TOLD_EVERY) + looked < TOLD_EVERY) return {}
  await publisher.invalidateTrees()
  return { stale: undefined }
}

/** What a run renders next, and where it goes on. */
interface RunPart extends Omit<Part, 'next'> {
  cursor: StoredRun['cursor']
}

/** A part of fewer pages takes in the next step's, unless changes wait for it. */
const ENOUGH = PART / 2

/**
 * The next part of a run. Steps of few pages are taken together: many types have a handful of records, and what a part reads for all of
 * its pages is then read once, and its pages are worth sharing between threads.
 */
async function readPart(
  steps: readonly Step[],
  { step: first, after }: StoredRun['cursor'],
  isBusy: boolean,
): Promise<RunPart> {
  const paths: string[] = []
  let looked = 0
  for (let at = first; at < steps.length; at += 1) {
    const part = await steps[at]?.read(at === first ? after : undefined, isBusy)
    paths.push(...(part?.paths ?? []))
    looked += part?.looked ?? 0
    const cursor = part?.next ? { step: at, after: part.next } : { step: at + 1 }
    if (part?.next || part?.settle || isBusy || paths.length >= ENOUGH)
      return { paths, looked, cursor, ...(part?.settle && { settle: part.settle }) }
  }
  return { paths, looked, cursor: { step: steps.length } }
}

/** A run after one more part. */
function after(run: StoredRun, part: RunPart, published: Published): RunChange {
  const { rendered, skipped, removed, failed } = resultOf(published)
  return {
    cursor: part.cursor,
    done: run.done + part.looked,
    rendered: run.rendered + rendered,
    written: run.written + rendered - skipped,
    removed: run.removed + removed,
    failed: run.failed + failed.length,
  }
}

/** Takes a run one part further. Somebody else's move in between wins, and the part is done again. */
async function advance(
  publisher: Publisher,
  run: StoredRun,
  { memory, isBusy }: { memory: RunMemory; isBusy: boolean },
): Promise<void> {
  const { table, now } = publisher
  const updated = now().toISOString()
  const steps = stepsOf(publisher, run)
  const step = steps[run.cursor.step]
  if (run.state === 'stopping') {
    if (run.stale) await publisher.invalidateTrees()
    await moveRun(table, run, { state: 'stopped', updated, invocation: undefined, stale: undefined })
  } else if (step) {
    const total = run.state === 'waiting' ? await sizeOf(steps) : run.total
    const part = await readPart(steps, run.cursor, isBusy)
    const published = await publishPlan(publisher, asPlan(part.paths), { isAnew: isAnew(run.request) })
    remember(memory, published)
    const told = await tellCdn(publisher, { run, looked: part.looked, published })
    await indexPages(publisher, published)
    if (listsAtOnce(run.request)) await listPart(publisher, { run, looked: part.looked, published, isBusy })
    await part.settle?.()
    await renewReceipt(publisher, run.request, published)
    const change = after(run, part, published)
    await moveRun(table, run, {
      ...change,
      state: 'running',
      ...told,
      total: Math.max(total, change.done ?? 0),
      updated,
    })
  } else {
    await finishRun(publisher, run, memory)
    await endRun(table, run, updated)
  }
}

/** A run that is through has ended, or begins once more where something has changed meanwhile. */
async function endRun(table: Table, run: StoredRun, updated: string): Promise<void> {
  const end = { state: 'done', total: run.done, updated, invocation: undefined, stale: undefined } as const
  const isDone = !run.again && (await moveRun(table, run, end))
  const left = isDone ? undefined : await getRun(table, run.id)
  if (left?.again)
    await moveRun(table, left, {
      state: 'waiting',
      cursor: { step: 0 },
      done: 0,
      updated,
      again: undefined,
      stale: undefined,
    })
  // left to it while it was ending: it ends once more
  else if (left?.unlisted) await moveRun(table, left, { updated })
}

interface Drive {
  /** The invocation that drives the run; without it the stream does. */
  invocation?: string
  /** At most so many parts. */
  parts?: number
  /** Changes keep coming and wait for each part. */
  isBusy?: boolean
  /** Asked before each part. */
  mayGoOn?: () => boolean
}

/**
 * Carries a run on, part by part. Progress is in the table: whoever takes it up after a crash repeats one part at most.
 * @returns the run as it is then; pages that failed on the way
 */
export async function driveRun(
  publisher: Publisher,
  id: string,
  { invocation, parts = Infinity, isBusy = false, mayGoOn = () => true }: Drive,
): Promise<{ run: StoredRun | undefined; failed: FailedPage[] }> {
  const memory = newMemory()
  let run = await getRun(publisher.table, id)
  for (let part = 0; part < parts && mayGoOn(); part += 1) {
    if (!run || !isActive(run) || run.invocation !== invocation) break
    await advance(publisher, run, { memory, isBusy })
    run = await getRun(publisher.table, id)
  }
  return { run, failed: memory.failed }
}
