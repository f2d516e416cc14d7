export { brandOf } from './brand.ts'
export { defaultTexts as defaultMailTexts } from './defaultTexts.ts'
export { liveTexts, mailInLiveTexts } from './liveTexts.ts'
export { mailText, siteName, standaloneHtml, type MailSite } from './mailContent.ts'
export { mailRoutes } from './mailRoutes.ts'
export { linkToken } from './outbox/linkTokens.ts'
export {
  NOTIFICATIONS,
  mailKeys,
  mailPartitions,
  type NewsletterRequest,
  type SubscriberItem,
  type TokenPurpose,
} from './outbox/mailKeys.ts'
export type { UnmintedToken } from './outbox/mintedTokens.ts'
export { occasionId } from './outbox/outbox.ts'
export { mailStep, type ApprovalTemplate } from './outbox/outbox.ts'
export {
  consentStep,
  requestItem,
  requestOf,
  subscriberItem,
  tokenHash,
  tokenItem,
  type StatedConsent,
} from './outbox/subscriberItems.ts'
export {
  deliveriesOf,
  liftSuppression,
  listFailedMails,
  listSuppressions,
  sendFailedMail,
} from './outbox/undelivered.ts'
export type { BatchHandler } from './send/handleStream.ts'
export { REGISTRATION_MAILS } from './templates/registrationMails.ts'
export { codeDrawing } from './templates/seatCode.ts'
