import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { Usage } from '@flou/shared/api.ts'
import type { CropArea } from '@flou/shared/media.ts'
import { api } from '../../session/current.ts'
import { isHeld } from '../pending/held.ts'
import type { MediaRecord } from '../useMedia.ts'

interface Versioned {
  id: number
  recordVersion: number
}
/** What people say of a file; what is absent stays. */
export type Description = Partial<
  Pick<MediaRecord, 'name' | 'contents' | 'folderId' | 'tags' | 'focalX' | 'focalY'>
>

/** The file as it is now; null where the change waits for approval. */
async function change(
  path: string,
  method: 'PUT' | 'POST' | 'DELETE',
  body?: object,
): Promise<MediaRecord | null> {
  const answer = await api<MediaRecord>(path, {
    method,
    idempotencyKey: crypto.randomUUID(),
    ...(body && { body }),
  })
  return isHeld(answer) ? null : answer.data
}

/** Changes what is given of what people say of a file. */
export const describeFile = ({ id, recordVersion }: Versioned, description: Description) =>
  change(STAFF_PATHS.mediaFile(id), 'PUT', { recordVersion, ...description })

export const deleteFile = (id: number) => change(STAFF_PATHS.mediaFile(id), 'DELETE')
export const restoreFile = (id: number) => change(`${STAFF_PATHS.mediaFile(id)}/restore`, 'POST')

export const cropFile = ({ id, recordVersion }: Versioned, crop: CropArea) =>
  change(`${STAFF_PATHS.mediaFile(id)}/crop`, 'POST', { recordVersion, crop })

/** Puts the upload `key` in the file's place. */
export const replaceFile = ({ id, recordVersion }: Versioned, key: string) =>
  change(`${STAFF_PATHS.mediaFile(id)}/file`, 'POST', { recordVersion, key })

/** An earlier version's file again. */
export const bringBackFile = (id: number, version: number) =>
  change(`${STAFF_PATHS.mediaFile(id)}/versions/${version}/restore`, 'POST')

/** Where to download the file as it was uploaded, for some minutes. */
export const originalAddress = async (id: number): Promise<string> =>
  (await api<{ url: string }>(`${STAFF_PATHS.mediaFile(id)}/original`)).data.url

/** Where a file is used: screens that edit it there, and pages that show it. */
export interface FileUsage {
  places: Usage[]
  /** Paths on the public site, without language. */
  pages: string[]
}

/** The records that hold a file. */
export const usageOf = async (id: number, signal: AbortSignal): Promise<Usage[]> =>
  (await api<Usage[]>(`${STAFF_PATHS.mediaFile(id)}/usage`, { signal })).data

/** The public pages that show a file. */
export const pagesOf = async (id: number, signal: AbortSignal): Promise<string[]> =>
  (await api<string[]>(`${STAFF_PATHS.mediaFile(id)}/pages`, { signal })).data
