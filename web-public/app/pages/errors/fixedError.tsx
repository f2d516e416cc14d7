import { LANGUAGES, localPath, type Language } from '@flou/shared/locale.ts'
import { pathTo } from '@flou/shared/paths.ts'
import { errorTexts } from '../../texts/errors.ts'
import { textsIn } from '../../texts/useTexts.ts'
import { Logo } from '../../layout/Logo.tsx'
import type { Route } from './+types/fixedError'
import styles from './fixedError.module.css'

/** Without script: the page must work when everything else is down. */
export const handle = { isStatic: true }

export function loader({ params }: Route.LoaderArgs) {
  return { isMissing: params.status === '404', status: params.status }
}

function Message({ language, isMissing }: { language: Language; isMissing: boolean }) {
  const { t } = textsIn(errorTexts, language)
  return (
    <section lang={language} className={styles['message']}>
      <h2>{t(isMissing ? 'notFoundTitle' : 'errorTitle')}</h2>
      <p>{t(isMissing ? 'notFoundText' : 'errorText')}</p>
      <p className={styles['ways']}>
        <a href={localPath(pathTo('home'), language)} className="button">
          {t('backHome')}
        </a>
        {isMissing && (
          <a href={localPath(pathTo('newsList'), language)} className="arrow-link">
            {t('allNews')}
          </a>
        )}
      </p>
    </section>
  )
}

/** CDN error page in both languages, because the CDN does not know the visitor's language. */
export default function FixedError({ loaderData: { isMissing, status } }: Route.ComponentProps) {
  return (
    <main className={styles['page']}>
      <title>{status}</title>
      <meta name="robots" content="noindex" />
      <div className="wrap">
        <Logo />
        <h1 className={styles['status']}>{status}</h1>
        <div className={styles['messages']}>
          {LANGUAGES.toReversed().map((language) => (
            <Message key={language} language={language} isMissing={isMissing} />
          ))}
        </div>
      </div>
    </main>
  )
}
