import type { StoredRecord } from '@flou/shared/api.ts'
import { batchIdOf, type Batch, type BatchAction } from '@flou/shared/content/batch.ts'
import { requireContentType } from '@flou/shared/content/registry.ts'
import { ApiError } from '../../../core/api/apiError.ts'
import type { FormValues } from '../../../core/records/formErrors.ts'
import type { BatchRequest } from '../state/types.ts'

export const PERSON = 7
export const type = requireContentType('networkPackage')

export const SAMPLE: FormValues = {
  productId: 1,
  regionId: 1,
  productDetailId: 2,
  billingMethodId: 1,
  billingItemId: 1,
  billingItemTypeId: 1,
  price: 250_000_0000,
  unit: 'month',
  order: 1,
  maximumConnections: 10,
  maximumConnectionsPerSecond: 20,
  maximumQueryPerSecond: 30,
  billingItemValue: 1.125,
  formula: 'price × qty',
  isFormula: true,
}

/** How the server answers a call; `lost`: it acts, but the answer never arrives. */
export const GRID_ANSWERS = [
  'done',
  'part',
  'lost',
  'unreachable',
  'broken',
  'refused',
  'forbidden',
  'awaitsApproval',
] as const
export type GridAnswer = (typeof GRID_ANSWERS)[number]

export const GRID_FAILURES = {
  unreachable: new ApiError('network', ''),
  broken: new ApiError('internal', '', { status: 500 }),
  forbidden: new ApiError('forbidden', '', { status: 403 }),
} as const satisfies Partial<Record<GridAnswer, ApiError>>

export const REFUSAL = new ApiError('validation_failed', '', {
  status: 422,
  fields: { 'Rows[0].Title': 'required' },
})

interface Row {
  id: number
  action: BatchAction
  version: number
  values: FormValues
  before?: StoredRecord
}

interface Job {
  id: string
  rows: Row[]
  done: number
  refused: number[]
}

export function createGridServer(titles: readonly string[]) {
  const records = new Map<number, StoredRecord>()
  const jobs = new Map<string, Job>()
  const acknowledged: string[] = []
  const created: string[] = []
  let lastId = 0
  const put = (id: number, values: FormValues): void => {
    const recordVersion = (records.get(id)?.recordVersion ?? 0) + 1
    records.set(id, { ...values, id, recordVersion } as StoredRecord)
    acknowledged.push(String(values['title']))
  }
  const newId = () => (lastId += 1)
  for (const title of titles) put(newId(), { ...SAMPLE, title })

  const show = ({ id, rows, done, refused }: Job): Batch => ({
    id,
    total: rows.length,
    done,
    isDone: done === rows.length,
    entries: rows.map(({ id: of, action, values }) => ({ id: of, title: String(values['title']), action })),
    failures: refused.map((index) => ({ index, id: rows[index]?.id ?? 0, title: '', reason: 'changed' })),
  })
  function apply(row: Row): boolean {
    const present = records.get(row.id)
    if (row.action === 'delete') return present !== undefined && records.delete(row.id)
    if (row.action === 'update' && present?.recordVersion !== row.version) return false
    if (row.action === 'create') created.push(String(row.values['title']))
    row.before = present ?? ({} as StoredRecord)
    put(row.id, row.values)
    return true
  }
  function advance(job: Job, count: number): Batch {
    for (const row of job.rows.slice(job.done, job.done + count)) {
      if (!apply(row)) job.refused.push(job.done)
      job.done += 1
    }
    return show(job)
  }
  const jobOf = (id: string): Job => {
    const job = jobs.get(id)
    if (!job) throw new ApiError('not_found', '', { status: 404 })
    return job
  }
  const start = (id: string, rows: Row[], count: number): Batch => {
    const job = jobs.get(id) ?? { id, rows, done: 0, refused: [] }
    jobs.set(id, job)
    return advance(job, count)
  }
  return {
    acknowledged,
    created,
    list: () => [...records.values()],
    store: (id: number, title: string) => put(id, { ...SAMPLE, title }),
    remove: (id: number) => void records.delete(id),
    isKnown: ({ key }: BatchRequest) => jobs.has(batchIdOf(PERSON, key)),
    send: ({ key, bodies }: BatchRequest, count: number): Batch =>
      start(
        batchIdOf(PERSON, key),
        bodies.map(({ id, recordVersion, ...values }) => ({
          id: Number(id ?? 0) || newId(),
          action: id === undefined ? 'create' : 'update',
          version: Number(recordVersion ?? 0),
          values,
        })),
        count,
      ),
    requestApproval: ({ bodies }: BatchRequest) =>
      void acknowledged.push(...bodies.map(({ title }) => String(title))),
    read: (id: string) => show(jobOf(id)),
    proceed: (id: string, count: number) => advance(jobOf(id), count),
    undo: (id: string, count: number): Batch => {
      const { rows, refused } = jobOf(id)
      const undone = rows.filter((_, index) => !refused.includes(index))
      return start(
        `undo-${id}`,
        undone.map(({ id: of, action, before, version }) => ({
          id: of,
          action: action === 'create' ? 'delete' : 'update',
          version: version + 1,
          values: { ...before },
        })),
        count,
      )
    },
  }
}
