import { useState } from 'react'
import { useUser } from '../../core/session/useSession.ts'
import { useStore } from '../../core/state/store.ts'
import { storedText } from '../../core/state/storedText.ts'

const ON = 'on'
const isPossible = () => 'Notification' in window
const choiceOf = (user: number) => storedText(`flou.systemNotifications.${user}`)

interface SystemNotification {
  title: string
  body: string
  /** Tabs with the same tag show one notification. */
  tag: string
  onOpen: () => void
}

/** Returns false in browsers that refuse notifications of pages, as on Android. */
export function showSystemNotification({ title, body, tag, onOpen }: SystemNotification): boolean {
  try {
    const notification = new Notification(title, { body, tag })
    notification.addEventListener('click', () => {
      window.focus()
      notification.close()
      onOpen()
    })
    return true
  } catch {
    return false
  }
}

/** The user's choice in this browser, effective with the browser's permission only. */
export function useSystemNotifications() {
  const stored = choiceOf(useUser().id)
  const isChosen = useStore(stored) === ON
  const [isRefused, setRefused] = useState(false)
  const choose = async (isOn: boolean, confirmation: Pick<SystemNotification, 'title' | 'body'>) => {
    const isShown =
      isOn &&
      (await Notification.requestPermission()) === 'granted' &&
      showSystemNotification({ ...confirmation, tag: 'on', onOpen: () => undefined })
    stored.set(isShown ? ON : '')
    setRefused(isOn && !isShown)
  }
  return {
    isPossible: isPossible(),
    isOn: isChosen && isPossible() && Notification.permission === 'granted',
    isRefused,
    choose,
  }
}
