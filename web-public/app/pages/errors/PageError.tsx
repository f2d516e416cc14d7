import { isRouteErrorResponse } from 'react-router'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { ErrorMessage } from './ErrorMessage.tsx'

/** What went wrong, as spec §8 normalises it: a status of 500 unless the answer says otherwise. */
export function PageError({ error }: { error: unknown }) {
  const { t } = useTranslation()
  const status = isRouteErrorResponse(error) ? error.status : 500
  return status === 404 ? (
    <ErrorMessage status={404} title={t('notFoundTitle')} text={t('notFoundText')} back={t('backHome')} />
  ) : (
    <ErrorMessage status={status} title={t('errorTitle')} text={t('errorText')} back={t('backHome')} />
  )
}
