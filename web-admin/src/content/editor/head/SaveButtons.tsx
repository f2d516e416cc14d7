import { Button } from '@mantine/core'
import { useText } from '../../../texts/useText.ts'
import { useFormHandle } from '../../form/FormContext.ts'
import type { Goal } from '../../standing/goal.ts'

export interface SaveButtonsProps {
  isSaving: boolean
  /** What stands in the form can be kept as a draft. */
  canDraft: boolean
  onSave: (goal: Goal) => void
}

/**
 * Publish where visitors see the effect, Save where they do not, and Save draft beside it (decision 46). Neither is the button that a
 * form's Enter presses (decision 49).
 */
export function SaveButtons({ isSaving, canDraft, onSave }: SaveButtonsProps) {
  const t = useText()
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
