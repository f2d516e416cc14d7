import { submission } from '../define.ts'
import { company, email, hiddenText, firstName, lastName, message, phone, places } from '../fields.ts'

/** "Contact us" (spec §3). */
export const contactMessage = submission('contactMessage', {
  label: { en: 'Contact message', id: 'Pesan kontak' },
  plural: { en: 'Contact messages', id: 'Pesan kontak' },
  permission: 'Contact',
  fields: {
    firstName: firstName(),
    lastName: lastName(),
    email: email(),
    phone: phone(),
    company: company(),
    ...places(),
    // the id of a saved estimate: whoever has it can look at the estimate, nothing more
    estimate: hiddenText({
      label: { en: 'Estimate', id: 'Perkiraan harga' },
      max: 22,
      optional: true,
      refersTo: 'estimate',
    }),
    message: message({ label: { en: 'How can we help?', id: 'Apa yang dapat kami bantu?' } }),
  },
  keptDays: 730,
  shown: { name: ['firstName', 'lastName'], about: 'message' },
})
