import { Button } from '@mantine/core'
import { useState } from 'react'
import { useFailureText } from '../../../api/useFailureText.ts'
import { Icon } from '../../../elements/Icon.tsx'
import { useSiteOrigin } from '../../../offices/useSiteOrigin.ts'
import { notifyError, notifySuccess } from '../../../elements/notify.ts'
import { mediaAddress, type MediaRecord } from '../../useMedia.ts'
import { originalAddress } from '../fileCalls.ts'
import { UploadButton } from '../upload/UploadButton.tsx'
import { useMediaText } from '../useMediaText.ts'
import { DeleteFile } from './DeleteFile.tsx'
import type { useFileChanges } from './useFileChanges.ts'
import classes from './Detail.module.css'
import { later } from '../../../elements/later.tsx'

const CropDialog = later(async () => (await import('../crop/CropDialog.tsx')).CropDialog)

interface Props {
  record: MediaRecord
  changes: ReturnType<typeof useFileChanges>
}

/** The address people give to others: on the public site. */
function useCopy(record: MediaRecord) {
  const t = useMediaText()
  const origin = useSiteOrigin() ?? window.location.origin
  return () =>
    void navigator.clipboard.writeText(`${origin}${mediaAddress(record)}`).then(
      () => notifySuccess(t('copied')),
      () => notifyError(`${origin}${mediaAddress(record)}`),
    )
}

/** Copy, download, replace, crop, delete. */
export function FileActions({ record, changes }: Props) {
  const t = useMediaText()
  const failureText = useFailureText()
  const copy = useCopy(record)
  const [isCropping, setCropping] = useState(false)
  const download = () =>
    void originalAddress(record.id).then(
      (url) => window.location.assign(url), // answered as an attachment: the screen stays
      (error: unknown) => notifyError(failureText(error)),
    )
  const { replace, replaceWith, crop } = changes
  return (
    <div className={classes.actions}>
      <Button variant="default" leftSection={<Icon name="link" size={16} />} onClick={copy}>
        {t('copyUrl')}
      </Button>
      <Button variant="default" leftSection={<Icon name="down" size={16} />} onClick={download}>
        {t('download')}
      </Button>
      <UploadButton
        label={t('replace')}
        variant="default"
        isBusy={replace.isPending}
        onFiles={([file]) => void replaceWith(file)}
      />
      {record.original && record.whole && (
        <Button
          variant="default"
          leftSection={<Icon name="edit" size={16} />}
          {...CropDialog.onIntent}
          onClick={() => setCropping(true)}
        >
          {t('crop')}
        </Button>
      )}
      <DeleteFile record={record} remove={changes.remove} />
      <p className={classes.hint}>{t('replaceHint')}</p>
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
