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
import type { StoredChange } from '../../store/changes/changeItems.ts'
import { expireAt, remindAt, type ApprovalTimes } from '../../operations/notices/approvalTimes.ts'

/** A round of a change: each has an execution of its own. */
type Round = Pick<StoredChange, 'id' | 'round'>

/** The executions that watch the time of changes. */
export interface ApprovalClock {
  /** Starts the execution of a change's round, unless there is or was one. */
  start: (change: StoredChange, times: ApprovalTimes, now: Date) => Promise<void>
  /** Ends the execution of a round. @param taskToken of the wait that it is in, where it is known */
  end: (round: Round, taskToken: string | undefined) => Promise<void>
}

/** Notices are kept for so long after the last wait; seconds. */
const NOTICE_KEPT_SECONDS = 30 * 86_400

/** The name of an execution is used up for 90 days: a change that is sent again has another round. */
const nameOf = ({ id, round }: Round): string => `${id}-${round}`

/** Ids and waits alone: a change that is replaced in its round keeps its clock. The second wait begins with the reminder. */
export function executionInput(change: StoredChange, times: ApprovalTimes, now: Date) {
  const secondsTo = (time: number) => Math.max(1, Math.ceil((time - now.getTime()) / 1_000))
  const remindAfter = secondsTo(remindAt(change, times))
  const expireAfter = Math.max(1, secondsTo(expireAt(change, times)) - remindAfter)
  const until = Math.ceil(now.getTime() / 1_000) + remindAfter + expireAfter + NOTICE_KEPT_SECONDS
  return {
    change: change.id,
    // as keys of notices have it
    round: String(change.round).padStart(4, '0'),
    remindAfter,
    expireAfter,
    keepUntil: String(until),
  }
}

const isOver = (error: unknown) =>
  error instanceof TaskTimedOut || error instanceof TaskDoesNotExist || error instanceof InvalidToken

/** @param machine ARN of the state machine */
export function approvalClock(client: SFNClient, machine: string): ApprovalClock {
  const executionArn = (round: Round) =>
    `${machine.replace(':stateMachine:', ':execution:')}:${nameOf(round)}`

  async function stop(round: Round): Promise<void> {
    try {
      await client.send(new StopExecutionCommand({ executionArn: executionArn(round), cause: 'Decided' }))
    } catch (error) {
      if (!(error instanceof ExecutionDoesNotExist)) throw error
    }
  }

  return {
    async start(change, times, now) {
      const input = JSON.stringify(executionInput(change, times, now))
      try {
        await client.send(
          new StartExecutionCommand({ stateMachineArn: machine, name: nameOf(change), input }),
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
        // it is between its two waits, or the token is older than the wait
        if (!isOver(error)) throw error
        await stop(round)
      }
    },
  }
}

/** A clock that, once a call has failed, fails at once: an outage must not use up the time that the mails of a batch need. */
export function failingOnce(clock: ApprovalClock): ApprovalClock {
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
    start: (change, times, now) => attempt(() => clock.start(change, times, now)),
    end: (round, taskToken) => attempt(() => clock.end(round, taskToken)),
  }
}
