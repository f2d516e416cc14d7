import { interfaceLanguage, languageTag } from './language.ts'
import { shellTexts } from './shell.ts'
import { initialTexts } from './useText.ts'

/** Sets the texts of the initial bundle and syncs the document's `lang`. */
export function startInterface(): void {
  initialTexts.set(shellTexts)
  const nameLanguage = () => {
    document.documentElement.lang = languageTag(interfaceLanguage.get())
  }
  interfaceLanguage.subscribe(nameLanguage)
  nameLanguage()
}

/** Replaces texts during hot reload. */
const replaceTexts = (): void => initialTexts.set(shellTexts)

// hot reload of texts keeps form input
import.meta.hot?.accept((next) => (next as { replaceTexts: typeof replaceTexts } | undefined)?.replaceTexts())
