/** Asks for the settings, whatever part of the page does: the footer's link, the chat. */
const REQUEST = 'app:consent-settings'
/** The end of an address that opens them. */
export const SETTINGS_HASH = '#cookie-settings'

export interface SettingsRequest {
  /** Why they are shown, where it is not the visitor's own wish. */
  reason?: string
}

export const requestSettings = (detail: SettingsRequest = {}): void => {
  document.dispatchEvent(new CustomEvent(REQUEST, { detail }))
}

/** Calls back with each request. @returns what ends that */
export function onSettingsRequest(tell: (request: SettingsRequest) => void): () => void {
  const onRequest = (event: Event) => tell((event as CustomEvent<SettingsRequest>).detail) // sent above
  const onHash = () => {
    if (window.location.hash === SETTINGS_HASH) tell({})
  }
  document.addEventListener(REQUEST, onRequest)
  window.addEventListener('hashchange', onHash)
  onHash()
  return () => {
    document.removeEventListener(REQUEST, onRequest)
    window.removeEventListener('hashchange', onHash)
  }
}
