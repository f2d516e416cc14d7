import { useEffect, useState } from 'react'
import { startOfDay, todayInJakarta } from '@flou/shared/strings/calendar.ts'
import { eventTime, type EventDays, type Programme } from './eventTime.ts'
import {
  registrationPhase,
  type RegistrationPhase,
  type RegistrationWindow,
} from '@flou/shared/forms/registrationWindow.ts'

export interface RegistrationState {
  phase: RegistrationPhase
  /** Calendar days in Jakarta until registration opens; 0 if it is open. */
  days: number
}

type Event = EventDays & Programme & RegistrationWindow

const SECOND_MS = 1_000
const DAY_MS = 86_400_000
const MAX_DELAY_MS = 2 ** 31 - 1

export function registrationState(event: Event, now: Date): RegistrationState {
  const phase = registrationPhase(event, eventTime(event).start, now.getTime())
  if (phase !== 'early') return { phase, days: 0 }
  const opens = todayInJakarta(new Date(event.registrationOpens ?? ''))
  const days = (startOfDay(opens).getTime() - startOfDay(todayInJakarta(now)).getTime()) / DAY_MS
  return { phase, days }
}

/**
 * State by the visitor's clock, after hydration; the form appears when registration opens. An open form stays after
 * the closing time, so that nothing typed is lost: the server refuses it.
 */
export function useRegistration(event: Event, rendered: RegistrationState): RegistrationState {
  const [state, setState] = useState(rendered)
  useEffect(() => {
    const update = () => setState(registrationState(event, new Date()))
    update()
    const delay = Date.parse(event.registrationOpens ?? '') - Date.now() + SECOND_MS
    if (!(delay > 0 && delay < MAX_DELAY_MS)) return undefined
    const timer = setTimeout(update, delay)
    return () => clearTimeout(timer)
  }, [event])
  return state
}
