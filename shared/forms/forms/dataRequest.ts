import { declareForm } from '../define.ts'
import { email, fullName, message, oneOf } from '../fields.ts'

/** Requests under the personal data law (Law 27/2022). */
export const dataRequest = declareForm('dataRequest', {
  label: { en: 'Personal data request', id: 'Permintaan data pribadi' },
  plural: { en: 'Personal data requests', id: 'Permintaan data pribadi' },
  permission: 'Personal Data',
  fields: {
    name: fullName(),
    email: email(),
    request: oneOf(
      [
        { value: 'access', label: { en: 'See my data', id: 'Melihat data saya yang disimpan' } },
        { value: 'correct', label: { en: 'Correct it', id: 'Memperbaiki data saya' } },
        { value: 'erase', label: { en: 'Erase it', id: 'Menghapus data saya' } },
        { value: 'restrict', label: { en: 'Stop processing it', id: 'Menghentikan pemrosesan data saya' } },
        { value: 'export', label: { en: 'Receive a copy', id: 'Menerima salinan data saya' } },
      ],
      { label: { en: 'What is your request?', id: 'Apa permintaan Anda?' } },
    ),
    message: message({ label: { en: 'Details', id: 'Rincian' }, optional: true }),
  },
  retentionDays: 1_825,
  summaryFields: { name: ['name'], about: 'message' },
  // The verification mail already confirms delivery.
  isAcknowledged: false,
})
