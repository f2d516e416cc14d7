import { submission } from '../define.ts'
import { company, country, email, firstName, jobRole, lastName, message, phone } from '../fields.ts'

/** "Business contact" of the enterprise page (spec §3). */
export const businessContact = submission('businessContact', {
  label: { en: 'Business contact', id: 'Kontak bisnis' },
  plural: { en: 'Business contacts', id: 'Kontak bisnis' },
  permission: 'EBC',
  fields: {
    firstName: firstName(),
    lastName: lastName(),
    email: email({ en: 'Business e-mail', id: 'Email bisnis' }),
    phone: phone({ label: { en: 'Business phone number', id: 'Nomor telepon bisnis' } }),
    company: company(),
    jobRole: jobRole(),
    country: country(),
    message: message({ label: { en: 'Message', id: 'Pesan' }, optional: true }),
  },
  keptDays: 730,
  shown: { name: ['firstName', 'lastName'], about: 'message' },
})
