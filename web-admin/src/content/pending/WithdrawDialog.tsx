import { Button, Group, Text } from '@mantine/core'
import { Dialog } from '../../elements/Dialog.tsx'
import { pendingTexts } from '../../texts/content/pending.ts'
import { useTextsOf } from '../../texts/useTextsOf.ts'
import { useWithdraw } from './useWithdraw.ts'

/** Asks before a change is taken back. */
export function WithdrawDialog({ change, onClose }: { change: string; onClose: () => void }) {
  const t = useTextsOf(pendingTexts)
  const withdraw = useWithdraw(change)
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
