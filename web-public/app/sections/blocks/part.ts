import type { PublicMedia } from '@flou/shared/content/values/localize.ts'
import type { Block } from './CardBlock.tsx'

/** A named part of a record's page, as its editor filled it (spec §3): heading, text, picture, buttons, items. */
export interface Part extends Block {
  media: PublicMedia | null
  mobileMedia?: PublicMedia | null
}

/** False for a part that nobody filled. */
export const isFilled = (part: Part | undefined): part is Part =>
  part !== undefined && (part.title !== '' || part.content !== '' || part.items.length > 0)
