import { useRouteError } from 'react-router'
import { isApiError } from '../../core/api/apiError.ts'
import { Message } from '../../ui/Message.tsx'
import { useText } from '../../core/texts/useText.ts'

/** Fallback for crashed screens; works without the layout. */
export function CrashScreen() {
  const t = useText()
  const error = useRouteError()
  const isNetwork = isApiError(error, 'network')
  return (
    <Message
      title={t(isNetwork ? 'shell.unreachable' : 'shell.somethingWrong')}
      hint={error instanceof Error && error.message !== '' ? error.message : t('shell.networkError')}
    >
      <button type="button" onClick={() => window.location.reload()}>
        {t('shell.retry')}
      </button>
    </Message>
  )
}
