import type { AccountResponses } from './account.ts'
import type { ContentResponses } from './content.ts'
import type { InboxResponses } from './inbox.ts'
import type { PublicResponses } from './public.ts'
import type { ReleaseResponses } from './releases.ts'

export type { DeclaredResponses } from './declared.ts'
export type { Requests } from './requests.ts'

/** Data of the answers of calls that no declaration describes. A fixed segment matches before `{name}`. */
export interface Responses
  extends AccountResponses, ContentResponses, InboxResponses, PublicResponses, ReleaseResponses {}
