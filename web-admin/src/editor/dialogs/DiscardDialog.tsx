import { Button, Group, Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { StoredRecord } from '@flou/shared/api.ts'
import { messageText } from '@flou/shared/texts/messages.ts'
import { useFailureText } from '../../core/api/useFailureText.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { notifyError, notifySuccess } from '../../core/state/notify.ts'
import { api } from '../../core/session/current.ts'
import { editorTexts } from '../../core/texts/editor.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'

interface Props {
  apiUrl: string
  revision: number
  onDiscarded: (record: StoredRecord) => void
  onClose: () => void
}

function useDiscard({ apiUrl, revision, onDiscarded, onClose }: Props) {
  const language = useLanguage()
  const failureText = useFailureText()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () =>
      api<StoredRecord>(`${apiUrl}/draft?recordVersion=${revision}`, {
        method: 'DELETE',
        idempotencyKey: crypto.randomUUID(),
      }),
    onSuccess: ({ data, message }) => {
      queries.setQueryData(['record', apiUrl], data)
      for (const queryKey of [['list'], ['versions', apiUrl]]) void queries.invalidateQueries({ queryKey })
      notifySuccess(message ?? messageText('draftDiscarded', language))
      onDiscarded(data)
    },
    onError: (error) => notifyError(failureText(error)),
    onSettled: onClose,
  })
}

export function DiscardDialog(props: Props) {
  const t = useTextsOf(editorTexts)
  const discard = useDiscard(props)
  return (
    <Dialog title={t('form.draftDiscardAsk')} onClose={props.onClose}>
      <Text size="sm">{t('form.draftDiscardHint')}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={props.onClose} data-autofocus>
          {t('shell.cancel')}
        </Button>
        <Button color="danger" loading={discard.isPending} onClick={() => discard.mutate()}>
          {t('form.draftDiscard')}
        </Button>
      </Group>
    </Dialog>
  )
}
