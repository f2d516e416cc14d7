import type { StoredRecord } from '@flou/shared/api.ts'
import { sectionCallsOf, type ApiScreen, type SectionCall } from '@flou/shared/content/routing/apiRoutes.ts'
import type { Section } from '@flou/shared/content/define.ts'
import { initialOf } from '@flou/shared/content/values/initial.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import type { MessageCode } from '@flou/shared/messages.ts'
import type { Call, Endpoint } from '../../http/call.ts'
import { endpoint, requireId } from '../../http/endpoint.ts'
import { answerOutcome, answerRecord } from '../../http/records/answerRecord.ts'
import { answerVersion, answerVersions, versionOf } from '../../http/records/answerVersions.ts'
import { operationContext, readerOf } from '../../http/records/operationContext.ts'
import { requireObject, submittedVersion, versionIn, type StaffCall } from '../../http/records/submitted.ts'
import type { Route } from '../../http/router.ts'
import type { Operation } from '../../operations/operation.ts'
import { performNoting } from '../../operations/perform.ts'
import { confirmTranslationOperation } from '../../operations/records/moveRecord.ts'
import { recordFor } from '../../operations/records/ownText.ts'
import { requireRecord, type Place } from '../../operations/records/place.ts'
import {
  discardDraftOperation,
  restoreVersionOperation,
  saveDraftOperation,
  updateOperation,
} from '../../operations/records/writeContent.ts'
import type { Table } from '../../store/dynamo/table.ts'
import { readSnapshot } from '../../store/read/snapshot.ts'
import type { Snapshot } from '../../store/writeContext.ts'
import { answerReceipt, renderAgain } from '../receiptAnswers.ts'
import { sectionStart } from './sectionStart.ts'

/** A section as a call finds it: of an area (id 0), or below a record. */
interface SectionScreen {
  place: Place<Section>
  registry: Registry
  service: string
}
type Handle = (call: StaffCall, screen: SectionScreen) => ReturnType<Endpoint>

/** A section that was never saved: what its form starts with, at version 0. */
const unsaved = async (table: Table, { type, id }: Place<Section>, now: Date) => {
  const start = { ...initialOf(type.shape, now), ...(await sectionStart(table, type)) }
  // nobody has created or changed it
  return { ...start, id, recordVersion: 0, state: 'draft' } as unknown as StoredRecord
}

const read: Handle = async (call, { place }) => {
  const { table, now } = call.services
  const { type, id } = place
  const record = await recordFor(readerOf(call), type, { id, snapshot: readSnapshot(table, type, place) })
  return { data: answerRecord(type, record ?? (await unsaved(table, place, now()))) }
}

/** A handler that performs the operation made of its call, and answers the section. */
const performing =
  <B extends Snapshot | undefined, P>(
    operationOf: (place: Place<Section>, call: StaffCall) => Operation<B, P, StoredRecord>,
    messageOf: (call: StaffCall) => MessageCode,
  ): Handle =>
  async (call, { place, registry, service }) => {
    const write = performNoting(operationOf(place, call), operationContext(call, service, registry))
    return answerOutcome(place.type, write, { message: messageOf(call) })
  }

/** The body, and the version that it names. */
const submitted = ({ body }: StaffCall) => ({ body, version: submittedVersion(body) })

const HANDLERS = {
  read,
  update: performing(
    (place, call) => updateOperation(place, submitted(call)),
    ({ body }) => (submittedVersion(body) === 0 ? 'saved' : 'updated'),
  ),
  saveDraft: performing(
    (place, call) => saveDraftOperation(place, submitted(call)),
    () => 'draftSaved',
  ),
  discardDraft: performing(
    (place, call) => discardDraftOperation(place, versionIn(call)),
    () => 'draftDiscarded',
  ),
  checked: performing(
    (place, call) =>
      confirmTranslationOperation(place, { text: call.query['text'], version: versionIn(call) }),
    () => 'translationChecked',
  ),
  restoreVersion: performing(
    (place, call) => restoreVersionOperation(place, { from: versionOf(call) }),
    () => 'restored',
  ),
  versions: (call, { place: { type, id } }) => answerVersions(call, type, id),
  version: (call, { place: { type, id } }) => answerVersion(call, type, id),
  receipt: (call, { place: { type, id } }) => answerReceipt(call, type, id),
  renderAgain: (call, { place: { type, id } }) => renderAgain(call, type, id),
} satisfies Record<SectionCall, Handle>

/** Id of the record below which the section is, 0 for a section of an area. Throws `not_found`. */
async function idBelow({ services, parameters }: Call, { below }: Section): Promise<number> {
  if (below === undefined) return 0
  const id = requireId(parameters['parentId'])
  await requireRecord(services, below, id)
  return id
}

/** The routes of a section (docs/architecture.md). */
export const sectionRoutes = (
  { area, screen: { alsoPermission }, path }: ApiScreen,
  section: Section,
  registry: Registry,
): Route[] =>
  sectionCallsOf(section).map(({ name, method, suffix }) => ({
    method,
    path: path + suffix,
    call: name,
    endpoint: endpoint({
      permission: area.permission,
      ...(alsoPermission && { alsoPermission }),
      ...((name === 'update' || name === 'saveDraft') && {
        input: requireObject,
        bodyLimit: 'content' as const,
      }),
      handle: async (call) => {
        const place = { type: section, id: await idBelow(call, section), permission: area.permission }
        return HANDLERS[name](call, { place, registry, service: area.key })
      },
    }),
  }))
