import type { StoredRecord } from '@flou/shared/api.ts'
import type { OnDuplicate } from '@flou/shared/media/media.ts'
import { initialOf } from '@flou/shared/content/values/initial.ts'
import { media } from '@flou/shared/content/types/media.ts'
import { AppError } from '../../core/errors.ts'
import { folderFor, hashOf } from './files/ingest/ingestion.ts'
import { ingestUpload } from './files/ingest/ingestUpload.ts'
import { hasStructure } from './files/fileStructure.ts'
import { requireKind, wrongFile } from './files/requireKind.ts'
import type { MediaStorage } from './files/mediaStorage.ts'
import { createRecord } from '../../core/store/write/createRecord.ts'
import type { Content, WriteContext } from '../../core/store/writeContext.ts'
import { runSaveHook } from '../../core/operations/hooks/runHooks.ts'
import type { Caller, Operation, OperationContext } from '../../core/operations/operation.ts'
import { earlierRecord } from '../../core/operations/records/contentTarget.ts'
import { USE_MEDIA } from './useMedia.ts'
import { copyHash, findFileByHash } from './hash.ts'

/** The prefix contains the owner, so users cannot complete uploads of others. */
export const uploadPrefix = ({ id }: Caller): string => `uploads/${id}-`

export function requireOwnUpload(caller: Caller, key: string): void {
  if (!key.startsWith(uploadPrefix(caller)) || !/^[\w/-]+$/.test(key)) throw wrongFile('fileMissing')
}

/** Returns the inspected upload. Throws `validation_failed` if it is missing or not an accepted file type. */
export async function requireUpload(storage: MediaStorage, key: string) {
  const upload = await storage.peek(key)
  if (!upload) throw wrongFile('fileMissing')
  const mime = requireKind(upload)
  const file = {
    size: upload.size,
    read: (from: number, length: number) => storage.readRange(key, from, length),
  }
  if (!(await hasStructure(mime, file))) throw wrongFile('fileContent')
  return { upload, mime, folder: folderFor(key), hash: hashOf(upload) }
}

interface Upload {
  storage: MediaStorage
  key: string
  name: string
  folderId: number
  onDuplicate: OnDuplicate
}

type IngestResult = { content: Content; own: string } | { existing: StoredRecord }

async function ingest(context: OperationContext, uploadRequest: Upload): Promise<IngestResult> {
  const { storage, key, name, folderId, onDuplicate } = uploadRequest
  const { upload, mime, folder, hash: own } = await requireUpload(storage, key)
  const existing = await findFileByHash(context, own)
  if (existing && onDuplicate !== 'keep') return { existing: resolveDuplicate(existing, onDuplicate) }
  const hash = existing ? copyHash(own, folder) : own
  const file = await ingestUpload({ storage, key, mime, folder, upload })
  const fields = { ...initialOf(media.declaration, context.now), ...file, name, folderId, hash }
  return { content: await runSaveHook(context, media, { fields }), own }
}

/**
 * Leaves the upload in place because the request may be repeated. Throws `duplicate` if `onDuplicate` is
 * `ask`.
 */
function resolveDuplicate(existing: StoredRecord, onDuplicate: OnDuplicate): StoredRecord {
  if (onDuplicate === 'ask') throw new AppError('duplicate', { data: existing })
  return existing
}

async function createFile(
  context: WriteContext,
  uploadRequest: Upload,
  file: IngestResult,
): Promise<StoredRecord> {
  if ('existing' in file) return file.existing
  try {
    const record = await createRecord(context, media, file.content)
    await uploadRequest.storage.remove(uploadRequest.key)
    return record
  } catch (error) {
    const isTaken = error instanceof AppError && error.fields?.Hash !== undefined
    const concurrent = isTaken ? await findFileByHash(context, file.own) : undefined
    if (concurrent) return resolveDuplicate(concurrent, uploadRequest.onDuplicate)
    throw error
  }
}

/** Ingests an upload. Known content returns its record, or throws `duplicate` on request. */
export const ingestUploadOperation = (
  uploadRequest: Upload,
): Operation<undefined, IngestResult, StoredRecord> => ({
  name: 'ingestUpload',
  permission: USE_MEDIA,
  isCostly: true,
  read: () => Promise.resolve(undefined),
  prepare: (context) => {
    requireOwnUpload(context.caller, uploadRequest.key)
    return ingest(context, uploadRequest)
  },
  commit: (context, _, file) => createFile(context, uploadRequest, file),
  earlierResult: earlierRecord,
})
