import {
  ExecutionAlreadyExists,
  ExecutionDoesNotExist,
  InvalidToken,
  SendTaskSuccessCommand,
  type SFNClient,
  StartExecutionCommand,
  StopExecutionCommand,
  TaskDoesNotExist,
  TaskTimedOut,
} from '@aws-sdk/client-sfn'
import type { StoredChangeRequest } from '../request/changeRequestItems.ts'
import { expireAt, remindAt, type ApprovalTimes } from '../decide/approvalTimes.ts'

type Round = Pick<StoredChangeRequest, 'id' | 'round'>

export interface ApprovalClock {
  start: (changeRequest: StoredChangeRequest, times: ApprovalTimes, now: Date) => Promise<void>
  end: (round: Round, taskToken: string | undefined) => Promise<void>
}

const NOTIFICATION_TTL_SECONDS = 30 * 86_400

/** Execution names are reserved for 90 days; each new round has a different name. */
const nameOf = ({ id, round }: Round): string => `${id}-${round}`

/**
 * Only ids and waits, so a replaced change request continues with the same timer. The second wait starts at
 * the reminder.
 */
function executionInput(changeRequest: StoredChangeRequest, times: ApprovalTimes, now: Date) {
  const secondsTo = (time: number) => Math.max(1, Math.ceil((time - now.getTime()) / 1_000))
  const remindAfter = secondsTo(remindAt(changeRequest, times))
  const expireAfter = Math.max(1, secondsTo(expireAt(changeRequest, times)) - remindAfter)
  const until = Math.ceil(now.getTime() / 1_000) + remindAfter + expireAfter + NOTIFICATION_TTL_SECONDS
  return {
    change: changeRequest.id,
    round: String(changeRequest.round).padStart(4, '0'),
    remindAfter,
    expireAfter,
    keepUntil: String(until),
  }
}

const isOver = (error: unknown) =>
  error instanceof TaskTimedOut || error instanceof TaskDoesNotExist || error instanceof InvalidToken

/** @param machineArn ARN of the state machine */
export function approvalClock(client: SFNClient, machineArn: string): ApprovalClock {
  const executionArn = (round: Round) =>
    `${machineArn.replace(':stateMachine:', ':execution:')}:${nameOf(round)}`

  async function stop(round: Round): Promise<void> {
    try {
      await client.send(new StopExecutionCommand({ executionArn: executionArn(round), cause: 'Decided' }))
    } catch (error) {
      if (!(error instanceof ExecutionDoesNotExist)) throw error
    }
  }

  return {
    async start(changeRequest, times, now) {
      const input = JSON.stringify(executionInput(changeRequest, times, now))
      try {
        await client.send(
          new StartExecutionCommand({ stateMachineArn: machineArn, name: nameOf(changeRequest), input }),
        )
      } catch (error) {
        if (!(error instanceof ExecutionAlreadyExists)) throw error
      }
    },
    async end(round, taskToken) {
      if (taskToken === undefined) return stop(round)
      try {
        await client.send(new SendTaskSuccessCommand({ taskToken, output: '{}' }))
      } catch (error) {
        // between two waits, or the token has expired
        if (!isOver(error)) throw error
        await stop(round)
      }
    },
  }
}

/** After one failure all calls fail at once, which leaves time for the mails of a batch. */
export function failFast(clock: ApprovalClock): ApprovalClock {
  let failure: { error: unknown } | undefined
  async function attempt(call: () => Promise<void>): Promise<void> {
    if (failure) throw failure.error
    try {
      await call()
    } catch (error) {
      failure = { error }
      throw error
    }
  }
  return {
    start: (changeRequest, times, now) => attempt(() => clock.start(changeRequest, times, now)),
    end: (round, taskToken) => attempt(() => clock.end(round, taskToken)),
  }
}
