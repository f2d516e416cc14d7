const REQUEST = 'app:consent-settings'
export const SETTINGS_HASH = '#cookie-settings'

export interface SettingsRequest {
  reason?: string
}

export const requestSettings = (detail: SettingsRequest = {}): void => {
  document.dispatchEvent(new CustomEvent(REQUEST, { detail }))
}

/** Calls back per request. Returns the cleanup function. */
export function onSettingsRequest(callback: (request: SettingsRequest) => void): () => void {
  const onRequest = (event: Event) => callback((event as CustomEvent<SettingsRequest>).detail)
  const onHash = () => {
    if (window.location.hash === SETTINGS_HASH) callback({})
  }
  document.addEventListener(REQUEST, onRequest)
  window.addEventListener('hashchange', onHash)
  onHash()
  return () => {
    document.removeEventListener(REQUEST, onRequest)
    window.removeEventListener('hashchange', onHash)
  }
}
