import { useCallback, useEffect, useState } from 'react'
import { Message } from '../elements/Message.tsx'
import { PageLoading } from '../elements/PageLoading.tsx'
import { useText } from '../texts/useText.ts'
import type { Screen, ScreenProps } from './screenProps.ts'

interface Props extends ScreenProps {
  load: () => Promise<Screen>
}

/**
 * Stands in for a screen whose files did not come, within the frame. It asks for them once more, again on demand, and by itself
 * once there is a network. (A route that fails to load would leave the router with nothing to show at all.)
 */
export function ScreenMissing({ load, route }: Props) {
  const t = useText()
  const [state, setState] = useState<{ Screen?: Screen; isMissing?: boolean }>({})
  const ask = useCallback(() => {
    load().then(
      (Screen) => setState({ Screen }),
      () => setState({ isMissing: true }),
    )
  }, [load])
  useEffect(() => {
    ask()
    window.addEventListener('online', ask)
    return () => window.removeEventListener('online', ask)
  }, [ask])
  if (state.Screen) return <state.Screen route={route} />
  if (!state.isMissing) return <PageLoading />
  return (
    <Message title={t('shell.unreachable')} hint={t('shell.unreachableHint')}>
      <button type="button" onClick={ask}>
        {t('shell.retry')}
      </button>
    </Message>
  )
}
