import { ACCOUNT_PATHS } from '@flou/shared/accounts/account.ts'
import {
  INBOX_PATHS,
  MAIL_PATHS,
  NEWSLETTER_PATHS,
  RELEASE_PATHS,
  STAFF_PATHS,
} from '@flou/shared/content/routing/apiPaths.ts'
import { TRANSLATION_PATHS } from '@flou/shared/translation/translationPaths.ts'
import { WEBHOOK_PATHS } from '@flou/shared/webhooks.ts'
import { PREVIEW_API, PREVIEW_LINK_API, RELEASE_PREVIEW_API } from '@flou/shared/publishing/preview.ts'
import type { Right } from '@flou/shared/content/fields/value.ts'
import type { OperationName } from '../operations/operation.ts'
import type { WriteApproval } from './call.ts'
import { router, type DeclaredCall, type Route } from './router.ts'

const operation = (name: OperationName) => ({ operation: name }) as const
const refused = (why: string, right: Right) => ({ refused: why, right }) as const
const allowed = (why: string, right?: Right) => ({ allowed: why, ...(right && { right }) }) as const

const READS = allowed('reads only; exports are audited')
const OWN = allowed("the caller's own data")
const SHARES = allowed('names a filter of a list; contains no content')
const SORTS = allowed('internal processing of submissions; recorded and reversible', 'edit')
const DECIDES = allowed('decisions; see operations/approvers.ts', 'publish')
const REPLIES = allowed('answers one visitor; recorded in the history and the audit log', 'edit')
const DISCUSSES = allowed('comments among staff; changes no content')
const COLLECTS = allowed('collected in a release, which needs its own approval', 'edit')
const OWN_REQUEST = allowed('does not decide the change request')
const SENDS = allowed('repeats a message to a receiver that is in use', 'edit')
const LINKS = allowed('shows unpublished content by a secret link that expires', 'edit')
const RENDERS = allowed('renders published content only', 'publish')

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
  schedule: operation('schedule'),
  restoreVersion: operation('restoreVersion'),
  renderAgain: RENDERS,
  export: READS,
  batch: operation('batch'),
}

type Row = readonly [method: 'POST' | 'PUT' | 'DELETE', path: string, approval: WriteApproval]

const ACCOUNT_WRITES: readonly Row[] = [
  ['POST', ACCOUNT_PATHS.confirm, OWN],
  ['POST', ACCOUNT_PATHS.password, OWN],
  ['PUT', ACCOUNT_PATHS.profile, OWN],
  ['POST', ACCOUNT_PATHS.totp, OWN],
  ['PUT', ACCOUNT_PATHS.totp, OWN],
  ['DELETE', ACCOUNT_PATHS.totp, OWN],
  ['POST', ACCOUNT_PATHS.recoveryCodes, OWN],
  ['POST', ACCOUNT_PATHS.passkeyOptions, OWN],
  ['POST', ACCOUNT_PATHS.passkeys, OWN],
  ['DELETE', ACCOUNT_PATHS.passkey('{id}'), OWN],
  ['DELETE', ACCOUNT_PATHS.factorsOf('{id}'), refused('weakens the log-in of another account', 'edit')],
  ['POST', ACCOUNT_PATHS.sentInvitation('{id}'), allowed('repeats the mail of an approved account', 'edit')],
  ['POST', ACCOUNT_PATHS.apiTokens, refused('grants access', 'edit')],
  ['DELETE', ACCOUNT_PATHS.apiToken('{id}'), allowed('ends access; grants none', 'edit')],
  ['POST', WEBHOOK_PATHS.all, refused('sends news of content to another program', 'edit')],
  ['PUT', WEBHOOK_PATHS.one('{id}'), refused('sends news of content to another program', 'edit')],
  ['DELETE', WEBHOOK_PATHS.one('{id}'), allowed('ends the sending', 'edit')],
  ['POST', WEBHOOK_PATHS.secret('{id}'), refused('grants the right to sign', 'edit')],
  ['POST', WEBHOOK_PATHS.test('{id}'), SENDS],
  ['POST', WEBHOOK_PATHS.replay('{id}'), SENDS],
  ['POST', WEBHOOK_PATHS.delivery('{id}', '{delivery}'), SENDS],
  ['DELETE', ACCOUNT_PATHS.sessions, OWN],
  ['DELETE', ACCOUNT_PATHS.session('{id}'), OWN],
]

const CONTENT_WRITES: readonly Row[] = [
  ['PUT', STAFF_PATHS.views, OWN],
  ['PUT', STAFF_PATHS.sharedView('{id}'), SHARES],
  ['DELETE', STAFF_PATHS.sharedView('{id}'), SHARES],
  ['POST', STAFF_PATHS.presence('{type}'), OWN],
  ['POST', STAFF_PATHS.comments('{type}', '{id}'), DISCUSSES],
  ['PUT', STAFF_PATHS.comment('{type}', '{id}', '{comment}'), DISCUSSES],
  ['DELETE', STAFF_PATHS.comment('{type}', '{id}', '{comment}'), DISCUSSES],
  ['POST', STAFF_PATHS.readNotifications, OWN],
  ['POST', STAFF_PATHS.calendarFeed, OWN],
  ['DELETE', STAFF_PATHS.calendarFeed, OWN],
  ['POST', STAFF_PATHS.auditExport, READS],
  ['POST', STAFF_PATHS.priceEffect, READS],
  ['POST', PREVIEW_API, READS],
  ['POST', PREVIEW_LINK_API, LINKS],
  ['DELETE', `${PREVIEW_LINK_API}/{id}`, OWN],
  ['POST', RELEASE_PREVIEW_API, READS],
  ['POST', RELEASE_PATHS.previewLinks('{id}'), LINKS],
  ['DELETE', RELEASE_PATHS.previewLink('{id}', '{link}'), OWN],
  ['PUT', STAFF_PATHS.acceptedLinks, allowed('marks an entry of a report; changes no content', 'edit')],
  ['POST', STAFF_PATHS.publishRuns, RENDERS],
  ['POST', STAFF_PATHS.stopPublishRun('{id}'), refused('leaves outdated pages published', 'publish')],
  ['DELETE', STAFF_PATHS.estimate('{id}'), refused('deletes the estimate of a visitor', 'delete')],
  ['POST', STAFF_PATHS.continueBatch('{id}'), allowed('continues an allowed batch', 'edit')],
  ['POST', STAFF_PATHS.undoBatch('{id}'), operation('undoBatch')],
]

const WORKFLOW_WRITES: readonly Row[] = [
  ['POST', STAFF_PATHS.changeRequestExport, READS],
  ['PUT', STAFF_PATHS.absence, OWN],
  ['POST', STAFF_PATHS.approveChangeRequest('{id}'), DECIDES],
  ['POST', STAFF_PATHS.rejectChangeRequest('{id}'), DECIDES],
  ['POST', STAFF_PATHS.requestChanges('{id}'), DECIDES],
  ['POST', STAFF_PATHS.undoChangeRequest('{id}'), DECIDES],
  ['POST', STAFF_PATHS.requestApproval('{id}'), OWN_REQUEST],
  ['POST', STAFF_PATHS.withdrawChangeRequest('{id}'), OWN_REQUEST],
  ['POST', STAFF_PATHS.resendChangeRequest('{id}'), OWN_REQUEST],
  ['POST', STAFF_PATHS.commentOnChangeRequest('{id}'), OWN_REQUEST],
]

const RELEASE_WRITES: readonly Row[] = [
  ['POST', RELEASE_PATHS.all, COLLECTS],
  ['PUT', RELEASE_PATHS.one('{id}'), COLLECTS],
  ['DELETE', RELEASE_PATHS.one('{id}'), COLLECTS],
  ['POST', RELEASE_PATHS.items('{id}'), COLLECTS],
  ['PUT', RELEASE_PATHS.item('{id}', '{item}'), COLLECTS],
  ['DELETE', RELEASE_PATHS.item('{id}', '{item}'), COLLECTS],
  ['POST', RELEASE_PATHS.approval('{id}'), COLLECTS],
  ['POST', RELEASE_PATHS.cancel('{id}'), COLLECTS],
  ['POST', RELEASE_PATHS.publish('{id}'), refused('publishes many records', 'publish')],
  ['POST', RELEASE_PATHS.undo('{id}'), refused('replaces many published records', 'publish')],
]

const TRANSLATION_WRITES: readonly Row[] = [
  ['POST', TRANSLATION_PATHS.suggestions, READS],
  ['POST', TRANSLATION_PATHS.machine, allowed('suggests a text; changes no content', 'edit')],
  ['POST', TRANSLATION_PATHS.machineUnchecked, READS],
  ['POST', TRANSLATION_PATHS.machineChecked, allowed('marks a text as checked; changes no content')],
  ['PUT', TRANSLATION_PATHS.assignments, allowed('assigns work; changes no content', 'edit')],
]

const MEDIA_WRITES: readonly Row[] = [
  ['POST', STAFF_PATHS.mediaUploads, allowed('prepares an upload', 'edit')],
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
  ['POST', INBOX_PATHS.replies('{form}', '{id}'), REPLIES],
  ['POST', INBOX_PATHS.resendReply('{form}', '{id}', '{reply}'), REPLIES],
  ['POST', INBOX_PATHS.notifyParticipants('{event}'), refused('mails all participants', 'publish')],
  ['PUT', INBOX_PATHS.checkIn('{event}', '{id}'), SORTS],
  ['POST', INBOX_PATHS.estimateMessage('{id}'), allowed('same as a form submission', 'edit')],
  ['POST', MAIL_PATHS.preview('{mail}'), READS],
  ['POST', MAIL_PATHS.sample('{mail}'), allowed('mails the caller only')],
]

const PEOPLE_WRITES: readonly Row[] = [
  ['POST', NEWSLETTER_PATHS.export, READS],
  ['POST', NEWSLETTER_PATHS.import, refused('subscribes or mails many people', 'edit')],
  ['POST', NEWSLETTER_PATHS.unsubscribe, allowed('consent withdrawals are immediate', 'edit')],
  ['POST', NEWSLETTER_PATHS.lift, refused('mails suppressed addresses again', 'edit')],
  ['POST', NEWSLETTER_PATHS.resend, allowed('resends a failed mail', 'edit')],
  ['POST', INBOX_PATHS.person, READS],
  ['POST', INBOX_PATHS.exportPerson, READS],
  ['POST', INBOX_PATHS.erasePerson, allowed('a second person confirms the erasure', 'delete')],
  ['POST', INBOX_PATHS.confirmErasure('{id}'), refused('deletes permanently', 'delete')],
  ['DELETE', INBOX_PATHS.erasureRequest('{id}'), allowed('withdraws; nothing is deleted', 'delete')],
  ['POST', INBOX_PATHS.restrictPerson, refused('hides or shows submissions for all staff', 'edit')],
]

export const WRITE_ROWS: readonly Route<WriteApproval>[] = [
  ...ACCOUNT_WRITES,
  ...CONTENT_WRITES,
  ...WORKFLOW_WRITES,
  ...RELEASE_WRITES,
  ...TRANSLATION_WRITES,
  ...MEDIA_WRITES,
  ...INBOX_WRITES,
  ...PEOPLE_WRITES,
].map(([method, path, endpoint]) => ({ method, path, endpoint }))

const find = router(WRITE_ROWS)

/** Undefined for reads, and for writes without a row, which are refused. */
export const writeApproval = ({ method, path, call }: Route): WriteApproval | undefined =>
  call === undefined ? find(method, path)?.endpoint : DECLARED[call]
