import { abuseReport } from './forms/abuseReport.ts'
import { businessContact } from './forms/businessContact.ts'
import { contactMessage } from './forms/contactMessage.ts'
import { dataRequest } from './forms/dataRequest.ts'
import { eventRegistration } from './forms/eventRegistration.ts'
import { newsletter } from './forms/newsletter.ts'
import { pageHelpful } from './forms/pageHelpful.ts'
import { supportFeedback } from './forms/supportFeedback.ts'
import type { Submission } from './define.ts'

/** Everything that visitors can send. Another one is a file beside these and a line here. */
export const SUBMISSIONS = [
  contactMessage,
  businessContact,
  supportFeedback,
  eventRegistration,
  newsletter,
  pageHelpful,
  dataRequest,
  abuseReport,
] as const satisfies readonly Submission[]

export type FormKey = (typeof SUBMISSIONS)[number]['key']

const BY_KEY: ReadonlyMap<string, Submission> = new Map(SUBMISSIONS.map((one) => [one.key, one]))

export const submissionOf = (key: string): Submission | undefined => BY_KEY.get(key)
