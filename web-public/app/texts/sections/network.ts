import type { Texts } from '@flou/shared/texts/translator.ts'

export const networkTexts = {
  map: { en: 'Map of our network', id: 'Peta jaringan kami' },
  region: { en: 'Region', id: 'Region' },
  regions: { en: 'Regions', id: 'Region' },
  edge: { en: 'Edge location', id: 'Lokasi edge' },
  edges: { en: 'Edge locations', id: 'Lokasi edge' },
} as const satisfies Texts
