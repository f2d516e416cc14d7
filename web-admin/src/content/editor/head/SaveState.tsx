import { useFailureText } from '../../../api/useFailureText.ts'
import { editorTexts } from '../../../texts/editor.ts'
import { useLanguage, useTextsOf } from '../../../texts/useText.ts'
import { momentText } from '../../timeText.ts'
import type { Phase, Reason } from '../../../editor/state/phase.ts'
import classes from './FormHead.module.css'

const TEXT = {
  new: 'form.new',
  clean: 'form.saved',
  dirty: 'form.unsaved',
  saving: 'form.saving',
  waiting: 'form.waiting',
  failed: 'form.failed',
} as const satisfies Record<Phase['is'], keyof typeof editorTexts>

export function SaveState({ phase, isDraft }: { phase: Phase; isDraft: boolean }) {
  const t = useTextsOf(editorTexts)
  const language = useLanguage()
  const failureText = useFailureText()
  const reasonText = (reason: Reason) =>
    'error' in reason ? failureText(reason.error) : t('form.checkFields', { count: reason.wrongFields })
  const reason = phase.is === 'failed' ? reasonText(phase.reason) : ''
  const at = phase.is === 'clean' && phase.at ? ` · ${momentText(phase.at, language)}` : ''
  return (
    <span className={classes.state} data-phase={phase.is} role="status">
      {t(phase.is === 'clean' && isDraft ? 'form.savedDraft' : TEXT[phase.is], { reason })}
      {at}
    </span>
  )
}
