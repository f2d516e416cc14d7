import type { TypeKey } from '@flou/shared/content/registry.ts'
import { later, type Later } from '../../elements/later.tsx'

/** What is given to the part that follows a save. */
export interface Saved {
  id: number
  version: number
}

/** What is asked once a record of a type has been saved; most types ask nothing. Loaded with the first save. */
const AFTER_SAVE = {
  event: later<Saved>(async () => (await import('../inbox/participants/AskToTell.tsx')).AskToTell),
} as const satisfies Partial<Record<TypeKey, Later<Saved>>>

export const afterSaveOf = (type: string): Later<Saved> | undefined =>
  (AFTER_SAVE as Partial<Record<string, Later<Saved>>>)[type]
