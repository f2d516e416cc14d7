import { useMutation, useQueryClient } from '@tanstack/react-query'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { useFailureText } from '../../../core/api/useFailureText.ts'
import { api } from '../../../core/session/current.ts'
import { notifyError } from '../../../core/state/notify.ts'
import { useContentLanguage } from '../../form/FormContext.ts'
import { useMediaLibrary } from '../../linked/MediaLibraryContext.ts'
import type { MediaRecord } from '../../../core/media/useMedia.ts'
import type { RichEditor } from '../document/editor.ts'
import { insertPicture } from '../document/edits.ts'
import { pictureOf } from '../pictures/pictureUploads.ts'

/** Library of pictures to insert at the cursor. */
export function PicturePicker({ editor, onClose }: { editor: RichEditor; onClose: () => void }) {
  const MediaLibrary = useMediaLibrary()
  const queries = useQueryClient()
  const language = useContentLanguage()
  const failureText = useFailureText()
  const { mutate: insert, isPending } = useMutation({
    mutationFn: (id: number) =>
      queries.fetchQuery({
        queryKey: ['media', id],
        queryFn: async () => (await api<MediaRecord>(STAFF_PATHS.mediaFile(id))).data,
        staleTime: 300_000,
      }),
    onSuccess: (media) => {
      onClose()
      editor.run(insertPicture(pictureOf(media, language)))
    },
    onError: (error) => notifyError(failureText(error)),
  })
  return <MediaLibrary kind="picture" onChoose={({ id }) => !isPending && insert(id)} onClose={onClose} />
}
