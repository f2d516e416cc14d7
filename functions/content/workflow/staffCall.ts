import type { Call } from '../../http/call.ts'
import type { Caller } from '../../operations/operation.ts'

export type StaffCall<B = unknown> = Call & { caller: Caller; body: B }
