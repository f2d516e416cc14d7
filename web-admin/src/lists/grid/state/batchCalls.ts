import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { Batch } from '@flou/shared/content/batch.ts'
import { isAwaitingApproval } from '../../../core/records/awaitingApproval.ts'
import { api } from '../../../core/session/current.ts'
import { browserStorage } from '../../../core/state/localStorage.ts'
import type { BatchRequest, SentBatch } from './types.ts'

/** Polling interval in milliseconds while another client runs the batch. */
const PAUSE_MS = 300

export const sendTo =
  (apiUrl: string) =>
  async ({ key, bodies: rows, confirmedProduct }: BatchRequest): Promise<Batch | null> => {
    const answer = await api<Batch>(`${apiUrl}/batch`, {
      method: 'POST',
      body: { rows, ...(confirmedProduct !== '' && { confirmedProduct }) },
      idempotencyKey: key,
    })
    return isAwaitingApproval(answer) ? null : answer.data
  }

export const batchCalls = {
  readBatch: async (id: string) => (await api<Batch>(STAFF_PATHS.batch(id))).data,
  continueBatch: async (id: string) =>
    (await api<Batch>(STAFF_PATHS.continueBatch(id), { method: 'POST' })).data,
  undoBatch: async (id: string): Promise<Batch | null> => {
    const answer = await api<Batch>(STAFF_PATHS.undoBatch(id), { method: 'POST', body: {} })
    return isAwaitingApproval(answer) ? null : answer.data
  },
  pause: () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS)),
}

export interface BatchContinuation {
  readonly continueBatch: (id: string) => Promise<Batch>
  readonly pause: () => Promise<unknown>
}

export async function finishBatch(
  first: Batch,
  { continueBatch, pause }: BatchContinuation,
  onProgress: (done: number) => void = () => undefined,
): Promise<Batch> {
  let batch = first
  while (!batch.isDone) {
    const { id, done } = batch
    onProgress(done)
    batch = await continueBatch(id)
    if (batch.done === done) await pause()
  }
  return batch
}

/** Sent batches of a user in a list whose result is unknown, in local storage; tabs share them. */
export function sentBatches(apiUrl: string, person: number, storage = browserStorage) {
  const key = `flou.batches ${person} ${apiUrl}`
  const remembered = (): readonly SentBatch[] => JSON.parse(storage.read(key) ?? '[]') as SentBatch[]
  const write = (all: readonly SentBatch[]) =>
    all.length > 0 ? storage.write(key, JSON.stringify(all)) : storage.forget(key)
  const others = (id: string) => remembered().filter((sent) => sent.id !== id)
  return {
    remembered,
    remember: (sent: SentBatch) => write([...others(sent.id), sent]),
    forget: (id: string) => write(others(id)),
  }
}
