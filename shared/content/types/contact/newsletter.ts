import { area, customScreen, inboxScreens } from '../../screens.ts'

export const newsletterArea = area({
  key: 'newsletter',
  permission: 'NewsLetter',
  label: { en: 'NewsLetter', id: 'Buletin' },
  icon: 'contact',
  heading: 'inbox',
  path: { dashboard: 'manage-newsletter', dashboard2: 'newsletter' },
  screens: [
    ...inboxScreens('', 'newsletter', { label: { en: 'Requests', id: 'Permintaan' } }),
    customScreen('subscriber', 'subscribers', { label: { en: 'Subscribers', id: 'Pelanggan' } }),
    customScreen('undelivered', 'undelivered', {
      label: { en: 'Undelivered email', id: 'Email tidak terkirim' },
    }),
  ],
})
