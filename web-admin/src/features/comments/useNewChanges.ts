import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { changeRequestPath } from '../../core/offices/office.ts'
import { CHANGE_REQUESTS_KEY, useChangeRequestCounts } from '../../core/offices/useChangeRequestCounts.ts'
import { useLanguage, useText } from '../../core/texts/useText.ts'
import { changeRequestTitle } from '../approval/queue/changeRequestWords.ts'
import { changeKey, newChanges } from './newChanges.ts'
import { showSystemNotification, useSystemNotifications } from './systemNotifications.ts'

/** Refreshes an open queue and, if chosen and another window is in front, notifies when changes arrive. */
export function useNewChanges(): void {
  const t = useText()
  const language = useLanguage()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const newest = useChangeRequestCounts()?.newest
  const { isOn } = useSystemNotifications()
  const known = useRef<string>(undefined)
  useEffect(() => {
    if (!newest) return
    const { added, latest } = newChanges(newest, known.current)
    known.current = latest
    if (added.length === 0) return
    void queries.invalidateQueries({ queryKey: [CHANGE_REQUESTS_KEY, 'queue'] })
    if (!isOn || document.hasFocus()) return
    for (const change of added)
      showSystemNotification({
        title: t('shell.changeWaiting', { name: change.author.name }),
        body: changeRequestTitle(change, language),
        tag: changeKey(change),
        onOpen: () => void navigate(changeRequestPath(change.id)),
      })
  }, [newest, isOn, queries, navigate, t, language])
}
