import type { StoredRecord } from '@flou/shared/api.ts'
import { media, mediaFolder } from '@flou/shared/content/types/media.ts'
import type { ReferenceKey } from '@flou/shared/content/values/references.ts'
import { AppError, invalidFields } from '../../core/errors.ts'
import { keys } from '../../core/store/keys.ts'
import type { MediaFields } from '../../core/store/read/publicMedia.ts'
import { createRecord } from '../../core/store/write/createRecord.ts'
import { trashRecord, untrashRecord, updateRecord } from '../../core/store/write/saveRecord.ts'
import type { Content, Snapshot, Values } from '../../core/store/writeContext.ts'
import { runRestoreHook, runSaveHook, runTrashHook } from '../../core/operations/hooks/runHooks.ts'
import type { Operation, OperationContext } from '../../core/operations/operation.ts'
import { MANAGE_MEDIA } from '../../core/operations/permission.ts'
import { toMoveRequest } from '../../core/operations/records/moveRecord.ts'
import { earlierRecord, readRecord, type ContentTarget } from '../../core/operations/records/contentTarget.ts'
import { usageOf } from '../../core/operations/usage.ts'
import { fileTarget, toFileStoreRequest } from './fileOperations.ts'
import { folderKeyOf, requireValidParent } from './folders.ts'
import { withUniqueHash } from './hash.ts'

async function restoredContent(context: OperationContext, before: Snapshot): Promise<Content> {
  const { folderId = 0 }: MediaFields = before.fields
  const folder = folderId > 0 ? await context.table.get(keys.live(mediaFolder.key, folderId)) : undefined
  const isThere = folder !== undefined && folder.state !== 'trashed'
  const fields = await withUniqueHash(context, before.id, before.fields)
  const restored = { ...fields, folderId: isThere ? folderId : 0 }
  return runRestoreHook(context, media, { ...before, fields: restored })
}

export const restoreTrashedFileOperation = (id: number): Operation<Snapshot, Content, StoredRecord> => ({
  name: 'restore',
  permission: MANAGE_MEDIA,
  read: (context) => readRecord(context, fileTarget(id), { trashed: true }),
  prepare: restoredContent,
  commit: (context, before, { fields, ...extra }) =>
    untrashRecord(context, media, { before: { ...before, fields }, ...extra }),
  toChangeRequest: (before) => toMoveRequest(fileTarget(id), 'restore', before),
  earlierResult: earlierRecord,
})

interface FolderName {
  name: string
  parentId: number
}

const folderTarget = (id: number): ContentTarget<typeof mediaFolder> => ({
  type: mediaFolder,
  id,
  permission: MANAGE_MEDIA,
})

const folderFields = ({ name, parentId }: FolderName): Values => ({
  name,
  parentId,
  place: folderKeyOf(parentId, name),
})

/** Reports a taken unique key at `Name`: the form has no such field. */
function nameTaken(error: unknown): never {
  const isTaken = error instanceof AppError && error.fields?.Place !== undefined
  throw isTaken ? invalidFields({ Name: 'taken' }) : error
}

export const createFolderOperation = (folder: FolderName): Operation<undefined, Content, StoredRecord> => ({
  name: 'createFolder',
  permission: MANAGE_MEDIA,
  read: () => Promise.resolve(undefined),
  prepare: async (context) => {
    await requireValidParent(context.table, folder.parentId)
    return runSaveHook(context, mediaFolder, { fields: folderFields(folder) })
  },
  commit: (context, _, content) => createRecord(context, mediaFolder, content).catch(nameTaken),
  earlierResult: earlierRecord,
})

export const updateFolderOperation = (
  { id, version }: { id: number; version: number },
  folder: FolderName,
): Operation<Snapshot, Content, StoredRecord> => ({
  name: 'changeFolder',
  permission: MANAGE_MEDIA,
  version,
  read: (context) => readRecord(context, folderTarget(id)),
  prepare: async (context, before) => {
    await requireValidParent(context.table, folder.parentId, id)
    return runSaveHook(context, mediaFolder, { fields: folderFields(folder), before })
  },
  commit: (context, before, content) =>
    updateRecord(context, mediaFolder, { before, ...content }).catch(nameTaken),
  toChangeRequest: (_, { fields }) => toFileStoreRequest(folderTarget(id), fields),
  earlierResult: earlierRecord,
})

/** Moves an empty folder to the trash. Throws `in_use` with its contents. */
export const deleteFolderOperation = (
  id: number,
): Operation<Snapshot, Pick<Content, 'extraItems'>, StoredRecord> => ({
  name: 'trash',
  permission: MANAGE_MEDIA,
  read: (context) => readRecord(context, folderTarget(id)),
  prepare: async (context, before) => {
    const contents = await usageOf(`${mediaFolder.key}#${id}` satisfies ReferenceKey, context)
    if (contents.length > 0) throw new AppError('in_use', { message: 'folderNotEmpty', data: contents })
    return runTrashHook(context, mediaFolder, before)
  },
  commit: (context, before, extra) => trashRecord(context, mediaFolder, { before, ...extra }),
  toChangeRequest: (before) => toMoveRequest(folderTarget(id), 'trash', before),
  earlierResult: earlierRecord,
})
