import { Alert, Button, Group } from '@mantine/core'
import { useState } from 'react'
import type { StoredRecord } from '@flou/shared/api.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { editorTexts } from '../../core/texts/editor.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { timeText } from '../../core/records/timeText.ts'
import { DiscardDialog } from '../dialogs/DiscardDialog.tsx'

const DraftCompare = lazyPart(
  async () => (await import('../dialogs/revisions/CompareDialog.tsx')).DraftCompare,
)

interface Props {
  record: Partial<StoredRecord>
  apiUrl: string
  onDiscarded: (record: StoredRecord) => void
}

export function DraftBanner({ record, apiUrl, onDiscarded }: Props) {
  const t = useTextsOf(editorTexts)
  const language = useLanguage()
  const [opened, setOpened] = useState<'compare' | 'discard'>()
  const { live, recordVersion: revision = 0 } = record
  if (!live) return null
  const close = () => setOpened(undefined)
  const values = { number: live.version, time: timeText(live.updated, language), name: live.updatedBy.name }
  return (
    <Alert color="ink" variant="light" role="status" title={t('form.draftTitle')} mb="md">
      {t('form.draftLive', values)}
      <Group gap="xs" mt="sm">
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
      </Group>
      {opened === 'compare' && <DraftCompare apiUrl={apiUrl} start={live.version} onClose={close} />}
      {opened === 'discard' && (
        <DiscardDialog apiUrl={apiUrl} revision={revision} onDiscarded={onDiscarded} onClose={close} />
      )}
    </Alert>
  )
}
