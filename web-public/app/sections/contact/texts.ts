import { pageTexts } from '../../i18n/pageTexts.ts'

export const useContactTexts = pageTexts(
  {
    ways: 'Reach us directly',
    dataRequest: 'Request your personal data',
    abuseReport: 'Report abuse',
    privacy: 'We use what you send us only to answer you, as described in our {{title}}.',
    privacyPlain: 'We use what you send us only to answer you.',
  },
  {
    ways: 'Hubungi kami langsung',
    dataRequest: 'Ajukan permintaan data pribadi',
    abuseReport: 'Laporkan penyalahgunaan',
    privacy: 'Data yang Anda kirim hanya kami pakai untuk menjawab Anda, sebagaimana diatur dalam {{title}}.',
    privacyPlain: 'Data yang Anda kirim hanya kami pakai untuk menjawab Anda.',
  },
)
