const KEY = 'flou.dev.reloading'

import.meta.hot?.on('vite:beforeFullReload', () => sessionStorage.setItem(KEY, 'yes'))

/** True once after a reload by the development server: input is restored automatically. */
export function isReloadedByUpdate(): boolean {
  const isReloaded = sessionStorage.getItem(KEY) !== null
  sessionStorage.removeItem(KEY)
  return isReloaded
}
