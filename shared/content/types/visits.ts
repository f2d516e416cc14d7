import { area, customScreen } from '../define.ts'

/** Nothing is stored here: how often pages were viewed, as the page counter knows it. */
export const visitsArea = area({
  key: 'visits',
  permission: 'Visits',
  label: { en: 'Visits', id: 'Kunjungan' },
  icon: 'visits',
  path: { dashboard: 'visits', dashboard2: 'visits' },
  screens: [customScreen('', 'visits', { label: { en: 'Visits', id: 'Kunjungan' } })],
})
