import { Button, Group } from '@mantine/core'
import { useEffect, useState } from 'react'
import { editorTexts } from '../../core/texts/editor.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { timeText } from '../../core/records/timeText.ts'
import { isReplacedByUpdate } from '../../core/unsaved/hotUpdates.ts'
import { Banner } from '../../ui/Banner.tsx'
import type { RecoveryEntry } from '../../core/unsaved/recovery.ts'

interface RecoveredWork {
  offer: RecoveryEntry | undefined
  /** True if the record was saved since. */
  isStale: boolean
  restore: () => void
  discard: () => void
}

export function RestoreBanner({ recovered }: { recovered: RecoveredWork }) {
  const t = useTextsOf(editorTexts)
  const language = useLanguage()
  const [mounted] = useState(Date.now)
  useEffect(() => {
    if (recovered.offer && isReplacedByUpdate(mounted)) recovered.restore()
  }, [recovered, mounted])
  if (!recovered.offer) return null
  const time = timeText(new Date(recovered.offer.at).toISOString(), language)
  return (
    <Banner title={t('form.restoreTitle')} mb="md">
      {t(recovered.isStale ? 'form.restoreStale' : 'form.restoreHint', { time })}
      <Group gap="xs" mt="sm">
        <Button size="compact-sm" variant="default" onClick={recovered.restore}>
          {t('form.restore')}
        </Button>
        <Button size="compact-sm" variant="subtle" color="ink" onClick={recovered.discard}>
          {t('form.restoreDiscard')}
        </Button>
      </Group>
    </Banner>
  )
}
