import { Button } from '@mantine/core'
import { useState } from 'react'
import { isDraftable } from '@flou/shared/content/visibility.ts'
import type { Language } from '@flou/shared/locale.ts'
import { onlyCompleteIn } from '../../../core/records/formErrors.ts'
import { useRights } from '../../../core/session/rights.ts'
import { editorTexts } from '../../../core/texts/editor.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { useFormHandle, useFormView } from '../../../fields/form/FormContext.ts'
import { lazyPart } from '../../../ui/lazyPart.tsx'

const OneLanguageDialog = lazyPart(
  async () => (await import('../../dialogs/OneLanguageDialog.tsx')).OneLanguageDialog,
)

export interface OneLanguageProps {
  /** Repeats a refused save in one language. */
  onSaveIn: ((language: Language) => void) | undefined
}

/** Offered if only texts of one language are missing. */
export function OneLanguageButton({ onSaveIn }: OneLanguageProps) {
  const t = useTextsOf(editorTexts)
  const { type, form } = useFormHandle()
  const { isApprovalNeeded } = useRights()
  const [isOpen, setOpen] = useState(false)
  const language = onlyCompleteIn(useFormView().errors, form.getValues())
  if (!language || !onSaveIn || !isDraftable(type)) return null
  const action = t(isApprovalNeeded ? `form.sendIn.${language}` : `form.publishIn.${language}`)
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        {...OneLanguageDialog.onIntent}
        onClick={() => setOpen(true)}
      >
        {action}
      </Button>
      {isOpen && (
        <OneLanguageDialog
          language={language}
          action={action}
          onClose={() => setOpen(false)}
          onConfirm={() => {
            setOpen(false)
            onSaveIn(language)
          }}
        />
      )}
    </>
  )
}
