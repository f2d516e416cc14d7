import { pageTexts } from '../../i18n/pageTexts.ts'

export const useFaqTexts = pageTexts(
  {
    allOf: 'All questions: {{title}}',
    link: 'Link to this question',
    linkCopied: 'Link copied',
  },
  {
    allOf: 'Semua pertanyaan: {{title}}',
    link: 'Tautan ke pertanyaan ini',
    linkCopied: 'Tautan disalin',
  },
)
