import { LANGUAGES } from '@flou/shared/locale.ts'
import { errorTexts } from '../../texts/errors.ts'
import { textsIn } from '../../texts/useTexts.ts'
import { pageFailure } from './pageFailure.ts'

/** Bilingual error page independent of layout content, so that it cannot fail. */
export function RootErrorBoundary({ error }: { error: unknown }) {
  const { status } = pageFailure(error)
  const isMissing = status === 404
  return (
    <main className="wrap section">
      <h1>{status}</h1>
      {LANGUAGES.map((language) => {
        const { t } = textsIn(errorTexts, language)
        return (
          <p key={language} lang={language}>
            {t(isMissing ? 'notFoundTitle' : 'errorOfError')} <a href="/">{t('backHome')}</a>
          </p>
        )
      })}
    </main>
  )
}
