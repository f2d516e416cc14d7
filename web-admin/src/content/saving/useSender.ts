import { useWindowEvent } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { createRetryTimer, isUnanswered, type RetryTimer } from './retryTimer.ts'
import type { createSaveAttempt } from './saveAttempt.ts'
import type { Goal } from '../publicState/effectOfSave.ts'
import type { Editing } from './editing.ts'
import type { PhaseTracker } from './usePhase.ts'
import type { SaveRequest, SaveOutcome } from './useSaveOutcome.ts'

type SaveAttempt = ReturnType<typeof createSaveAttempt>

export interface SenderOptions {
  editing: Editing
  attempt: SaveAttempt
  phaseTracker: PhaseTracker
  outcome: SaveOutcome
}

/** Retries as soon as the browser is online; stops on unmount. */
function useRetryWhenOnline(act: () => void, retryTimer: RetryTimer) {
  useWindowEvent('online', act)
  useEffect(() => () => retryTimer.stop(), [retryTimer])
}

/** The goal is part of the idempotency key: another endpoint is another request. */
function sendRequest({ send, sendDraft = send }: Editing, { goal, body }: SaveRequest, attempt: SaveAttempt) {
  const sendTo = goal === 'draft' ? sendDraft : send
  return sendTo(body, attempt.keyFor([goal, body]))
}

/** Sends one save at a time and retries until the server answers. */
export function useSender({ editing, attempt, phaseTracker, outcome }: SenderOptions) {
  const [retryTimer] = useState(() => createRetryTimer())
  const unanswered = useRef<SaveRequest>(undefined)
  const isInFlight = useRef(false)
  const forget = () => {
    unanswered.current = undefined
    retryTimer.stop()
  }
  const markAnswered = () => {
    forget()
    attempt.markAnswered()
  }
  function handleFailure(error: unknown, goal: Goal): void {
    if (!isUnanswered(error)) {
      markAnswered()
      return outcome.explain(error, goal)
    }
    outcome.wait(error, retryTimer.isFirst())
    if (navigator.onLine) retryTimer.recordFailure(sendAgain)
  }
  /** Resolves to true if the server stored it. */
  async function send(request: SaveRequest): Promise<boolean> {
    unanswered.current = request
    isInFlight.current = true
    retryTimer.pause()
    phaseTracker.set({ is: 'saving' })
    const answer = await sendRequest(editing, request, attempt)
      .finally(() => (isInFlight.current = false))
      .catch((error: unknown) => void (unanswered.current === request && handleFailure(error, request.goal)))
    if (!answer || unanswered.current !== request) return false // or discarded meanwhile
    markAnswered()
    await outcome.accept(answer, request)
    return true
  }
  function sendAgain(): void {
    if (unanswered.current && !isInFlight.current) void send(unanswered.current)
  }
  useRetryWhenOnline(sendAgain, retryTimer)
  return { send, sendAgain, forget, unanswered, isInFlight, nextAt: retryTimer.next }
}
