import { Alert, Button, Group } from '@mantine/core'
import { useEffect } from 'react'
import { editorTexts } from '../../core/texts/editor.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { timeText } from '../../core/records/timeText.ts'
import type { RecoveryEntry } from '../../core/unsaved/recovery.ts'

const KEY = 'flou.dev.reloading'

import.meta.hot?.on('vite:beforeFullReload', () => sessionStorage.setItem(KEY, 'yes'))

/** True once after a reload by the development server: input is restored automatically. */
function isReloadedByUpdate(): boolean {
  const isReloaded = sessionStorage.getItem(KEY) !== null
  sessionStorage.removeItem(KEY)
  return isReloaded
}

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
  useEffect(() => {
    if (import.meta.env.DEV && recovered.offer && isReloadedByUpdate()) recovered.restore()
  }, [recovered])
  if (!recovered.offer) return null
  const time = timeText(new Date(recovered.offer.at).toISOString(), language)
  return (
    <Alert color="ink" variant="light" role="status" title={t('form.restoreTitle')} mb="md">
      {t(recovered.isStale ? 'form.restoreStale' : 'form.restoreHint', { time })}
      <Group gap="xs" mt="sm">
        <Button size="compact-md" onClick={recovered.restore}>
          {t('form.restore')}
        </Button>
        <Button size="compact-md" variant="default" onClick={recovered.discard}>
          {t('form.restoreDiscard')}
        </Button>
      </Group>
    </Alert>
  )
}
