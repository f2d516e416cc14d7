import { Button } from '@mantine/core'
import { editorTexts } from '../../../core/texts/editor.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { useFormHandle } from '../../../fields/form/FormContext.ts'
import type { Goal } from '../../state/publicState.ts'

export interface SaveButtonsProps {
  isSaving: boolean
  canDraft: boolean
  onSave: (goal: Goal) => void
}

/** Publish for public types, Save for internal ones, plus Save draft. None is the form's submit button. */
export function SaveButtons({ isSaving, canDraft, onSave }: SaveButtonsProps) {
  const t = useTextsOf(editorTexts)
  const { type } = useFormHandle()
  const isPublic = !type.internal
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
      <Button
        loading={isSaving}
        title={t(isPublic ? 'form.publishHint' : 'form.saveHint')}
        onClick={() => onSave('live')}
      >
        {t(isPublic ? 'form.publish' : 'form.save')}
      </Button>
    </>
  )
}
