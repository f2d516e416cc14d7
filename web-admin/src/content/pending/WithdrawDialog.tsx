import { Button, Group, Text } from '@mantine/core'
import { Dialog } from '../../elements/Dialog.tsx'
import { changeRequestTexts } from '../../texts/recordState.ts'
import { useTextsOf } from '../../texts/useText.ts'
import { useWithdraw } from './useWithdraw.ts'

export function WithdrawDialog({
  changeRequestId,
  onClose,
}: {
  changeRequestId: string
  onClose: () => void
}) {
  const t = useTextsOf(changeRequestTexts)
  const withdraw = useWithdraw(changeRequestId)
  return (
    <Dialog title={t('pending.withdrawAsk')} onClose={onClose}>
      <Text size="sm">{t('pending.withdrawHint')}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('pending.cancel')}
        </Button>
        <Button
          color="danger"
          loading={withdraw.isPending}
          onClick={() => withdraw.mutate(undefined, { onSettled: onClose })}
        >
          {t('pending.withdraw')}
        </Button>
      </Group>
    </Dialog>
  )
}
