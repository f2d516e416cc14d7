import { pageTexts } from '../../i18n/pageTexts.ts'

/** Texts around the places of forms. */
export const useContactTexts = pageTexts(
  {
    ways: 'Reach us directly',
    dataRequest: 'Ask about your personal data',
    abuseReport: 'Report abuse',
    privacy: 'What you send us is used to answer you, as our {{title}} describes.',
    privacyPlain: 'What you send us is used to answer you and for nothing else.',
  },
  {
    ways: 'Hubungi kami langsung',
    dataRequest: 'Ajukan permintaan data pribadi',
    abuseReport: 'Laporkan penyalahgunaan',
    privacy: 'Data yang Anda kirim hanya kami pakai untuk menjawab Anda, sebagaimana diatur dalam {{title}}.',
    privacyPlain: 'Data yang Anda kirim hanya kami pakai untuk menjawab Anda.',
  },
)
