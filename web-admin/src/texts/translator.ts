import i18next, { type FormatterModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { LANGUAGES, type Language, type Text } from '@flou/shared/locale.ts'
import { accountTexts } from './screens/account.ts'
import { editingTexts } from './content/editing.ts'
import { fieldTexts } from './content/fields.ts'
import { formTexts } from './content/form.ts'
import { wordOf } from './fillIn.ts'
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

const textsIn = (language: Language) =>
  Object.fromEntries(Object.entries(TEXTS).map(([key, text]: [string, Text]) => [key, text[language]]))

/** Numbers in texts as people of the language write them. */
const numbers: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: string | number) => wordOf(value, interfaceLanguage.get()),
}

/** Starts the translator in the stored language and keeps it, and the document, in step with the choice. */
export async function startTranslator(): Promise<void> {
  await i18next
    .use(initReactI18next)
    .use(numbers)
    .init({
      lng: interfaceLanguage.get(),
      fallbackLng: false,
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false, alwaysFormat: true }, // React escapes
      resources: Object.fromEntries(
        LANGUAGES.map((language) => [language, { translation: textsIn(language) }]),
      ),
    })
  const follow = () => {
    document.documentElement.lang = languageTag(interfaceLanguage.get())
    void i18next.changeLanguage(interfaceLanguage.get())
  }
  interfaceLanguage.subscribe(follow)
  follow()
}

/** Takes the texts of this module into a translator that runs already. */
export function replaceTexts(): void {
  for (const language of LANGUAGES) i18next.addResources(language, 'translation', textsIn(language))
  void i18next.changeLanguage(interfaceLanguage.get())
}

// in development a changed text appears on the open page, which keeps what is typed into it
import.meta.hot?.accept((next) => (next as { replaceTexts: typeof replaceTexts } | undefined)?.replaceTexts()) // this module
