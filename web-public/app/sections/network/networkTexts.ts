import { pageTexts } from '../../i18n/pageTexts.ts'

const en = {
  map: 'Map of our network',
  region: 'Region',
  regions: 'Regions',
  edge: 'Edge location',
  edges: 'Edge locations',
} as const

export const useNetworkTexts = pageTexts(en, {
  map: 'Peta jaringan kami',
  region: 'Region',
  regions: 'Region',
  edge: 'Lokasi edge',
  edges: 'Lokasi edge',
})
