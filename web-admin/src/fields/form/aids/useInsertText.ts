import { textAt } from '../../../core/records/entries.ts'
import { offerUndo } from '../../../core/state/notify.ts'
import { fieldTexts } from '../../../core/texts/fields.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { useFormHandle } from '../FormContext.ts'

/** Replaces a text of the form; the message offers to undo it. */
export function useInsertText(path: string) {
  const t = useTextsOf(fieldTexts)
  const { form } = useFormHandle()
  return (after: string, message: string) => {
    const before = textAt(form.getValues(), path)
    form.setFieldValue(path, after)
    offerUndo(message, t('items.undo'), () => {
      if (textAt(form.getValues(), path) === after) form.setFieldValue(path, before)
    })
  }
}
