import { pageTexts } from '../../i18n/pageTexts.ts'

export const useCommunityTexts = pageTexts(
  {
    highlights: 'Highlighted groups',
    questions: 'Questions',
    visit: 'Visit {{name}}',
    previous: 'Previous',
    next: 'Next',
  },
  {
    highlights: 'Kelompok pilihan',
    questions: 'Pertanyaan',
    visit: 'Kunjungi {{name}}',
    previous: 'Sebelumnya',
    next: 'Berikutnya',
  },
)
