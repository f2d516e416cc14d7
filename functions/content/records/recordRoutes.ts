import { recordCallsOf, type ApiScreen, type RecordCall } from '@flou/shared/content/routing/apiRoutes.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import type { MessageCode } from '@flou/shared/messages.ts'
import { AppError } from '../../appError.ts'
import { endpoint } from '../../http/endpoint.ts'
import type { Route } from '../../http/router.ts'
import { readSnapshot } from '../../store/read/snapshot.ts'
import { createRecord } from '../../store/write/createRecord.ts'
import { discardDraft, saveDraft } from '../../store/write/saveDraft.ts'
import {
  repeatable,
  storedRecord,
  trashRecord,
  untrashRecord,
  updateRecord,
} from '../../store/write/saveRecord.ts'
import { answerBatch } from '../batch/answerBatch.ts'
import { answerRecords } from '../batch/answerRecords.ts'
import { order } from './orderHandle.ts'
import { STATE_HANDLES } from './stateHandles.ts'
import { answerReceipt, renderAgain } from '../publishing/receiptAnswers.ts'
import { TYPE_HOOKS } from '../../operations/hooks/hooksByType.ts'
import { answerList } from '../../http/records/answerList.ts'
import { answerRecord, answerWrite } from '../../http/records/answerRecord.ts'
import { changeOf } from '../../http/records/operationContext.ts'
import { requireHolder } from '../../operations/records/requireParentRecord.ts'
import { hookContext, prepare } from '../../operations/input/prepare.ts'
import {
  idOf,
  requireParent,
  snapshotFor,
  submittedBody,
  submittedVersion,
  type Handle,
  type RecordScreen,
} from '../../http/records/submitted.ts'
import { usageOf } from '../../operations/usage.ts'
import { answerVersion, answerVersions, restoredContent } from '../../http/records/answerVersions.ts'

const read: Handle = async (call, { type }) => {
  const snapshot = await readSnapshot(call.services.table, type, { id: idOf(call) })
  if (!snapshot) throw new AppError('not_found')
  requireParent(call, type, snapshot.fields)
  return { data: answerRecord(type, storedRecord(snapshot)) }
}

const list: Handle = async (call, { type, registry }) =>
  answerList(call, { type, registry, parentId: type.parent && (await requireHolder(call, type.parent.type)) })

const create: Handle = async (call, { type, registry, service }) => {
  if (type.parent) await requireHolder(call, type.parent.type)
  const body = submittedBody(call, type)
  const content = await prepare({ type, body }, hookContext(call, registry))
  const data = await answerWrite(type, createRecord(changeOf(call, service), type, content))
  return { data, status: 201, message: 'saved' }
}

/** Stores what the body says over the version that it names. */
const storing =
  (store: typeof updateRecord | typeof saveDraft, message: MessageCode): Handle =>
  async (call, screen) => {
    const { type, registry, service } = screen
    const version = submittedVersion(call.body)
    const change = changeOf(call, service)
    const write = repeatable(change, async () => {
      const before = await snapshotFor(call, screen)
      if (before.version !== version) throw new AppError('record_changed', { data: storedRecord(before) })
      const body = submittedBody(call, type)
      const content = await prepare({ type, body, before }, hookContext(call, registry))
      return store(change, type, { before, ...content })
    })
    return { data: await answerWrite(type, write), message }
  }

const throwDraftAway: Handle = async (call, screen) => {
  const { type, service } = screen
  const change = changeOf(call, service)
  const write = repeatable(change, async () => discardDraft(change, type, await snapshotFor(call, screen)))
  return { data: await answerWrite(type, write), message: 'draftDiscarded' }
}

const remove: Handle = async (call, screen) => {
  const { type, registry, service } = screen
  const change = changeOf(call, service)
  const { table } = call.services
  const data = await repeatable(change, async () => {
    const before = await snapshotFor(call, screen)
    const usage = await usageOf(`${type.key}#${before.id}`, { table, registry, language: call.language })
    if (usage.length > 0) throw new AppError('in_use', { data: usage })
    const extra = await TYPE_HOOKS[type.key]?.beforeTrash?.({ ...hookContext(call, registry), before })
    return trashRecord(change, type, { before, ...extra })
  })
  return { data: answerRecord(type, data), message: 'deleted' }
}

const restore: Handle = async (call, screen) => {
  const { type, service } = screen
  const change = changeOf(call, service)
  const write = repeatable(change, async () => {
    const before = await snapshotFor(call, screen, true)
    return untrashRecord(change, type, { before })
  })
  return { data: await answerWrite(type, write), message: 'restored' }
}

const restoreVersion: Handle = async (call, screen) => {
  const { type, registry, service } = screen
  const change = changeOf(call, service)
  const write = repeatable(change, async () => {
    const before = await snapshotFor(call, screen)
    const body = await restoredContent(call, type, before)
    const content = await prepare({ type, body, before }, hookContext(call, registry))
    return updateRecord(change, type, { before, ...content, action: 'restore' })
  })
  return { data: await answerWrite(type, write), message: 'restored' }
}

const HANDLES = {
  list,
  order,
  create,
  read,
  update: storing(updateRecord, 'updated'),
  delete: remove,
  saveDraft: storing(saveDraft, 'draftSaved'),
  discardDraft: throwDraftAway,
  usage: async (call, { type, registry }) => {
    const { table } = call.services
    return { data: await usageOf(`${type.key}#${idOf(call)}`, { table, registry, language: call.language }) }
  },
  restore,
  versions: (call, { type }) => answerVersions(call, type, idOf(call)),
  version: (call, { type }) => answerVersion(call, type, idOf(call)),
  restoreVersion,
  ...STATE_HANDLES,
  receipt: (call, { type }) => answerReceipt(call, type, idOf(call)),
  renderAgain: (call, { type }) => renderAgain(call, type, idOf(call)),
  records: answerRecords,
  batch: answerBatch,
} satisfies Record<RecordCall, Handle>

const WITH_BODY: ReadonlySet<RecordCall> = new Set(['create', 'update', 'saveDraft', 'order', 'batch'])

/** The routes of a screen of records (docs/architecture.md). */
export const recordRoutes = ({ area, path }: ApiScreen, type: ContentType, registry: Registry): Route[] =>
  recordCallsOf(type).map(({ name, method, suffix }) => {
    const screen: RecordScreen = { type, registry, service: area.key, permission: area.permission }
    return {
      method,
      path: path + suffix,
      endpoint: endpoint({
        permission: area.permission,
        ...(WITH_BODY.has(name) && { input: requireObject }),
        handle: (call) => HANDLES[name](call, screen),
      }),
    }
  })

/** A JSON object; the type's own schema is applied once the stored record is known. */
export function requireObject(body: unknown): Record<string, unknown> {
  if (typeof body === 'object' && body !== null && !Array.isArray(body))
    return body as Record<string, unknown> // just checked
  throw new AppError('bad_request')
}
