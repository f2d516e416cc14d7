import { otherLanguage, type Language } from '@flou/shared/locale.ts'
import { editorTexts } from '../../../core/texts/editor.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { useFormView } from '../FormContext.ts'
import { Badge } from '../../../ui/Badge.tsx'
import classes from './StaleTranslation.module.css'
import { useStaleTranslation } from './StaleTranslationContext.ts'
import { textPath } from '@flou/shared/content/values/errorKey.ts'

interface Props {
  path: string
  label: string
  column: Language
}

/** Badge of a stale translation; side by side, on the older language. */
export function StaleTranslationBadge({ path, label, column }: Props) {
  const t = useTextsOf(editorTexts)
  const { staleTexts, check, isChecking } = useStaleTranslation()
  const { languages } = useFormView()
  const newerLanguage = staleTexts[textPath(path.split('.'))]
  if (!newerLanguage || (languages.length > 1 && column !== otherLanguage(newerLanguage))) return null
  return (
    <p className={classes.mark}>
      <Badge tone="soon" title={t('stale.hint')}>
        {t(`edit.stale.${newerLanguage}`)}
      </Badge>
      <button
        type="button"
        disabled={isChecking}
        aria-label={t('edit.staleCheckOf', { name: label })}
        onClick={() => check(path)}
      >
        {t('edit.staleCheck')}
      </button>
    </p>
  )
}
