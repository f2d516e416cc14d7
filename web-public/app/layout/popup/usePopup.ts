import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { shouldShowPopup, nextPopupAt, popupWait } from '@flou/shared/site/popup.ts'
import { useSite } from '../../site/useSite.ts'
import { recallPopup, rememberPopup } from './popupMemory.ts'
import type { PopupContent } from './fetchPopup.ts'
import type PopupDialog from './PopupDialog.tsx'

/** Retry delay in milliseconds while the visitor is busy. */
const BUSY_MS = 1000
/** Maximum timer delay; longer ones overflow. */
const MAX_TIMER_MS = 2 ** 31 - 1

/** Returns true while typing or in a dialog: a popup would steal the focus. */
const isBusy = () =>
  document.querySelector('input:focus, textarea:focus, select:focus, dialog[open]') !== null

const FIRST = 'default'

/** Returns the page's load time in epoch milliseconds; after client navigation, now. */
function arrivedAt(key: string): number {
  if (key !== FIRST) return Date.now()
  const [entry] = performance.getEntriesByType('navigation')
  const loaded = entry instanceof PerformanceNavigationTiming ? entry.loadEventEnd : 0
  const sinceLoad = loaded > 0 ? performance.now() - loaded : 0
  return Date.now() - Math.max(0, sinceLoad)
}

interface LoadedPopup {
  content: PopupContent
  Dialog: typeof PopupDialog
}

export function usePopup() {
  const { popup: schedule, language } = useSite()
  const { key } = useLocation()
  const [shown, setShown] = useState<LoadedPopup>()
  const isOpen = shown !== undefined
  useEffect(() => {
    if (!schedule || isOpen) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isUnmounted = false
    const wait = popupWait(nextPopupAt(recallPopup(), schedule.popupShowInterval), arrivedAt(key), Date.now())
    const show = async () => {
      if (!shouldShowPopup(schedule, new Date())) return
      if (isBusy()) {
        timer = setTimeout(() => void show(), BUSY_MS)
        return
      }
      const [{ fetchPopup }, { default: Dialog }] = await Promise.all([
        import('./fetchPopup.ts'),
        import('./PopupDialog.tsx'),
      ])
      const content = await fetchPopup(language)
      if (!content || isUnmounted) return
      rememberPopup({ isShown: true })
      setShown({ content, Dialog })
    }
    if (wait !== undefined) timer = setTimeout(() => void show(), Math.min(Math.max(wait, 0), MAX_TIMER_MS))
    return () => {
      isUnmounted = true
      clearTimeout(timer)
    }
  }, [schedule, language, isOpen, key])
  const close = useCallback(() => {
    rememberPopup({ isShown: false, closedAt: Date.now() })
    setShown(undefined)
  }, [])
  return { shown: schedule ? shown : undefined, close }
}
