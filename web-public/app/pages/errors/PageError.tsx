import { errorTexts } from '../../texts/errors.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { ErrorMessage } from './ErrorMessage.tsx'
import { pageFailure } from './pageFailure.ts'

/** Error page with the error's message and status; 500 by default. */
export function PageError({ error }: { error: unknown }) {
  const { t } = useTexts(errorTexts)
  const { status, message } = pageFailure(error)
  return status === 404 ? (
    <ErrorMessage status={404} title={t('notFoundTitle')} text={t('notFoundText')} back={t('backHome')} />
  ) : (
    <ErrorMessage
      status={status}
      title={message || t('errorTitle')}
      text={t('errorText')}
      back={t('backHome')}
    />
  )
}
