import { accountTexts } from './screens/account.ts'
import { editingTexts } from './content/editing.ts'
import { fieldTexts } from './content/fields.ts'
import { formTexts } from './content/form.ts'
import { interfaceTexts } from './interfaceTexts.ts'
import { interfaceLanguage, languageTag } from './language.ts'
import { listTexts } from './lists/list.ts'
import { listWorkTexts } from './lists/listWork.ts'
import { declaredTexts } from './declared.ts'
import { previewTexts } from './content/preview.ts'
import { shellTexts } from './screens/shell.ts'
import { viewTexts } from './lists/views.ts'

/** The texts that every screen may need, both languages side by side; parts that load later bring theirs (`useTextsOf`). */
export const TEXTS = {
  ...shellTexts,
  ...accountTexts,
  ...listTexts,
  ...listWorkTexts,
  ...viewTexts,
  ...formTexts,
  ...fieldTexts,
  ...previewTexts,
  ...editingTexts,
  ...declaredTexts,
}
export type TextKey = keyof typeof TEXTS

/** Shows the interface in the stored language, and keeps the document in step with the choice. */
export function startTranslator(): void {
  interfaceTexts.set(TEXTS)
  const nameLanguage = () => {
    document.documentElement.lang = languageTag(interfaceLanguage.get())
  }
  interfaceLanguage.subscribe(nameLanguage)
  nameLanguage()
}

/** Takes the texts of this module into an interface that is shown already. */
export const replaceTexts = (): void => interfaceTexts.set(TEXTS)

// in development a changed text appears on the open page, which keeps what is typed into it
import.meta.hot?.accept((next) => (next as { replaceTexts: typeof replaceTexts } | undefined)?.replaceTexts()) // this module
