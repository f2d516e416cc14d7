import { textPath } from '@flou/shared/content/values/textPath.ts'
import { otherLanguage, type Language } from '@flou/shared/locale.ts'
import { useText } from '../../../texts/useText.ts'
import { useFormView } from '../FormContext.ts'
import classes from './Drift.module.css'
import { useDriftMarks } from './DriftContext.ts'

interface Props {
  path: string
  label: string
  /** The language of the text that stands at the path. */
  column: Language
}

/** Says at a text that one language changed later; with both side by side, at the one that lags behind. */
export function DriftMark({ path, label, column }: Props) {
  const t = useText()
  const { marks, check, isChecking } = useDriftMarks()
  const { languages } = useFormView()
  const later = marks[textPath(path.split('.'))]
  if (!later || (languages.length > 1 && column !== otherLanguage(later))) return null
  return (
    <p className={classes.mark}>
      <span title={t('drift.hint')}>{t(`edit.drift.${later}`)}</span>
      <button
        type="button"
        disabled={isChecking}
        aria-label={t('edit.driftCheckOf', { name: label })}
        onClick={() => check(path)}
      >
        {t('edit.driftCheck')}
      </button>
    </p>
  )
}
