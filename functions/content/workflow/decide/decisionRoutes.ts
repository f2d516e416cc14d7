import { isDay } from '@flou/shared/calendar.ts'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import type { MessageCode } from '@flou/shared/messages.ts'
import * as z from 'zod/mini'
import type { Answer } from '../../../http/call.ts'
import { endpoint } from '../../../http/endpoint.ts'
import { answerPending } from '../../../http/records/answerRecord.ts'
import { operationContext } from '../../../http/records/operationContext.ts'
import type { Route } from '../../../http/router.ts'
import { parse } from '../../../operations/input/parse.ts'
import { approve } from '../../../operations/decisions/approve.ts'
import { submitAgain } from '../../../operations/decisions/submitAgain.ts'
import { undo } from '../../../operations/decisions/undo.ts'
import { comment, refuse, sendAgain, withdraw } from '../../../operations/decisions/ownChange.ts'
import type { OperationContext } from '../../../operations/operation.ts'
import { APPROVE, SIGNED_IN } from '../../../operations/permission.ts'
import { rowOfChange, type StoredChange } from '../../../store/changes/changeItems.ts'
import { carryOn } from '../../batch/batchAnswer.ts'
import { hash, reasonText } from './decisionInput.ts'
import type { StaffCall } from '../staffCall.ts'

/** The area that audit entries of decisions name. */
const SERVICE = 'workflow'

const day = z.string().check(z.refine(isDay, 'date'))
const decisionInput = z.object({ hash, planned: z.optional(z.union([z.literal('now'), day])) })
const refusalInput = z.object({ hash, reason: reasonText })
const commentInput = z.object({
  text: reasonText,
  field: z.optional(z.string().check(z.maxLength(200, 'invalid'))),
})

/** `seenVersion`: the newest revision that the person was shown as removed by the undo. */
const undoInput = z.object({ seenVersion: z.optional(z.int().check(z.minimum(0))) })

const submitInput = z.object({
  hash,
  recordVersion: z.int('required').check(z.minimum(0)),
  fields: z.optional(z.record(z.string(), z.unknown())),
})

const idIn = ({ parameters }: Pick<StaffCall, 'parameters'>): string => parameters['id'] ?? ''

/** How the calls of one registry make their contexts, and answer the change they have settled. */
function callsOf(registry: Registry) {
  const contextOf = (call: StaffCall): OperationContext => operationContext(call, SERVICE, registry)
  const answering =
    <C extends StaffCall>(
      act: (context: OperationContext, call: C) => Promise<StoredChange>,
      message: MessageCode,
    ) =>
    async (call: C): Promise<Answer> => {
      const change = await act(contextOf(call), call)
      return { data: rowOfChange(change), message: change.failure ? 'changeNotApplied' : message }
    }
  return { contextOf, answering }
}

const post = (path: Route['path'], answer: Route['endpoint']): Route => ({
  method: 'POST',
  path,
  endpoint: answer,
})

/** The calls of who decides: approve what was shown, reject it, ask for changes. */
export function decisionRoutes(registry: Registry): Route[] {
  const { answering } = callsOf(registry)
  const refusing = (outcome: 'reject' | 'request', message: MessageCode) =>
    endpoint({
      permission: APPROVE,
      input: refusalInput,
      handle: answering(
        (context, call: StaffCall<z.infer<typeof refusalInput>>) =>
          refuse(context, { id: idIn(call), ...call.body }, outcome),
        message,
      ),
    })
  const approving = endpoint({
    permission: APPROVE,
    input: decisionInput,
    handle: answering(async (context, call: StaffCall<z.infer<typeof decisionInput>>) => {
      const { hash: shown, planned: time } = call.body
      const change = await approve(context, { id: idIn(call), hash: shown, time })
      if (change.batch !== undefined) await carryOn(call, registry, change.batch)
      return change
    }, 'changeApproved'),
  })
  return [
    post(STAFF_PATHS.approveChange('{id}'), approving),
    post(STAFF_PATHS.rejectChange('{id}'), refusing('reject', 'changeRejected')),
    post(STAFF_PATHS.requestChanges('{id}'), refusing('request', 'changesRequested')),
    post(STAFF_PATHS.undoChange('{id}'), undoing(registry)),
  ]
}

/** Takes an applied change back, or submits that where the caller's role needs approval. */
const undoing = (registry: Registry) =>
  endpoint({
    permission: APPROVE,
    input: (body) => parse(undoInput, body ?? {}),
    handle: async (call) => {
      const { seenVersion: seen = 0 } = call.body
      const outcome = await undo(operationContext(call, SERVICE, registry), { id: idIn(call), seen })
      return outcome.isPending ? answerPending(outcome.change) : { data: null, message: 'changeUndone' }
    },
  })

/** The calls of who takes part in a change: withdraw it, send it again, talk about it. */
export function ownChangeRoutes(registry: Registry): Route[] {
  const { answering, contextOf } = callsOf(registry)
  const withdrawing = endpoint({
    permission: SIGNED_IN,
    handle: answering((context, call: StaffCall) => withdraw(context, idIn(call)), 'changeWithdrawn'),
  })
  const sendingAgain = endpoint({
    permission: SIGNED_IN,
    handle: answering((context, call: StaffCall) => sendAgain(context, idIn(call)), 'sentForApproval'),
  })
  const commenting = endpoint({
    permission: SIGNED_IN,
    input: commentInput,
    handle: async (call) => ({
      data: await comment(contextOf(call), { id: idIn(call), ...call.body }),
      status: 201,
    }),
  })
  const submitting = endpoint({
    permission: SIGNED_IN,
    input: submitInput,
    bodyLimit: 'content',
    handle: answering(
      (context, call: StaffCall<z.infer<typeof submitInput>>) =>
        submitAgain(context, { id: idIn(call), ...call.body }),
      'changeSubmitted',
    ),
  })
  return [
    post(STAFF_PATHS.submitChange('{id}'), submitting),
    post(STAFF_PATHS.withdrawChange('{id}'), withdrawing),
    post(STAFF_PATHS.sendChangeAgain('{id}'), sendingAgain),
    post(STAFF_PATHS.commentOnChange('{id}'), commenting),
  ]
}
