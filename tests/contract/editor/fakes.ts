import type { Envelope, StoredRecord } from '@flou/shared/api.ts'
import type { ChangeRequestRow } from '@flou/shared/approval/workflow.ts'
import { ApiError } from '../../../web-admin/src/core/api/apiError.ts'
import type { FormValues } from '../../../web-admin/src/core/records/formErrors.ts'
import type { RecoveryEntry, RecoveryStore } from '../../../web-admin/src/core/unsaved/recovery.ts'
import type { SaveRequest } from '../../../web-admin/src/editor/state/types.ts'

export const NOW = new Date('2026-11-28T03:00:00Z')

/** How the server answers a request; `lost`: it is stored, but the answer never arrives. */
export const ANSWERS = [
  'stored',
  'lost',
  'unreachable',
  'busy',
  'refused',
  'broken',
  'password',
  'awaitsApproval',
  'competing',
] as const
export type Answer = (typeof ANSWERS)[number]

const FAILURES = {
  unreachable: new ApiError('network', ''),
  busy: new ApiError('unavailable', '', { status: 503 }),
  refused: new ApiError('validation_failed', '', { status: 422, fields: { Order: 'required' } }),
  broken: new ApiError('internal', '', { status: 500 }),
  password: new ApiError('confirmation_needed', '', { status: 403 }),
  competing: new ApiError('change_moved', 'changeOfOther', { status: 409, data: { id: 'c1', hash: 'h' } }),
} as const satisfies Partial<Record<Answer, ApiError>>

const UNANSWERED: ReadonlySet<Answer> = new Set(['lost', 'unreachable', 'busy'])

export const EMPTY: Partial<StoredRecord> = {
  mediaId: 3,
  link: '/a',
  order: 2,
  contents: [
    { languageId: 1, title: 'Halo', description: 'Satu' },
    { languageId: 2, title: 'First', description: 'One' },
  ],
}

export const withTitle = (values: FormValues, title: string): FormValues => ({
  ...values,
  contents: (values['contents'] as FormValues[]).map((one) =>
    one['languageId'] === 2 ? { ...one, title } : one,
  ),
})
export const titleOf = (values: Readonly<FormValues>): string =>
  String((values['contents'] as FormValues[]).find((one) => one['languageId'] === 2)?.['title'])

export function createServer() {
  let record: StoredRecord | undefined
  const answers = new Map<string, Envelope<StoredRecord | null>>()
  /** Every text that the server has acknowledged, in revisions or change requests. */
  const acknowledged: string[] = []
  const store = (values: FormValues): StoredRecord => {
    const recordVersion = (record?.recordVersion ?? 0) + 1
    record = { ...values, id: 4, recordVersion, updated: NOW.toISOString() } as StoredRecord
    acknowledged.push(titleOf(values))
    return record
  }
  function accept({ key, body, typed, takesOver }: SaveRequest, awaitsApproval: boolean) {
    if (record && body['recordVersion'] !== record.recordVersion)
      throw new ApiError('record_changed', '', { status: 409, data: record })
    if (awaitsApproval) acknowledged.push(titleOf(typed))
    const changeRequest = { id: 'c1' } as ChangeRequestRow
    const answer: Envelope<StoredRecord | null> = awaitsApproval
      ? { data: null, changeRequest }
      : { data: store(typed), ...(takesOver && { changeRequest }) }
    answers.set(key, answer)
    return answer
  }
  return {
    read: () => record,
    store,
    accept,
    acknowledged,
    answerTo: ({ key }: SaveRequest) => answers.get(key),
  }
}

/** Requests of a form, answered one by one. */
export function createRequests(server: ReturnType<typeof createServer>) {
  const open: {
    request: SaveRequest
    resolve: (answer: Envelope<StoredRecord | null>) => void
    reject: (error: unknown) => void
  }[] = []
  return {
    open: () => open.map(({ request }) => request),
    send: (request: SaveRequest) =>
      new Promise<Envelope<StoredRecord | null>>((resolve, reject) =>
        open.push({ request, resolve, reject }),
      ),
    answer: (answer: Answer) => {
      const first = open.shift()
      if (!first) return
      const { request, resolve, reject } = first
      const known = server.answerTo(request)
      if (known && !UNANSWERED.has(answer)) return resolve(known)
      try {
        if (answer === 'stored' || answer === 'awaitsApproval')
          return resolve(server.accept(request, answer === 'awaitsApproval'))
        if (answer === 'lost' && !known) server.accept(request, false)
        reject(FAILURES[answer === 'lost' ? 'unreachable' : answer])
      } catch (error) {
        reject(error)
      }
    },
  }
}

export function createTimers() {
  const waiting = new Set<() => void>()
  return {
    schedule: (run: () => void) => {
      waiting.add(run)
      return () => void waiting.delete(run)
    },
    pass: () => {
      const due = [...waiting]
      waiting.clear()
      for (const run of due) run()
    },
  }
}

export function memoryStore(stored: Map<string, RecoveryEntry>): RecoveryStore {
  return {
    read: async (subject) => [...stored.values()].filter((entry) => entry.subject === subject),
    write: async (entry) => void stored.set(entry.id, entry),
    writeNow: (entry) => void stored.set(entry.id, entry),
    remove: async (id) => void stored.delete(id),
  }
}
