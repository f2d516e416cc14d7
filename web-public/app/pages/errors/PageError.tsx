import { useTranslation } from '../../i18n/useTranslation.ts'
import { ErrorMessage } from './ErrorMessage.tsx'
import { pageFailure } from './pageFailure.ts'

/** What went wrong, as spec §8 normalises it: the error's message or 'Error', and a status of 500 unless the error says otherwise. */
export function PageError({ error }: { error: unknown }) {
  const { t } = useTranslation()
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
