import type { StoredRecord } from '@flou/shared/api.ts'
import { media, mediaFolder } from '@flou/shared/content/types/media.ts'
import type { ReferenceKey } from '@flou/shared/content/values/references.ts'
import { AppError, invalidFields } from '../../appError.ts'
import { keys } from '../../store/keys.ts'
import { createRecord } from '../../store/write/createRecord.ts'
import { trashRecord, untrashRecord, updateRecord } from '../../store/write/saveRecord.ts'
import type { Snapshot, Values, WriteContext } from '../../store/writeContext.ts'
import type { Operation } from '../operation.ts'
import { MANAGE_MEDIA } from '../permission.ts'
import { earlierRecord, readRecord, type Place } from '../records/place.ts'
import { usageOf } from '../usage.ts'
import { filePlace } from './changeFile.ts'
import { placeOf, requirePlace } from './folders.ts'
import { withFreeHash } from './hash.ts'

/** A file comes back to where it was; to the top where its folder is gone, and beside the same file uploaded since. */
async function returnedFields(context: WriteContext, before: Snapshot): Promise<Values> {
  const folderId = Number(before.fields['folderId'] ?? 0)
  const folder = folderId > 0 ? await context.table.get(keys.live(mediaFolder.key, folderId)) : undefined
  const isThere = folder !== undefined && folder['state'] !== 'trashed'
  const fields = await withFreeHash(context, before.id, before.fields)
  return { ...fields, folderId: isThere ? folderId : 0 }
}

/** A file back from the trash. */
export const restoreTrashedFileOperation = (id: number): Operation<Snapshot, Values, StoredRecord> => ({
  name: 'restore',
  permission: MANAGE_MEDIA,
  read: (context) => readRecord(context, filePlace(id), { trashed: true }),
  prepare: returnedFields,
  commit: (context, before, fields) => untrashRecord(context, media, { before: { ...before, fields } }),
  earlierAnswer: earlierRecord,
})

/** Where a folder is, and what it is called. */
interface FolderName {
  name: string
  parentId: number
}

const folderPlace = (id: number): Place<typeof mediaFolder> => ({
  type: mediaFolder,
  id,
  permission: MANAGE_MEDIA,
})

const folderFields = ({ name, parentId }: FolderName): Values => ({
  name,
  parentId,
  place: placeOf(parentId, name),
})

/** A name that is taken is a wrong name: the form has no field "place". */
function nameTaken(error: unknown): never {
  const isTaken = error instanceof AppError && error.fields?.['Place'] !== undefined
  throw isTaken ? invalidFields({ Name: 'taken' }) : error
}

/** A new folder. */
export const createFolderOperation = (folder: FolderName): Operation<undefined, Values, StoredRecord> => ({
  name: 'createFolder',
  permission: MANAGE_MEDIA,
  read: () => Promise.resolve(undefined),
  prepare: async (context) => {
    await requirePlace(context.table, folder.parentId)
    return folderFields(folder)
  },
  commit: (context, _, fields) => createRecord(context, mediaFolder, { fields }).catch(nameTaken),
  earlierAnswer: earlierRecord,
})

/** A folder renamed or moved: one record, whatever is in it. */
export const changeFolderOperation = (
  { id, version }: { id: number; version: number },
  folder: FolderName,
): Operation<Snapshot, Values, StoredRecord> => ({
  name: 'changeFolder',
  permission: MANAGE_MEDIA,
  version,
  read: (context) => readRecord(context, folderPlace(id)),
  prepare: async (context) => {
    await requirePlace(context.table, folder.parentId, id)
    return folderFields(folder)
  },
  commit: (context, before, fields) =>
    updateRecord(context, mediaFolder, { before, fields }).catch(nameTaken),
  earlierAnswer: earlierRecord,
})

/** A folder in the trash. Throws `in_use` with what is in it. */
export const deleteFolderOperation = (id: number): Operation<Snapshot, undefined, StoredRecord> => ({
  name: 'trash',
  permission: MANAGE_MEDIA,
  read: (context) => readRecord(context, folderPlace(id)),
  prepare: async (context) => {
    const inside = await usageOf(`${mediaFolder.key}#${id}` satisfies ReferenceKey, context)
    if (inside.length > 0) throw new AppError('in_use', { message: 'folderNotEmpty', data: inside })
    return undefined
  },
  commit: (context, before) => trashRecord(context, mediaFolder, { before }),
  earlierAnswer: earlierRecord,
})
