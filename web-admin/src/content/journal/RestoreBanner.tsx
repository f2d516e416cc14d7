import { Alert, Button, Group } from '@mantine/core'
import { useEffect } from 'react'
import { useLanguage, useText } from '../../texts/useText.ts'
import { timeText } from '../timeText.ts'
import { isReloadedByUpdate } from './restoreAfterUpdate.ts'
import type { LeftWork } from './useLeftWork.ts'

/** Offers what an earlier visit left unsaved; nothing of it is thrown away unasked. */
export function RestoreBanner({ left }: { left: LeftWork }) {
  const t = useText()
  const language = useLanguage()
  useEffect(() => {
    if (import.meta.env.DEV && left.offer && isReloadedByUpdate()) left.restore()
  }, [left])
  if (!left.offer) return null
  const time = timeText(new Date(left.offer.at).toISOString(), language)
  return (
    <Alert color="ink" variant="light" role="status" title={t('form.restoreTitle')} mb="md">
      {t(left.isStale ? 'form.restoreStale' : 'form.restoreHint', { time })}
      <Group gap="xs" mt="sm">
        <Button size="compact-md" onClick={left.restore}>
          {t('form.restore')}
        </Button>
        <Button size="compact-md" variant="default" onClick={left.discard}>
          {t('form.restoreDiscard')}
        </Button>
      </Group>
    </Alert>
  )
}
