import { Box, Button, Group, Stack, Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { StoredRecord } from '@flou/shared/api.ts'
import { messageText } from '@flou/shared/texts/messages.ts'
import { useFailureText } from '../../core/api/useFailureText.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { notifyError, notifySuccess } from '../../core/state/notify.ts'
import { api } from '../../core/session/current.ts'
import { editorTexts } from '../../core/texts/editor.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { useState, type ReactNode } from 'react'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { timeText } from '../../core/records/timeText.ts'

interface DiscardProps {
  apiUrl: string
  revision: number
  onDiscarded: (record: StoredRecord) => void
  onClose: () => void
}

function useDiscard({ apiUrl, revision, onDiscarded, onClose }: DiscardProps) {
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

function DiscardDialog(props: DiscardProps) {
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

const DraftCompare = lazyPart(
  async () => (await import('../dialogs/revisions/CompareDialog.tsx')).DraftCompare,
)

interface Props {
  record: Partial<StoredRecord>
  apiUrl: string
  onDiscarded: (record: StoredRecord) => void
}

export function DraftActions({ record, apiUrl, onDiscarded }: Props) {
  const t = useTextsOf(editorTexts)
  const [opened, setOpened] = useState<'compare' | 'discard'>()
  const { live, recordVersion: revision = 0 } = record
  if (!live) return null
  const close = () => setOpened(undefined)
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        {...DraftCompare.onIntent}
        onClick={() => setOpened('compare')}
      >
        {t('form.draftCompare')}
      </Button>
      <Button size="compact-sm" variant="subtle" color="danger" onClick={() => setOpened('discard')}>
        {t('form.draftDiscard')}
      </Button>
      {opened === 'compare' && <DraftCompare apiUrl={apiUrl} start={live.version} onClose={close} />}
      {opened === 'discard' && (
        <DiscardDialog apiUrl={apiUrl} revision={revision} onDiscarded={onDiscarded} onClose={close} />
      )}
    </>
  )
}

/** Planned times, and what visitors see while the record has a draft: one banner for both. */
export function DraftBanner({ children, ...props }: Props & { children: ReactNode }) {
  const t = useTextsOf(editorTexts)
  const language = useLanguage()
  const { live } = props.record
  if (!live && !children) return null
  const values = live && {
    number: live.version,
    time: timeText(live.updated, language),
    name: live.updatedBy.name,
  }
  return (
    <Banner tone="soon" mb="md">
      <Stack gap="xs">
        {children}
        {values && (
          <Group gap="xs">
            <Box flex="1 1 20rem">{t('form.draftLive', values)}</Box>
            <DraftActions {...props} />
          </Group>
        )}
      </Stack>
    </Banner>
  )
}
