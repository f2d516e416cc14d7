import { submission } from '../define.ts'
import { email, fullName, message, oneOf } from '../fields.ts'

/** What people ask about the data that is kept of them (Law 27/2022). */
export const dataRequest = submission('dataRequest', {
  label: { en: 'Request about personal data', id: 'Permintaan data pribadi' },
  plural: { en: 'Requests about personal data', id: 'Permintaan data pribadi' },
  permission: 'Personal Data',
  fields: {
    name: fullName(),
    email: email(),
    request: oneOf(
      [
        { value: 'access', label: { en: 'See what is kept of me', id: 'Melihat data saya yang disimpan' } },
        { value: 'correct', label: { en: 'Correct it', id: 'Memperbaiki data saya' } },
        { value: 'erase', label: { en: 'Erase it', id: 'Menghapus data saya' } },
        { value: 'restrict', label: { en: 'Stop processing it', id: 'Menghentikan pemrosesan data saya' } },
        { value: 'export', label: { en: 'Receive a copy', id: 'Menerima salinan data saya' } },
      ],
      { label: { en: 'What do you ask for?', id: 'Apa permintaan Anda?' } },
    ),
    message: message({ label: { en: 'Details', id: 'Rincian' }, optional: true }),
  },
  keptDays: 1_825,
  shown: { name: ['name'], about: 'message' },
  // the mail with the link that proves the address says that it arrived
  isAcknowledged: false,
})
