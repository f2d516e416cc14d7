export type { EffectResult } from './effects/effectTypes.ts'
export { effectOf } from './effects/effects.ts'
export { importSteps, requestSteps, unsubscribeSteps } from './effects/subscribe.ts'
export { SUBMISSIONS, formKeys, formPartitions, type SubmissionItem } from './formKeys.ts'
export { announcementDigest, eventFor } from './registration/eventFacts.ts'
export {
  isOpen,
  registrationOf,
  registrationStep,
  type Registration,
} from './registration/registrationItems.ts'
export { registrationMailSteps } from './registration/registrationMail.ts'
export { auditView, submissionAudit } from './submissionAudit.ts'
export { eventStep, eventsOf } from './submissionEvents.ts'
export {
  SHARDS,
  assignmentItem,
  expiryOf,
  rowOfSubmission,
  submissionItem,
  submissionOfItem,
  submitterItem,
  withoutValues,
  type StoredSubmission,
} from './submissionItems.ts'
export { mailKeysOf, mailsOf } from './submissionMails.ts'
