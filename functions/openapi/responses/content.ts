import type { PersonRef, SavedView, SavedViews } from '@flou/shared/accounts/account.ts'
import type { Option, PresenceReport, SearchHit } from '@flou/shared/api.ts'
import type {
  Absence,
  ChangeRequestDetail,
  Approver,
  MailedDecision,
  OpenChangeRequest,
} from '@flou/shared/approval/changeRequestDetail.ts'
import type {
  ChangeRequestCounts,
  ChangeRequestFacets,
  ChangeRequestStatistics,
  QueuedChangeRequest,
} from '@flou/shared/approval/changeRequestLists.ts'
import type { ChangeRequestEvent, ChangeRequestRow } from '@flou/shared/approval/workflow.ts'
import type { DayReport } from '@flou/shared/audit/auditCheck.ts'
import type { AuditEntry } from '@flou/shared/audit/auditEntry.ts'
import type { Bell, Comment } from '@flou/shared/comments.ts'
import type { Batch } from '@flou/shared/content/batch.ts'
import type { SidebarEntry } from '@flou/shared/content/routing/sidebar.ts'
import type { PublicMedia } from '@flou/shared/content/values/localize.ts'
import type { CalendarEntry, CalendarFeed, NewCalendarFeed } from '@flou/shared/planned.ts'
import type { PriceEffectResponse } from '@flou/shared/pricing/effect/priceEffect.ts'
import type { EstimateFigures, EstimateListRow } from '@flou/shared/pricing/estimate/saved.ts'
import type { UncheckedChangeRequests } from '@flou/shared/publishing/pageCheck.ts'
import type { PreviewLink, PreviewLinkRow } from '@flou/shared/publishing/preview.ts'
import type { BrokenTarget, PageRow, PublishRun } from '@flou/shared/publishing/publishing.ts'
import type { StartPage } from '@flou/shared/startPage.ts'
import type { Calendar, ExportId } from './common.ts'

type Images = Pick<PublicMedia, 'imageDefault' | 'imageBig' | 'imageSmall'>
type SharedView = SavedView & { list: string }

interface OwnAbsence {
  absence: Absence | null
  people: readonly PersonRef[]
}

export interface ContentResponses {
  'GET /dashboard/role/permission': readonly unknown[]
  'GET /dashboard/sidebar': readonly SidebarEntry[]
  'GET /dashboard/sidebar/logo': { favicon: Images | null; logo: Images | null }
  'GET /dashboard/options/{type}': readonly Option[]
  'GET /dashboard/audit-log': readonly AuditEntry[]
  'POST /dashboard/audit-log/export': ExportId
  'GET /dashboard/audit-log/verify': readonly DayReport[]
  'GET /dashboard/audit-log/trail': string
  'GET /dashboard/audit-log/{id}': AuditEntry
  'GET /dashboard/search': readonly SearchHit[]
  'GET /dashboard/calendar': readonly CalendarEntry[]
  'GET /dashboard/start': StartPage
  'DELETE /dashboard/calendar/feed': null
  'POST /dashboard/calendar/feed': NewCalendarFeed
  'GET /dashboard/calendar/feed': CalendarFeed | null
  'GET /dashboard/calendar/feed.ics': Calendar
  'PUT /dashboard/views': readonly SavedView[]
  'GET /dashboard/views': SavedViews
  'DELETE /dashboard/views/shared/{id}': null
  'PUT /dashboard/views/shared/{id}': SharedView
  'GET /dashboard/publishing/pages': readonly PageRow[]
  'POST /dashboard/publishing/runs': PublishRun
  'GET /dashboard/publishing/runs': readonly PublishRun[]
  'POST /dashboard/publishing/runs/{id}/stop': PublishRun
  'GET /dashboard/publishing/broken-links': readonly BrokenTarget[]
  'PUT /dashboard/publishing/broken-links/accepted': null
  'GET /dashboard/estimates': readonly EstimateListRow[]
  'GET /dashboard/estimates/figures': EstimateFigures
  'DELETE /dashboard/estimates/{id}': null
  'GET /dashboard/preview-link': readonly PreviewLinkRow[]
  'POST /dashboard/preview-link': PreviewLink
  'DELETE /dashboard/preview-link/{id}': PreviewLinkRow
  'POST /dashboard/presence/{type}': PresenceReport
  'GET /dashboard/comments/{type}/people': readonly PersonRef[]
  'GET /dashboard/comments/{type}/{id}': readonly Comment[]
  'POST /dashboard/comments/{type}/{id}': Comment
  'PUT /dashboard/comments/{type}/{id}/{comment}': Comment
  'DELETE /dashboard/comments/{type}/{id}/{comment}': null
  'GET /dashboard/bell': Bell
  'POST /dashboard/bell/read': null
  'GET /dashboard/batch/{id}': Batch
  'POST /dashboard/batch/{id}/continue': Batch
  'POST /dashboard/batch/{id}/undo': Batch
  'POST /dashboard/pricing/effect': PriceEffectResponse
  'GET /dashboard/workflow': readonly QueuedChangeRequest[]
  'GET /dashboard/workflow/counts': ChangeRequestCounts
  'GET /dashboard/workflow/choices': ChangeRequestFacets
  'GET /dashboard/workflow/approvers': readonly Approver[]
  'GET /dashboard/workflow/log': readonly ChangeRequestRow[]
  'GET /dashboard/workflow/figures': ChangeRequestStatistics
  'GET /dashboard/workflow/unchecked': UncheckedChangeRequests
  'POST /dashboard/workflow/export': ExportId
  'GET /dashboard/workflow/pending': readonly OpenChangeRequest[]
  'PUT /dashboard/workflow/absence': OwnAbsence
  'GET /dashboard/workflow/absence': OwnAbsence
  'POST /dashboard/workflow/mailed': MailedDecision
  'POST /dashboard/workflow/mailed/decision': Pick<ChangeRequestRow, 'status'>
  'GET /dashboard/workflow/{id}': ChangeRequestDetail
  'POST /dashboard/workflow/{id}/approve': ChangeRequestRow
  'POST /dashboard/workflow/{id}/reject': ChangeRequestRow
  'POST /dashboard/workflow/{id}/request-changes': ChangeRequestRow
  'POST /dashboard/workflow/{id}/undo': null
  'POST /dashboard/workflow/{id}/submit': ChangeRequestRow
  'POST /dashboard/workflow/{id}/withdraw': ChangeRequestRow
  'POST /dashboard/workflow/{id}/send-again': ChangeRequestRow
  'POST /dashboard/workflow/{id}/comments': ChangeRequestEvent
}
