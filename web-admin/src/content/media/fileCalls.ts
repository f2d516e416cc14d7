import type { Usage } from '@flou/shared/api.ts'
import type { CropArea } from '@flou/shared/media.ts'
import { api } from '../../session/current.ts'
import { MEDIA_API, type MediaRecord } from '../useMedia.ts'

interface Versioned {
  id: number
  version: number
}
/** What people say of a file; what is absent stays. */
export type Description = Partial<
  Pick<MediaRecord, 'name' | 'contents' | 'folderId' | 'tags' | 'focalX' | 'focalY'>
>

const addressOf = (id: number) => `${MEDIA_API}/${id}`
const change = async (path: string, method: 'PUT' | 'POST' | 'DELETE', body?: object) =>
  (
    await api<MediaRecord>(path, {
      method,
      idempotencyKey: crypto.randomUUID(),
      ...(body && { body }),
    })
  ).data

/** Changes what is given of what people say of a file. */
export const describeFile = ({ id, version }: Versioned, description: Description) =>
  change(addressOf(id), 'PUT', { version, ...description })

export const deleteFile = (id: number) => change(addressOf(id), 'DELETE')
export const restoreFile = (id: number) => change(`${addressOf(id)}/restore`, 'POST')

export const cropFile = ({ id, version }: Versioned, crop: CropArea) =>
  change(`${addressOf(id)}/crop`, 'POST', { version, crop })

/** Puts the upload `key` in the file's place. */
export const replaceFile = ({ id, version }: Versioned, key: string) =>
  change(`${addressOf(id)}/file`, 'POST', { version, key })

/** An earlier version's file again. */
export const bringBackFile = (id: number, version: number) =>
  change(`${addressOf(id)}/versions/${version}/restore`, 'POST')

/** Where to download the file as it was uploaded, for some minutes. */
export const originalAddress = async (id: number): Promise<string> =>
  (await api<{ url: string }>(`${addressOf(id)}/original`)).data.url

/** Where a file is used: screens that edit it there, and pages that show it. */
export interface FileUsage {
  places: Usage[]
  /** Paths on the public site, without language. */
  pages: string[]
}

/** The records that hold a file. */
export const usageOf = async (id: number, signal: AbortSignal): Promise<Usage[]> =>
  (await api<Usage[]>(`${addressOf(id)}/usage`, { signal })).data

/** The public pages that show a file. */
export const pagesOf = async (id: number, signal: AbortSignal): Promise<string[]> =>
  (await api<string[]>(`${addressOf(id)}/pages`, { signal })).data
