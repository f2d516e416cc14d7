import { sectionCallsOf, type ApiScreen, type SectionCall } from '@flou/shared/content/routing/apiRoutes.ts'
import type { StoredRecord } from '@flou/shared/api.ts'
import type { Section } from '@flou/shared/content/define.ts'
import { initialOf } from '@flou/shared/content/values/initial.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import type { MessageCode } from '@flou/shared/messages.ts'
import { AppError } from '../../appError.ts'
import type { Call, Caller, Endpoint } from '../../http/call.ts'
import { endpoint } from '../../http/endpoint.ts'
import type { Route } from '../../http/router.ts'
import { readSnapshot } from '../../store/read/snapshot.ts'
import type { Change, Content, Snapshot } from '../../store/write/change.ts'
import { discardDraft, saveDraft } from '../../store/write/saveDraft.ts'
import { checkTranslation, requireVersion } from '../../store/write/checkTranslation.ts'
import { repeatable, storedRecord } from '../../store/write/saveRecord.ts'
import { saveSection, sectionSnapshot } from '../../store/write/saveSection.ts'
import { answerReceipt, renderAgain } from '../publishing/receiptAnswers.ts'
import { answerRecord, answerWrite } from '../../http/records/answerRecord.ts'
import { changeOf } from '../../http/records/operationContext.ts'
import { hookContext, prepare } from '../../operations/input/prepare.ts'
import { requireHolder } from '../../operations/records/requireParentRecord.ts'
import { requireObject } from './recordRoutes.ts'
import { submittedVersion, versionIn } from '../../http/records/submitted.ts'
import { answerVersion, answerVersions, restoredContent } from '../../http/records/answerVersions.ts'

interface SectionScreen {
  section: Section
  /** The record below which the section is; 0 for a section of an area. */
  id: number
  registry: Registry
  service: string
}
type StaffCall = Call & { caller: Caller; body: Record<string, unknown> }
type Handle = (call: StaffCall, screen: SectionScreen) => ReturnType<Endpoint>

/** A section that was never saved: what its form starts with, at version 0. */
const unsaved = ({ section, id }: SectionScreen, now: Date): Record<string, unknown> => ({
  ...initialOf(section.shape, now),
  id,
  version: 0,
  state: 'draft',
})

/** Id of the record below which the section is, 0 for a section of an area. */
const idBelow = async (call: Call, { below }: Section): Promise<number> =>
  below === undefined ? 0 : requireHolder(call, below)

const read: Handle = async ({ services: { table, now } }, screen) => {
  const { section, id } = screen
  const snapshot = await readSnapshot(table, section, { id })
  return { data: snapshot ? answerRecord(section, storedRecord(snapshot)) : unsaved(screen, now()) }
}

/** A section that was saved before. Throws `not_found`. */
async function requireSaved(change: Change, section: Section, id: number): Promise<Snapshot> {
  const before = await sectionSnapshot(change, section, id)
  if (!before) throw new AppError('not_found')
  return before
}

interface Saving extends Content {
  id: number
  /** Absent before the first save. */
  before: Snapshot | undefined
}

/** Stores what the body says over the version that it names. */
const storing =
  (
    store: (change: Change, section: Section, saving: Saving) => Promise<StoredRecord>,
    messageAfter: (version: number) => MessageCode,
  ): Handle =>
  async (call, { section, registry, service, id }) => {
    const version = submittedVersion(call.body)
    const change = changeOf(call, service)
    const write = repeatable(change, async () => {
      const before = await sectionSnapshot(change, section, id)
      if ((before?.version ?? 0) !== version)
        throw new AppError('record_changed', { data: before && storedRecord(before) })
      const content = await prepare({ type: section, body: call.body, before }, hookContext(call, registry))
      return store(change, section, { id, before, ...content })
    })
    return { data: await answerWrite(section, write), message: messageAfter(version) }
  }

function storeDraft(change: Change, section: Section, { before, ...content }: Saving): Promise<StoredRecord> {
  if (!before) throw new AppError('not_found')
  return saveDraft(change, section, { before, ...content })
}

const throwDraftAway: Handle = async (call, { section, service, id }) => {
  const change = changeOf(call, service)
  const write = repeatable(change, async () => {
    const before = await requireSaved(change, section, id)
    requireVersion(before, versionIn(call))
    return discardDraft(change, section, before)
  })
  return { data: await answerWrite(section, write), message: 'draftDiscarded' }
}

const restoreVersion: Handle = async (call, { section, registry, service, id }) => {
  const change = changeOf(call, service)
  const write = repeatable(change, async () => {
    const before = await requireSaved(change, section, id)
    const body = await restoredContent(call, section, before)
    const content = await prepare({ type: section, body, before }, hookContext(call, registry))
    return saveSection(change, section, { id, before, ...content, action: 'restore' })
  })
  return { data: await answerWrite(section, write), message: 'restored' }
}

const checked: Handle = async (call, { section, service, id }) => {
  const change = changeOf(call, service)
  const before = await requireSaved(change, section, id)
  requireVersion(before, versionIn(call))
  const write = checkTranslation(change, section, { before, text: call.query['text'] })
  return { data: await answerWrite(section, write), message: 'translationChecked' }
}

const HANDLES = {
  read,
  update: storing(saveSection, (version) => (version === 0 ? 'saved' : 'updated')),
  saveDraft: storing(storeDraft, () => 'draftSaved'),
  discardDraft: throwDraftAway,
  checked,
  versions: (call, { section, id }) => answerVersions(call, section, id),
  version: (call, { section, id }) => answerVersion(call, section, id),
  restoreVersion,
  receipt: (call, { section, id }) => answerReceipt(call, section, id),
  renderAgain: (call, { section, id }) => renderAgain(call, section, id),
} satisfies Record<SectionCall, Handle>

/** The routes of a section (docs/architecture.md). */
export const sectionRoutes = ({ area, path }: ApiScreen, section: Section, registry: Registry): Route[] =>
  sectionCallsOf(section).map(({ name, method, suffix }) => {
    const screen = { section, registry, service: area.key }
    return {
      method,
      path: path + suffix,
      endpoint: endpoint({
        permission: area.permission,
        ...((name === 'update' || name === 'saveDraft') && { input: requireObject }),
        handle: async (call) => HANDLES[name](call, { ...screen, id: await idBelow(call, section) }),
      }),
    }
  })
