import { readPopupMemory, writePopupMemory, type PopupMemory } from '@flou/shared/site/popup.ts'

const KEY = 'popup'

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
    // storage may be blocked: the popup appears again on the next page
  }
}
