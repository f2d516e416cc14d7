import { globalNetwork, globalNetworkMap } from '@flou/shared/content/types/company/globalNetwork.ts'
import type { ContentSource } from '@flou/shared/site/contentSource.ts'
import { slugify } from '@flou/shared/strings/slug.ts'
import { inOrder } from '@flou/shared/content/order.ts'
import { drawNetwork } from './drawNetwork.ts'
import { langIfDifferent } from '../../site/foreign.ts'

/** Returns map texts and positioned locations; undefined without locations. */
export async function readNetworkMap(source: ContentSource) {
  const map = await source.section(globalNetworkMap)
  const items = inOrder(map?.items ?? [])
  const drawing = drawNetwork(
    items.map(({ latitude, longitude, region }) => ({ latitude, longitude, isRegion: region !== null })),
  )
  if (!map || !drawing) return undefined
  const { points, ...drawn } = drawing
  const locations = items.map(({ title, content, region, media, lang }, index) => ({
    // names are not unique
    anchor: `network-${index + 1}-${slugify(title)}`,
    title,
    content,
    /** Region name, if different. */
    region: region && region.title !== title ? region.title : undefined,
    isRegion: region !== null,
    media,
    ...langIfDifferent(lang, map.lang),
    ...(points[index] ?? { x: 0, y: 0, isLabelledBefore: false }),
  }))
  const { title, content, media, mobileMedia, customProperty, lang } = map
  return {
    title,
    content,
    media,
    mobileMedia,
    buttons: customProperty.buttons,
    locations,
    ...drawn,
    ...langIfDifferent(lang, source.language),
  }
}

export type NetworkMapData = NonNullable<Awaited<ReturnType<typeof readNetworkMap>>>
export type NetworkLocation = NetworkMapData['locations'][number]

export async function readNetwork(source: ContentSource) {
  const [content, map] = await Promise.all([source.section(globalNetwork), readNetworkMap(source)])
  return { content, map }
}
