import type { PersonRef } from '@flou/shared/accounts/account.ts'
import type { MediaRow, RevisionRow, StoredRecord, Usage } from '@flou/shared/api.ts'
import type { MediaOverview, UploadTicket } from '@flou/shared/media/media.ts'
import type { PageCheckResponse, UncheckedResponse } from '@flou/shared/publishing/pageCheck.ts'
import type {
  PreviewLink,
  PreviewLinkRow,
  PreviewResponse,
  PreviewStyle,
  ReleasePage,
} from '@flou/shared/publishing/preview.ts'
import type { ReleaseProblem } from '@flou/shared/releases/problems.ts'
import type {
  ReleaseDetail,
  ReleaseEvent,
  ReleaseItem,
  ReleaseItemContent,
  ReleaseOfRecord,
  ReleaseRow,
} from '@flou/shared/releases/release.ts'
import type { Glossary, MachineMarks } from '@flou/shared/translation/machine.ts'
import type {
  AssignmentResult,
  PreviousSources,
  TranslationProgress,
  TranslationRow,
} from '@flou/shared/translation/queue.ts'
import type { Suggestion } from '@flou/shared/translation/suggestion.ts'
import type { Html } from './common.ts'

export interface ReleaseResponses {
  'POST /dashboard/media/uploads': UploadTicket
  'GET /dashboard/media': readonly MediaRow[]
  'POST /dashboard/media': StoredRecord
  'GET /dashboard/media/overview': MediaOverview
  'POST /dashboard/media/folders': StoredRecord
  'PUT /dashboard/media/folders/{id}': StoredRecord
  'DELETE /dashboard/media/folders/{id}': null
  'GET /dashboard/media/{id}': StoredRecord
  'PUT /dashboard/media/{id}': StoredRecord
  'DELETE /dashboard/media/{id}': null
  'POST /dashboard/media/{id}/restore': StoredRecord
  'GET /dashboard/media/{id}/usage': readonly Usage[]
  'GET /dashboard/media/{id}/pages': readonly string[]
  'GET /dashboard/media/{id}/original': { url: string }
  'POST /dashboard/media/{id}/file': StoredRecord
  'POST /dashboard/media/{id}/crop': StoredRecord
  'GET /dashboard/media/{id}/versions': readonly RevisionRow[]
  'POST /dashboard/media/{id}/versions/{version}/restore': StoredRecord
  'POST /dashboard/preview': PreviewResponse | PageCheckResponse
  'GET /dashboard/preview/style': PreviewStyle
  'GET /preview/{token}': Html
  'POST /dashboard/preview/release': PreviewResponse
  'GET /dashboard/preview/release/{id}': readonly ReleasePage[]
  'GET /dashboard/releases': readonly ReleaseRow[] | readonly ReleaseOfRecord[]
  'POST /dashboard/releases': ReleaseRow
  'GET /dashboard/releases/{id}': ReleaseDetail
  'PUT /dashboard/releases/{id}': ReleaseRow
  'DELETE /dashboard/releases/{id}': null
  'POST /dashboard/releases/{id}/items': ReleaseItem
  'GET /dashboard/releases/{id}/items/{item}': ReleaseItemContent
  'PUT /dashboard/releases/{id}/items/{item}': ReleaseItem
  'DELETE /dashboard/releases/{id}/items/{item}': ReleaseRow
  'GET /dashboard/releases/{id}/checks': readonly ReleaseProblem[]
  'GET /dashboard/releases/{id}/log': readonly ReleaseEvent[]
  'POST /dashboard/releases/{id}/publish': ReleaseRow
  'POST /dashboard/releases/{id}/undo': ReleaseRow
  'POST /dashboard/releases/{id}/cancel': ReleaseRow
  'POST /dashboard/releases/{id}/approval': ReleaseRow
  'GET /dashboard/releases/{id}/preview-links': readonly PreviewLinkRow[]
  'POST /dashboard/releases/{id}/preview-links': PreviewLink
  'DELETE /dashboard/releases/{id}/preview-links/{link}': PreviewLinkRow
  'GET /dashboard/translations/queue': readonly TranslationRow[]
  'GET /dashboard/translations/progress': readonly TranslationProgress[]
  'GET /dashboard/translations/people': readonly PersonRef[]
  'GET /dashboard/translations/sources/{type}/{id}': PreviousSources
  'PUT /dashboard/translations/assignments': AssignmentResult
  'POST /dashboard/translations/suggestions': readonly (readonly Suggestion[])[]
  'GET /dashboard/translations/terms': Glossary
  'POST /dashboard/translations/machine': { text: string }
  'GET /dashboard/translations/machine/{type}/{id}': MachineMarks
  'POST /dashboard/translations/machine/checked': null
  'POST /dashboard/translations/machine/unchecked': UncheckedResponse
}
