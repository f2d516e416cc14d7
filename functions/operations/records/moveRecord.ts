import type { ContentType } from '@flou/shared/content/define.ts'
import type { StoredRecord } from '@flou/shared/api.ts'
import { AppError } from '../../appError.ts'
import { confirmTranslation } from '../../store/write/confirmTranslation.ts'
import { releaseRecord } from '../../store/write/releaseRecord.ts'
import { trashRecord, untrashRecord } from '../../store/write/saveRecord.ts'
import type { Content, Snapshot } from '../../store/writeContext.ts'
import { HOOKS_BY_TYPE } from '../hooks/hooksByType.ts'
import type { Operation } from '../operation.ts'
import { usageOf } from '../usage.ts'
import { earlierRecord, noEarlierAnswer, readRecord, requireContent, type Place } from './place.ts'
import { purgeTrashed } from './purgeTrashed.ts'

type RecordPlace = Place<ContentType>
type MoveOperation<P = undefined> = Operation<Snapshot, P, StoredRecord>

/** Types that visitors never see can be neither published nor unpublished. */
function requirePublic({ internal }: ContentType): void {
  if (internal) throw new AppError('forbidden')
}

/** Shows a record to visitors, or takes it away from them. */
export const releaseOperation = (
  place: RecordPlace,
  { isPublished, version }: { isPublished: boolean; version: number | undefined },
): MoveOperation => ({
  name: isPublished ? 'publish' : 'unpublish',
  permission: place.permission,
  version,
  read: async (context) => {
    requirePublic(place.type)
    return readRecord(context, place)
  },
  prepare: () => undefined,
  commit: (context, before) => releaseRecord(context, place.type, { before, isPublished }),
  earlierAnswer: earlierRecord,
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
    return (await HOOKS_BY_TYPE[place.type.key]?.beforeTrash?.({ ...context, before })) ?? {}
  },
  commit: (context, before, extra) => trashRecord(context, place.type, { before, ...extra }),
  earlierAnswer: earlierRecord,
})

/** Brings a record back from the trash. */
export const restoreOperation = (place: RecordPlace, version: number | undefined): MoveOperation => ({
  name: 'restore',
  permission: place.permission,
  version,
  read: (context) => readRecord(context, place, { trashed: true }),
  prepare: () => undefined,
  commit: (context, before) => untrashRecord(context, place.type, { before }),
  earlierAnswer: earlierRecord,
})

/** Deletes a record in the trash for good. */
export const purgeOperation = (
  place: RecordPlace,
  version: number | undefined,
): Operation<Snapshot, undefined, { id: number }> => ({
  name: 'purge',
  permission: place.permission,
  version,
  read: (context) => readRecord(context, place, { trashed: true }),
  prepare: () => undefined,
  commit: async (context, before) => {
    await purgeTrashed(context, place.type, before)
    return { id: before.id }
  },
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
