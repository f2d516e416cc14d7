import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { CropArea } from '@flou/shared/media/media.ts'
import { api } from '../../core/session/current.ts'
import { isAwaitingApproval } from '../../core/records/awaitingApproval.ts'
import type { MediaRecord } from '../../core/media/useMedia.ts'

interface Versioned {
  id: number
  recordVersion: number
}
/** Metadata of a file; absent fields stay unchanged. */
export type Description = Partial<
  Pick<MediaRecord, 'name' | 'contents' | 'folderId' | 'tags' | 'decorative' | 'focalX' | 'focalY'>
>

/** Sends a write; null if it waits for approval. */
async function sendWrite(
  path: string,
  method: 'PUT' | 'POST' | 'DELETE',
  body?: object,
): Promise<MediaRecord | null> {
  const answer = await api<MediaRecord>(path, {
    method,
    idempotencyKey: crypto.randomUUID(),
    ...(body && { body }),
  })
  return isAwaitingApproval(answer) ? null : answer.data
}

export const describeFile = ({ id, recordVersion }: Versioned, description: Description) =>
  sendWrite(STAFF_PATHS.mediaFile(id), 'PUT', { recordVersion, ...description })

export const deleteFile = (id: number) => sendWrite(STAFF_PATHS.mediaFile(id), 'DELETE')
export const restoreFile = (id: number) => sendWrite(`${STAFF_PATHS.mediaFile(id)}/restore`, 'POST')

export const cropFile = ({ id, recordVersion }: Versioned, crop: CropArea) =>
  sendWrite(`${STAFF_PATHS.mediaFile(id)}/crop`, 'POST', { recordVersion, crop })

export const replaceFile = ({ id, recordVersion }: Versioned, key: string) =>
  sendWrite(`${STAFF_PATHS.mediaFile(id)}/file`, 'POST', { recordVersion, key })

export const bringBackFile = (id: number, version: number) =>
  sendWrite(`${STAFF_PATHS.mediaFile(id)}/versions/${version}/restore`, 'POST')

/** Returns a presigned download URL of the original, valid for minutes. */
export const originalUrl = async (id: number): Promise<string> =>
  (await api<{ url: string }>(`${STAFF_PATHS.mediaFile(id)}/original`)).data.url

export const pagesOf = async (id: number, signal: AbortSignal): Promise<string[]> =>
  (await api<string[]>(`${STAFF_PATHS.mediaFile(id)}/pages`, { signal })).data
