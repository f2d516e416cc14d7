import { area, customScreen } from '../define.ts'

export const visitsArea = area({
  key: 'visits',
  permission: 'Visits',
  label: { en: 'Visits', id: 'Kunjungan' },
  icon: 'visits',
  path: { dashboard: 'visits', dashboard2: 'visits' },
  screens: [customScreen('', 'visits', { label: { en: 'Visits', id: 'Kunjungan' } })],
})
