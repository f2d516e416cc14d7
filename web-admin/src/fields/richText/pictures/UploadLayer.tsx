import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { useStore } from '../../../core/state/store.ts'
import { useContentLanguage } from '../../form/FormContext.ts'
import { uploadQueue } from '../../../core/media/queue.ts'
import { useUploads } from '../../../core/media/useUploads.ts'
import type { RichEditor } from '../document/editor.ts'
import { finishPictures } from '../document/pictureFiles.ts'
import { arrivedPicture } from './pictureUploads.ts'

/** Includes all library texts: loaded when the first picture is dropped. */
const UploadedPicture = lazyPart(async () => (await import('./UploadedPicture.tsx')).UploadedPicture)

export function UploadLayer({ editor }: { editor: RichEditor }) {
  const language = useContentLanguage()
  const uploads = useStore(editor.uploads)
  useUploads()
  useEffect(() => {
    if (uploads.length === 0) return undefined
    const finish = () => finishPictures(editor.view, (upload) => arrivedPicture(upload, language))
    finish()
    return uploadQueue.items.subscribe(finish)
  }, [editor, language, uploads])
  return uploads.map((one) =>
    createPortal(<UploadedPicture view={one} onLeave={() => editor.view.focus()} />, one.dom, one.upload),
  )
}
