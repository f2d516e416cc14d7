import { Button, Group, Stack, TextInput } from '@mantine/core'
import { notifyError, notifySuccess } from '../../../core/state/notify.ts'
import { apiTokenTexts } from '../../../core/texts/apiTokens.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'

interface Props {
  token: string
  onDone: () => void
}

export function TokenSecret({ token, onDone }: Props) {
  const t = useTextsOf(apiTokenTexts)
  const copy = () =>
    navigator.clipboard.writeText(token).then(
      () => notifySuccess(t('token.copied')),
      () => notifyError(t('token.notCopied')),
    )
  return (
    <Stack gap="sm">
      <TextInput
        name="token"
        label={t('token.secret')}
        description={t('token.once')}
        value={token}
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
