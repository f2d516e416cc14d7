import { declareForm } from '../define.ts'
import { company, email, hiddenText, firstName, lastName, message, phone, locationFields } from '../fields.ts'

export const contactMessage = declareForm('contactMessage', {
  label: { en: 'Contact message', id: 'Pesan kontak' },
  plural: { en: 'Contact messages', id: 'Pesan kontak' },
  permission: 'Contact',
  fields: {
    firstName: firstName(),
    lastName: lastName(),
    email: email(),
    phone: phone(),
    company: company(),
    ...locationFields(),
    // id of a saved estimate: grants read access only
    estimate: hiddenText({
      label: { en: 'Estimate', id: 'Perkiraan harga' },
      max: 22,
      optional: true,
      refersTo: 'estimate',
    }),
    programme: hiddenText({
      label: { en: 'Partner programme', id: 'Program kemitraan' },
      max: 40,
      optional: true,
    }),
    message: message({ label: { en: 'How can we help?', id: 'Apa yang dapat kami bantu?' } }),
  },
  retentionDays: 730,
  summaryFields: { name: ['firstName', 'lastName'], about: 'message' },
})
