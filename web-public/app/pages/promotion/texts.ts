import { pageTexts } from '../../i18n/pageTexts.ts'

export const usePromotionTexts = pageTexts(
  {
    days: 'days',
    hours: 'hours',
    minutes: 'minutes',
    seconds: 'seconds',
    details: 'See details',
  },
  {
    days: 'hari',
    hours: 'jam',
    minutes: 'menit',
    seconds: 'detik',
    details: 'Lihat detail',
  },
)
