import { CardBlock } from './CardBlock.tsx'
import { isFilled, type Part } from './part.ts'
import { Split } from './Split.tsx'

/** Points that still fit beside a picture; more of them stand below it as cards. */
const BESIDE = 4

interface PagePartProps {
  part: Part
  /** Where links lead that name the part. */
  anchor?: string
}

/** A part with whatever it has: words and points beside its picture, many points or such with pictures as cards; nothing where it is empty. */
export function PagePart({ part, anchor }: PagePartProps) {
  if (!isFilled(part)) return null
  const { media, mobileMedia, items } = part
  if (!media && items.length > 0) return <CardBlock block={part} anchor={anchor} />
  if (items.length <= BESIDE)
    return <Split block={part} media={media} mobile={mobileMedia ?? null} anchor={anchor} />
  return (
    <div id={anchor}>
      <Split block={{ ...part, items: [] }} media={media} mobile={mobileMedia ?? null} />
      <CardBlock
        block={{ ...part, title: '', content: '', customProperty: { ...part.customProperty, buttons: [] } }}
      />
    </div>
  )
}
