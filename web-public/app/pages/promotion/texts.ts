import { pageTexts } from '../../i18n/pageTexts.ts'

/** Texts of events and special offers. */
export const usePromotionTexts = pageTexts(
  {
    days: 'days',
    hours: 'hours',
    minutes: 'minutes',
    seconds: 'seconds',
    yourTime: 'In your time zone: {{time}}',
    details: 'See details',
  },
  {
    days: 'hari',
    hours: 'jam',
    minutes: 'menit',
    seconds: 'detik',
    yourTime: 'Menurut zona waktu Anda: {{time}}',
    details: 'Lihat detail',
  },
)
