import { ACCOUNT_PATHS } from '@flou/shared/account.ts'
import {
  INBOX_PATHS,
  MAIL_PATHS,
  NEWSLETTER_PATHS,
  STAFF_PATHS,
} from '@flou/shared/content/routing/apiPaths.ts'
import { PREVIEW_API, PREVIEW_LINK_API } from '@flou/shared/site/preview.ts'
import type { OperationName } from '../operations/operation.ts'
import type { WriteApproval } from './call.ts'
import { router, type DeclaredCall, type Route } from './router.ts'

const operation = (name: OperationName) => ({ operation: name }) as const
const refused = (why: string) => ({ refused: why }) as const
const allowed = (why: string) => ({ allowed: why }) as const

const READS = allowed('reads; what leaves is in the audit log')
const OWN = allowed("the caller's own: their session, screen or absence")
const SORTS = allowed(
  'sorts what visitors sent, for staff alone; each step is in its history and can be taken back',
)
const DECIDES = allowed('decides about changes of others; operations/approvers.ts knows who may')
const OWN_CHANGE = allowed('about a change that waits, and goes on waiting')
const RENDERS = allowed('renders what is published: nothing that was not approved becomes visible')

/** The writes of every declared screen. */
const DECLARED: Readonly<Partial<Record<DeclaredCall, WriteApproval>>> = {
  order: operation('reorder'),
  create: operation('create'),
  update: operation('update'),
  delete: operation('trash'),
  saveDraft: operation('saveDraft'),
  discardDraft: operation('discardDraft'),
  restore: operation('restore'),
  purge: operation('purge'),
  publish: operation('publish'),
  unpublish: operation('unpublish'),
  duplicate: operation('duplicate'),
  checked: operation('confirmTranslation'),
  restoreVersion: operation('restoreVersion'),
  renderAgain: RENDERS,
  batch: operation('batch'),
}

type Row = readonly [method: 'POST' | 'PUT' | 'DELETE', path: string, approval: WriteApproval]

const ACCOUNT_WRITES: readonly Row[] = [
  ['POST', ACCOUNT_PATHS.confirm, OWN],
  ['POST', ACCOUNT_PATHS.password, OWN],
  ['DELETE', ACCOUNT_PATHS.sessions, OWN],
  ['DELETE', ACCOUNT_PATHS.session('{id}'), OWN],
]

const CONTENT_WRITES: readonly Row[] = [
  ['PUT', STAFF_PATHS.views, OWN],
  ['POST', STAFF_PATHS.presence('{type}'), OWN],
  ['POST', STAFF_PATHS.auditExport, READS],
  ['POST', STAFF_PATHS.priceEffect, READS],
  ['POST', PREVIEW_API, READS],
  ['POST', PREVIEW_LINK_API, allowed('shows a draft to whoever has a secret link, which ends')],
  ['DELETE', `${PREVIEW_LINK_API}/{id}`, OWN],
  ['POST', STAFF_PATHS.publishRuns, RENDERS],
  ['POST', STAFF_PATHS.stopRun('{id}'), refused('pages stay as they were, for everybody')],
  ['DELETE', STAFF_PATHS.estimate('{id}'), refused('takes the estimate of a visitor away')],
  ['POST', STAFF_PATHS.continueBatch('{id}'), allowed('goes on with a batch that took effect')],
  ['POST', STAFF_PATHS.undoBatch('{id}'), operation('undoBatch')],
]

const WORKFLOW_WRITES: readonly Row[] = [
  ['POST', STAFF_PATHS.changeExport, READS],
  ['PUT', STAFF_PATHS.absence, OWN],
  ['POST', STAFF_PATHS.approveChange('{id}'), DECIDES],
  ['POST', STAFF_PATHS.rejectChange('{id}'), DECIDES],
  ['POST', STAFF_PATHS.requestChanges('{id}'), DECIDES],
  ['POST', STAFF_PATHS.undoChange('{id}'), DECIDES],
  ['POST', STAFF_PATHS.submitChange('{id}'), OWN_CHANGE],
  ['POST', STAFF_PATHS.withdrawChange('{id}'), OWN_CHANGE],
  ['POST', STAFF_PATHS.sendChangeAgain('{id}'), OWN_CHANGE],
  ['POST', STAFF_PATHS.commentOnChange('{id}'), OWN_CHANGE],
]

const MEDIA_WRITES: readonly Row[] = [
  ['POST', STAFF_PATHS.mediaUploads, allowed('room for a new file, which nothing shows')],
  ['POST', STAFF_PATHS.media, operation('ingestUpload')],
  ['POST', STAFF_PATHS.mediaFolders, operation('createFolder')],
  ['PUT', STAFF_PATHS.mediaFolder('{id}'), operation('changeFolder')],
  ['DELETE', STAFF_PATHS.mediaFolder('{id}'), operation('trash')],
  ['PUT', STAFF_PATHS.mediaFile('{id}'), operation('describeFile')],
  ['DELETE', STAFF_PATHS.mediaFile('{id}'), operation('trash')],
  ['POST', `${STAFF_PATHS.mediaFile('{id}')}/restore`, operation('restore')],
  ['POST', `${STAFF_PATHS.mediaFile('{id}')}/file`, operation('replaceFile')],
  ['POST', `${STAFF_PATHS.mediaFile('{id}')}/crop`, operation('cropPicture')],
  ['POST', `${STAFF_PATHS.mediaFile('{id}')}/versions/{version}/restore`, operation('restoreVersion')],
]

const INBOX_WRITES: readonly Row[] = [
  ['POST', INBOX_PATHS.bulk('{form}'), SORTS],
  ['POST', INBOX_PATHS.export('{form}'), READS],
  ['PUT', INBOX_PATHS.one('{form}', '{id}'), SORTS],
  ['POST', INBOX_PATHS.notes('{form}', '{id}'), SORTS],
  ['POST', INBOX_PATHS.tellParticipants('{event}'), refused('mails everybody who registered')],
  ['PUT', INBOX_PATHS.checkIn('{event}', '{id}'), SORTS],
  ['POST', INBOX_PATHS.estimateMessage('{id}'), allowed('enters what anybody could send by the form')],
  ['POST', MAIL_PATHS.preview('{mail}'), READS],
  ['POST', MAIL_PATHS.sample('{mail}'), allowed('mails the caller alone')],
]

const PEOPLE_WRITES: readonly Row[] = [
  ['POST', NEWSLETTER_PATHS.export, READS],
  ['POST', NEWSLETTER_PATHS.import, refused('subscribes or mails many who did not ask here')],
  ['POST', NEWSLETTER_PATHS.unsubscribe, allowed('honours a withdrawal of consent, which does not wait')],
  ['POST', NEWSLETTER_PATHS.lift, refused('mails again whom mails bothered or did not reach')],
  ['POST', NEWSLETTER_PATHS.sendAgain, allowed('repeats a mail that was due, to the same person')],
  ['POST', INBOX_PATHS.person, READS],
  ['POST', INBOX_PATHS.exportPerson, READS],
  ['POST', INBOX_PATHS.erasePerson, allowed('asks for an erasure, which a second person confirms')],
  ['POST', INBOX_PATHS.confirmErasure('{id}'), refused('deletes permanently')],
  [
    'DELETE',
    INBOX_PATHS.erasureRequest('{id}'),
    allowed('takes back what was asked for; nothing is deleted'),
  ],
  ['POST', INBOX_PATHS.restrictPerson, refused('hides what a person sent from all staff, or shows it again')],
]

/** Every write of staff beside those of declared screens. */
export const WRITE_ROWS: readonly Route<WriteApproval>[] = [
  ...ACCOUNT_WRITES,
  ...CONTENT_WRITES,
  ...WORKFLOW_WRITES,
  ...MEDIA_WRITES,
  ...INBOX_WRITES,
  ...PEOPLE_WRITES,
].map(([method, path, endpoint]) => ({ method, path, endpoint }))

const find = router(WRITE_ROWS)

/** Effect of a route for a role that needs approval; undefined for reads, and for writes without a row, which are refused. */
export const writeApproval = ({ method, path, call }: Route): WriteApproval | undefined =>
  call === undefined ? find(method, path)?.endpoint : DECLARED[call]
