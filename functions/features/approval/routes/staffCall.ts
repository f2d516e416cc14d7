import type { Call } from '../../../core/http/call.ts'
import type { Caller } from '../../../core/operations/operation.ts'

export type StaffCall<B = unknown> = Call & { caller: Caller; body: B }
