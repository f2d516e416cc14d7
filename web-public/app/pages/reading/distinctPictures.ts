import type { PublicMedia } from '@flou/shared/content/values/localize.ts'

type Values = Readonly<Record<string, unknown>>

interface Block extends Values {
  media: PublicMedia
}

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isBlock = (value: unknown): value is Block => isObject(value) && isObject(value['media'])

const OPENINGS = ['media', 'banner'] as const

/**
 * Leaves each picture to the first block that has it: a page never repeats one.
 * @param blocks in the order of the page; other values pass unchanged
 * @param opening record whose picture opens the page
 */
export function distinctPictures<T extends Values>(blocks: T, opening: Values = {}): T {
  const shown = new Set<unknown>(
    OPENINGS.map((name) => opening[name]).flatMap((picture) =>
      isObject(picture) ? [picture['imageDefault']] : [],
    ),
  )
  const entries = Object.entries(blocks).map(([name, block]) => {
    if (!isBlock(block)) return [name, block]
    const { imageDefault } = block.media
    if (shown.has(imageDefault)) return [name, { ...block, media: null, mobileMedia: null }]
    shown.add(imageDefault)
    return [name, block]
  })
  return Object.fromEntries(entries) as T // same names, and pictures may be absent
}
