import type { ContentType } from '@flou/shared/content/define.ts'
import { isDraftable, releaseOf, withRelease } from '@flou/shared/content/release.ts'
import type { StoredRecord } from '@flou/shared/api.ts'
import { AppError } from '../../appError.ts'
import { latestRevision, withoutDraft } from '../../store/items/draft.ts'
import { storedRecord } from '../../store/read/snapshot.ts'
import { confirmTranslation } from '../../store/write/confirmTranslation.ts'
import { releasedFields, releaseRecord } from '../../store/write/releaseRecord.ts'
import { trashRecord, untrashRecord } from '../../store/write/saveRecord.ts'
import type { Content, Snapshot } from '../../store/writeContext.ts'
import { passPurge, passRestore, passSave, passTrash } from '../hooks/runHooks.ts'
import { requireComplete } from '../input/prepare.ts'
import type { Proposal } from '../proposal.ts'
import type { Operation } from '../operation.ts'
import { permissionKeys } from '../permission.ts'
import { requireReferences, requireRestorable } from '../references.ts'
import { holdersOfTrashed, usageOf } from '../usage.ts'
import { isSwitched } from './copyOf.ts'
import { earlierRecord, noEarlierAnswer, readRecord, requireContent, shownNow, type Place } from './place.ts'
import { earlierRecordOf, submittedFields } from './ownText.ts'
import { keepAside, storing } from './unseen.ts'
import { purgeTrashed } from './purgeTrashed.ts'

type RecordPlace = Place<ContentType>
type MoveOperation<P = undefined> = Operation<Snapshot, P, StoredRecord>

/** Types that visitors never see can be neither published nor unpublished. */
function requirePublic({ internal }: ContentType): void {
  if (internal) throw new AppError('forbidden')
}

type MoveCommand = 'publish' | 'unpublish' | 'trash' | 'restore' | 'purge'

/** What an approver is asked for: a record shown, hidden, trashed, brought back or deleted. */
export const moving = (
  { type, id, parentId, permission }: RecordPlace,
  name: MoveCommand,
  { fields }: Pick<Snapshot, 'fields'>,
): Proposal => ({ type, id, parentId, permission: permissionKeys(permission), command: { name, fields } })

/** Shows a record to visitors, which must be complete for that (decision 47), or takes it away from them. */
export const releaseOperation = (
  place: RecordPlace,
  { isPublished, version }: { isPublished: boolean; version: number | undefined },
): MoveOperation<Content> => ({
  name: isPublished ? 'publish' : 'unpublish',
  permission: place.permission,
  version,
  read: async (context) => {
    requirePublic(place.type)
    return readRecord(context, place)
  },
  prepare: async (context, before) => {
    const { type } = place
    const submitted = isPublished ? await submittedFields(context, place) : undefined
    const latest = { ...latestRevision(before), ...(submitted && { fields: submitted }) }
    const fields = submitted ? withRelease(type, submitted, true) : releasedFields(type, before, isPublished)
    if (isPublished) {
      await requireComplete(type, latest, context)
      await requireReferences(context, type, fields)
    }
    // what is published replaces what visitors see; what is withdrawn is the same content as before
    const replaced = isPublished ? shownNow(type, before) : latestRevision(before)
    return passSave(context, type, { fields, before: replaced })
  },
  commit: (context, before, content) =>
    releaseRecord(context, place.type, { before, isPublished, ...content }),
  proposal: (_, content) =>
    isPublished ? storing(place, content, { state: 'published' }) : moving(place, 'unpublish', content),
  stage: (context, before, content) =>
    isPublished ? keepAside(context, place, { before, ...content }) : Promise.resolve(storedRecord(before)),
  ...(isPublished && {
    shows: (before: Snapshot, { fields }: Content) => {
      const { type } = place
      return { type, live: shownNow(type, before)?.fields, fields }
    },
    isPendingIn: ({ live }: StoredRecord) => live !== undefined,
    subject: place,
  }),
  earlierAnswer: (context) => earlierRecordOf(context, place),
})

/** Puts a record into the trash (decision 23). Throws `in_use` with the places that use it. */
export const trashOperation = (
  place: RecordPlace,
  version: number | undefined,
): MoveOperation<Pick<Content, 'extraItems'>> => ({
  name: 'trash',
  permission: place.permission,
  version,
  read: (context) => readRecord(context, place),
  prepare: async (context, before) => {
    const usage = await usageOf(`${place.type.key}#${before.id}`, context)
    if (usage.length > 0) throw new AppError('in_use', { data: usage })
    return passTrash(context, place.type, before)
  },
  commit: (context, before, extra) => trashRecord(context, place.type, { before, ...extra }),
  proposal: (before) => moving(place, 'trash', latestRevision(before)),
  earlierAnswer: earlierRecord,
})

/**
 * Brings a record back from the trash. One that visitors would see needs everything it names; a draft does not.
 * @throws AppError `references_missing`
 */
export const restoreOperation = (
  place: RecordPlace,
  version: number | undefined,
  { isDraft = false } = {},
): MoveOperation<Content> => ({
  name: 'restore',
  permission: place.permission,
  version,
  read: async (context) => {
    const before = await readRecord(context, place, { trashed: true })
    return isDraft ? asUnpublished(place.type, before) : before
  },
  prepare: async (context, before) => {
    const { type } = place
    const isShown = releaseOf(type, { ...before.fields, state: before.stateBefore }) === 'published'
    if (isShown) await requireRestorable(context, type, before.fields)
    return passRestore(context, type, before)
  },
  commit: (context, before, { fields, secrets, extraItems }) =>
    untrashRecord(context, place.type, {
      before: { ...before, fields, ...(secrets && { secrets: { ...before.secrets, ...secrets } }) },
      ...(extraItems && { extraItems }),
    }),
  proposal: (before) => moving(place, 'restore', before),
  isUnseen: () => Promise.resolve(isDraft),
  earlierAnswer: earlierRecord,
})

/** A trashed record with its latest content, to come back unpublished. Throws `bad_request` without drafts. */
function asUnpublished(type: ContentType, before: Snapshot): Snapshot {
  if (!isDraftable(type)) throw new AppError('bad_request', { message: 'noDrafts' })
  const fields = withRelease(type, latestRevision(before).fields, false)
  const stateBefore = isSwitched(type, fields) ? (before.stateBefore ?? 'published') : 'draft'
  return { ...withoutDraft(before), fields, stateBefore }
}

/** Deletes a record in the trash for good. */
export const purgeOperation = (
  place: RecordPlace,
  version: number | undefined,
): Operation<Snapshot, undefined, { id: number }> => ({
  name: 'purge',
  permission: place.permission,
  version,
  read: (context) => readRecord(context, place, { trashed: true }),
  prepare: async (context, before) => {
    const usage = await holdersOfTrashed(context, `${place.type.key}#${before.id}`)
    if (usage.length > 0) throw new AppError('in_use', { data: usage })
    await passPurge(context, place.type, before)
    return undefined
  },
  commit: async (context, before) => {
    await purgeTrashed(context, place.type, before)
    return { id: before.id }
  },
  proposal: (before) => moving(place, 'purge', before),
  earlierAnswer: noEarlierAnswer,
})

/** Takes the marks of a stale translation off a record or section, or off one of its texts. */
export const confirmTranslationOperation = (
  place: Place,
  { text, version }: { text: string | undefined; version: number | undefined },
): MoveOperation => ({
  name: 'confirmTranslation',
  permission: place.permission,
  version,
  read: (context) => requireContent(context, place),
  prepare: () => undefined,
  commit: (context, before) => confirmTranslation(context, place.type, { before, text }),
  earlierAnswer: noEarlierAnswer,
})
