import { PUBLIC_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { SearchClick } from '@flou/shared/search/searchFigures.ts'
import { requestsPrivacy } from '../../layout/consent/browserSignal.ts'

/** Counts an opened result without cookies or ids; skipped for GPC, Do Not Track and automated browsers. */
export function reportClick(click: SearchClick): void {
  if (click.query === '' || click.path === '' || requestsPrivacy(navigator) || navigator.webdriver) return
  navigator.sendBeacon?.(PUBLIC_PATHS.searchClick, JSON.stringify(click))
}
