import { withoutSecrets } from '@flou/shared/content/values/walk.ts'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import {
  MAILED_OUTCOMES,
  type MailedDecision,
  type MailedOutcome,
} from '@flou/shared/approval/changeRequestDetail.ts'
import type { MessageCode } from '@flou/shared/texts/messages.ts'
import * as z from 'zod/mini'
import { invalidFields } from '../../../core/errors.ts'
import type { Call } from '../../../core/http/call.ts'
import { endpoint, PUBLIC } from '../../../core/http/endpoint.ts'
import { operationContext, policiesOf } from '../../../core/http/records/operationContext.ts'
import type { Route } from '../../../core/http/router.ts'
import type { OperationContext } from '../../../core/operations/operation.ts'
import type { OpenedLink } from '../decide/decisionLink.ts'
import { decisions, optionalReason } from './decisionRoutes.ts'

const token = z.string('required').check(z.maxLength(120, 'invalid'))
const openInput = z.object({ token })
const decisionInput = z.object({
  token,
  nonce: z.string('required').check(z.maxLength(80, 'invalid')),
  outcome: z.enum(MAILED_OUTCOMES),
  reason: optionalReason,
})

const MESSAGES: Readonly<Record<MailedOutcome, MessageCode>> = {
  approve: 'changeApproved',
  reject: 'changeRejected',
  request: 'changesRequested',
}

function toMailedDecision({
  changeRequest,
  type,
  command,
  before,
  caller,
  nonce,
}: OpenedLink): MailedDecision {
  const { id, kind, recordId, titles, author, submitted, planned, onlyIn } = changeRequest
  const isTakenAway = command.name === 'unpublish' || command.name === 'trash'
  return {
    id,
    kind,
    type: type.key,
    recordId,
    titles,
    author: { id: author.id, name: author.name },
    submitted,
    ...(planned !== undefined && { planned }),
    ...(onlyIn && { onlyIn }),
    approver: caller.name,
    before: before && withoutSecrets(type.declaration, before),
    after: isTakenAway || !('fields' in command) ? null : withoutSecrets(type.declaration, command.fields),
    nonce,
  }
}

const decide = async (
  context: OperationContext,
  decision: { id: string; hash: string },
  { outcome, reason = '' }: { outcome: MailedOutcome; reason: string | undefined },
) =>
  outcome === 'approve'
    ? (await decisions.approving()).approve(context, decision)
    : (await decisions.answering()).refuse(context, { ...decision, reason }, outcome)

const decisionLinks = () => import('../decide/decisionLink.ts')

const readingOf = (call: Call, registry: Registry) => ({
  table: call.services.table,
  registry,
  hooks: policiesOf(call).hooks,
  now: call.services.now(),
})

/**
 * Both routes are POST with the token in the body, so tokens are not logged and link scanners decide nothing.
 */
export const decisionLinkRoutes = (registry: Registry): Route[] => [
  {
    method: 'POST',
    path: STAFF_PATHS.openDecisionLink,
    endpoint: endpoint({
      permission: PUBLIC,
      bodyLimit: 'account',
      input: openInput,
      handle: async (call) => {
        const { openDecisionLink } = await decisionLinks()
        return { data: toMailedDecision(await openDecisionLink(readingOf(call, registry), call.body.token)) }
      },
    }),
  },
  {
    method: 'POST',
    path: STAFF_PATHS.decideByLink,
    endpoint: endpoint({
      permission: PUBLIC,
      input: decisionInput,
      handle: async (call) => {
        const { outcome, reason } = call.body
        const { spendDecisionLink } = await decisionLinks()
        const { changeRequest, caller } = await spendDecisionLink(readingOf(call, registry), call.body)
        const context = {
          ...operationContext({ ...call, caller }, 'workflow', registry),
          via: 'mail',
        } as const
        const decision = { id: changeRequest.id, hash: changeRequest.hash }
        if (outcome !== 'approve' && reason === undefined) throw invalidFields({ Reason: 'required' })
        const decided = await decide(context, decision, { outcome, reason })
        const message = decided.failure ? 'changeNotApplied' : MESSAGES[outcome]
        return { data: { status: decided.status }, message }
      },
    }),
  },
]
