import { useSite } from '../../site/useSite.ts'
import { linksOf } from './currentEntry.ts'

/** Returns true if the menu leads to the path, so that the navbar omits its own link. */
export const useIsInMenu = (path: string): boolean =>
  useSite().layout.menu.some((entry) => linksOf(entry).includes(path))

/** Returns true if the path is an entry of the bar itself, not only in a panel. */
export const useIsInBar = (path: string): boolean =>
  useSite().layout.menu.some(({ url, panel }) => !panel && url === path)
