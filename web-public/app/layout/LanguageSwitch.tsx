import { ISO_CODE, LANGUAGE_NAME, LANGUAGES, localPath } from '@flou/shared/locale.ts'
import { pathTo } from '@flou/shared/paths.ts'
import { shellTexts } from '../texts/shell.ts'
import { useTexts } from '../texts/useTexts.ts'
import { useSite } from '../site/useSite.ts'
import styles from './LanguageSwitch.module.css'

const NAMES = { id: 'Bahasa', en: 'English' } as const

/** Plain links that work before hydration; the boot script sets the cookie. */
export function LanguageSwitch() {
  const { t } = useTexts(shellTexts)
  const { language, path } = useSite()
  // the 404 page is served at every missing path
  const target = path === pathTo('notFound') ? pathTo('home') : path
  return (
    <ul className={styles['switch']} aria-label={t('language')}>
      {LANGUAGES.map((one) => (
        <li key={one}>
          <a
            href={localPath(target, one)}
            lang={one}
            hrefLang={ISO_CODE[one]}
            title={LANGUAGE_NAME[one]}
            data-language={one}
            {...(one === language && { 'aria-current': 'true' })}
          >
            {NAMES[one]}
          </a>
        </li>
      ))}
    </ul>
  )
}
