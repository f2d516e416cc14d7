import { declareForm } from '../define.ts'
import { company, email, firstName, hiddenNumber, jobRole, lastName, phone } from '../fields.ts'

export const eventRegistration = declareForm('eventRegistration', {
  label: { en: 'Event registration', id: 'Pendaftaran acara' },
  plural: { en: 'Event registrations', id: 'Pendaftaran acara' },
  permission: 'Event',
  fields: {
    eventId: hiddenNumber({ label: { en: 'Event', id: 'Acara' }, refersTo: 'event' }),
    firstName: firstName(),
    lastName: lastName(),
    email: email(),
    phone: phone(),
    company: company({ optional: true }),
    jobRole: jobRole(),
  },
  retentionDays: 365,
  // The registration mail already confirms delivery.
  isAcknowledged: false,
  isReplyExpected: false,
  summaryFields: { name: ['firstName', 'lastName'], about: 'company' },
})
