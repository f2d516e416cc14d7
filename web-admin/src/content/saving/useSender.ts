import { useEffect, useRef, useState } from 'react'
import { createRepeater, isUnanswered, type Repeater } from './repeater.ts'
import type { createSaveAttempt } from './saveAttempt.ts'
import type { Goal } from '../standing/goal.ts'
import type { Editing } from './editing.ts'
import type { PhaseKeeper } from './usePhase.ts'
import type { Sending } from './sending.ts'
import type { SaveOutcome } from './useSaveOutcome.ts'

type SaveAttempt = ReturnType<typeof createSaveAttempt>

export interface SenderOptions {
  editing: Editing
  attempt: SaveAttempt
  keeper: PhaseKeeper
  outcome: SaveOutcome
}

/** Does not wait for the pause to end once the browser believes it is online again; ends with the form. */
function useOnReturn(act: () => void, repeater: Repeater) {
  useEffect(() => {
    window.addEventListener('online', act)
    return () => window.removeEventListener('online', act)
  })
  useEffect(() => () => repeater.stop(), [repeater])
}

/** One request says the same under the same key: what goes elsewhere is another request. */
function submit({ send, sendDraft = send }: Editing, { goal, body }: Sending, attempt: SaveAttempt) {
  const sendThere = goal === 'draft' ? sendDraft : send
  return sendThere(body, attempt.keyFor([goal, body]))
}

/** Sends one save at a time, and again by itself until the server has answered. */
export function useSender({ editing, attempt, keeper, outcome }: SenderOptions) {
  const [repeater] = useState(() => createRepeater())
  const unanswered = useRef<Sending>(undefined)
  const isUnderWay = useRef(false)
  const forget = () => {
    unanswered.current = undefined
    repeater.stop()
  }
  const answered = () => {
    forget()
    attempt.isAnswered()
  }
  function failed(error: unknown, goal: Goal): void {
    if (!isUnanswered(error)) {
      answered()
      return outcome.explain(error, goal)
    }
    outcome.wait(error, repeater.isFirst())
    if (navigator.onLine) repeater.failed(sendAgain)
  }
  /** True where the server has stored it. */
  async function send(sending: Sending): Promise<boolean> {
    unanswered.current = sending
    isUnderWay.current = true
    repeater.pause()
    keeper.set({ is: 'saving' })
    const answer = await submit(editing, sending, attempt)
      .finally(() => (isUnderWay.current = false))
      .catch((error: unknown) => void (unanswered.current === sending && failed(error, sending.goal)))
    if (!answer || unanswered.current !== sending) return false // or given up meanwhile
    answered()
    await outcome.accept(answer, sending)
    return true
  }
  function sendAgain(): void {
    if (unanswered.current && !isUnderWay.current) void send(unanswered.current)
  }
  useOnReturn(sendAgain, repeater)
  return { send, sendAgain, forget, unanswered, isUnderWay, nextAt: repeater.next }
}
