import { Button, Group } from '@mantine/core'
import { Dialog } from '../../elements/Dialog.tsx'
import { revisionTexts } from '../../texts/editorDialogs.ts'
import { useTextsOf } from '../../texts/useText.ts'

interface Props {
  number: number
  isDirty: boolean
  isRestoring: boolean
  onRestore: () => void
  onClose: () => void
}

export function RestoreDialog({ number, isDirty, isRestoring, onRestore, onClose }: Props) {
  const t = useTextsOf(revisionTexts)
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
