import { LANGUAGES } from '@flou/shared/locale.ts'
import { chooseLanguage } from '../../core/texts/language.ts'
import { useLanguage, useText } from '../../core/texts/useText.ts'
import classes from './LanguageSwitch.module.css'

export const LANGUAGE_NAMES = { id: 'Bahasa Indonesia', en: 'English' } as const

/** Selects the interface language, not the content language. */
export function LanguageSwitch() {
  const t = useText()
  const language = useLanguage()
  return (
    <div role="group" aria-label={t('shell.language')} className={classes.languages}>
      {LANGUAGES.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-pressed={one === language}
          tabIndex={one === language ? -1 : undefined}
          title={LANGUAGE_NAMES[one]}
          onClick={() => chooseLanguage(one)}
        >
          <span aria-hidden="true">{one.toUpperCase()}</span>
          <span className="visuallyHidden">{LANGUAGE_NAMES[one]}</span>
        </button>
      ))}
    </div>
  )
}
