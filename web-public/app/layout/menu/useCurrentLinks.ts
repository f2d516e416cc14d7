import { useEffect, type RefObject } from 'react'
import { localPath } from '@flou/shared/locale.ts'
import { useSite } from '../../site/useSite.ts'
import { currentOf } from './currentEntry.ts'

const LINKS = 'details[name="main-menu"] a[href^="/"]'
const MARK = 'aria-current'

/**
 * Marks the links of the navbar's panels that lead to the page shown, or above it. A panel's mark-up is the same on every page
 * (document/repeatedMarkup.ts), so this is the browser's work; without script the entry that opens the panel is marked.
 */
export function useCurrentLinks(header: RefObject<HTMLElement | null>): void {
  const { path, language } = useSite()
  useEffect(() => {
    const here = localPath(path, language)
    const home = localPath('/', language)
    for (const link of header.current?.querySelectorAll<HTMLAnchorElement>(LINKS) ?? []) {
      const address = link.getAttribute('href') ?? ''
      const current = address === home && here !== home ? undefined : currentOf(address, here)
      if (current) link.setAttribute(MARK, current)
      else link.removeAttribute(MARK)
    }
  }, [header, path, language])
}
