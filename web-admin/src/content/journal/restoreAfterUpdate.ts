const KEY = 'flou.dev.reloading'

// in development a change that no component can take in loads the page anew
import.meta.hot?.on('vite:beforeFullReload', () => sessionStorage.setItem(KEY, 'yes'))

/** True once after the development server has loaded the page anew: what was typed then goes back into the form by itself. */
export function isReloadedByUpdate(): boolean {
  const isReloaded = sessionStorage.getItem(KEY) !== null
  sessionStorage.removeItem(KEY)
  return isReloaded
}
