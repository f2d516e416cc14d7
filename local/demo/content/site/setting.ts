import { pathTo } from '@flou/shared/paths.ts'
import { look } from '../../wire.ts'
import { heading } from '../../block.ts'
import type { DemoSection } from '../../record.ts'
import { CONSENT_SECTIONS } from './consent.ts'

export const SETTING_SECTIONS: readonly DemoSection[] = [
  {
    type: 'setting.logo',
    body: (ids) => ({ faviconId: ids.picture('favicon'), logoId: ids.picture('logo') }),
  },
  {
    type: 'setting.pageCustomize',
    body: (ids) => ({
      isPopupActive: false,
      loginBackgroundId: ids.picture('dashboards-hero'),
      loginFormPosition: 'right',
      registerBackgroundId: ids.picture('archipelago-hero'),
      registerFormPosition: 'center',
      startDate: '2026-01-01',
      endDate: '2027-12-31',
      popupShowInterval: 24,
      popup: {
        mediaId: ids.picture('region-card'),
        mobileMediaId: ids.picture('region-card'),
        customProperty: look({
          textColor: '#0b2a3c',
          buttons: [
            {
              title: { en: 'Read more', id: 'Selengkapnya' },
              href: pathTo('news', 'surabaya-third-availability-zone'),
            },
          ],
        }),
        items: [],
        contents: heading(
          { en: 'Surabaya has grown', id: 'Surabaya bertambah kuat' },
          {
            en: 'The third zone is open. Until 31 December every new server there runs its first month at half price.',
            id: 'Zona ketiga sudah dibuka. Sampai 31 Desember, bulan pertama setiap server baru di sana hanya setengah harga.',
          },
        ),
      },
    }),
  },
  { type: 'setting.portal', body: () => ({ loginUrl: '', registerUrl: '' }) },
  { type: 'setting.newsletter', body: () => ({ isDoubleOptIn: true }) },
  { type: 'setting.ctaColor', body: () => ({ color: '#64E818' }) },
  ...CONSENT_SECTIONS,
]
