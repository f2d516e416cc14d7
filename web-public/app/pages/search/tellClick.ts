import { PUBLIC_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { SearchClick } from '@flou/shared/search/searchFigures.ts'
import { asksForPrivacy } from '../../layout/consent/browserSignal.ts'

/** Tells our own counter which result was opened: no cookie, no id. Browsers that ask for privacy tell nothing; a failure is ignored. */
export function tellClick(click: SearchClick): void {
  if (click.query === '' || click.path === '' || asksForPrivacy(navigator) || navigator.webdriver) return
  navigator.sendBeacon?.(PUBLIC_PATHS.searchClick, JSON.stringify(click))
}
