import { area, customScreen, inboxScreens } from '../../define.ts'

/** Addresses that asked for the newsletter, who is subscribed, and mails that did not arrive. */
export const newsletterArea = area({
  key: 'newsletter',
  permission: 'NewsLetter',
  label: { en: 'NewsLetter', id: 'Buletin' },
  icon: 'contact',
  path: { dashboard: 'manage-newsletter', dashboard2: 'newsletter' },
  screens: [
    ...inboxScreens('', 'newsletter', { label: { en: 'Requests', id: 'Permintaan' } }),
    customScreen('subscriber', 'subscribers', { label: { en: 'Subscribers', id: 'Pelanggan' } }),
    customScreen('undelivered', 'undelivered', {
      label: { en: 'Undelivered mail', id: 'Email tidak terkirim' },
    }),
  ],
})
