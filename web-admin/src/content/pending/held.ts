import type { Envelope } from '@flou/shared/api.ts'
import { alertInfo } from '../../elements/notify.ts'

/** True for an answer that waits for approval (202): nothing has been done yet, and its `data` may be null. */
export const isHeld = ({ change }: Pick<Envelope, 'change'>): boolean => change !== undefined

/** Says that something waits for approval that is not kept in a draft (spec §9). */
export const tellHeld = (): void => alertInfo('waitsForApproval')
