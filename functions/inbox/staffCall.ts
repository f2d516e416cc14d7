import type { FormDeclaration } from '@flou/shared/submissions/define.ts'
import type { Call } from '../http/call.ts'
import { operationContext } from '../http/records/operationContext.ts'
import type { Caller, OperationContext } from '../operations/operation.ts'

export type StaffCall<B = unknown> = Call & { caller: Caller; body: B }

export const contextOf = (call: StaffCall, form: Pick<FormDeclaration, 'key'>): OperationContext =>
  operationContext(call, form.key)
