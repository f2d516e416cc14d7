import type { Call } from '../../http/call.ts'
import type { Caller } from '../../operations/operation.ts'

/** A call of somebody who is signed in. */
export type StaffCall<B = unknown> = Call & { caller: Caller; body: B }
