import { AppError } from '../appError.ts'
import type { Values } from '../store/writeContext.ts'
import type { Caller } from './operation.ts'

/** True where a person's changes wait for an approver. This file is the single place that asks for `needApproval`. */
export const needsApproval = ({ needApproval }: Pick<Caller, 'needApproval'>): boolean => needApproval

/** The same of a stored role. */
export const doesRoleNeedApproval = (role: Values): boolean => role['needApproval'] === true

/** Refuses a change that needs approval and that nothing can hold until then. */
export const approvalNeeded = () => new AppError('forbidden', { message: 'approvalNeeded' })
