import { submission } from '../define.ts'
import { FORM_LIMITS, hiddenText, message, oneOf } from '../fields.ts'

/** "Was this page helpful?" (decision 39): says nothing of who answers. */
export const pageHelpful = submission('pageHelpful', {
  label: { en: 'Opinion on a page', id: 'Pendapat tentang halaman' },
  plural: { en: 'Opinions on pages', id: 'Pendapat tentang halaman' },
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
  keptDays: 365,
  shown: { name: ['path'], about: 'comment' },
  isAcknowledged: false,
  isNotified: false,
})
