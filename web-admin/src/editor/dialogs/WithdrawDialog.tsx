import { Button, Group, Text } from '@mantine/core'
import { Dialog } from '../../ui/Dialog.tsx'
import { changeRequestTexts } from '../../core/texts/recordState.ts'
import { useTextsOf, useLanguage } from '../../core/texts/useText.ts'
import { useMutation } from '@tanstack/react-query'
import { messageText } from '@flou/shared/texts/messages.ts'
import { useFailureText } from '../../core/api/useFailureText.ts'
import { notifyError, notifySuccess } from '../../core/state/notify.ts'
import { withdrawChangeRequest } from '../../core/records/useOpenRequest.ts'

function useWithdraw(changeRequestId: string) {
  const language = useLanguage()
  const failureText = useFailureText()
  return useMutation({
    mutationFn: () => withdrawChangeRequest(changeRequestId),
    onSuccess: ({ message }) => notifySuccess(message ?? messageText('changeWithdrawn', language)),
    onError: (error) => notifyError(failureText(error)),
  })
}

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
