import { recordCallsOf, type ApiScreen, type RecordCall } from '@flou/shared/content/routing/apiRoutes.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { isDraftable } from '@flou/shared/content/visibility.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import { AppError } from '../errors.ts'
import type { Call } from '../http/call.ts'
import { endpoint } from '../http/endpoint.ts'
import { answerList } from '../http/records/answerList.ts'
import { answerPending, toApiRecord } from '../http/records/answerRecord.ts'
import { answerVersion, answerVersions, versionOf } from '../http/records/answerVersions.ts'
import { operationContext, policiesOf, readerOf } from '../http/records/operationContext.ts'
import { recordExport } from '../http/records/recordExport.ts'
import {
  idOf,
  parentIdOf,
  requireObject,
  bodyVersion,
  queryVersion,
  type ContentCall,
} from '../http/records/requestValues.ts'
import type { Route } from '../http/router.ts'
import type { TextAuthorsItem } from '../operations/approvalGate.ts'
import { performWithOutcome } from '../operations/perform.ts'
import {
  confirmTranslationOperation,
  purgeOperation,
  restoreOperation,
  trashOperation,
} from '../operations/records/moveRecord.ts'
import { publicationOperation } from '../operations/records/publishRecord.ts'
import { assertParentMatches, requireParentRecord } from '../operations/records/contentTarget.ts'
import { discardDraftOperation, saveDraftOperation } from '../operations/records/draftContent.ts'
import {
  createOperation,
  duplicateOperation,
  restoreRevisionOperation,
  updateOperation,
} from '../operations/records/writeContent.ts'
import { answerUsages } from '../http/records/answerUsages.ts'
import { scheduleOperation } from '../operations/records/plannedTimes.ts'
import type { RecordItem } from '../store/storedItems.ts'
import { authorIndex } from '../store/items/filters.ts'
import { keys } from '../store/keys.ts'
import { listCounts } from '../store/read/list/listCounts.ts'
import { readSnapshot } from '../store/read/snapshot.ts'
import { answerRecords } from './answerRecords.ts'
import { answerOrder } from './answerOrder.ts'
import { listTarget, type Handle, type ScreenFeatures, recordTarget, operationHandler } from './screen.ts'

const read: Handle = async (call, { type }) => {
  const [item, authors] = (call.alongside ?? []) as [RecordItem?, TextAuthorsItem?]
  const id = idOf(call)
  const snapshot = readSnapshot(call.services.table, type, { id, read: { item } })
  const { approval } = policiesOf(call)
  const record = await approval.recordFor(readerOf(call), type, { id, snapshot, authors: { item: authors } })
  if (!record) throw new AppError('not_found')
  assertParentMatches({ type, parentId: parentIdOf(call, type) }, record)
  return { data: toApiRecord(call, type, record) }
}

const list: Handle = async (call, screen) => {
  const target = listTarget(call, screen)
  await requireParentRecord(call.services, target)
  return answerList(call, { ...screen, parentId: target.parentId })
}

const bodyAndVersion = ({ body }: ContentCall) => ({ body, version: bodyVersion(body) })

const purge: Handle = async (call, screen) => {
  const operation = purgeOperation(recordTarget(call, screen), queryVersion(call))
  const outcome = await performWithOutcome(operation, operationContext(call, screen.service, screen.registry))
  return outcome.isPending
    ? answerPending(outcome.changeRequest)
    : { data: outcome.result, message: 'purged' }
}

const isDraft = ({ body }: ContentCall): boolean => body.state === 'draft'

const saveDraft = operationHandler((target, call) => saveDraftOperation(target, bodyAndVersion(call)), {
  message: 'draftSaved',
})

const save = operationHandler(
  (target, call, { features }) =>
    features.confirmingPrices(updateOperation(target, bodyAndVersion(call)), call),
  { message: 'updated' },
)

const isRestoredAsDraft = ({ query }: ContentCall): boolean => query.as === 'draft'

const HANDLERS = {
  list,
  read,
  purge,
  order: answerOrder,
  create: operationHandler((target, { body }) => createOperation(target, { body }), {
    message: (call) => (isDraft(call) ? 'draftSaved' : 'saved'),
    status: 201,
    targetOf: listTarget,
  }),
  update: (call, screen) => (isDraft(call) && isDraftable(screen.type) ? saveDraft : save)(call, screen),
  delete: operationHandler((target, call) => trashOperation(target, queryVersion(call)), {
    message: 'deleted',
  }),
  saveDraft,
  discardDraft: operationHandler((target, call) => discardDraftOperation(target, queryVersion(call)), {
    message: 'draftDiscarded',
  }),
  restore: operationHandler(
    (target, call) => restoreOperation(target, queryVersion(call), { isDraft: isRestoredAsDraft(call) }),
    { message: (call) => (isRestoredAsDraft(call) ? 'restoredAsDraft' : 'restored') },
  ),
  restoreVersion: operationHandler(
    (target, call) =>
      restoreRevisionOperation(target, { from: versionOf(call), version: queryVersion(call) }),
    { message: 'restored' },
  ),
  publish: operationHandler(
    (target, call) =>
      publicationOperation(target, {
        isPublished: true,
        version: queryVersion(call),
        onlyIn: call.query.onlyIn,
      }),
    {
      message: 'published',
    },
  ),
  unpublish: operationHandler(
    (target, call) => publicationOperation(target, { isPublished: false, version: queryVersion(call) }),
    { message: 'unpublished' },
  ),
  duplicate: operationHandler((target) => duplicateOperation(target), { message: 'duplicated', status: 201 }),
  checked: operationHandler(
    (target, call) =>
      confirmTranslationOperation(target, { text: call.query.text, version: queryVersion(call) }),
    { message: 'translationChecked' },
  ),
  schedule: operationHandler(
    (target, call) => scheduleOperation(target, { body: call.body, version: queryVersion(call) }),
    {
      message: 'scheduled',
    },
  ),
  usage: (call, { type, registry }) => answerUsages(call, registry, `${type.key}#${idOf(call)}`),
  counts: async (call, { type }) => {
    const { table, now } = call.services
    return { data: await listCounts(table, type, { parentId: parentIdOf(call, type), now: now() }) }
  },
  authors: async (call, { type }) => {
    const { authorsIn } = await import('../store/read/list/filtered.ts')
    return { data: await authorsIn(call.services.table, authorIndex(type, parentIdOf(call, type))) }
  },
  export: (call, { type, service }) =>
    recordExport(call, {
      service,
      entity: type.key,
      subject: type.plural,
      after: { query: String(call.body.query).slice(0, LIMITS.viewSearch) },
    }),
  versions: (call, { type }) => answerVersions(call, type, idOf(call)),
  version: (call, { type }) => answerVersion(call, type, idOf(call)),
  publishStatus: (call, { type, features }) => features.answerPublishStatus(call, type, idOf(call)),
  renderAgain: (call, { type, features }) => features.renderAgain(call, type, idOf(call)),
  records: answerRecords,
  batch: async (...call) => (await import('./answerBatch.ts')).answerBatch(...call),
} satisfies Record<RecordCall, Handle>

const WITH_BODY: ReadonlySet<RecordCall> = new Set([
  'create',
  'update',
  'saveDraft',
  'schedule',
  'order',
  'batch',
  'export',
])

export const recordRoutes = (
  { area, screen: { alsoPermission }, path }: ApiScreen,
  type: ContentType,
  { registry, features }: { registry: Registry; features: ScreenFeatures },
): Route[] =>
  recordCallsOf(type).map(({ name, method, suffix }) => {
    const screen = { type, registry, features, service: area.key, permission: area.permission }
    return {
      method,
      path: path + suffix,
      call: name,
      endpoint: endpoint({
        permission: area.permission,
        ...(alsoPermission && { alsoPermission }),
        ...(name === 'read' && {
          alongside: (call: Call) => [
            keys.live(type.key, idOf(call)),
            policiesOf(call).approval.textAuthorsKey(type, idOf(call)),
          ],
        }),
        ...(WITH_BODY.has(name) && { input: requireObject, bodyLimit: 'content' as const }),
        handle: (call) => HANDLERS[name](call, screen),
      }),
    }
  })
