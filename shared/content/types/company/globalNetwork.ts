import { section } from '../../define.ts'
import { area, screen } from '../../screens.ts'
import { items } from '../../fields/nested.ts'
import { media, reference } from '../../fields/reference.ts'
import { richText, text } from '../../fields/text.ts'
import { appearance, number } from '../../fields/value.ts'
import { blockItems } from '../sharedSections.ts'

export const globalNetwork = section('globalNetwork.content', {
  label: { en: 'Global Network', id: 'Jaringan Global' },
  fields: {
    mediaId: media({ optional: true, shape: 'figure' }),
    mobileMediaId: media({ optional: true, shape: 'half' }),
    customProperty: appearance({ fieldGroups: ['buttons'] }),
    items: blockItems(),
  },
  localized: { title: text(), content: richText() },
})

const points = () =>
  items(
    {
      fields: {
        latitude: number({ min: -90, max: 90, decimals: true }),
        longitude: number({ min: -180, max: 180, decimals: true }),
        regionId: reference('region', { optional: true }),
        mediaId: media({ optional: true, shape: 'icon' }),
        order: number({ optional: true }),
      },
      localized: { title: text(), content: richText({ optional: true }) },
    },
    { editor: 'map' },
  )

export const globalNetworkMap = section('globalNetwork.map', {
  label: { en: 'Map', id: 'Peta' },
  fields: {
    mediaId: media({ optional: true, shape: 'map' }),
    mobileMediaId: media({ optional: true, shape: 'phone' }),
    customProperty: appearance({ fieldGroups: ['buttons'] }),
    items: points(),
  },
  localized: { title: text(), content: richText() },
})

export const globalNetworkArea = area({
  key: 'globalNetwork',
  permission: 'Global Network',
  label: { en: 'Global Network', id: 'Jaringan Global' },
  icon: 'globe',
  heading: 'products',
  path: { dashboard: 'manage-global-network', dashboard2: 'global-network' },
  screens: [screen('', globalNetwork), screen('map', globalNetworkMap)],
})
