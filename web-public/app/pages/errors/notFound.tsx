import { useTranslation } from '../../i18n/useTranslation.ts'
import { ErrorMessage } from './ErrorMessage.tsx'

/** The 404 page of a language's tree. */
export default function NotFound() {
  const { t } = useTranslation()
  return (
    <ErrorMessage status={404} title={t('notFoundTitle')} text={t('notFoundText')} back={t('backHome')} />
  )
}
