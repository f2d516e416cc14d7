import { Button, Group } from '@mantine/core'
import { Dialog } from '../../elements/Dialog.tsx'
import { versionTexts } from '../../texts/content/versions.ts'
import { useTextsOf } from '../../texts/useTextsOf.ts'

interface Props {
  number: number
  /** Something in the form is not saved. */
  isDirty: boolean
  isRestoring: boolean
  onRestore: () => void
  onClose: () => void
}

/** Asks before an earlier version takes the place of the present one. */
export function RestoreDialog({ number, isDirty, isRestoring, onRestore, onClose }: Props) {
  const t = useTextsOf(versionTexts)
  return (
    <Dialog title={t('versions.restoreOf', { number })} onClose={onClose}>
      <p>{t('versions.restoreAsk', { number })}</p>
      {isDirty && <p>{t('versions.restoreDirty')}</p>}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('versions.cancel')}
        </Button>
        <Button loading={isRestoring} onClick={onRestore}>
          {t('versions.restore')}
        </Button>
      </Group>
    </Dialog>
  )
}
