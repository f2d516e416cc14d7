import { Button } from '@mantine/core'
import { useFailureText } from '../../core/api/useFailureText.ts'
import { Banner } from '../Banner.tsx'
import { useText } from '../../core/texts/useText.ts'

interface Props {
  error: unknown
  title?: string
  onRetry?: () => unknown
}

export function LoadFailure({ error, title, onRetry }: Props) {
  const t = useText()
  const failureText = useFailureText()
  if (!error) return null
  return (
    <Banner tone="bad" title={title} mb="md">
      {failureText(error)}
      {onRetry && (
        <Button display="block" mt="sm" size="compact-sm" variant="default" onClick={() => void onRetry()}>
          {t('shell.retry')}
        </Button>
      )}
    </Banner>
  )
}
