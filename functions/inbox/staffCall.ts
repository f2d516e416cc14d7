import type { FormDeclaration } from '@flou/shared/submissions/define.ts'
import type { Call } from '../http/call.ts'
import { requestContext, type RequestContext } from '../http/records/operationContext.ts'
import type { Caller } from '../operations/operation.ts'

export type StaffCall<B = unknown> = Call & { caller: Caller; body: B }

export const contextOf = (call: StaffCall, form: Pick<FormDeclaration, 'key'>): RequestContext =>
  requestContext(call, form.key)
