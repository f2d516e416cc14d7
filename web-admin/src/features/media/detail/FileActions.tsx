import { useRights } from '../../../core/session/rights.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useFailureText } from '../../../core/api/useFailureText.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { useSiteOrigin } from '../../../core/offices/useSiteOrigin.ts'
import { notifyError, notifySuccess } from '../../../core/state/notify.ts'
import { mediaUrl, type MediaRecord } from '../../../core/media/useMedia.ts'
import { originalUrl } from '../fileCalls.ts'
import { UploadButton } from '../upload/UploadButton.tsx'
import { DeleteFile } from './DeleteFile.tsx'
import type { useFileActions } from './useFileActions.ts'
import { FieldHint } from '../../../ui/FieldHint.tsx'
import classes from './Detail.module.css'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { mediaTexts } from '../../../core/texts/media.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'

const CropDialog = lazyPart(async () => (await import('../crop/CropDialog.tsx')).CropDialog)

interface Props {
  record: MediaRecord
  fileActions: ReturnType<typeof useFileActions>
}

function useCopy(record: MediaRecord) {
  const t = useTextsOf(mediaTexts)
  const origin = useSiteOrigin() ?? window.location.origin
  return () =>
    void navigator.clipboard.writeText(`${origin}${mediaUrl(record)}`).then(
      () => notifySuccess(t('copied')),
      () => notifyError(`${origin}${mediaUrl(record)}`),
    )
}

export function FileActions({ record, fileActions }: Props) {
  const t = useTextsOf(mediaTexts)
  const failureText = useFailureText()
  const copy = useCopy(record)
  const { canEdit, canDelete } = useRights()
  const [isCropping, setCropping] = useState(false)
  const download = () =>
    void originalUrl(record.id).then(
      (url) => window.location.assign(url), // served as an attachment, so that the page stays
      (error: unknown) => notifyError(failureText(error)),
    )
  const { replace, replaceWith, crop } = fileActions
  return (
    <div className={classes.actions}>
      <Button variant="default" leftSection={<Icon name="link" size={16} />} onClick={copy}>
        {t('copyUrl')}
      </Button>
      <Button variant="default" leftSection={<Icon name="down" size={16} />} onClick={download}>
        {t('download')}
      </Button>
      {canEdit && (
        <UploadButton
          label={t('replace')}
          variant="default"
          isBusy={replace.isPending}
          onFiles={([file]) => void replaceWith(file)}
        />
      )}
      {canEdit && record.original && record.whole && (
        <Button
          variant="default"
          leftSection={<Icon name="edit" size={16} />}
          {...CropDialog.onIntent}
          onClick={() => setCropping(true)}
        >
          {t('crop')}
        </Button>
      )}
      {canDelete && <DeleteFile record={record} remove={fileActions.remove} />}
      {canEdit && <FieldHint>{t('replaceHint')}</FieldHint>}
      {isCropping && (
        <CropDialog
          record={record}
          isBusy={crop.isPending}
          onClose={() => setCropping(false)}
          onCrop={(area) => crop.mutate(area, { onSuccess: () => setCropping(false) })}
        />
      )}
    </div>
  )
}
