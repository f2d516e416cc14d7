import { imageUrl } from '@flou/shared/bases.ts'
import { useQuery } from '@tanstack/react-query'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { StoredRecord } from '@flou/shared/api.ts'
import type { CropArea } from '@flou/shared/media.ts'
import { api } from '../session/current.ts'

/** A file of the library as the API answers it. */
export interface MediaRecord extends StoredRecord {
  name: string
  mime: string
  size: number
  width: number
  height: number
  path: string
  thumbnail?: string
  variants: readonly { path: string; mime: string; width: number; height: number; size?: number }[]
  folderId?: number
  tags?: readonly { name: string }[]
  focalX?: number
  focalY?: number
  crop?: CropArea
  /** Empty where there is none to crop from. */
  original?: string
  /** Address of the uncut picture. */
  whole?: string
  /** Bytes of all its files. */
  stored?: number
  contents: readonly { languageId: number; alt: string }[]
}

/** A file by id; 0 is none. */
export function useMedia(id: number) {
  return useQuery({
    queryKey: ['media', id],
    queryFn: async ({ signal }) => (await api<MediaRecord>(STAFF_PATHS.mediaFile(id), { signal })).data,
    enabled: id > 0,
    staleTime: 300_000,
  })
}

const addressOf = (path: string) =>
  /^https?:/.test(path) ? path : imageUrl(path.startsWith('/') ? path : `/media/${path}`)

/** The public address of a file. */
export const mediaAddress = ({ path }: Pick<MediaRecord, 'path'>): string => addressOf(path)

/** The address of the smallest variant at least so wide, in CSS pixels; undefined for what is no picture. */
export function thumbnailAddress(media: MediaRecord, width: number): string | undefined {
  if (!media.mime.startsWith('image/')) return undefined
  const fitting = media.variants
    .filter((variant) => variant.width >= width && variant.mime === 'image/webp')
    .sort((one, other) => one.width - other.width)
  // a drawing may cost a browser much: the library has a small picture of it
  const small = media.mime === 'image/svg+xml' ? media.thumbnail : undefined
  return addressOf(fitting[0]?.path ?? (small || media.path))
}
