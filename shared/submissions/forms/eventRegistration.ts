import { submission } from '../define.ts'
import { company, email, firstName, hiddenNumber, jobRole, lastName, phone } from '../fields.ts'

/** A place at an event (spec §3). */
export const eventRegistration = submission('eventRegistration', {
  label: { en: 'Event registration', id: 'Pendaftaran acara' },
  plural: { en: 'Event registrations', id: 'Pendaftaran acara' },
  permission: 'Event',
  fields: {
    eventId: hiddenNumber({ label: { en: 'Event', id: 'Acara' } }),
    firstName: firstName(),
    lastName: lastName(),
    email: email(),
    phone: phone(),
    company: company({ optional: true }),
    jobRole: jobRole(),
  },
  keptDays: 365,
  // the mail about the place says it
  isAcknowledged: false,
  shown: { name: ['firstName', 'lastName'], about: 'company' },
})
