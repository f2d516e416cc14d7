import { useEffect, useState } from 'react'
import { PrefetchPageLinks, useNavigate } from 'react-router'
import { afterIntent } from './afterIntent.ts'
import { followsNatively } from '../../missingScript.ts'

const linkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-page]:not([target])') : null

const addressOf = ({ pathname, search, hash }: HTMLAnchorElement | Location) => pathname + search + hash

/** Another page, or this one again; places within the page are the browser's own work. */
const isPlace = (link: HTMLAnchorElement) =>
  link.hash !== '' && link.pathname === window.location.pathname && link.search === window.location.search

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/** Calls back with the page a visitor is about to ask for. */
function watchIntent(tell: (page: string) => void): () => void {
  let callOff = () => {}
  const onIntent = (event: Event) => {
    callOff()
    const link = linkOf(event)
    if (!link || isPlace(link) || !navigator.onLine) return
    callOff = afterIntent(() => tell(link.pathname + link.search))
  }
  const types = ['mouseover', 'focusin', 'touchstart']
  for (const type of types) document.addEventListener(type, onIntent, { passive: true })
  return () => {
    callOff()
    for (const type of types) document.removeEventListener(type, onIntent)
  }
}

/** Follows the site's links without loading a document, and fetches ahead what a visitor points at. One for the whole page. */
export function FollowLinks() {
  const navigate = useNavigate()
  const [intended, setIntended] = useState<string>()
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event)
      if (followsNatively() || !link || event.defaultPrevented || !isPlainClick(event) || isPlace(link))
        return
      event.preventDefault()
      // what is on the screen is worth more than the browser's error page; the notice says why nothing happens
      if (!navigator.onLine) return
      const address = addressOf(link)
      void navigate(address, { replace: address === addressOf(window.location) })
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [navigate])
  useEffect(() => watchIntent(setIntended), [])
  return intended === undefined ? null : <PrefetchPageLinks page={intended} />
}
