import { Button, Group, Text } from '@mantine/core'
import type { ApiToken } from '@flou/shared/accounts/apiToken.ts'
import { apiTokenTexts } from '../../../core/texts/apiTokens.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useRevokeToken } from './useApiTokens.ts'

interface Props {
  token: ApiToken
  onClose: () => void
}

export function RevokeDialog({ token: { id, name }, onClose }: Props) {
  const t = useTextsOf(apiTokenTexts)
  const revoke = useRevokeToken()
  return (
    <Dialog title={t('token.revokeAsk', { name })} onClose={onClose}>
      <Text size="sm">{t('token.revokeHint')}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('token.cancel')}
        </Button>
        <Button
          color="danger"
          loading={revoke.isPending}
          onClick={() => revoke.mutate(id, { onSettled: onClose })}
        >
          {t('token.revoke')}
        </Button>
      </Group>
    </Dialog>
  )
}
