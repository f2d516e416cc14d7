import { declareForm } from '../define.ts'
import { FORM_LIMITS, hiddenText, message, oneOf } from '../fields.ts'

export const pageHelpful = declareForm('pageHelpful', {
  label: { en: 'Page feedback', id: 'Masukan halaman' },
  plural: { en: 'Page feedback', id: 'Masukan halaman' },
  permission: 'Resources',
  fields: {
    path: hiddenText({ label: { en: 'Page', id: 'Halaman' }, max: FORM_LIMITS.path }),
    answer: oneOf(
      [
        { value: 'yes', label: { en: 'Yes', id: 'Ya' } },
        { value: 'no', label: { en: 'No', id: 'Tidak' } },
      ],
      { label: { en: 'Was this page helpful?', id: 'Apakah halaman ini membantu?' } },
    ),
    comment: message({
      label: { en: 'What could be better?', id: 'Apa yang bisa diperbaiki?' },
      optional: true,
    }),
  },
  retentionDays: 365,
  summaryFields: { name: ['path'], about: 'comment' },
  isAcknowledged: false,
  isReplyExpected: false,
  isNotified: false,
})
