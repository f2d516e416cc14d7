import { useCallback, useContext, useEffect, useRef, useState } from 'react'
import {
  PrefetchPageLinks,
  UNSAFE_DataRouterContext,
  UNSAFE_FrameworkContext,
  useNavigate,
} from 'react-router'
import { loadDocumentOnce, loadScripts, shouldFollowNatively } from '../../missingScript.ts'
import { afterIntent } from './afterIntent.ts'
import { NavProgress } from './NavProgress.tsx'

const linkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-page]:not([target])') : null

const pathOf = ({ pathname, search, hash }: HTMLAnchorElement | Location) => pathname + search + hash

const isSamePage = (link: HTMLAnchorElement) =>
  link.hash !== '' && link.pathname === window.location.pathname && link.search === window.location.search

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/** Place in the history. Pages replace their own query and hash, which is no other place. */
const historyPlace = () =>
  `${(window.history.state as { idx?: number } | null)?.idx} ${window.location.pathname}`

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

type Load = (page: string) => Promise<boolean>

/** Loads a page's scripts; resolves with false if one is missing. */
function useScripts(): Load {
  const manifest = useContext(UNSAFE_FrameworkContext)?.manifest
  const router = useContext(UNSAFE_DataRouterContext)?.router
  return useCallback(
    async (page) =>
      manifest !== undefined &&
      router !== undefined &&
      loadScripts({ manifest, router }, page).then(
        () => true,
        () => false,
      ),
    [manifest, router],
  )
}

/** Opens pages; a later one replaces an earlier one that still loads. */
function useOpening(load: Load) {
  const navigate = useNavigate()
  const latest = useRef('')
  const [isOpening, setOpening] = useState(false)
  const open = useCallback(
    async (path: string) => {
      const place = historyPlace()
      latest.current = path
      setOpening(true)
      const isLoaded = await load(path)
      // the visitor may have followed another link or gone back
      if (latest.current === path && historyPlace() === place) {
        if (isLoaded) await navigate(path, { replace: path === pathOf(window.location) })
        else loadDocumentOnce(path)
      }
      if (latest.current === path) setOpening(false)
    },
    [load, navigate],
  )
  return { open, isOpening }
}

/** Handles all links of the site by client navigation and prefetching. */
export function FollowLinks() {
  const load = useScripts()
  const { open, isOpening } = useOpening(load)
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
      if (navigator.onLine) void open(pathOf(link))
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [open])
  useEffect(
    () => watchIntent((page) => void load(page).then((isLoaded) => isLoaded && setIntended(page))),
    [load],
  )
  return (
    <>
      <NavProgress isOpening={isOpening} />
      {intended !== undefined && <PrefetchPageLinks page={intended} />}
    </>
  )
}
