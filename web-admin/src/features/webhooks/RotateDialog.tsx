import { Button, Group, Text } from '@mantine/core'
import type { Webhook } from '@flou/shared/webhooks.ts'
import { webhookTexts } from '../../core/texts/webhooks.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { SecretOnce } from '../../ui/account/SecretOnce.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useRotateSecret } from './useWebhooks.ts'

interface Props {
  webhook: Webhook
  onClose: () => void
}

export function RotateDialog({ webhook: { id, name }, onClose }: Props) {
  const t = useTextsOf(webhookTexts)
  const rotate = useRotateSecret()
  if (rotate.data !== undefined)
    return (
      <Dialog key="secret" title={t('hook.secretOf', { name })}>
        <SecretOnce label={t('hook.secret')} hint={t('hook.once')} secret={rotate.data} onDone={onClose} />
      </Dialog>
    )
  return (
    <Dialog key="ask" title={t('hook.rotateAsk', { name })} onClose={onClose}>
      <Text size="sm">{t('hook.rotateHint')}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('hook.cancel')}
        </Button>
        <Button loading={rotate.isPending} onClick={() => rotate.mutate(id)} data-autofocus>
          {t('hook.rotate')}
        </Button>
      </Group>
    </Dialog>
  )
}
