import { textAt, valueAt } from '../../core/records/entries.ts'
import { offerUndo } from '../../core/state/notify.ts'
import { fieldTexts } from '../../core/texts/fields.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { useFormHandle } from './FormContext.ts'

interface Replacement {
  path: string
  before: unknown
  after: unknown
}

/** Replaces texts of the form; the message offers to undo it. Texts that were edited since stay. */
export function useReplaceTexts() {
  const t = useTextsOf(fieldTexts)
  const { form } = useFormHandle()
  return (texts: readonly Replacement[], message: string) => {
    for (const { path, after } of texts) form.setFieldValue(path, after)
    offerUndo(message, t('items.undo'), () => {
      for (const { path, before, after } of texts)
        if (valueAt(form.getValues(), path) === after) form.setFieldValue(path, before)
    })
  }
}

export function useInsertText(path: string) {
  const { form } = useFormHandle()
  const replace = useReplaceTexts()
  return (after: string, message: string) =>
    replace([{ path, before: textAt(form.getValues(), path), after }], message)
}
