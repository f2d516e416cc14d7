import type { PersonRef } from '@flou/shared/accounts/account.ts'
import type {
  FailedMail,
  ImportOutcome,
  SubscriberFigures,
  SubscriberRow,
  SuppressedAddress,
} from '@flou/shared/forms/newsletter.ts'
import type {
  BulkResult,
  InboxCounts,
  InboxFigures,
  PageConversion,
  ReplyTemplate,
  SubmissionDetail,
  SubmissionEvent,
  SubmissionRow,
  UnreadCounts,
} from '@flou/shared/inbox/inbox.ts'
import type { ErasureReport, ErasureRequest, PersonData } from '@flou/shared/inbox/personalData.ts'
import type { EventNews, NotificationProgress } from '@flou/shared/inbox/registration.ts'
import type { MailPreviews, MailRow } from '@flou/shared/mail/mailPreview.ts'
import type { EstimateMessage } from '@flou/shared/pricing/estimate/saved.ts'
import type { ExportId } from './common.ts'

type ExportedSubmission = Omit<SubmissionRow, 'isCut'> & Pick<SubmissionDetail, 'consents' | 'phones'>

export interface InboxResponses {
  'GET /dashboard/inbox/unread': UnreadCounts
  'GET /dashboard/inbox/all': readonly SubmissionRow[]
  'GET /dashboard/inbox/all/counts': InboxCounts
  'GET /dashboard/inbox/{form}': readonly SubmissionRow[]
  'GET /dashboard/inbox/{form}/figures': InboxFigures
  'GET /dashboard/inbox/{form}/conversion': readonly PageConversion[]
  'GET /dashboard/inbox/{form}/people': readonly PersonRef[]
  'POST /dashboard/inbox/{form}/bulk': readonly BulkResult[]
  'GET /dashboard/inbox/{form}/export': readonly ExportedSubmission[]
  'POST /dashboard/inbox/{form}/export': ExportId
  'PUT /dashboard/inbox/{form}/items/{id}': SubmissionDetail
  'GET /dashboard/inbox/{form}/items/{id}': SubmissionDetail
  'POST /dashboard/inbox/{form}/items/{id}/notes': SubmissionEvent
  'GET /dashboard/inbox/{form}/reply-templates': readonly ReplyTemplate[]
  'POST /dashboard/inbox/{form}/items/{id}/replies': SubmissionDetail
  'POST /dashboard/inbox/{form}/items/{id}/replies/{reply}/send-again': SubmissionDetail
  'GET /dashboard/inbox/participants/{event}': readonly SubmissionRow[]
  'GET /dashboard/inbox/participants/{event}/counts': { all: number }
  'GET /dashboard/inbox/participants/{event}/news': EventNews
  'POST /dashboard/inbox/participants/{event}/tell': NotificationProgress
  'PUT /dashboard/inbox/participants/{event}/{id}': SubmissionRow
  'POST /dashboard/inbox/estimates/{id}/message': EstimateMessage
  'GET /dashboard/newsletter/subscribers': readonly SubscriberRow[]
  'GET /dashboard/newsletter/figures': SubscriberFigures
  'GET /dashboard/newsletter/export': readonly SubscriberRow[]
  'POST /dashboard/newsletter/export': ExportId
  'POST /dashboard/newsletter/import': readonly ImportOutcome[]
  'POST /dashboard/newsletter/unsubscribe': null
  'GET /dashboard/newsletter/suppressed': readonly SuppressedAddress[]
  'POST /dashboard/newsletter/suppressed/lift': null
  'GET /dashboard/newsletter/failed': readonly FailedMail[]
  'POST /dashboard/newsletter/failed/send-again': null
  'POST /dashboard/personal-data/person': PersonData
  'POST /dashboard/personal-data/person/export': PersonData
  'POST /dashboard/personal-data/person/restrict': { count: number; isPartial: boolean }
  'POST /dashboard/personal-data/person/erase': ErasureRequest | ErasureReport
  'GET /dashboard/personal-data/erasure-requests': readonly ErasureRequest[]
  'POST /dashboard/personal-data/erasure-requests/{id}/confirm': ErasureReport
  'DELETE /dashboard/personal-data/erasure-requests/{id}': { id: string }
  'GET /dashboard/personal-data/erasures': readonly ErasureReport[]
  'GET /dashboard/mail-texts/list': readonly MailRow[]
  'POST /dashboard/mail-texts/of/{mail}/preview': MailPreviews
  'POST /dashboard/mail-texts/of/{mail}/sample': { to: string }
}
