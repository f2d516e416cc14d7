import { isDay } from '@flou/shared/strings/calendar.ts'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import type { MessageCode } from '@flou/shared/texts/messages.ts'
import {
  type ChangeRequestRow,
  CHANGE_REQUEST_TEXT_MAX,
  SUGGESTION_MAX,
} from '@flou/shared/approval/workflow.ts'
import * as z from 'zod/mini'
import type { Answer, StaffCall } from '../../../core/http/call.ts'
import { endpoint } from '../../../core/http/endpoint.ts'
import { answerPending } from '../../../core/http/records/answerRecord.ts'
import { operationContext } from '../../../core/http/records/operationContext.ts'
import type { Route } from '../../../core/http/router.ts'
import { parse } from '../../../core/operations/input/parse.ts'
import type { OperationContext } from '../../../core/operations/operation.ts'
import { APPROVE, SIGNED_IN } from '../../../core/operations/permission.ts'
import { rowOfChangeRequest } from '../request/changeRequestItems.ts'
import { manyLines } from '@flou/shared/strings/oneLine.ts'
import { typedText } from '@flou/shared/content/fields/field.ts'

const reasonText = typedText(CHANGE_REQUEST_TEXT_MAX, manyLines)
export const optionalReason = z.optional(reasonText)

/** Hash of the content shown to the approver. */
const hash = z.string('required').check(z.maxLength(64, 'invalid'))

const SERVICE = 'workflow'

const planned = z.string().check(z.refine((value) => value === 'now' || isDay(value), 'date'))
const decisionInput = z.object({ hash, planned: z.optional(planned) })
const refusalInput = z.object({ hash, reason: reasonText })
const commentInput = z
  .object({
    text: optionalReason,
    field: z.optional(z.string().check(z.maxLength(200, 'invalid'))),
    suggestion: z.optional(z.string().check(z.maxLength(SUGGESTION_MAX, 'invalid'))),
  })
  .check(
    z.refine(({ text, suggestion }) => text !== undefined || suggestion !== undefined, {
      error: 'required',
      path: ['text'],
    }),
    z.refine(({ field, suggestion }) => suggestion === undefined || field !== undefined, {
      error: 'required',
      path: ['field'],
    }),
  )

/** `seenVersion`: newest revision shown as removed by the undo. */
const undoInput = z.object({ seenVersion: z.optional(z.int().check(z.minimum(0))) })

const submitInput = z.object({
  hash,
  recordVersion: z.int('required').check(z.minimum(0)),
  fields: z.optional(z.record(z.string(), z.unknown())),
})

export const decisions = {
  approving: () => import('../decide/approve.ts'),
  rebasing: () => import('../decide/rebaseChangeRequest.ts'),
  undoing: () => import('../decide/undo.ts'),
  answering: () => import('../decide/ownChangeRequest.ts'),
}

const idIn = ({ parameters }: Pick<StaffCall, 'parameters'>): string => parameters.id ?? ''

function callsOf(registry: Registry) {
  const contextOf = (call: StaffCall): OperationContext => operationContext(call, SERVICE, registry)
  const answerWith =
    <C extends StaffCall>(
      act: (context: OperationContext, call: C) => Promise<ChangeRequestRow>,
      message: MessageCode,
    ) =>
    async (call: C): Promise<Answer> => {
      const changeRequest = await act(contextOf(call), call)
      return {
        data: rowOfChangeRequest(changeRequest),
        message: changeRequest.failure ? 'changeNotApplied' : message,
      }
    }
  return { contextOf, answerWith }
}

const post = (path: Route['path'], routeEndpoint: Route['endpoint']): Route => ({
  method: 'POST',
  path,
  endpoint: routeEndpoint,
})

export function decisionRoutes(registry: Registry): Route[] {
  const { answerWith } = callsOf(registry)
  const refusing = (outcome: 'reject' | 'request', message: MessageCode) =>
    endpoint({
      permission: APPROVE,
      input: refusalInput,
      handle: answerWith(async (context, call: StaffCall<z.infer<typeof refusalInput>>) => {
        const { refuse } = await decisions.answering()
        return refuse(context, { id: idIn(call), ...call.body }, outcome)
      }, message),
    })
  const approving = endpoint({
    permission: APPROVE,
    input: decisionInput,
    handle: answerWith(async (context, call: StaffCall<z.infer<typeof decisionInput>>) => {
      const { hash: shownHash, planned: time } = call.body
      const { approve } = await decisions.approving()
      const changeRequest = await approve(context, { id: idIn(call), hash: shownHash, time })
      if (changeRequest.batch === undefined) return changeRequest
      const { continueBatch } = await import('../../../core/content/batchProgress.ts')
      await continueBatch(call, registry, changeRequest.batch)
      return changeRequest
    }, 'changeApproved'),
  })
  return [
    post(STAFF_PATHS.approveChangeRequest('{id}'), approving),
    post(STAFF_PATHS.rejectChangeRequest('{id}'), refusing('reject', 'changeRejected')),
    post(STAFF_PATHS.requestChanges('{id}'), refusing('request', 'changesRequested')),
    post(STAFF_PATHS.undoChangeRequest('{id}'), undoing(registry)),
  ]
}

/** Undoes an applied change request, or requests approval for the undo. */
const undoing = (registry: Registry) =>
  endpoint({
    permission: APPROVE,
    input: (body) => parse(undoInput, body ?? {}),
    handle: async (call) => {
      const { seenVersion: seen = 0 } = call.body
      const { undo } = await decisions.undoing()
      const outcome = await undo(operationContext(call, SERVICE, registry), { id: idIn(call), seen })
      return outcome.isPending
        ? answerPending(outcome.changeRequest)
        : { data: null, message: 'changeUndone' }
    },
  })

export function ownRequestRoutes(registry: Registry): Route[] {
  const { answerWith, contextOf } = callsOf(registry)
  const withdrawing = endpoint({
    permission: SIGNED_IN,
    handle: answerWith(
      async (context, call: StaffCall) => (await decisions.answering()).withdraw(context, idIn(call)),
      'changeWithdrawn',
    ),
  })
  const resending = endpoint({
    permission: SIGNED_IN,
    handle: answerWith(
      async (context, call: StaffCall) => (await decisions.answering()).reopen(context, idIn(call)),
      'sentForApproval',
    ),
  })
  const commenting = endpoint({
    permission: SIGNED_IN,
    input: commentInput,
    handle: async (call) => ({
      data: await (await decisions.answering()).comment(contextOf(call), { id: idIn(call), ...call.body }),
      status: 201,
    }),
  })
  const submitting = endpoint({
    permission: SIGNED_IN,
    input: submitInput,
    bodyLimit: 'content',
    handle: answerWith(async (context, call: StaffCall<z.infer<typeof submitInput>>) => {
      const { rebaseChangeRequest } = await decisions.rebasing()
      return rebaseChangeRequest(context, { id: idIn(call), ...call.body })
    }, 'changeSubmitted'),
  })
  return [
    post(STAFF_PATHS.requestApproval('{id}'), submitting),
    post(STAFF_PATHS.withdrawChangeRequest('{id}'), withdrawing),
    post(STAFF_PATHS.resendChangeRequest('{id}'), resending),
    post(STAFF_PATHS.commentOnChangeRequest('{id}'), commenting),
  ]
}
