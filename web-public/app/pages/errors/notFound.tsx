import { useTranslation } from '../../i18n/useTranslation.ts'
import { ErrorMessage } from './ErrorMessage.tsx'

/** It is shown at paths that are not its own: no route of the router's belongs there. */
export const handle = { isPlain: true }

/** The 404 page of a language's tree, which the CDN answers for paths below it that have no page. */
export default function NotFound() {
  const { t } = useTranslation()
  return (
    <ErrorMessage status={404} title={t('notFoundTitle')} text={t('notFoundText')} back={t('backHome')} />
  )
}
