import type { Language } from '@flou/shared/locale.ts'
import { editorTexts } from '../../../core/texts/editor.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { useFormHandle, useFormView } from '../FormContext.ts'
import { pathInOtherLanguage } from './copyLanguage.ts'
import { Badge } from '../../../ui/Badge.tsx'
import classes from './StaleTranslation.module.css'
import { useStaleTranslation } from './StaleTranslationContext.ts'
import { textPath } from '@flou/shared/content/values/errorKey.ts'

interface Props {
  path: string
  label: string
  column: Language
}

/** Badge at a stale translation; alone, the newer language leads to it. */
export function StaleTranslationBadge({ path, label, column }: Props) {
  const t = useTextsOf(editorTexts)
  const { staleTexts, check, isChecking } = useStaleTranslation()
  const { form } = useFormHandle()
  const { languages, reveal } = useFormView()
  const newerLanguage = staleTexts[textPath(path.split('.'))]
  const isNewer = column === newerLanguage
  if (!newerLanguage || (isNewer && languages.length > 1)) return null
  const name = t(`edit.stale.${newerLanguage}`)
  if (isNewer)
    return (
      <p className={classes.mark}>
        <button
          type="button"
          aria-label={`${name}: ${label}`}
          title={t('stale.hint')}
          onClick={() => reveal?.(pathInOtherLanguage(path, form.getValues()) ?? path)}
        >
          {name}
        </button>
      </p>
    )
  return (
    <p className={classes.mark}>
      <Badge tone="soon" title={t('stale.hint')}>
        {name}
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
