import { Button, Progress } from '@mantine/core'
import { useState, type KeyboardEvent } from 'react'
import { isApiError } from '../../../core/api/apiError.ts'
import { useFaultText } from '../../../core/api/useFailureText.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { useStore } from '../../../core/state/store.ts'
import { richTexts } from '../../../core/texts/richText.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { uploadQueue } from '../../../core/media/queue.ts'
import { isActive, type UploadItem } from '../../../core/media/uploadItem.ts'
import { uploadText } from '../../../core/media/uploadText.ts'
import { descriptionOf, type PictureDescription } from '../document/edits.ts'
import type { UploadView } from '../document/uploadViews.ts'
import { AltInput } from './AltInput.tsx'
import { previewOf } from './pictureUploads.ts'
import classes from './Pictures.module.css'
import { mediaTexts } from '../../../core/texts/media.ts'

const small = { size: 'compact-sm', variant: 'default' } as const

function useStateText() {
  const t = useTextsOf(richTexts)
  const mediaText = useTextsOf(mediaTexts)
  const language = useLanguage()
  const failureText = useFaultText()
  return (item: UploadItem | undefined): string => {
    if (!item) return t('rich.uploadLost')
    if (item.state === 'cancelled') return t('rich.uploadCancelled')
    if (isApiError(item.error, 'forbidden')) return t('rich.uploadForbidden')
    return uploadText(item, { t: mediaText, language, failureText })
  }
}

/** True if a retry can succeed: not if the file or the role is refused. */
const isRetryable = ({ state, error }: UploadItem): boolean =>
  state === 'cancelled' || (state === 'failed' && !isApiError(error, 'forbidden'))

interface ProgressProps {
  item: UploadItem | undefined
  remove: () => void
}

function UploadProgress({ item, remove }: ProgressProps) {
  const t = useTextsOf(richTexts)
  const stateText = useStateText()
  const isUploading = item !== undefined && isActive(item)
  return (
    <div className={classes.progress}>
      {isUploading && (
        <Progress value={item.progress * 100} size="sm" aria-label={t('rich.upload', { name: item.name })} />
      )}
      <p className={classes.state} role={isUploading ? undefined : 'alert'}>
        {!isUploading && <Icon name="warning" size={16} />}
        <span>
          {item && <b>{item.name}</b>} {stateText(item)}
        </span>
      </p>
      <div className={classes.tools}>
        {item && isRetryable(item) && (
          <Button {...small} onClick={() => uploadQueue.retry(item.id)}>
            {t('rich.uploadRetry')}
          </Button>
        )}
        <Button {...small} onClick={remove}>
          {t('rich.uploadRemove')}
        </Button>
      </div>
    </div>
  )
}

interface AltProps {
  picture: PictureDescription
  onChange: (description: PictureDescription) => void
  onDone: () => void
}

function AltForm({ picture, onChange, onDone }: AltProps) {
  const t = useTextsOf(richTexts)
  const finishOnKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !['Enter', 'Escape'].includes(event.key)) return
    if (event.ctrlKey || event.metaKey) return
    event.preventDefault()
    event.stopPropagation()
    onDone()
  }
  return (
    <div className={classes.ask}>
      <AltInput picture={picture} onChange={onChange} onKeyDown={finishOnKey} />
      <Button size="xs" variant="default" onClick={onDone}>
        {t('rich.altDone')}
      </Button>
    </div>
  )
}

interface Props {
  view: UploadView
  onLeave: () => void
}

export function UploadedPicture({ view, onLeave }: Props) {
  const t = useTextsOf(richTexts)
  const items = useStore(uploadQueue.items)
  const [isAltFormOpen, setAltFormOpen] = useState(true)
  const { upload, attrs, describe, remove } = view
  const item = items.find(({ id }) => id === upload)
  const picture = descriptionOf(attrs)
  const src = typeof attrs['src'] === 'string' ? attrs['src'] : undefined
  const preview = item?.state === 'refused' ? undefined : previewOf(upload)
  const name = item?.name ?? picture.alt
  return (
    <div
      role="group"
      aria-label={t(src === undefined ? 'rich.upload' : 'rich.uploaded', { name })}
      className={classes.picture}
      data-upload-state={src === undefined ? (item?.state ?? 'lost') : 'done'}
    >
      {(src ?? preview) !== undefined && (
        <img src={src ?? preview} alt={src === undefined ? '' : picture.alt} />
      )}
      {src === undefined && (
        <UploadProgress
          item={item}
          remove={() => {
            uploadQueue.cancel(upload)
            remove()
          }}
        />
      )}
      {isAltFormOpen && item?.state !== 'refused' && (src !== undefined || item !== undefined) && (
        <AltForm
          picture={picture}
          onChange={describe}
          onDone={() => {
            setAltFormOpen(false)
            onLeave()
          }}
        />
      )}
    </div>
  )
}
