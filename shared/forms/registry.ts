import { abuseReport } from './forms/abuseReport.ts'
import { businessContact } from './forms/businessContact.ts'
import { contactMessage } from './forms/contactMessage.ts'
import { dataRequest } from './forms/dataRequest.ts'
import { eventRegistration } from './forms/eventRegistration.ts'
import { newsletter } from './forms/newsletter.ts'
import { pageHelpful } from './forms/pageHelpful.ts'
import { supportFeedback } from './forms/supportFeedback.ts'
import type { FormDeclaration } from './define.ts'

export const FORM_DECLARATIONS = [
  contactMessage,
  businessContact,
  supportFeedback,
  eventRegistration,
  newsletter,
  pageHelpful,
  dataRequest,
  abuseReport,
] as const satisfies readonly FormDeclaration[]

export type FormKey = (typeof FORM_DECLARATIONS)[number]['key']

const BY_KEY: ReadonlyMap<string, FormDeclaration> = new Map(FORM_DECLARATIONS.map((one) => [one.key, one]))

export const formDeclarationOf = (key: string): FormDeclaration | undefined => BY_KEY.get(key)
