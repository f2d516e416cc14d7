import { Button, Skeleton } from '@mantine/core'
import type { PreviewResponse } from '@flou/shared/publishing/preview.ts'
import { isApiError } from '../../core/api/apiError.ts'
import { useFailureText } from '../../core/api/useFailureText.ts'
import { editorTexts } from '../../core/texts/editor.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import classes from './Preview.module.css'

interface Props {
  answer: PreviewResponse | undefined
  failure: unknown
  isPageVisible: boolean
  onRetry: () => void
}

export function PreviewMessage({ answer, failure, isPageVisible, onRetry }: Props) {
  const t = useTextsOf(editorTexts)
  const failureText = useFailureText()
  if (failure !== undefined && failure !== null) {
    const isOffline = isApiError(failure, 'network')
    return (
      <div className={classes['message']} data-below={isPageVisible || undefined} role="alert">
        <strong>{isOffline ? t('preview.offline') : t('preview.notLoaded')}</strong>
        {!isOffline && <p>{failureText(failure)}</p>}
        <Button size="compact-sm" variant="default" onClick={onRetry}>
          {t('shell.retry')}
        </Button>
      </div>
    )
  }
  if (answer?.kind === 'none' || answer?.kind === 'failed') {
    const isNone = answer.kind === 'none'
    return (
      <div className={classes['message']} role="status">
        <strong>{t(isNone ? 'preview.none' : 'preview.broken')}</strong>
        <p>{isNone ? t('preview.noneHint') : answer.reason}</p>
      </div>
    )
  }
  return (
    <div role="status" aria-label={t('shell.loading')}>
      <Skeleton height="min(560px, 60vh)" />
    </div>
  )
}
