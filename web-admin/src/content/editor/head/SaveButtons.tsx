import { Button } from '@mantine/core'
import { useText } from '../../../texts/useText.ts'
import type { Goal } from '../../saving/useSender.ts'

export interface SaveButtonsProps {
  isSaving: boolean
  /** What stands in the form is a draft beside what visitors see. */
  isDraft: boolean
  /** What visitors see can have a draft. */
  canDraft: boolean
  onSave: (goal: Goal) => void
}

/** What Enter and Ctrl+S do is the button that submits: it saves, and in a draft it changes nothing for visitors. */
export function SaveButtons({ isSaving, isDraft, canDraft, onSave }: SaveButtonsProps) {
  const t = useText()
  if (isDraft) {
    return (
      <>
        <Button type="submit" variant="default" disabled={isSaving} title={t('form.draftKeyHint')}>
          {t('form.saveDraft')}
        </Button>
        <Button loading={isSaving} onClick={() => onSave('live')}>
          {t('form.publish')}
        </Button>
      </>
    )
  }
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
      <Button type="submit" loading={isSaving} title={t('form.saveHint')}>
        {t('form.save')}
      </Button>
    </>
  )
}
