import { Alert, Button, Group } from '@mantine/core'
import { useState } from 'react'
import type { StoredRecord } from '@flou/shared/api.ts'
import { later } from '../../elements/later.tsx'
import { useLanguage, useText } from '../../texts/useText.ts'
import { timeText } from '../timeText.ts'
import { DiscardDialog } from './DiscardDialog.tsx'

/** Loaded when the two are first compared. */
const DraftCompare = later(async () => (await import('./DraftCompare.tsx')).DraftCompare)

interface Props {
  record: Partial<StoredRecord>
  /** The API address of the record. */
  address: string
  /** The record as visitors see it takes the form's place. */
  onDiscarded: (record: StoredRecord) => void
}

/** Says that what is edited is a draft, and what visitors see meanwhile. */
export function DraftBanner({ record, address, onDiscarded }: Props) {
  const t = useText()
  const language = useLanguage()
  const [opened, setOpened] = useState<'compare' | 'discard'>()
  const { live, recordVersion: version = 0 } = record
  if (!live) return null
  const close = () => setOpened(undefined)
  const said = { number: live.version, time: timeText(live.updated, language), name: live.updatedBy.name }
  return (
    <Alert color="ink" variant="light" role="status" title={t('form.draftTitle')} mb="md">
      {t('form.draftLive', said)}
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
      {opened === 'compare' && <DraftCompare address={address} start={live.version} onClose={close} />}
      {opened === 'discard' && (
        <DiscardDialog address={address} version={version} onDiscarded={onDiscarded} onClose={close} />
      )}
    </Alert>
  )
}
