import { useEffect, useState } from 'react'
import { PrefetchPageLinks, useNavigate } from 'react-router'
import { afterIntent } from './afterIntent.ts'
import { shouldFollowNatively } from '../../missingScript.ts'

const linkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-page]:not([target])') : null

const pathOf = ({ pathname, search, hash }: HTMLAnchorElement | Location) => pathname + search + hash

const isSamePage = (link: HTMLAnchorElement) =>
  link.hash !== '' && link.pathname === window.location.pathname && link.search === window.location.search

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/** Calls back when a visitor is likely to open a page. */
function watchIntent(callback: (page: string) => void): () => void {
  let cancel = () => {}
  const onIntent = (event: Event) => {
    cancel()
    const link = linkOf(event)
    if (!link || isSamePage(link) || !navigator.onLine) return
    cancel = afterIntent(() => callback(link.pathname + link.search))
  }
  const types = ['mouseover', 'focusin', 'touchstart']
  for (const type of types) document.addEventListener(type, onIntent, { passive: true })
  return () => {
    cancel()
    for (const type of types) document.removeEventListener(type, onIntent)
  }
}

/** Handles all links of the site by client navigation and prefetching. */
export function FollowLinks() {
  const navigate = useNavigate()
  const [intended, setIntended] = useState<string>()
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event)
      if (
        shouldFollowNatively() ||
        !link ||
        event.defaultPrevented ||
        !isPlainClick(event) ||
        isSamePage(link)
      )
        return
      event.preventDefault()
      // offline, the current page stays and the toast explains why
      if (!navigator.onLine) return
      const path = pathOf(link)
      void navigate(path, { replace: path === pathOf(window.location) })
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [navigate])
  useEffect(() => watchIntent(setIntended), [])
  return intended === undefined ? null : <PrefetchPageLinks page={intended} />
}
