import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { isPopupShown, popupDueAt, popupWait } from '@flou/shared/site/popup.ts'
import { useSite } from '../../site/useSite.ts'
import { recallPopup, rememberPopup } from './popupMemory.ts'
import type { PopupContent } from './fetchPopup.ts'
import type PopupDialog from './PopupDialog.tsx'

/** How soon to look again while the visitor is busy, in milliseconds. */
const BUSY_MS = 1000
/** Longer waits overflow a timer. */
const LONGEST_MS = 2 ** 31 - 1

/** Typing, or something else open above the page: a popup would take the keyboard away. */
const isBusy = () =>
  document.querySelector('input:focus, textarea:focus, select:focus, dialog[open]') !== null

/** The router's key of the page the document was loaded with. */
const FIRST = 'default'

/** When the page was loaded, in epoch ms: with its document, or, after a client navigation, just now. */
function arrivedAt(key: string): number {
  if (key !== FIRST) return Date.now()
  const [entry] = performance.getEntriesByType('navigation')
  const loaded = entry instanceof PerformanceNavigationTiming ? entry.loadEventEnd : 0
  const sinceLoad = loaded > 0 ? performance.now() - loaded : 0
  return Date.now() - Math.max(0, sinceLoad)
}

/** The popup, and what shows it: both come when its time has. */
interface Shown {
  content: PopupContent
  Dialog: typeof PopupDialog
}

/** The popup while it is shown, and what closes it (spec §4). */
export function usePopup() {
  const { popup: schedule, language } = useSite()
  const { key } = useLocation()
  const [shown, setShown] = useState<Shown>()
  const isOpen = shown !== undefined
  useEffect(() => {
    if (!schedule || isOpen) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    const wait = popupWait(popupDueAt(recallPopup(), schedule.popupShowInterval), arrivedAt(key), Date.now())
    const show = async () => {
      if (!isPopupShown(schedule, new Date())) return
      if (isBusy()) {
        timer = setTimeout(() => void show(), BUSY_MS)
        return
      }
      const [{ fetchPopup }, { default: Dialog }] = await Promise.all([
        import('./fetchPopup.ts'),
        import('./PopupDialog.tsx'),
      ])
      const content = await fetchPopup(language)
      if (!content || isGone) return
      rememberPopup({ shown: true })
      setShown({ content, Dialog })
    }
    if (wait !== undefined) timer = setTimeout(() => void show(), Math.min(Math.max(wait, 0), LONGEST_MS))
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [schedule, language, isOpen, key])
  const close = useCallback(() => {
    rememberPopup({ shown: false, closedAt: Date.now() })
    setShown(undefined)
  }, [])
  return { shown: schedule ? shown : undefined, close }
}
