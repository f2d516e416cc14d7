import { Button, Group, Stack, TextInput } from '@mantine/core'
import { notifyError, notifySuccess } from '../../core/state/notify.ts'
import { apiTokenTexts } from '../../core/texts/apiTokens.ts'
import { useTextsOf } from '../../core/texts/useText.ts'

interface Props {
  label: string
  hint: string
  secret: string
  onDone: () => void
}

export function SecretOnce({ label, hint, secret, onDone }: Props) {
  const t = useTextsOf(apiTokenTexts)
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => notifySuccess(t('token.copied', { name: label })),
      () => notifyError(t('token.notCopied')),
    )
  return (
    <Stack gap="sm">
      <TextInput
        name="token"
        label={label}
        description={hint}
        value={secret}
        readOnly
        data-autofocus
        onFocus={(event) => event.currentTarget.select()}
      />
      <Group justify="flex-end">
        <Button variant="default" onClick={() => void copy()}>
          {t('token.copy')}
        </Button>
        <Button onClick={onDone}>{t('token.done')}</Button>
      </Group>
    </Stack>
  )
}
