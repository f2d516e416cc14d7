import type { TypeKey } from '@flou/shared/content/registry.ts'
import { lazyPart, type LazyPart } from '../../ui/lazyPart.tsx'

export interface Saved {
  id: number
  version: number
}

/** Dialogs shown after a save, by type. */
const AFTER_SAVE = {
  event: lazyPart<Saved>(async () => (await import('../inbox/participants/NotifyDialog.tsx')).NotifyPrompt),
} as const satisfies Partial<Record<TypeKey, LazyPart<Saved>>>

export const afterSaveOf = (type: string): LazyPart<Saved> | undefined =>
  (AFTER_SAVE as Partial<Record<string, LazyPart<Saved>>>)[type]
