import type { ChangeRow } from '@flou/shared/workflow.ts'
import { createStore } from '../state/createStore.ts'

/** The change that a call of this visit has last become: what shows pending changes follows it. */
export const submitted = createStore<ChangeRow | undefined>(undefined)
