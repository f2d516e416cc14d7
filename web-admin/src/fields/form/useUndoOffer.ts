import { offerUndo } from '../../core/state/notify.ts'
import { fieldTexts } from '../../core/texts/fields.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { valueAt } from '../../core/records/entries.ts'
import { useFormHandle } from './FormContext.ts'
import { useLatestActions } from './useLatestActions.ts'

/** Returns a function that offers to restore a field; its entry may have moved until then. */
export function useUndoOffer(path: string) {
  const t = useTextsOf(fieldTexts)
  const { form } = useFormHandle()
  const { restore } = useLatestActions({
    restore: (restored: (now: unknown) => unknown) =>
      form.setFieldValue(path, restored(valueAt(form.getValues(), path))),
  })
  return (text: string, restored: (now: unknown) => unknown) =>
    offerUndo(text, t('items.undo'), () => restore(restored))
}
