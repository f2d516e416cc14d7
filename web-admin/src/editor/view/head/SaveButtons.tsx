import { Button } from '@mantine/core'
import { editorTexts } from '../../../core/texts/editor.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { useUser } from '../../../core/session/useSession.ts'
import { useFormHandle } from '../../../fields/form/FormContext.ts'
import type { Goal } from '../../state/publicState.ts'

export interface SaveButtonsProps {
  isSaving: boolean
  canDraft: boolean
  onSave: (goal: Goal) => void
}

/** Publish for public types, Save for internal ones, a request for roles that need approval, plus Save draft. None is the form's submit button. */
export function SaveButtons({ isSaving, canDraft, onSave }: SaveButtonsProps) {
  const t = useTextsOf(editorTexts)
  const { type } = useFormHandle()
  const { needApproval } = useUser()
  const action = needApproval ? 'sendForApproval' : type.internal ? 'save' : 'publish'
  return (
    <>
      {canDraft && (
        <Button
          variant="default"
          disabled={isSaving}
          title={t('form.saveDraftHint')}
          onClick={() => onSave('draft')}
        >
          {t('form.saveDraft')}
        </Button>
      )}
      <Button loading={isSaving} title={t(`form.${action}Hint`)} onClick={() => onSave('live')}>
        {t(`form.${action}`)}
      </Button>
    </>
  )
}
