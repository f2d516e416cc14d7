import { Button, Group, Text } from '@mantine/core'
import type { Webhook } from '@flou/shared/webhooks.ts'
import { webhookTexts } from '../../core/texts/webhooks.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { useDeleteWebhook } from './useWebhooks.ts'

export function DeleteDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const t = useTextsOf(webhookTexts)
  const remove = useDeleteWebhook(webhook)
  return (
    <Dialog title={t('hook.deleteAsk', { name: webhook.name })} onClose={onClose}>
      <Text size="sm">{t('hook.deleteHint')}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('hook.cancel')}
        </Button>
        <Button
          color="danger"
          loading={remove.isPending}
          onClick={() => remove.mutate(undefined, { onSettled: onClose })}
        >
          {t('hook.delete')}
        </Button>
      </Group>
    </Dialog>
  )
}
