import type { OnDuplicate } from '@flou/shared/media/media.ts'
import { isApiError } from '../api/apiError.ts'
import { createStore, type Store } from '../state/store.ts'
import type { MediaRecord } from './useMedia.ts'
import { complete, refusalOf, transfer, type Transport } from './upload.ts'
import { isActive, type UploadItem } from './uploadItem.ts'

/** Concurrent uploads; more would only share bandwidth. */
const CONCURRENCY = 3

interface Job {
  file: File
  folderId: number
  stopper: AbortController
  /** Key after the transfer; a retry then skips it. */
  key?: string
  onDuplicate: OnDuplicate
  /** Same for all attempts, so that a lost response is harmless. */
  idempotencyKey: string
}

/** Upload queue for the app's lifetime. Files fail independently and resume; nothing is added twice. */
export class UploadQueue {
  readonly items: Store<readonly UploadItem[]> = createStore<readonly UploadItem[]>([])
  readonly #transport: Transport
  readonly #jobs = new Map<string, Job>()
  readonly #listeners = new Set<(record: MediaRecord) => void>()

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /** Subscribes to completed uploads; returns an unsubscribe function. */
  onUploaded(listener: (record: MediaRecord) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /**
   * Queues files for a folder (0 for none); rejected ones are listed with the reason.
   * @param onDuplicate handling of content that the library already has
   * @returns item ids in file order
   */
  add(files: Iterable<File>, folderId: number, onDuplicate: OnDuplicate = 'ask'): string[] {
    const added = [...files].map((file): UploadItem => {
      const id = crypto.randomUUID()
      const refusal = refusalOf(file)
      const { name, size } = file
      if (refusal) return { id, name, size, progress: 0, state: 'refused', refusal }
      this.#jobs.set(id, { file, folderId, ...freshAttempt(onDuplicate) })
      return { id, name, size, progress: 0, state: 'waiting' }
    })
    this.items.set([...this.items.get(), ...added])
    this.#startNext()
    return added.map(({ id }) => id)
  }

  cancel(id: string): void {
    this.#jobs.get(id)?.stopper.abort()
    const item = this.#item(id)
    if (item && isActive(item)) this.#change(id, { state: 'cancelled' })
    this.#startNext()
  }

  cancelAll(): void {
    for (const item of this.items.get().filter(isActive)) this.cancel(item.id)
  }

  /** Retries a failed or cancelled upload; transferred files are not sent again. */
  retry(id: string): void {
    const job = this.#jobs.get(id)
    if (!job) return
    job.stopper = new AbortController()
    this.#change(id, { state: 'waiting', progress: job.key ? 1 : 0, error: undefined })
    this.#startNext()
  }

  retryFailed(): void {
    for (const { id, state } of this.items.get()) if (state === 'failed') this.retry(id)
  }

  keepBoth(id: string): void {
    const job = this.#jobs.get(id)
    if (job) Object.assign(job, freshAttempt('keep'))
    this.retry(id)
  }

  takeExisting(id: string): void {
    const record = this.#item(id)?.record
    this.#change(id, { state: 'done' })
    if (record) this.#tell(record)
  }

  clear(): void {
    const active = this.items.get().filter(isActive)
    const ids = new Set(active.map(({ id }) => id))
    for (const id of this.#jobs.keys()) if (!ids.has(id)) this.#jobs.delete(id)
    this.items.set(active)
  }

  #item = (id: string) => this.items.get().find((item) => item.id === id)

  #change(id: string, values: { [K in keyof UploadItem]?: UploadItem[K] | undefined }): void {
    const changed = (item: UploadItem) => (item.id === id ? ({ ...item, ...values } as UploadItem) : item)
    this.items.set(this.items.get().map(changed))
  }

  #tell(record: MediaRecord): void {
    for (const listener of this.#listeners) listener(record)
  }

  #startNext(): void {
    const items = this.items.get()
    const running = items.filter(({ state }) => state === 'sending' || state === 'finishing').length
    const next = items.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, CONCURRENCY - running))
    for (const { id } of next) void this.#run(id)
  }

  async #run(id: string): Promise<void> {
    const job = this.#jobs.get(id)
    if (!job) return
    const { signal } = job.stopper
    const isCurrent = () => job.stopper.signal === signal && !signal.aborted
    try {
      this.#change(id, { state: 'sending' })
      const record = await this.#bring(id, job, isCurrent)
      if (!isCurrent()) return
      this.#change(id, { state: 'done', progress: 1, record })
      this.#jobs.delete(id)
      this.#tell(record)
    } catch (error) {
      if (isCurrent()) this.#fail(id, error)
    }
    this.#startNext()
  }

  async #bring(id: string, job: Job, isCurrent: () => boolean): Promise<MediaRecord> {
    const { file, folderId, onDuplicate, idempotencyKey, stopper } = job
    const { signal } = stopper
    const onProgress = (progress: number) => isCurrent() && this.#change(id, { progress })
    job.key ??= await transfer(this.#transport, { file, signal, onProgress })
    if (isCurrent()) this.#change(id, { state: 'finishing', progress: 1 })
    const completion = { key: job.key, name: file.name, folderId, onDuplicate }
    return complete(this.#transport.api, completion, { idempotencyKey, signal })
  }

  #fail(id: string, error: unknown): void {
    if (isApiError(error, 'duplicate')) {
      this.#change(id, { state: 'duplicate', progress: 1, record: error.data as MediaRecord })
      return
    }
    const job = this.#jobs.get(id)
    // rejected or lost files are transferred again
    if (job && !isApiError(error, 'network')) delete job.key
    this.#change(id, { state: 'failed', error })
  }
}

const freshAttempt = (onDuplicate: OnDuplicate) => ({
  stopper: new AbortController(),
  onDuplicate,
  idempotencyKey: crypto.randomUUID(),
})
