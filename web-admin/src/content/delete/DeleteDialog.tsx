import { Button, Group, Text } from '@mantine/core'
import { LIMITS } from '@flou/shared/limits.ts'
import { Dialog } from '../../elements/Dialog.tsx'
import { listTexts } from '../../texts/lists.ts'
import { useTextsOf } from '../../texts/useText.ts'

interface Props {
  title: string
  isBusy: boolean
  onCancel: () => void
  onConfirm: () => void
}

export function DeleteDialog({ title, isBusy, onCancel, onConfirm }: Props) {
  const t = useTextsOf(listTexts)
  return (
    <Dialog title={t('list.deleteAsk', { title })} onClose={onCancel}>
      <Text size="sm">{t('list.deleteHint', { days: LIMITS.trashDays })}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onCancel} data-autofocus>
          {t('shell.cancel')}
        </Button>
        <Button color="danger" loading={isBusy} onClick={onConfirm}>
          {t('list.delete')}
        </Button>
      </Group>
    </Dialog>
  )
}
