import { readPopupMemory, writePopupMemory, type PopupMemory } from '@flou/shared/site/popup.ts'

const KEY = 'popup'

/** The session's flag; none where storage is forbidden. */
export function recallPopup(): PopupMemory | undefined {
  try {
    return readPopupMemory(sessionStorage.getItem(KEY))
  } catch {
    return undefined
  }
}

export function rememberPopup(memory: PopupMemory): void {
  try {
    sessionStorage.setItem(KEY, writePopupMemory(memory))
  } catch {
    // storage may be forbidden: the popup then comes again with the next page
  }
}
