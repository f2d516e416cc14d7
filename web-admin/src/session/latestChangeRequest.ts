import type { ChangeRequestRow } from '@flou/shared/approval/workflow.ts'
import { createStore } from '../state/createStore.ts'

/** Latest change request created by this visit. */
export const latestChangeRequest = createStore<ChangeRequestRow | undefined>(undefined)
