import { useSite } from '../../site/useSite.ts'
import { linksOf } from './currentEntry.ts'

/** Returns true if the menu already contains the path, so that the navbar omits its own link. */
export const useIsInMenu = (path: string): boolean =>
  useSite().layout.menu.some((entry) => linksOf(entry).includes(path))
