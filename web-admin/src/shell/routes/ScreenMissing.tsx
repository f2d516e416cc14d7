import { useWindowEvent } from '@mantine/hooks'
import { useCallback, useEffect, useState } from 'react'
import { Message } from '../../ui/Message.tsx'
import { PageLoading } from '../../ui/PageLoading.tsx'
import { useText } from '../../core/texts/useText.ts'
import type { Screen, ScreenProps } from '../../core/offices/office.ts'

interface Props extends ScreenProps {
  load: () => Promise<Screen>
}

/**
 * Replaces a screen whose chunk failed; retries at once, on demand and when online. A failed route would
 * leave the router blank.
 */
export function ScreenMissing({ load, route }: Props) {
  const t = useText()
  const [state, setState] = useState<{ Screen?: Screen; isMissing?: boolean }>({})
  const retry = useCallback(() => {
    load().then(
      (Screen) => setState({ Screen }),
      () => setState({ isMissing: true }),
    )
  }, [load])
  useEffect(retry, [retry])
  useWindowEvent('online', retry)
  if (state.Screen) return <state.Screen route={route} />
  if (!state.isMissing) return <PageLoading />
  return (
    <Message title={t('shell.unreachable')} hint={t('shell.unreachableHint')}>
      <button type="button" onClick={retry}>
        {t('shell.retry')}
      </button>
    </Message>
  )
}
