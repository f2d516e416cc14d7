import { errorTexts } from '../../texts/errors.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { ErrorMessage } from './ErrorMessage.tsx'

/** Not hydrated: it is served at other paths, which match no route. */
export const handle = { isPlain: true }

export default function NotFound() {
  const { t } = useTexts(errorTexts)
  return (
    <ErrorMessage status={404} title={t('notFoundTitle')} text={t('notFoundText')} back={t('backHome')} />
  )
}
