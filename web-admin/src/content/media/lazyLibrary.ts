import { lazyPart } from '../../elements/lazyPart.tsx'

export const MediaLibrary = lazyPart(
  async () => (await import('./MediaLibraryDialog.tsx')).MediaLibraryDialog,
)
