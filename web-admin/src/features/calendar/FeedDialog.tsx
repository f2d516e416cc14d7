import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useFailureText } from '../../core/api/useFailureText.ts'
import { momentText } from '../../core/records/timeText.ts'
import { notifyError, notifySuccess } from '../../core/state/notify.ts'
import { calendarTexts } from '../../core/texts/calendar.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { SecretOnce } from '../../ui/account/SecretOnce.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { LoadFailure } from '../../ui/screen/LoadFailure.tsx'
import { useFeed } from './useFeed.ts'

interface ConfirmProps {
  isRevoking: boolean
  isBusy: boolean
  onConfirm: () => void
  onCancel: () => void
}

function ConfirmEnd({ isRevoking, isBusy, onConfirm, onCancel }: ConfirmProps) {
  const t = useTextsOf(calendarTexts)
  return (
    <Stack role="alert" gap="sm">
      <Text size="sm">{t('calendar.feed.endHint')}</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onCancel}>
          {t('calendar.cancel')}
        </Button>
        <Button color="danger" loading={isBusy} onClick={onConfirm}>
          {t(isRevoking ? 'calendar.feed.revoke' : 'calendar.feed.replace')}
        </Button>
      </Group>
    </Stack>
  )
}

interface ToolsProps extends Pick<ReturnType<typeof useFeed>, 'create' | 'revoke'> {
  created: string
}

function ExistingFeed({ created, create, revoke }: ToolsProps) {
  const t = useTextsOf(calendarTexts)
  const language = useLanguage()
  const failureText = useFailureText()
  const [ending, setEnding] = useState<'revoke' | 'replace'>()
  const onError = (error: unknown) => notifyError(failureText(error))
  const end = () => {
    if (ending === 'replace') create.mutate(undefined, { onError })
    else revoke.mutate(undefined, { onError, onSuccess: () => notifySuccess(t('calendar.feed.revoked')) })
  }
  return (
    <Stack gap="sm">
      <Text size="sm">{t('calendar.feed.created', { time: momentText(created, language) })}</Text>
      {ending ? (
        <ConfirmEnd
          isRevoking={ending === 'revoke'}
          isBusy={create.isPending || revoke.isPending}
          onConfirm={end}
          onCancel={() => setEnding(undefined)}
        />
      ) : (
        <Group justify="flex-end">
          <Button variant="default" onClick={() => setEnding('replace')}>
            {t('calendar.feed.replace')}
          </Button>
          <Button variant="light" color="danger" onClick={() => setEnding('revoke')}>
            {t('calendar.feed.revoke')}
          </Button>
        </Group>
      )}
    </Stack>
  )
}

export function FeedDialog({ onClose }: { onClose: () => void }) {
  const t = useTextsOf(calendarTexts)
  const failureText = useFailureText()
  const { feed, create, revoke } = useFeed()
  if (create.data !== undefined)
    return (
      <Dialog key="address" title={t('calendar.feed.title')}>
        <SecretOnce
          label={t('calendar.feed.address')}
          hint={t('calendar.feed.once')}
          secret={create.data}
          onDone={onClose}
        />
      </Dialog>
    )
  return (
    <Dialog key="feed" title={t('calendar.feed.title')} onClose={onClose}>
      <Text size="sm" mb="md">
        {t('calendar.feed.about')}
      </Text>
      <LoadFailure error={feed.error} title={t('calendar.feed.failed')} onRetry={feed.refetch} />
      {feed.isPending && <Skeleton height={40} />}
      {feed.data && <ExistingFeed created={feed.data.created} create={create} revoke={revoke} />}
      {feed.data === null && (
        <Group justify="flex-end">
          <Button
            data-autofocus
            loading={create.isPending}
            onClick={() => create.mutate(undefined, { onError: (error) => notifyError(failureText(error)) })}
          >
            {t('calendar.feed.create')}
          </Button>
        </Group>
      )}
    </Dialog>
  )
}
