import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import { fieldTexts } from '../../core/texts/fields.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { shapeText } from '../../core/media/sizeText.ts'
import type { MediaLibraryProps } from '../../fields/linked/MediaLibraryContext.ts'
import { AltTexts } from './AltTexts.tsx'
import { FileBrowser } from './library/FileBrowser.tsx'
import { LibraryToolbar } from './library/LibraryToolbar.tsx'
import { WHOLE_LIBRARY, type LibraryQuery } from './library/libraryQuery.ts'
import { useLibrary, useOverview } from './library/useLibrary.ts'
import { uploadQueue } from '../../core/media/queue.ts'
import { UploadButton } from './upload/UploadButton.tsx'
import { UploadPanel } from './upload/UploadPanel.tsx'
import { LIMITS_IN_MB } from '../../core/media/uploadText.ts'
import { useFileDrop } from './upload/useFileDrop.ts'
import { useUploads } from '../../core/media/useUploads.ts'
import classes from './MediaLibrary.module.css'
import { mediaTexts } from '../../core/texts/media.ts'

export function MediaLibraryDialog({ kind, shape, onChoose, onClose }: MediaLibraryProps) {
  const t = useTextsOf(fieldTexts)
  const mediaText = useTextsOf(mediaTexts)
  const [query, setQuery] = useState<LibraryQuery>({ ...WHOLE_LIBRARY, kind })
  const [picked, setPicked] = useState<number>()
  const [earlier] = useState(() => uploadQueue.items.get().map(({ id }) => id))
  const library = useLibrary(query)
  const overview = useOverview()
  const updateQuery = (changes: Partial<LibraryQuery>) => setQuery((before) => ({ ...before, ...changes }))
  const add = (files: File[]) => uploadQueue.add(files, Number(query.folder))
  const isOver = useFileDrop(add)
  useUploads(({ id }) => setPicked(id))
  return (
    <Dialog title={t('media.library')} onClose={onClose} isWide>
      <div className={classes.upload} data-over={isOver || undefined}>
        <UploadButton label={mediaText('upload')} variant="default" isMultiple onFiles={add} />
        <span>{mediaText('uploadHint', LIMITS_IN_MB)}</span>
      </div>
      {shape && <p className={classes.shape}>{shapeText(shape, t)}</p>}
      <UploadPanel earlier={earlier} />
      <LibraryToolbar query={query} updateQuery={updateQuery} overview={overview} />
      <div className={classes.files}>
        <FileBrowser
          library={library}
          query={query}
          updateQuery={updateQuery}
          view="grid"
          picked={picked}
          shape={shape}
          onOpen={({ id }) => setPicked(id)}
          onTake={onChoose}
        />
      </div>
      <div className={classes.foot}>
        {picked !== undefined && <AltTexts key={picked} id={picked} />}
        <Group justify="flex-end" mt="sm">
          <Button variant="default" onClick={onClose}>
            {t('shell.cancel')}
          </Button>
          <Button
            disabled={picked === undefined}
            onClick={() => picked !== undefined && onChoose({ id: picked })}
          >
            {t('media.useThis')}
          </Button>
        </Group>
      </div>
    </Dialog>
  )
}
