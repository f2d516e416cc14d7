import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { api } from '../../../core/session/current.ts'
import { richTexts } from '../../../core/texts/richText.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { useContentLanguage } from '../../form/FormContext.ts'
import { useMediaLibrary } from '../../linked/MediaLibraryContext.ts'
import type { MediaRecord } from '../../../core/media/useMedia.ts'
import type { RichEditor } from '../document/editor.ts'
import { insertPicture } from '../document/edits.ts'
import { pictureOf } from '../pictures/pictureUploads.ts'
import { Tool } from '../Tool.tsx'

export function PictureButton({ editor }: { editor: RichEditor }) {
  const t = useTextsOf(richTexts)
  const MediaLibrary = useMediaLibrary()
  const queries = useQueryClient()
  const language = useContentLanguage()
  const [isOpen, setOpen] = useState(false)
  async function insert(id: number) {
    setOpen(false)
    const media = await queries.fetchQuery({
      queryKey: ['media', id],
      queryFn: async () => (await api<MediaRecord>(STAFF_PATHS.mediaFile(id))).data,
      staleTime: 300_000,
    })
    editor.run(insertPicture(pictureOf(media, language)))
  }
  return (
    <>
      <Tool label={t('rich.image')} icon="picture" onClick={() => setOpen(true)} />
      {isOpen && <MediaLibrary onChoose={({ id }) => void insert(id)} onClose={() => setOpen(false)} />}
    </>
  )
}
