import { useEffect, type RefObject } from 'react'
import { localPath } from '@flou/shared/locale.ts'
import { useSite } from '../../site/useSite.ts'
import { currentOf } from './currentEntry.ts'

const LINKS = 'details[name="main-menu"] a[href^="/"]'
const ATTRIBUTE = 'aria-current'

/** Sets `aria-current` in the browser, because panel markup is the same on all pages. */
export function useCurrentLinks(header: RefObject<HTMLElement | null>): void {
  const { path, language } = useSite()
  useEffect(() => {
    const here = localPath(path, language)
    const home = localPath('/', language)
    for (const link of header.current?.querySelectorAll<HTMLAnchorElement>(LINKS) ?? []) {
      const href = link.getAttribute('href') ?? ''
      const current = href === home && here !== home ? undefined : currentOf(href, here)
      if (current) link.setAttribute(ATTRIBUTE, current)
      else link.removeAttribute(ATTRIBUTE)
    }
  }, [header, path, language])
}
