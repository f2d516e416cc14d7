import { submission } from '../define.ts'
import {
  company,
  email,
  firstName,
  lastName,
  message,
  phone,
  places,
  privacyAgreement,
  rating,
  shortText,
} from '../fields.ts'

/** Feedback on a service; the union of the two shapes the specification shows (decision 39). */
export const supportFeedback = submission('supportFeedback', {
  label: { en: 'Feedback', id: 'Masukan' },
  plural: { en: 'Feedback', id: 'Masukan' },
  permission: 'Feedback Form',
  fields: {
    firstName: firstName(),
    lastName: lastName(),
    email: email(),
    phone: phone({ optional: true }),
    company: company({ optional: true }),
    ...places({ optional: true }),
    service: shortText({ label: { en: 'Service', id: 'Layanan' } }),
    rating: rating({ label: { en: 'How satisfied are you?', id: 'Seberapa puas Anda?' } }),
    message: message({ label: { en: 'Additional feedback', id: 'Masukan tambahan' }, optional: true }),
    privacyPolicy: privacyAgreement(),
  },
  keptDays: 730,
  shown: { name: ['firstName', 'lastName'], about: 'message' },
})
