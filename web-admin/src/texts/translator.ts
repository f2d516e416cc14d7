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
import { layoutTexts } from './screens/shell.ts'
import { viewTexts } from './lists/views.ts'

/** Texts of the initial bundle; lazy chunks add theirs with `useTextsOf`. */
export const TEXTS = {
  ...layoutTexts,
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

/** Sets the texts and syncs the document's `lang`. */
export function startTranslator(): void {
  interfaceTexts.set(TEXTS)
  const nameLanguage = () => {
    document.documentElement.lang = languageTag(interfaceLanguage.get())
  }
  interfaceLanguage.subscribe(nameLanguage)
  nameLanguage()
}

/** Replaces texts during hot reload. */
const replaceTexts = (): void => interfaceTexts.set(TEXTS)

// hot reload of texts keeps form input
import.meta.hot?.accept((next) => (next as { replaceTexts: typeof replaceTexts } | undefined)?.replaceTexts())
