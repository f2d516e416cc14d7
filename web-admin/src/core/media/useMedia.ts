import { imageUrl } from '@flou/shared/bases.ts'
import { useQuery } from '@tanstack/react-query'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { StoredRecord } from '@flou/shared/api.ts'
import type { CropArea } from '@flou/shared/media/media.ts'
import { api } from '../session/current.ts'

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
  decorative?: boolean
  focalX?: number
  focalY?: number
  crop?: CropArea
  /** Empty if there is no original to crop from. */
  original?: string
  whole?: string
  stored?: number
  contents: readonly { languageId: number; alt: string }[]
}

/** Loads a file by id; 0 means none. */
export function useMedia(id: number) {
  return useQuery({
    queryKey: ['media', id],
    queryFn: async ({ signal }) => (await api<MediaRecord>(STAFF_PATHS.mediaFile(id), { signal })).data,
    enabled: id > 0,
    staleTime: 300_000,
  })
}

const urlOf = (path: string) =>
  /^https?:/.test(path) ? path : imageUrl(path.startsWith('/') ? path : `/media/${path}`)

export const mediaUrl = ({ path }: Pick<MediaRecord, 'path'>): string => urlOf(path)

/** Returns the smallest variant at least `width` CSS pixels wide; undefined for non-images. */
export function thumbnailUrl(media: MediaRecord, width: number): string | undefined {
  if (!media.mime.startsWith('image/')) return undefined
  const fitting = media.variants
    .filter((variant) => variant.width >= width && variant.mime === 'image/webp')
    .sort((one, other) => one.width - other.width)
  // complex SVGs render slowly, so the thumbnail is used
  const small = media.mime === 'image/svg+xml' ? media.thumbnail : undefined
  return urlOf(fitting[0]?.path ?? (small || media.path))
}
