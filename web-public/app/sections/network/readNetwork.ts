import { globalNetwork, globalNetworkMap } from '@flou/shared/content/types/company/globalNetwork.ts'
import type { ContentSource } from '@flou/shared/site/contentSource.ts'
import { slugify } from '@flou/shared/text/slug.ts'
import { inOrder } from '../blocks/inOrder.ts'
import { drawNetwork } from './drawNetwork.ts'
import { foreign } from '../../site/foreign.ts'

/**
 * The network map, as `NetworkMap` shows it: its texts, and its places with where they are drawn. Undefined where no editor has set
 * a place.
 */
export async function readNetworkMap(source: ContentSource) {
  const map = await source.section(globalNetworkMap)
  const items = inOrder(map?.items ?? [])
  const drawing = drawNetwork(
    items.map(({ latitude, longitude, region }) => ({ latitude, longitude, isRegion: region !== null })),
  )
  if (!map || !drawing) return undefined
  const { points, ...drawn } = drawing
  const places = items.map(({ title, content, region, media, lang }, index) => ({
    // two places may have one name
    anchor: `network-${index + 1}-${slugify(title)}`,
    title,
    content,
    /** What the region is called where it differs from the place. */
    region: region && region.title !== title ? region.title : undefined,
    isRegion: region !== null,
    media,
    ...foreign(lang, map.lang),
    ...(points[index] ?? { x: 0, y: 0, isLabelledBefore: false }),
  }))
  const { title, content, media, mobileMedia, customProperty, lang } = map
  return {
    title,
    content,
    media,
    mobileMedia,
    buttons: customProperty.buttons,
    places,
    ...drawn,
    ...foreign(lang, source.language),
  }
}

export type NetworkMapData = NonNullable<Awaited<ReturnType<typeof readNetworkMap>>>
export type NetworkPlace = NetworkMapData['places'][number]

/** The area "global network" as a whole: its own words, points and pictures, and its map. */
export async function readNetwork(source: ContentSource) {
  const [content, map] = await Promise.all([source.section(globalNetwork), readNetworkMap(source)])
  return { content, map }
}
