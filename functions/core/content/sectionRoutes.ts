import type { StoredRecord } from '@flou/shared/api.ts'
import { sectionCallsOf, type ApiScreen, type SectionCall } from '@flou/shared/content/routing/apiRoutes.ts'
import type { Section } from '@flou/shared/content/define.ts'
import { initialOf } from '@flou/shared/content/values/initial.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import type { MessageCode } from '@flou/shared/texts/messages.ts'
import type { Call, Endpoint } from '../http/call.ts'
import { endpoint, requireId } from '../http/endpoint.ts'
import { answerOutcome, toApiRecord } from '../http/records/answerRecord.ts'
import { answerVersion, answerVersions, versionOf } from '../http/records/answerVersions.ts'
import { operationContext, policiesOf, readerOf } from '../http/records/operationContext.ts'
import { requireObject, bodyVersion, queryVersion, type ContentCall } from '../http/records/requestValues.ts'
import type { Route } from '../http/router.ts'
import type { Operation } from '../operations/operation.ts'
import { scheduleOperation } from '../operations/records/plannedTimes.ts'
import { performWithOutcome } from '../operations/perform.ts'
import { confirmTranslationOperation } from '../operations/records/moveRecord.ts'
import { requireRecord, type ContentTarget } from '../operations/records/contentTarget.ts'
import { discardDraftOperation, saveDraftOperation } from '../operations/records/draftContent.ts'
import { restoreRevisionOperation, updateOperation } from '../operations/records/writeContent.ts'
import type { Table } from '../store/dynamo/table.ts'
import { readSnapshot } from '../store/read/snapshot.ts'
import type { Snapshot } from '../store/writeContext.ts'
import type { ScreenFeatures } from './screen.ts'

interface SectionScreen {
  target: ContentTarget<Section>
  registry: Registry
  features: Pick<ScreenFeatures, 'answerPublishStatus' | 'renderAgain'>
  service: string
  sectionStart: SectionStart
}
type Handle = (call: ContentCall, screen: SectionScreen) => ReturnType<Endpoint>

/** Returns the initial fields that depend on stored data. */
export type SectionStart = (table: Table, section: Section) => Promise<object>

async function unsaved(call: ContentCall, { target: { type, id }, sectionStart }: SectionScreen) {
  const { table, now } = call.services
  const start = { ...initialOf(type.declaration, now()), ...(await sectionStart(table, type)) }
  return { ...start, id, recordVersion: 0, state: 'draft' } as StoredRecord
}

const read: Handle = async (call, screen) => {
  const { type, id } = screen.target
  const snapshot = readSnapshot(call.services.table, type, screen.target)
  const record = await policiesOf(call).approval.recordFor(readerOf(call), type, { id, snapshot })
  return { data: toApiRecord(call, type, record ?? (await unsaved(call, screen))) }
}

const operationHandler =
  <B extends Snapshot | undefined, P>(
    operationOf: (target: ContentTarget<Section>, call: ContentCall) => Operation<B, P, StoredRecord>,
    messageOf: (call: ContentCall) => MessageCode,
  ): Handle =>
  async (call, { target, registry, service }) => {
    const write = performWithOutcome(operationOf(target, call), operationContext(call, service, registry))
    return answerOutcome(call, { type: target.type, write, message: messageOf(call) })
  }

const bodyAndVersion = ({ body }: ContentCall) => ({ body, version: bodyVersion(body) })

const HANDLERS = {
  read,
  update: operationHandler(
    (target, call) => updateOperation(target, bodyAndVersion(call)),
    ({ body }) => (bodyVersion(body) === 0 ? 'saved' : 'updated'),
  ),
  saveDraft: operationHandler(
    (target, call) => saveDraftOperation(target, bodyAndVersion(call)),
    () => 'draftSaved',
  ),
  discardDraft: operationHandler(
    (target, call) => discardDraftOperation(target, queryVersion(call)),
    () => 'draftDiscarded',
  ),
  checked: operationHandler(
    (target, call) =>
      confirmTranslationOperation(target, { text: call.query.text, version: queryVersion(call) }),
    () => 'translationChecked',
  ),
  schedule: operationHandler(
    (target, call) => scheduleOperation(target, { body: call.body, version: queryVersion(call) }),
    () => 'scheduled',
  ),
  restoreVersion: operationHandler(
    (target, call) => restoreRevisionOperation(target, { from: versionOf(call) }),
    () => 'restored',
  ),
  versions: (call, { target: { type, id } }) => answerVersions(call, type, id),
  version: (call, { target: { type, id } }) => answerVersion(call, type, id),
  publishStatus: (call, { target: { type, id }, features }) => features.answerPublishStatus(call, type, id),
  renderAgain: (call, { target: { type, id }, features }) => features.renderAgain(call, type, id),
} satisfies Record<SectionCall, Handle>

async function idBelow({ services, parameters }: Call, { below }: Section): Promise<number> {
  if (below === undefined) return 0
  const id = requireId(parameters.parentId)
  await requireRecord(services, below, id)
  return id
}

export const sectionRoutes = (
  { area, screen: { alsoPermission }, path }: ApiScreen,
  section: Section,
  { registry, features, sectionStart }: Pick<SectionScreen, 'registry' | 'features' | 'sectionStart'>,
): Route[] =>
  sectionCallsOf(section).map(({ name, method, suffix }) => ({
    method,
    path: path + suffix,
    call: name,
    endpoint: endpoint({
      permission: area.permission,
      ...(alsoPermission && { alsoPermission }),
      ...((name === 'update' || name === 'saveDraft' || name === 'schedule') && {
        input: requireObject,
        bodyLimit: 'content' as const,
      }),
      handle: async (call) => {
        const target = { type: section, id: await idBelow(call, section), permission: area.permission }
        return HANDLERS[name](call, { target, registry, features, service: area.key, sectionStart })
      },
    }),
  }))
