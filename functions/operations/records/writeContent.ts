import type { AnyType, ContentType } from '@flou/shared/content/define.ts'
import type { StoredRecord } from '@flou/shared/api.ts'
import { isDraftable } from '@flou/shared/content/release.ts'
import { AppError } from '../../appError.ts'
import { latestRevision } from '../../store/items/draft.ts'
import { dataOf } from '../../store/liveItem.ts'
import { getVersion } from '../../store/read/versions.ts'
import { createRecord } from '../../store/write/createRecord.ts'
import { discardDraft, saveDraft } from '../../store/write/saveDraft.ts'
import { updateRecord, type SaveAction } from '../../store/write/saveRecord.ts'
import { saveSection } from '../../store/write/saveSection.ts'
import type { Content, Snapshot, Values } from '../../store/writeContext.ts'
import { prepare } from '../input/prepare.ts'
import type { Operation, OperationContext } from '../operation.ts'
import {
  bodyAt,
  earlierRecord,
  readContent,
  readRecord,
  requireContent,
  requireParentRecord,
  shownNow,
  type Place,
} from './place.ts'
import { discardOwnText, earlierRecordOf, saveOwnText } from './ownText.ts'
import { freeCopy, isSwitched } from './copyOf.ts'
import { createUnseen, keepAside, staysUnseen, storing, type StoreCommand } from './unseen.ts'

/** A submitted body, and the version its author looked at. */
interface Submitted {
  body: Values
  version?: number | undefined
}

type ContentOperation<B extends Snapshot | undefined = Snapshot> = Operation<B, Content, StoredRecord>

/** A new record: published, or with `state: 'draft'` in its body one that may be unfinished (decision 47). */
export const createOperation = (
  place: Place<ContentType>,
  { body }: Submitted,
): ContentOperation<undefined> => ({
  name: 'create',
  permission: place.permission,
  read: async (context) => {
    await requireParentRecord(context, place)
    return undefined
  },
  prepare: async (context) => {
    const isDraft = body['state'] === 'draft'
    if (isDraft) requireDraftable(place.type)
    const content = await prepare({ type: place.type, body: bodyAt(place, body), isDraft }, context)
    return isDraft ? { ...content, state: 'draft' } : content
  },
  commit: (context, _, content) => createRecord(context, place.type, content),
  ...(body['state'] !== 'draft' && {
    shows: (_: undefined, { fields }: Content) => ({ type: place.type, live: undefined, fields }),
  }),
  isUnseen: () => Promise.resolve(body['state'] === 'draft'),
  proposal: (_, content) => storing(place, content, { state: 'published' }),
  stage: isDraftable(place.type)
    ? (context, _, content) => createUnseen(context, place.type, content)
    : undefined,
  isPendingIn: ({ state }) => body['state'] !== 'draft' && state === 'draft',
  earlierAnswer: earlierRecord,
})

/** Throws `bad_request` for types whose records take effect as they are saved. */
function requireDraftable(type: AnyType): void {
  if (!isDraftable(type)) throw new AppError('bad_request', { message: 'noDrafts' })
}

/** A copy of a record, as a draft where its type has no status or switch of its own. Throws `forbidden` for types without copies. */
export const duplicateOperation = (place: Place<ContentType>): ContentOperation => ({
  name: 'duplicate',
  permission: place.permission,
  read: (context) => readRecord(context, place),
  prepare: async (context, before) => {
    const body = await freeCopy(context, place.type, before)
    const content = await prepare({ type: place.type, body }, context)
    const state = before.state === 'draft' || !isSwitched(place.type, body) ? 'draft' : 'published'
    return { ...content, state }
  },
  subject: place,
  commit: (context, _, content) => createRecord(context, place.type, content),
  earlierAnswer: earlierRecord,
})

/** Stores content over `before`, which only a section may lack. */
function store(
  context: OperationContext,
  { type, id }: Place,
  { before, ...content }: Content & { before: Snapshot | undefined; action?: SaveAction },
): Promise<StoredRecord> {
  if (type.single) return saveSection(context, type, { id, before, ...content })
  if (!before) throw new AppError('not_found')
  return updateRecord(context, type, { before, ...content })
}

/** What storing content over a record or section shows to visitors, and where it is kept until that is approved. */
const showing = <B extends Snapshot | undefined>(
  place: Place,
  more: Pick<StoreCommand, 'isRestored'> = {},
): Pick<
  ContentOperation<B>,
  'shows' | 'proposal' | 'stage' | 'isPendingIn' | 'subject' | 'earlierAnswer'
> => ({
  shows: (before, { fields }) => ({ type: place.type, live: shownNow(place.type, before)?.fields, fields }),
  proposal: (_, content) => storing(place, content, more),
  stage: (context, before, content) => keepAside(context, place, { before, ...content }),
  isPendingIn: ({ live }) => live !== undefined,
  subject: place,
  earlierAnswer: (context) => earlierRecordOf(context, place),
})

/** True where a save shows a record to visitors that they did not see: it says `state: 'published'` of one that is a draft. */
const isFirstShown = ({ type }: Place, body: Values, before: Snapshot | undefined): boolean =>
  !type.single && body['state'] === 'published' && before?.state === 'draft'

/** New content of a record or section, which visitors see where it is published, or is published with it. */
export const updateOperation = (
  place: Place,
  { body, version }: Submitted,
): ContentOperation<Snapshot | undefined> => ({
  name: 'update',
  permission: place.permission,
  version,
  read: (context) => readContent(context, place),
  prepare: async (context, before) => {
    const content = await prepare({ type: place.type, body: bodyAt(place, body), before }, context)
    return isFirstShown(place, body, before) ? { ...content, state: 'published' } : content
  },
  commit: (context, before, content) =>
    store(context, place, { before, ...content, action: content.state ? 'publish' : 'update' }),
  ...showing(place),
  isUnseen: (_, before) => Promise.resolve(staysUnseen(place, body, before)),
})

/** Content that visitors do not see until it is published: beside what they see, or of a record that they do not see at all. */
export const saveDraftOperation = (place: Place, { body, version }: Submitted): ContentOperation => ({
  name: 'saveDraft',
  permission: place.permission,
  version,
  read: (context) => requireContent(context, place),
  prepare: (context, before) =>
    prepare(
      { type: place.type, body: bodyAt(place, body), before: latestRevision(before), isDraft: true },
      context,
    ),
  subject: place,
  commit: async (context, before, content) =>
    (await saveOwnText(context, place, { before, ...content })) ??
    saveDraft(context, place.type, { before, ...content }),
  earlierAnswer: earlierRecord,
})

/** Throws a draft away; it stays among the versions. */
export const discardDraftOperation = (
  place: Place,
  version: number | undefined,
): Operation<Snapshot, undefined, StoredRecord> => ({
  name: 'discardDraft',
  permission: place.permission,
  version,
  read: (context) => requireContent(context, place),
  prepare: () => undefined,
  subject: place,
  commit: async (context, before) =>
    (await discardOwnText(context, place, before)) ?? discardDraft(context, place.type, before),
  earlierAnswer: earlierRecord,
})

/** The fields of an earlier version. Throws `not_found`. */
export async function versionFields(
  { table }: Pick<OperationContext, 'table'>,
  type: AnyType,
  version: { id: number; version: number },
): Promise<Values> {
  const item = await getVersion(table, type, version)
  if (!item) throw new AppError('not_found')
  return dataOf(item)
}

/** An earlier version's content again. Passwords stay as they are. */
export const restoreVersionOperation = (
  place: Place,
  { from, version }: { from: number; version?: number | undefined },
): ContentOperation => ({
  name: 'restoreVersion',
  permission: place.permission,
  version,
  read: (context) => requireContent(context, place),
  prepare: async (context, before) => {
    const body = await versionFields(context, place.type, { id: before.id, version: from })
    return prepare({ type: place.type, body, before }, context)
  },
  commit: (context, before, content) => store(context, place, { before, ...content, action: 'restore' }),
  ...showing(place, { isRestored: true }),
})
