import type { Submission } from '@flou/shared/submissions/define.ts'
import type { Call } from '../http/call.ts'
import { operationContext } from '../http/records/operationContext.ts'
import type { Caller, OperationContext } from '../operations/operation.ts'

/** A call of somebody who is signed in and may do it. */
export type StaffCall<B = unknown> = Call & { caller: Caller; body: B }

/** Who changes what, for the audit entries of a call. */
export const contextOf = (call: StaffCall, form: Pick<Submission, 'key'>): OperationContext =>
  operationContext(call, form.key)
