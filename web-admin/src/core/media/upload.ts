import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { OnDuplicate, UploadTicket } from '@flou/shared/media/media.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import { ApiError } from '../api/apiError.ts'
import type { Api } from '../api/client.ts'
import type { MediaRecord } from './useMedia.ts'

const MIB = 1024 * 1024
const LIMIT_OF_KIND: Readonly<Record<string, number>> = {
  image: LIMITS.imageBytes,
  video: LIMITS.videoBytes,
  application: LIMITS.documentBytes,
  text: LIMITS.captionsBytes,
}
/** Types offered by the file dialog; the server checks the content. */
export const ACCEPTED = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
  'image/svg+xml',
  'application/pdf',
  'video/mp4',
  'text/vtt',
] as const

export type Refusal = { reason: 'wrongType' } | { reason: 'tooBig'; limit: number } | { reason: 'emptyFile' }

/** Returns the reason to reject a file before upload. `limit` in MiB. */
export function refusalOf({ type, size }: Pick<File, 'type' | 'size'>): Refusal | undefined {
  if (!ACCEPTED.some((one) => one === type)) return { reason: 'wrongType' }
  if (size === 0) return { reason: 'emptyFile' }
  const limit = LIMIT_OF_KIND[type.split('/')[0] ?? ''] ?? 0
  return size > limit ? { reason: 'tooBig', limit: limit / MIB } : undefined
}

interface Sending {
  ticket: UploadTicket
  file: File
  /** Receives the fraction sent, 0 to 1. */
  onProgress: (fraction: number) => void
  signal: AbortSignal
}
type SendFile = (sending: Sending) => Promise<void>

/** Posts a file to S3. Uses XMLHttpRequest because `fetch` has no upload progress. */
export const sendFile: SendFile = ({ ticket, file, onProgress, signal }) =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const request = new XMLHttpRequest()
    const fail = () => reject(new ApiError('network', '', { status: request.status }))
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(loaded / Math.max(total, 1)),
    )
    request.addEventListener('load', () => (request.status < 300 ? resolve() : fail()))
    request.addEventListener('error', fail)
    request.addEventListener('abort', () => reject(new DOMException('Stopped', 'AbortError')))
    signal.addEventListener('abort', () => request.abort())
    const form = new FormData()
    for (const [name, value] of Object.entries(ticket.fields)) form.append(name, value)
    form.append('file', file) // must be last: S3 ignores fields after it
    request.open('POST', ticket.url)
    request.send(form)
  })

export interface Transport {
  api: Api
  send: SendFile
}

export async function transfer({ api, send }: Transport, job: Omit<Sending, 'ticket'>): Promise<string> {
  const { file, signal } = job
  const { data: ticket } = await api<UploadTicket>(STAFF_PATHS.mediaUploads, {
    method: 'POST',
    body: { name: file.name, mime: file.type, size: file.size },
    idempotencyKey: crypto.randomUUID(),
    signal,
  })
  await send({ ...job, ticket })
  return ticket.key
}

interface Completion {
  key: string
  name: string
  folderId: number
  onDuplicate: OnDuplicate
}

/** Adds an upload to the library; retries with the same idempotency key are safe. */
export async function complete(
  api: Api,
  body: Completion,
  { idempotencyKey, signal }: { idempotencyKey: string; signal: AbortSignal },
): Promise<MediaRecord> {
  return (await api<MediaRecord>(STAFF_PATHS.media, { method: 'POST', body, idempotencyKey, signal })).data
}
