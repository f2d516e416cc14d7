import { Alert, Button } from '@mantine/core'
import { useFailureText } from '../../api/useFailureText.ts'
import { useText } from '../../texts/useText.ts'

interface Props {
  /** What a call failed with; nothing is shown where it is null. */
  error: unknown
  /** What could not be loaded. */
  title?: string
  /** Asks again. */
  onRetry?: () => unknown
}

/** Says that something could not be loaded and why, and offers to try again. */
export function LoadFailure({ error, title, onRetry }: Props) {
  const t = useText()
  const failureText = useFailureText()
  if (!error) return null
  return (
    <Alert color="danger" title={title} role="alert" mb="md">
      {failureText(error)}
      {onRetry && (
        <Button display="block" mt="sm" size="compact-sm" variant="default" onClick={() => void onRetry()}>
          {t('shell.retry')}
        </Button>
      )}
    </Alert>
  )
}
