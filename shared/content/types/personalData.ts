import { area, customScreen, inboxScreens } from '../define.ts'

/** Nothing is stored here: what is kept of a person, their requests about it, and how long everything is kept (Law 27/2022). */
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
