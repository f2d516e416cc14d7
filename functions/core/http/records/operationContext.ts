import { createHash } from 'node:crypto'
import { IDEMPOTENCY_HEADER } from '@flou/shared/api.ts'
import { APPROVAL_MESSAGE_MAX } from '@flou/shared/approval/workflow.ts'
import { atMost, filled } from '@flou/shared/content/fields/field.ts'
import { REGISTRY, type Registry } from '@flou/shared/content/registry.ts'
import { manyLines } from '@flou/shared/strings/oneLine.ts'
import * as z from 'zod/mini'
import { AppError } from '../../errors.ts'
import { parse } from '../../operations/input/parse.ts'
import type { Policies } from '../../operations/approvalGate.ts'
import type { OperationContext } from '../../operations/operation.ts'
import type { WriteContext } from '../../store/writeContext.ts'
import type { Call, StaffCall } from '../call.ts'

const KEY_PATTERN = /^[\w-]{8,128}$/

function idempotencyOf({ headers, method, path, event }: Call): Pick<WriteContext, 'idempotency'> {
  const key = headers[IDEMPOTENCY_HEADER]
  if (key === undefined) return {}
  if (!KEY_PATTERN.test(key)) throw new AppError('bad_request')
  const fingerprint = createHash('sha256')
    .update(`${method} ${path}\n${event.body ?? ''}`)
    .digest('base64url')
  return { idempotency: { key, fingerprint } }
}

const messageSchema = z.object({
  approvalMessage: z.optional(
    filled({
      optional: true,
      atMost: atMost(APPROVAL_MESSAGE_MAX),
      normalized: (value) => manyLines(value).trim(),
    }),
  ),
})

/** Message of a content write to the approvers. Throws `validation_failed` if it is too long. */
function approvalMessageOf({ body }: { body?: unknown }): Pick<OperationContext, 'approvalMessage'> {
  const isObject = typeof body === 'object' && body !== null
  const { approvalMessage = '' } = isObject ? parse(messageSchema, body) : {}
  return approvalMessage === '' ? {} : { approvalMessage }
}

export const readerOf = ({
  services: { table },
  caller: { id, name, title },
}: StaffCall): Pick<OperationContext, 'table' | 'by'> => ({ table, by: { id, name, title } })

/** Throws if the function was started without policies: no approval rule may be skipped. */
export function policiesOf({ services: { policies } }: Pick<Call, 'services'>): Policies {
  if (!policies) throw new Error('The services of this function lack policies')
  return policies
}

export type RequestContext = Omit<OperationContext, 'policies'>

/** Context of writes that are no operations. Throws `bad_request` for a malformed idempotency key. */
export function requestContext(
  call: StaffCall,
  service: string,
  registry: Registry = REGISTRY,
): RequestContext {
  const { services, caller, method, language } = call
  return {
    table: services.table,
    now: services.now(),
    newId: services.newId,
    portalHosts: services.portalHosts,
    by: readerOf(call).by,
    service,
    method,
    caller,
    registry,
    language,
    ...idempotencyOf(call),
  }
}

export const operationContext = (...request: Parameters<typeof requestContext>): OperationContext => ({
  ...requestContext(...request),
  ...approvalMessageOf(request[0]),
  policies: policiesOf(request[0]),
})
