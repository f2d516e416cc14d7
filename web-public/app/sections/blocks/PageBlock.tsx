import { CardBlock } from './CardBlock.tsx'
import { isFilled, type MediaBlock } from './mediaBlock.ts'
import { Split } from './Split.tsx'

/** Points shown next to a picture; more become cards. */
const MAX_POINTS = 4

interface PageBlockProps {
  block: MediaBlock
  anchor?: string
}

export function PageBlock({ block, anchor }: PageBlockProps) {
  if (!isFilled(block)) return null
  const { media, mobileMedia, items } = block
  if (!media && items.length > 0) return <CardBlock block={block} anchor={anchor} />
  if (items.length <= MAX_POINTS)
    return <Split block={block} media={media} mobile={mobileMedia ?? null} anchor={anchor} />
  return (
    <div id={anchor}>
      <Split block={{ ...block, items: [] }} media={media} mobile={mobileMedia ?? null} />
      <CardBlock
        block={{ ...block, title: '', content: '', customProperty: { ...block.customProperty, buttons: [] } }}
      />
    </div>
  )
}
