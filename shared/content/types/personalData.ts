import { area, customScreen, inboxScreens } from '../define.ts'

export const personalDataArea = area({
  key: 'personalData',
  permission: 'Personal Data',
  label: { en: 'Personal Data', id: 'Data Pribadi' },
  icon: 'shield',
  path: { dashboard: 'personal-data', dashboard2: 'personal-data' },
  screens: [
    customScreen('', 'personalData', { label: { en: 'Personal data desk', id: 'Layanan data pribadi' } }),
    ...inboxScreens('request', 'dataRequest', { label: { en: 'Requests', id: 'Permintaan' } }),
  ],
})
