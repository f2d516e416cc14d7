import { useSite } from '../../site/useSite.ts'

/** The navbar's own links stand back where an editor has put the same address into the menu. */
export const useIsInMenu = (path: string): boolean =>
  useSite().shell.menu.some(({ url, panel }) => !panel && url === path)
