import { area, inboxScreens } from '../../define.ts'

/** Addresses that asked for the newsletter. */
export const newsletterArea = area({
  key: 'newsletter',
  permission: 'NewsLetter',
  label: { en: 'Newsletter', id: 'Buletin' },
  icon: 'contact',
  path: { dashboard: 'manage-newsletter', dashboard2: 'newsletter' },
  screens: inboxScreens('', 'newsletter', { label: { en: 'Requests', id: 'Permintaan' } }),
})
