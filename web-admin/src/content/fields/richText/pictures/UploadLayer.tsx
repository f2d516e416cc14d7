import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { later } from '../../../../elements/later.tsx'
import { useStore } from '../../../../state/useStore.ts'
import { useContentLanguage } from '../../../form/FormContext.ts'
import { uploadQueue } from '../../../media/upload/queue.ts'
import { useUploads } from '../../../media/upload/useUploads.ts'
import type { RichEditor } from '../document/editor.ts'
import { finishPictures } from '../document/pictureFiles.ts'
import { arrivedPicture } from './pictureUploads.ts'

/** It comes with the texts of the whole library: fetched once a picture is dropped. */
const UploadedPicture = later(async () => (await import('./UploadedPicture.tsx')).UploadedPicture)

/** Shows how far the pictures are that were dropped or pasted into the text, and puts them in as they arrive. */
export function UploadLayer({ editor }: { editor: RichEditor }) {
  const language = useContentLanguage()
  const shown = useStore(editor.uploads)
  useUploads()
  useEffect(() => {
    if (shown.length === 0) return undefined
    const finish = () => finishPictures(editor.view, (upload) => arrivedPicture(upload, language))
    finish()
    return uploadQueue.items.subscribe(finish)
  }, [editor, language, shown])
  return shown.map((one) =>
    createPortal(<UploadedPicture shown={one} onLeave={() => editor.view.focus()} />, one.dom, one.upload),
  )
}
