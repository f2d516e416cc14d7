import { createStore } from '../../core/state/store.ts'

/** Open dialog of the shell; the palette can open the list of shortcuts. */
export const openDialog = createStore<'palette' | 'shortcuts' | undefined>(undefined)
export const closeDialog = (): void => openDialog.set(undefined)
