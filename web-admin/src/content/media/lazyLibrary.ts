import { later } from '../../elements/later.tsx'

/** The library, loaded when it is about to be opened. */
export const MediaLibrary = later(async () => (await import('./MediaLibraryDialog.tsx')).MediaLibraryDialog)
