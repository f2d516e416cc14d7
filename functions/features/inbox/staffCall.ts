import type { FormDeclaration } from '@flou/shared/forms/define.ts'
import type { Call } from '../../core/http/call.ts'
import { requestContext, type RequestContext } from '../../core/http/records/operationContext.ts'
import type { Caller } from '../../core/operations/operation.ts'

export type StaffCall<B = unknown> = Call & { caller: Caller; body: B }

export const contextOf = (call: StaffCall, form: Pick<FormDeclaration, 'key'>): RequestContext =>
  requestContext(call, form.key)
