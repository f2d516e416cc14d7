import { area, customScreen } from '../define.ts'

export const publishingArea = area({
  key: 'publishing',
  permission: 'Publishing',
  label: { en: 'Publishing', id: 'Penerbitan' },
  icon: 'publishing',
  path: { dashboard: 'publishing', dashboard2: 'publishing' },
  screens: [
    customScreen('', 'publishing', { label: { en: 'Publishing', id: 'Penerbitan' } }),
    customScreen('broken-links', 'brokenLinks', {
      label: { en: 'Broken links', id: 'Tautan rusak' },
      only: 'dashboard2',
    }),
  ],
})
