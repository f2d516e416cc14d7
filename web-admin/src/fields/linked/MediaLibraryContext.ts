import { createContext, use } from 'react'
import type { MediaKind } from '@flou/shared/media/media.ts'
import type { PictureShape } from '@flou/shared/media/pictureShapes.ts'
import type { LazyPart } from '../../ui/lazyPart.tsx'

export interface MediaLibraryProps {
  kind: MediaKind
  shape?: PictureShape | undefined
  onChoose: (media: { id: number }) => void
  onClose: () => void
}

/** Dialog of the media library. The shell provides it, because the media feature is above the fields. */
export const MediaLibraryContext = createContext<LazyPart<MediaLibraryProps> | undefined>(undefined)

export function useMediaLibrary(): LazyPart<MediaLibraryProps> {
  const library = use(MediaLibraryContext)
  if (!library) throw new Error('A media field is outside MediaLibraryContext')
  return library
}
