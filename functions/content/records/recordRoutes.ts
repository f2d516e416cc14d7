import type { StoredRecord } from '@flou/shared/api.ts'
import { recordCallsOf, type ApiScreen, type RecordCall } from '@flou/shared/content/routing/apiRoutes.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { isDraftable } from '@flou/shared/content/release.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import type { MessageCode } from '@flou/shared/messages.ts'
import { AppError } from '../../appError.ts'
import type { Call } from '../../http/call.ts'
import { endpoint } from '../../http/endpoint.ts'
import { answerList } from '../../http/records/answerList.ts'
import { answerOutcome, answerPending, answerRecord } from '../../http/records/answerRecord.ts'
import { answerVersion, answerVersions, versionOf } from '../../http/records/answerVersions.ts'
import { operationContext, readerOf } from '../../http/records/operationContext.ts'
import {
  idOf,
  parentIdOf,
  requireObject,
  submittedVersion,
  versionIn,
  type StaffCall,
} from '../../http/records/submitted.ts'
import type { Route } from '../../http/router.ts'
import type { Operation } from '../../operations/operation.ts'
import { performNoting } from '../../operations/perform.ts'
import {
  confirmTranslationOperation,
  purgeOperation,
  releaseOperation,
  restoreOperation,
  trashOperation,
} from '../../operations/records/moveRecord.ts'
import { recordFor } from '../../operations/records/ownText.ts'
import { assertParentMatches, requireParentRecord, type Place } from '../../operations/records/place.ts'
import {
  createOperation,
  discardDraftOperation,
  duplicateOperation,
  restoreVersionOperation,
  saveDraftOperation,
  updateOperation,
} from '../../operations/records/writeContent.ts'
import { usageOf } from '../../operations/usage.ts'
import type { Snapshot } from '../../store/writeContext.ts'
import { authorsKey, hasText } from '../../store/changes/waitingText.ts'
import { keys } from '../../store/keys.ts'
import { listCounts } from '../../store/read/list/listCounts.ts'
import { readSnapshot } from '../../store/read/snapshot.ts'
import { answerBatch } from '../batch/answerBatch.ts'
import { confirmationIn, confirmingPrices } from '../pricing/confirmedPrices.ts'
import { answerReceipt, renderAgain } from '../receiptAnswers.ts'
import { answerRecords } from './answerRecords.ts'
import { answerOrder } from './answerOrder.ts'
import { listPlace, type Handle, type RecordScreen } from '../screen.ts'

/** The record that a call names. */
const recordPlace = (call: StaffCall, screen: RecordScreen): Place<ContentType> => ({
  ...listPlace(call, screen),
  id: idOf(call),
})

/** A handler that performs the operation made of its call, and answers the record. */
const performing =
  <B extends Snapshot | undefined, P>(
    operationOf: (place: Place<ContentType>, call: StaffCall) => Operation<B, P, StoredRecord>,
    {
      message,
      status = 200,
      placeOf = recordPlace,
    }: {
      message: MessageCode | ((call: StaffCall) => MessageCode)
      status?: number
      placeOf?: (call: StaffCall, screen: RecordScreen) => Place<ContentType>
    },
  ): Handle =>
  async (call, screen) => {
    const { type, service, registry } = screen
    const operation = operationOf(placeOf(call, screen), call)
    const write = performNoting(operation, operationContext(call, service, registry))
    const done = typeof message === 'function' ? message(call) : message
    return answerOutcome(type, write, { message: done, status })
  }

const read: Handle = async (call, { type }) => {
  const [item, authors] = call.alongside ?? []
  const id = idOf(call)
  const snapshot = readSnapshot(call.services.table, type, { id, read: { item } })
  const isAuthor = hasText(authors, call.caller.id)
  const record = await recordFor(readerOf(call), type, { id, snapshot, hasText: isAuthor })
  if (!record) throw new AppError('not_found')
  assertParentMatches({ type, parentId: parentIdOf(call, type) }, record)
  return { data: answerRecord(type, record) }
}

const list: Handle = async (call, screen) => {
  const place = listPlace(call, screen)
  await requireParentRecord(call.services, place)
  return answerList(call, { ...screen, parentId: place.parentId })
}

/** The body, and the version that it names. */
const submitted = ({ body }: StaffCall) => ({ body, version: submittedVersion(body) })

const purge: Handle = async (call, screen) => {
  const operation = purgeOperation(recordPlace(call, screen), versionIn(call))
  const outcome = await performNoting(operation, operationContext(call, screen.service, screen.registry))
  return outcome.isPending ? answerPending(outcome.change) : { data: outcome.result, message: 'purged' }
}

/** True for a body that is to be kept as a draft, be it sent as a new record or as one that exists. */
const isDraft = ({ body }: StaffCall): boolean => body['state'] === 'draft'

const saveDraft = performing((place, call) => saveDraftOperation(place, submitted(call)), {
  message: 'draftSaved',
})

const save = performing(
  (place, call) =>
    confirmingPrices(updateOperation(place, submitted(call)), {
      id: idOf(call),
      typed: confirmationIn(call),
    }),
  { message: 'updated' },
)

const isRestoredAsDraft = ({ query }: StaffCall): boolean => query['as'] === 'draft'

const HANDLERS = {
  list,
  read,
  purge,
  order: answerOrder,
  create: performing((place, { body }) => createOperation(place, { body }), {
    message: (call) => (isDraft(call) ? 'draftSaved' : 'saved'),
    status: 201,
    placeOf: listPlace,
  }),
  update: (call, screen) => (isDraft(call) && isDraftable(screen.type) ? saveDraft : save)(call, screen),
  delete: performing((place, call) => trashOperation(place, versionIn(call)), { message: 'deleted' }),
  saveDraft,
  discardDraft: performing((place, call) => discardDraftOperation(place, versionIn(call)), {
    message: 'draftDiscarded',
  }),
  restore: performing(
    (place, call) => restoreOperation(place, versionIn(call), { isDraft: isRestoredAsDraft(call) }),
    { message: (call) => (isRestoredAsDraft(call) ? 'restoredAsDraft' : 'restored') },
  ),
  restoreVersion: performing(
    (place, call) => restoreVersionOperation(place, { from: versionOf(call), version: versionIn(call) }),
    { message: 'restored' },
  ),
  publish: performing(
    (place, call) => releaseOperation(place, { isPublished: true, version: versionIn(call) }),
    {
      message: 'published',
    },
  ),
  unpublish: performing(
    (place, call) => releaseOperation(place, { isPublished: false, version: versionIn(call) }),
    { message: 'unpublished' },
  ),
  duplicate: performing((place) => duplicateOperation(place), { message: 'duplicated', status: 201 }),
  checked: performing(
    (place, call) =>
      confirmTranslationOperation(place, { text: call.query['text'], version: versionIn(call) }),
    { message: 'translationChecked' },
  ),
  usage: async (call, { type, registry }) => {
    const { table } = call.services
    return { data: await usageOf(`${type.key}#${idOf(call)}`, { table, registry, language: call.language }) }
  },
  counts: async (call, { type }) => {
    const { table, now } = call.services
    return { data: await listCounts(table, type, { parentId: parentIdOf(call, type), now: now() }) }
  },
  versions: (call, { type }) => answerVersions(call, type, idOf(call)),
  version: (call, { type }) => answerVersion(call, type, idOf(call)),
  receipt: (call, { type }) => answerReceipt(call, type, idOf(call)),
  renderAgain: (call, { type }) => renderAgain(call, type, idOf(call)),
  records: answerRecords,
  batch: answerBatch,
} satisfies Record<RecordCall, Handle>

const WITH_BODY: ReadonlySet<RecordCall> = new Set(['create', 'update', 'saveDraft', 'order', 'batch'])

/** The routes of a screen of records (docs/architecture.md). */
export const recordRoutes = (
  { area, screen: { alsoPermission }, path }: ApiScreen,
  type: ContentType,
  registry: Registry,
): Route[] =>
  recordCallsOf(type).map(({ name, method, suffix }) => {
    const screen: RecordScreen = { type, registry, service: area.key, permission: area.permission }
    return {
      method,
      path: path + suffix,
      call: name,
      endpoint: endpoint({
        permission: area.permission,
        ...(alsoPermission && { alsoPermission }),
        ...(name === 'read' && {
          alongside: (call: Call) => [keys.live(type.key, idOf(call)), authorsKey(type, idOf(call))],
        }),
        ...(WITH_BODY.has(name) && { input: requireObject, bodyLimit: 'content' as const }),
        handle: (call) => HANDLERS[name](call, screen),
      }),
    }
  })
