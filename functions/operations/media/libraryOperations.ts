import type { StoredRecord } from '@flou/shared/api.ts'
import { media, mediaFolder } from '@flou/shared/content/types/media.ts'
import type { ReferenceKey } from '@flou/shared/content/values/references.ts'
import { AppError, invalidFields } from '../../appError.ts'
import { keys } from '../../store/keys.ts'
import { createRecord } from '../../store/write/createRecord.ts'
import { trashRecord, untrashRecord, updateRecord } from '../../store/write/saveRecord.ts'
import type { Content, Snapshot, Values } from '../../store/writeContext.ts'
import { passRestore, passSave, passTrash } from '../hooks/runHooks.ts'
import type { Operation, OperationContext } from '../operation.ts'
import { MANAGE_MEDIA } from '../permission.ts'
import { moving } from '../records/moveRecord.ts'
import { earlierRecord, readRecord, type Place } from '../records/place.ts'
import { usageOf } from '../usage.ts'
import { filePlace, storingFields } from './changeFile.ts'
import { placeOf, requirePlace } from './folders.ts'
import { withFreeHash } from './hash.ts'

/** A file comes back to where it was; to the top where its folder is gone, and beside the same file uploaded since. */
async function returnedContent(context: OperationContext, before: Snapshot): Promise<Content> {
  const folderId = Number(before.fields['folderId'] ?? 0)
  const folder = folderId > 0 ? await context.table.get(keys.live(mediaFolder.key, folderId)) : undefined
  const isThere = folder !== undefined && folder['state'] !== 'trashed'
  const fields = await withFreeHash(context, before.id, before.fields)
  const returned = { ...fields, folderId: isThere ? folderId : 0 }
  return passRestore(context, media, { ...before, fields: returned })
}

/** A file back from the trash. */
export const restoreTrashedFileOperation = (id: number): Operation<Snapshot, Content, StoredRecord> => ({
  name: 'restore',
  permission: MANAGE_MEDIA,
  read: (context) => readRecord(context, filePlace(id), { trashed: true }),
  prepare: returnedContent,
  commit: (context, before, { fields, ...extra }) =>
    untrashRecord(context, media, { before: { ...before, fields }, ...extra }),
  proposal: (before) => moving(filePlace(id), 'restore', before),
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
export const createFolderOperation = (folder: FolderName): Operation<undefined, Content, StoredRecord> => ({
  name: 'createFolder',
  permission: MANAGE_MEDIA,
  read: () => Promise.resolve(undefined),
  prepare: async (context) => {
    await requirePlace(context.table, folder.parentId)
    return passSave(context, mediaFolder, { fields: folderFields(folder) })
  },
  commit: (context, _, content) => createRecord(context, mediaFolder, content).catch(nameTaken),
  earlierAnswer: earlierRecord,
})

/** A folder renamed or moved: one record, whatever is in it. */
export const changeFolderOperation = (
  { id, version }: { id: number; version: number },
  folder: FolderName,
): Operation<Snapshot, Content, StoredRecord> => ({
  name: 'changeFolder',
  permission: MANAGE_MEDIA,
  version,
  read: (context) => readRecord(context, folderPlace(id)),
  prepare: async (context, before) => {
    await requirePlace(context.table, folder.parentId, id)
    return passSave(context, mediaFolder, { fields: folderFields(folder), before })
  },
  commit: (context, before, content) =>
    updateRecord(context, mediaFolder, { before, ...content }).catch(nameTaken),
  proposal: (_, { fields }) => storingFields(folderPlace(id), fields),
  earlierAnswer: earlierRecord,
})

/** A folder in the trash. Throws `in_use` with what is in it. */
export const deleteFolderOperation = (
  id: number,
): Operation<Snapshot, Pick<Content, 'extraItems'>, StoredRecord> => ({
  name: 'trash',
  permission: MANAGE_MEDIA,
  read: (context) => readRecord(context, folderPlace(id)),
  prepare: async (context, before) => {
    const inside = await usageOf(`${mediaFolder.key}#${id}` satisfies ReferenceKey, context)
    if (inside.length > 0) throw new AppError('in_use', { message: 'folderNotEmpty', data: inside })
    return passTrash(context, mediaFolder, before)
  },
  commit: (context, before, extra) => trashRecord(context, mediaFolder, { before, ...extra }),
  proposal: (before) => moving(folderPlace(id), 'trash', before),
  earlierAnswer: earlierRecord,
})
