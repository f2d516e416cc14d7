import { declareForm } from '../define.ts'
import {
  company,
  email,
  firstName,
  lastName,
  message,
  phone,
  locationFields,
  privacyAgreement,
  rating,
  shortText,
} from '../fields.ts'

export const supportFeedback = declareForm('supportFeedback', {
  label: { en: 'Feedback', id: 'Masukan' },
  plural: { en: 'Feedback', id: 'Masukan' },
  permission: 'Feedback Form',
  fields: {
    firstName: firstName(),
    lastName: lastName(),
    email: email(),
    phone: phone({ optional: true }),
    company: company({ optional: true }),
    ...locationFields({ optional: true }),
    service: shortText({ label: { en: 'Service', id: 'Layanan' } }),
    rating: rating({ label: { en: 'How satisfied are you?', id: 'Seberapa puas Anda?' } }),
    message: message({ label: { en: 'Additional feedback', id: 'Masukan tambahan' }, optional: true }),
    privacyPolicy: privacyAgreement(),
  },
  retentionDays: 730,
  summaryFields: { name: ['firstName', 'lastName'], about: 'message' },
})
