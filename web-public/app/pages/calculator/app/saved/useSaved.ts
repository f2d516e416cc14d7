import { useCallback, useEffect, useMemo, useState, type Dispatch } from 'react'
import type { Language } from '@flou/shared/locale.ts'
import type { Estimate } from '@flou/shared/pricing/estimate/estimate.ts'
import type { SavedEstimate } from '@flou/shared/pricing/estimate/saved.ts'
import type { EstimateAction } from '../state/estimateState.ts'
import { openSaved, removeSaved, saveEstimate } from './savedApi.ts'
import { replaceHash, savedHash, savedLinkIn, type SavedLink } from '../state/storedEstimate.ts'
import { useSharedInView } from './useSharedInView.ts'

export interface Saved {
  status: 'none' | 'opening' | 'opened' | 'saving' | 'saved' | 'openFailed' | 'saveFailed' | 'removed'
  link?: SavedLink
  lastDay?: string
  found?: SavedEstimate
}

/** Omits the edit key if the server does not accept it. */
const openedAs = ({ id, editKey }: SavedLink, found: SavedEstimate): Saved => ({
  status: 'opened',
  link: { id, ...(found.isEditable && editKey !== undefined && { editKey }) },
  lastDay: found.lastDay,
  found,
})

function useOpening(open: (link: SavedLink) => Promise<void>): void {
  useEffect(() => {
    const link = savedLinkIn(window.location.hash)
    if (!link) return undefined
    const timer = setTimeout(() => void open(link))
    return () => clearTimeout(timer)
  }, [open])
}

export function useSaved(dispatch: Dispatch<EstimateAction>, language: Language) {
  const [saved, setSaved] = useState<Saved>(() =>
    savedLinkIn(window.location.hash) ? { status: 'opening' } : { status: 'none' },
  )
  const open = useCallback(
    async (link: SavedLink) => {
      const found = await openSaved(link, language)
      if (found) dispatch({ type: 'open', estimate: found.estimate })
      setSaved(found ? openedAs(link, found) : { status: 'openFailed' })
    },
    [dispatch, language],
  )
  useOpening(open)
  useSharedInView()
  const save = useCallback(
    async (estimate: Estimate) => {
      const { pathname } = window.location
      setSaved((before) => ({ ...before, status: 'saving' }))
      const result = await saveEstimate(estimate, saved.link, language).catch(() => undefined)
      if (!result) {
        setSaved((before) => ({ ...before, status: 'saveFailed' }))
        return
      }
      // before the dispatch: persisting the estimate reads the hash
      replaceHash(savedHash(result.link), pathname)
      dispatch({ type: 'saved' })
      setSaved({ status: 'saved', ...result })
    },
    [dispatch, language, saved.link],
  )
  const remove = useCallback(async () => {
    if (!saved.link) return
    const isRemoved = await removeSaved(saved.link, language).then(
      () => true,
      () => false,
    )
    setSaved(isRemoved ? { status: 'removed' } : { ...saved, status: 'saveFailed' })
  }, [language, saved])
  return useMemo(() => ({ saved, save, remove }), [saved, save, remove])
}
export type SavedTools = ReturnType<typeof useSaved>
