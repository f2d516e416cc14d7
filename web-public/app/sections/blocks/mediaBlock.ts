import type { PublicMedia } from '@flou/shared/content/values/localize.ts'
import type { Block } from './CardBlock.tsx'

/** Content block of a record: heading, text, picture, buttons, items. */
export interface MediaBlock extends Block {
  media: PublicMedia | null
  mobileMedia?: PublicMedia | null
}

export const isFilled = (block: MediaBlock | undefined): block is MediaBlock =>
  block !== undefined && (block.title !== '' || block.content !== '' || block.items.length > 0)
