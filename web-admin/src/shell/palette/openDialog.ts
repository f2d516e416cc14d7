import { createStore } from '../../core/state/store.ts'

export const openDialog = createStore<'palette' | 'shortcuts' | undefined>(undefined)
export const closeDialog = (): void => openDialog.set(undefined)
