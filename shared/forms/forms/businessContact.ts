import { declareForm } from '../define.ts'
import { company, country, email, firstName, jobRole, lastName, message, phone } from '../fields.ts'

export const businessContact = declareForm('businessContact', {
  label: { en: 'Business contact', id: 'Kontak bisnis' },
  plural: { en: 'Business contacts', id: 'Kontak bisnis' },
  permission: 'EBC',
  fields: {
    firstName: firstName(),
    lastName: lastName(),
    email: email({ en: 'Business email', id: 'Email bisnis' }),
    phone: phone({ label: { en: 'Business phone number', id: 'Nomor telepon bisnis' } }),
    company: company(),
    jobRole: jobRole(),
    country: country(),
    message: message({ label: { en: 'Message', id: 'Pesan' }, optional: true }),
  },
  retentionDays: 730,
  summaryFields: { name: ['firstName', 'lastName'], about: 'message' },
})
